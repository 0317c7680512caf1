// Registers the store that the helpers read.
import '../../reports';

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
