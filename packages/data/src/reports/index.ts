import { registerOnce } from '../resource';
import { store } from './store';

registerOnce(store);

export { STORE_NAME as REPORTS_STORE_NAME, store as reportsStore } from './store';
export type { ItemOf, ReportItemsReply, ReportReply, ReportStatsReply, TotalsOf } from './store';
export { getFilterQuery, type FilterChoice, type ReportFilter } from './filter-query';
export type { ReportRequest } from './filter-query';
export { getReportStatsQuery, getReportTableQuery } from './report-query';
export {
	getLeaderboard,
	getReportChartData,
	getReportTableData,
	getSummaryNumbers,
	getTooltipValueFormat,
	type LeaderboardData,
	type ReportChartData,
	type ReportTableData,
	type Select,
	type SummaryNumbers,
} from './report-helpers';
export { isEmptyStats } from './stats-pages';
export {
	useAllReportStats,
	useIndicators,
	useReportItems,
	useReportStats,
	type ReportItemsData,
	type ReportStatsData,
} from './use-reports';
