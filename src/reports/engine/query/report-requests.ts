import { getFilterQuery } from '@store-analytics/data';
import type { Query } from '../../../platform/query';
import type { ReportModel } from '../definition/model';
import { seriesOfChoice } from './chosen-series';
import { noLookup, type Lookup } from './lookup';
import type { RequestDates } from './period';
import { statsRequests, tableRequest, type Params, type StatsRequests } from './requests';
import { seriesOf, type Series } from './series';

/** The requests of a table and of its footer. */
interface TableRequests {
	readonly model: ReportModel;
	readonly stats: StatsRequests;
	readonly table: Params;
}

/** The requests of a report's panels. */
export interface ReportRequests extends TableRequests {
	/** The series of the chart; undefined if they are the two periods. */
	readonly series: Series | undefined;
	/** The argument of the dropdowns' `showFilters`: the query and flags for what it opens. */
	readonly dropdownQuery: Query;
	/** The requests of a table with another report's columns, which lists the parts of a detail. */
	readonly parts: TableRequests | undefined;
}

/** Pure: takes days and interval only from `dates`, which may contain placeholders. */
export function requestsOf(
	model: ReportModel,
	query: Query,
	dates: RequestDates,
	lookup: Lookup = noLookup,
): ReportRequests {
	const { detail } = lookup;
	const flag = detail?.drillDown.onlyIf?.flag;
	const dropdownQuery: Query = flag ? { ...query, [flag]: 'true' } : query;
	const filters = filtersOf(model, dropdownQuery, lookup);
	const series = seriesOf(model, query, detail) ?? seriesOfChoice(model, dropdownQuery);
	return {
		model,
		stats: statsRequests(model, dates, filters, series?.segmentBy),
		table: tableRequest(model, query, dates, filters),
		series,
		dropdownQuery,
		parts: detail && partsOf(detail, query, dates, filters),
	};
}

/** A search restricts requests to its results and to the item of the drill-down (S5.reports.1). */
function filtersOf(
	{ endpoint, filters: dropdowns, advancedFilters, filtersAlways }: ReportModel,
	query: Query,
	{ found, detail, heeded }: Lookup,
): Params {
	if (found) {
		return {
			...(detail && { [detail.drillDown.param]: detail.drillDown.id }),
			...found,
			...heeded,
		};
	}
	const filters = dropdowns.filter(({ showFilters }) => showFilters(query));
	const by = (chosen: Query) =>
		getFilterQuery({ endpoint, query: { ...chosen, search: undefined }, filters, advancedFilters });
	const shown = { ...(filtersAlways && by({ ...query, filter: 'advanced' })), ...by(query) };
	return heeded ? { ...shown, ...heeded } : shown;
}

function partsOf(
	{ drillDown, model }: NonNullable<Lookup['detail']>,
	query: Query,
	dates: RequestDates,
	filters: Params,
): TableRequests {
	const { param, tableParam = param, id } = drillDown;
	const inTable = { ...filters, [param]: undefined, [tableParam]: id };
	return {
		model,
		stats: statsRequests({ ...model, charts: [] }, dates, inTable),
		table: tableRequest(model, query, dates, inTable),
	};
}
