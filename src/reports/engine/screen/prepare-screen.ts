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
	/** The report of a slug that the first one's parts are listed by. */
	readonly load: (slug: string) => Promise<Report | undefined>;
	readonly signal: AbortSignal;
}

/** Prefetches the first requests of an address's screen. Requests that need a search first are left to the screen. */
export async function prepareScreen(report: Report, preparation: Preparation): Promise<void> {
	const { query, path, settings, clock, registry, signal } = preparation;
	const model = buildModel(report, '', settings);
	if (textOf(query, 'search') !== '') return;
	const detail = await detailOf(model, preparation);
	if (signal.aborted) return;
	const tools = { query, settings, currency: CurrencyFactory(settings.currency) };
	const view = viewOf(model, path, tools, clock, detail ? { ...noLookup, detail } : noLookup);
	await prepareReport(registry, queriesOf(view), signal);
}

/** What the address drills down to with the report of its parts, as `useLookup` finds them; undefined when it has none. */
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

/** The requests of a report's panels; those that several share are made once. */
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
