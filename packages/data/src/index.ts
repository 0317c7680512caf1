export {
	DAY,
	HOUR,
	JETPACK_NAMESPACE,
	MAX_PER_PAGE,
	MINUTE,
	MONTH,
	NAMESPACE,
	QUERY_DEFAULTS,
	SECOND,
	WC_ADMIN_NAMESPACE,
	WCS_NAMESPACE,
	WEEK,
} from './constants';
export { COUNTRIES_STORE_NAME, countriesStore, useCountries } from './countries';
export { EXPORT_STORE_NAME, exportStore } from './export';
export {
	ITEMS_STORE_NAME,
	itemsStore,
	searchItemsByString,
	useItems,
	useLeaderboards,
	type FoundItems,
	type Item,
	type ItemId,
	type StockedProduct,
} from './items';
export {
	hydrateOptions,
	OPTIONS_STORE_NAME,
	optionsStore,
	useOption,
	useOptionsHydration,
	withOptionsHydration,
	type Options,
	type OptionsUpdate,
} from './options';
export {
	getFilterQuery,
	getLeaderboard,
	getReportChartData,
	getReportStatsQuery,
	getReportTableData,
	getReportTableQuery,
	getSummaryNumbers,
	getTooltipValueFormat,
	isEmptyStats,
	REPORTS_STORE_NAME,
	reportsStore,
	useAllReportStats,
	useIndicators,
	useReportItems,
	useReportStats,
	type FilterChoice,
	type ItemOf,
	type LeaderboardData,
	type ReportChartData,
	type ReportFilter,
	type ReportItemsData,
	type ReportItemsReply,
	type ReportReply,
	type ReportRequest,
	type ReportStatsData,
	type ReportStatsReply,
	type ReportTableData,
	type Select,
	type SummaryNumbers,
	type TotalsOf,
} from './reports';
export {
	hydrateSettings,
	SETTINGS_STORE_NAME,
	settingsStore,
	useSettings,
	withSettingsHydration,
	type SettingsControls,
	type SettingValues,
} from './settings';
export {
	ensureUserStore,
	hydrateCurrentUser,
	USER_STORE_NAME,
	useUser,
	useUserPreferences,
	withCurrentUserHydration,
	type Preferences,
	type PreferencesUpdate,
	type UserWithPreferences,
} from './user';
export { OperationError } from './resource';
export type { Loadable } from './resource/use-loadable';
export { hydrate } from './resource/hydrate-page';
export { registerAllStores } from './register-all';
