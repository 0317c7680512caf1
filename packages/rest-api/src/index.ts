export {
	JETPACK_NAMESPACE,
	MAX_PER_PAGE,
	NAMESPACE,
	paths,
	WC_ADMIN_NAMESPACE,
	WC_V3_NAMESPACE,
	WCS_NAMESPACE,
	WP_NAMESPACE,
} from './paths';
export { leaderboardRows, mergeSections, type ArrangedSection } from './overview-preferences';
export { addedPreferences, columnsPreference, wooCommercePreferences } from './preferences';
export { encodeQuery, requestKey, withQuery, type Query, type QueryValue } from './query';
export {
	isDictionary,
	isStats,
	parseIndicators,
	parseItems,
	parseLeaderboards,
	parseStats,
} from './parse-replies';
export { intervals, itemOrderings, statsOrderings } from './report-sorting';
export type {
	CommonParams,
	Ids,
	Interval,
	ReportEndpoints,
	ReportItem,
	ReportMetric,
	ReportName,
	ReportOrdering,
	ReportParams,
	ReportStatsParams,
	ReportTotals,
} from './report-endpoints';
export type {
	CouponMetric,
	CustomerMetric,
	DownloadMetric,
	Metrics,
	OrderMetric,
	ProductMetric,
	Segment,
	Stats,
	StatsInterval,
	StockMetric,
	TaxMetric,
	Totals,
	VariationMetric,
} from './rows/stats';
export type {
	CategoryRow,
	CouponRow,
	CustomerRow,
	DownloadRow,
	Links,
	OrderCustomer,
	OrderDetails,
	OrderRow,
	ProductDetails,
	ProductRow,
	StockRow,
	TaxRow,
	VariationRow,
} from './rows/items';
export type {
	Category,
	Country,
	ExportStarted,
	ImportBatches,
	ImportStatus,
	ImportTotals,
	Leaderboard,
	LeaderboardCell,
	Locale,
	Locales,
	Note,
	NoteAction,
	PerformanceIndicator,
	Product,
	Review,
	Setting,
	SettingProperties,
	User,
} from './rows/shop';
export { taxCode, variationName, type NameSettings } from './search/names';
export {
	searchSources,
	type SearchItem,
	type SearchSource,
	type SearchType,
} from './search/sources';
export {
	analyticsMenu,
	analyticsScreens,
	dataScreen,
	favoritesPreference,
	homeScreen,
	menuIds,
	overviewScreen,
	readFavorites,
	reportScreens,
	settingsScreen,
	type AnalyticsScreen,
	type ReportSlug,
} from './screens';
export { isAtLeast } from './version';
export type {
	CollectionProgress,
	DayDifference,
	ProvedFigure,
	ShopProblem,
	SyncProof,
	SyncStatus,
} from './sync-status';
