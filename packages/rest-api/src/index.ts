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
export {
	leaderboardRows,
	mergeSections,
	type ArrangedSection,
} from './preferences/overview-preferences';
export {
	addedPreferences,
	columnsPreference,
	comparedColumnsPreference,
	wooCommercePreferences,
} from './preferences/preferences';
export { encodeQuery, requestKey, withQuery, type Query, type QueryValue } from './query';
export {
	isDictionary,
	isStats,
	parseIndicators,
	parseItems,
	parseLeaderboards,
	parseStats,
} from './parse-replies';
export { isFilterName } from './filter-names';
export { intervals } from './report-params';
export type { CommonParams, Ids, Interval } from './report-params';
export { reportRouteNames, reportRoutePaths, type ReportRoute } from './report-routes';
export { isQueried, reportEndpoints } from './report-endpoints';
export type {
	ReportEndpoints,
	ReportItem,
	ReportMetric,
	ReportName,
	ReportOrdering,
	ReportParams,
	ReportRoutes,
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
	TaxPlaceMetric,
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
export {
	isTaxableAmountKnown,
	taxCode,
	taxLineKey,
	variationName,
	type NameSettings,
} from './search/names';
export {
	searchSources,
	type SearchItem,
	type SearchSource,
	type SearchType,
} from './search/sources';
export { inWooCommerceMenu, pluginScreens } from './plugin-screens';
export {
	allShopsScreen,
	analyticsMenu,
	analyticsScreens,
	dataScreen,
	favoritesPreference,
	homeScreen,
	menuIds,
	overviewScreen,
	readFavorites,
	reportPath,
	reportScreen,
	reportScreens,
	settingsScreen,
	type AnalyticsScreen,
	type ReportSlug,
} from './screens';
export {
	euCountries,
	taxSums,
	type TaxDifference,
	type TaxDifferences,
	type TaxGroup,
	type TaxOrderRow,
	type TaxPlaceRow,
	type TaxRegion,
	type TaxSummary,
} from './rows/tax-places';
export { isAtLeast } from './version';
export { webAddress } from './web-address';
export type {
	CollectionProgress,
	DayDifference,
	ExpectedDays,
	NamedDeviation,
	ProvedTotal,
	ShopProblem,
	SyncProof,
	StoreDamage,
	SyncStatus,
} from './sync-status';
export { inSentences } from './client/in-sentences';
export { isReached, syncProblem, syncProblemKinds, type SyncProblemKind } from './sync-problems';
export type { ShopExport } from './shop-export';
export { VIEW_DATA } from './agents';
export type { AgentAccess, AgentCall, AgentCalls, ShopFormats, ViewData } from './agents';
export type { ProgramCall, ProgramKey } from './program-keys';
export type { ServedBy, StoreServerSettings } from './store-server';
export {
	defaultViewOf,
	parseViews,
	viewAddress,
	viewLimits,
	viewName,
	viewsPreference,
	writeViews,
	type SavedView,
} from './preferences/views';
export {
	annotationLimits,
	annotationsPreference,
	annotationText,
	isCalendarDay,
	parseAnnotations,
	writeAnnotations,
	type Annotation,
} from './preferences/annotations';
export {
	isAmount,
	parseTargets,
	targetKey,
	targetLimits,
	targetsPreference,
	targetUnits,
	type Target,
	type TargetUnit,
} from './preferences/targets';
export {
	isRate,
	parseExchangeRates,
	ratesPreference,
	type ExchangeRate,
	type ExchangeRates,
} from './preferences/exchange-rates';
export { shopRangeParams } from './shops';
export type {
	AllShops,
	ListedShop,
	ShopDays,
	ShopInterval,
	ShopTotals,
	ShopNumbers,
	ShopRange,
	ShopSummary,
} from './shops';
export { parsePins, pinKey, pinLimit, pinsPreference, type Pin } from './preferences/pins';
export {
	exportFormats,
	exportRhythms,
	factTableNames,
	type ExportFile,
	type ExportFormat,
	type ExportInfo,
	type ExportPlace,
	type ExportRequest,
	type ExportRhythm,
	type ExportRun,
	type ExportsOverview,
	type ExportState,
	type FactTableName,
	type SavedExport,
} from './exports';
