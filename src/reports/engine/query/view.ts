import { withoutYear, type StoreClock } from '@store-analytics/date';
import type { CellTools } from '../definition/cells';
import type { ReportModel } from '../definition/model';
import { noLookup, type Lookup } from './lookup';
import { periodOf, requestDates, type Period } from './period';
import { requestsOf, type ReportRequests } from './report-requests';
import type { Params } from './requests';

/** The state of a report: the address and the requests that follow from it. All panels read it. */
export interface ReportView extends ReportRequests {
	readonly path: string;
	readonly period: Period;
	readonly tools: CellTools;
	/** See Lookup: panels send no requests unless it is `ready`. */
	readonly state: Lookup['state'];
	/** Parameters that searches and comparisons in the table keep in the address. */
	readonly keptParams: Params;
	readonly isComparable: boolean;
	readonly parts: ReportView | undefined;
}

/** Pure: depends only on the address, the definition, the clock and the lookup. */
export function viewOf(
	model: ReportModel,
	path: string,
	tools: CellTools,
	clock: StoreClock,
	lookup: Lookup = noLookup,
): ReportView {
	const { query, settings } = tools;
	const period = periodOf(query, settings.defaultDateRange, clock);
	const { parts, ...requests } = requestsOf(model, query, requestDates(period), lookup);
	const view: ReportView = {
		...requests,
		path,
		period,
		tools: period.isThisYear ? withShortDates(tools) : tools,
		state: lookup.state,
		keptParams: {},
		isComparable: model.comparison !== undefined,
		parts: undefined,
	};
	if (!lookup.detail || !parts) return view;
	const { filter, isComparable } = lookup.detail.drillDown;
	return {
		...view,
		parts: {
			...view,
			...parts,
			series: undefined,
			keptParams: { [model.filterParam ?? 'filter']: filter },
			isComparable: isComparable && parts.model.comparison !== undefined,
		},
	};
}

/** Formats of numbers alone have nothing shorter. */
function withShortDates(tools: CellTools): CellTools {
	const { dateFormat } = tools.settings;
	const shortDateFormat = withoutYear(dateFormat);
	return shortDateFormat === dateFormat ? tools : { ...tools, shortDateFormat };
}
