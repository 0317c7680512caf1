import { getFilterQuery } from '@store-analytics/data';
import type { Query } from '../../../platform/query';
import type { ReportModel } from '../definition/model';
import { seriesOfChoice } from './chosen-series';
import { noLookup, type Lookup } from './lookup';
import type { RequestDates } from './period';
import { statsRequests, tableRequest, type Params, type StatsRequests } from './requests';
import { seriesOf, type Series } from './series';

/** The requests of a table and of the numbers under it. */
interface TableRequests {
	readonly model: ReportModel;
	readonly stats: StatsRequests;
	readonly table: Params;
}

/** The requests of a report's panels. */
export interface ReportRequests extends TableRequests {
	/** What the chart's series are, when they are not the two periods. */
	readonly series: Series | undefined;
	/** What the dropdowns' `showFilters` are given: the query, and flags for what it opens. */
	readonly dropdownQuery: Query;
	/** Of the table by the columns of another report, when the parts of a detail are listed. */
	readonly parts: TableRequests | undefined;
}

/** Pure: days and interval are taken from `dates` only, which may hold names in their place. */
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

/** A search limits requests to its results and the item of the drill-down (S5.reports.1). */
function filtersOf(
	{ endpoint, filters: dropdowns, advancedFilters }: ReportModel,
	query: Query,
	{ found, detail }: Lookup,
): Params {
	if (found) return { ...(detail && { [detail.drillDown.param]: detail.drillDown.id }), ...found };
	const filters = dropdowns.filter(({ showFilters }) => showFilters(query));
	return getFilterQuery({
		endpoint,
		query: { ...query, search: undefined },
		filters,
		advancedFilters,
	});
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
