import { itemsStore, prepareReport, type ReportQuery } from '@store-analytics/data';
import CurrencyFactory from '@store-analytics/currency';
import type { StoreClock } from '@store-analytics/date';
import type { useRegistry } from '@wordpress/data';
import type { AppSettings } from '../../../platform/settings/settings';
import type { Report } from '../definition/define-report';
import { buildModel, type ReportModel } from '../definition/model';
import { textOf, type Query } from '../../../platform/query';
import { drillDownOf, noLookup, type Lookup } from '../query/lookup';
import type { ReportRequests } from '../query/report-requests';
import { viewOf } from '../query/view';

interface Preparation {
	readonly query: Query;
	readonly path: string;
	readonly settings: AppSettings;
	readonly clock: StoreClock;
	readonly registry: ReturnType<typeof useRegistry>;
	/** Loads the report that lists the parts of a drill-down. */
	readonly load: (slug: string) => Promise<Report | undefined>;
	readonly signal: AbortSignal;
}

/** Prefetches the first requests of a screen. It skips requests that depend on a search. */
export async function prepareScreen(report: Report, preparation: Preparation): Promise<void> {
	const { query, path, settings, clock, registry, signal } = preparation;
	const model = buildModel(report, '', settings, { query });
	if (textOf(query, 'search') !== '') return;
	const detail = await detailOf(model, preparation);
	if (signal.aborted) return;
	const tools = { query, settings, currency: CurrencyFactory(settings.currency) };
	const view = viewOf(model, path, tools, clock, detail ? { ...noLookup, detail } : noLookup);
	await prepareReport(registry, queriesOf(view), signal);
}

/** Returns the item of the drill-down with the report of its parts, as `useLookup` does; undefined without parts. */
async function detailOf(
	model: ReportModel,
	{ query, settings, registry, load, signal }: Preparation,
): Promise<Lookup['detail']> {
	const drillDown = drillDownOf(model, query);
	if (!drillDown) return undefined;
	const { onlyIf, id } = drillDown;
	if (onlyIf) {
		const items = await registry
			.resolveSelect(itemsStore)
			.getItems(onlyIf.collection, { include: id });
		if (signal.aborted || ![...items.values()].some(onlyIf.test)) return undefined;
	}
	const parts = await load(drillDown.report);
	return parts && { drillDown, model: buildModel(parts, '', settings) };
}

/** Returns the requests of a report's panels, without duplicates. */
export function queriesOf({ model, stats, table, parts }: ReportRequests): ReportQuery[] {
	const below = parts ?? { model, stats, table };
	const statsQuery = ({ statsEndpoint }: ReportModel, query: object): ReportQuery => ({
		kind: 'stats',
		endpoint: statsEndpoint,
		query,
	});
	return [
		...(model.charts.length > 0
			? [stats.primary, stats.secondary].flatMap((query) =>
					query ? [statsQuery(model, query)] : [],
				)
			: []),
		statsQuery(below.model, below.stats.primary),
		{
			kind: below.model.rows === 'items' ? 'items' : 'stats',
			endpoint: below.model.endpoint,
			query: below.table,
		},
	];
}
