import { registerOnce, typedName } from '../resource';
import { STORE_NAME, store } from './store';

registerOnce(store);

/** Name of the store, for `select` and `dispatch`. */
export const REPORTS_STORE_NAME = typedName(STORE_NAME, store);
export { store as reportsStore } from './store';
export type { ItemOf, ReportItemsReply, ReportReply, ReportStatsReply, TotalsOf } from './store';
export { getFilterQuery, type FilterChoice, type ReportFilter } from './filter-query';
export type { ReportRequest } from './filter-query';
export {
	countReadResponses,
	expectResponses,
	refreshResponses,
	type DatedResponses,
	type PageResponse,
} from './page-responses';
export { forgetReports, prepareReport, type ReportQuery } from './prepare';
export { isEmptyStats } from './stats-pages';
export { areResponsesTrue, areTotalsSame } from './compare-responses';
export {
	useAllReportStats,
	useIndicators,
	useReportItems,
	useReportStats,
	type ReportItemsData,
	type ReportStatsData,
} from './use-reports';
