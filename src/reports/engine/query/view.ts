import { getFilterQuery } from '@store-analytics/data';
import type { StoreClock } from '@store-analytics/date';
import type { CellTools } from '../definition/cells';
import { seriesOfChoice } from './chosen-series';
import { seriesOf, type Series } from './series';
import type { ReportModel } from '../definition/model';
import { periodOf, type Period } from './period';
import type { Query } from '../../../platform/query';
import { statsRequests, tableRequest, type Params, type StatsRequests } from './requests';
import { noLookup, type OpenedDrillDown, type Lookup } from './lookup';

/** One look at a report: what the address asks, and what is therefore asked of the server. Every panel reads it. */
export interface ReportView {
	readonly model: ReportModel;
	readonly path: string;
	readonly period: Period;
	readonly stats: StatsRequests;
	readonly table: Params;
	readonly tools: CellTools;
	/** See Lookup: panels ask the server for nothing unless it is `ready`. */
	readonly state: Lookup['state'];
	/** What the chart's lines are, when they are not the two periods. */
	readonly series: Series | undefined;
	/** Parameters that a search or comparison in the table leaves in the address. */
	readonly keptParams: Params;
	readonly isComparable: boolean;
	/** What the dropdowns' `showFilters` are given: the query, and flags for what it opens. */
	readonly dropdownQuery: Query;
	/** The table by the columns of another report, when the parts of an opened thing are listed. */
	readonly parts: ReportView | undefined;
}

/** Pure: the same address, definition, clock and lookup give the same requests. */
export function viewOf(
	model: ReportModel,
	path: string,
	tools: CellTools,
	clock: StoreClock,
	lookup: Lookup = noLookup,
): ReportView {
	const { query, settings } = tools;
	const { state, opened } = lookup;
	const period = periodOf(query, settings.defaultDateRange, clock);
	const flag = opened?.drillDown.onlyIf?.flag;
	const dropdownQuery: Query = flag ? { ...query, [flag]: 'true' } : query;
	const filters = filtersOf(model, dropdownQuery, lookup);
	const series = seriesOf(model, query, opened) ?? seriesOfChoice(model, dropdownQuery);
	const view: ReportView = {
		model,
		path,
		period,
		stats: statsRequests(model, period, filters, series?.segmentBy),
		table: tableRequest(model, query, period, filters),
		tools,
		state,
		series,
		keptParams: {},
		isComparable: model.comparison !== undefined,
		dropdownQuery,
		parts: undefined,
	};
	return opened ? { ...view, parts: partsOf(view, filters, opened.model, opened.drillDown) } : view;
}

/** A search leaves only what it found and the thing that it is done in (S5.reports.1). */
function filtersOf(
	{ endpoint, filters: dropdowns, advancedFilters }: ReportModel,
	query: Query,
	{ found, opened }: Lookup,
): Params {
	if (found) return { ...(opened && { [opened.drillDown.param]: opened.drillDown.id }), ...found };
	const filters = dropdowns.filter(({ showFilters }) => showFilters(query));
	return getFilterQuery({
		endpoint,
		query: { ...query, search: undefined },
		filters,
		advancedFilters,
	});
}

function partsOf(
	{ path, period, tools, state, dropdownQuery, model: whole }: ReportView,
	filters: Params,
	model: ReportModel,
	{ param, tableParam = param, id, filter, isComparable }: OpenedDrillDown,
): ReportView {
	const inTable = { ...filters, [param]: undefined, [tableParam]: id };
	return {
		model,
		path,
		period,
		stats: statsRequests({ ...model, charts: [] }, period, inTable),
		table: tableRequest(model, tools.query, period, inTable),
		tools,
		state,
		series: undefined,
		keptParams: { [whole.filterParam ?? 'filter']: filter },
		isComparable: isComparable && model.comparison !== undefined,
		dropdownQuery,
		parts: undefined,
	};
}
