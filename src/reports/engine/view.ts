import { getFilterQuery } from '@store-analytics/data';
import type { CellTools } from './cells';
import type { ReportModel } from './model';
import { periodOf, type Period } from './period';
import { statsRequests, tableRequest, type Params, type StatsRequests } from './requests';

/** One look at a report: what the address asks, and what is therefore asked of the server. Every panel reads it. */
export interface ReportView {
	readonly model: ReportModel;
	readonly path: string;
	readonly period: Period;
	readonly stats: StatsRequests;
	readonly table: Params;
	readonly tools: CellTools;
}

/** Pure: the same address, definition and day give the same requests. */
export function viewOf(model: ReportModel, path: string, tools: CellTools): ReportView {
	const { query, settings } = tools;
	const period = periodOf(query, settings.defaultDateRange);
	const { endpoint, filters: dropdowns, advancedFilters } = model;
	const filters = getFilterQuery({ endpoint, query, filters: dropdowns, advancedFilters });
	return {
		model,
		path,
		period,
		stats: statsRequests(model, period, filters),
		table: tableRequest(model, query, period, filters),
		tools,
	};
}
