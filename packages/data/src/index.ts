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
export type { Country, Locale, Locales, SettingProperties } from './countries';
export {
	EXPERIMENTAL_PRODUCT_ATTRIBUTES_STORE_NAME,
	EXPERIMENTAL_PRODUCT_ATTRIBUTE_TERMS_STORE_NAME,
	EXPERIMENTAL_PRODUCT_CATEGORIES_STORE_NAME,
	EXPERIMENTAL_PRODUCT_SHIPPING_CLASSES_STORE_NAME,
	EXPERIMENTAL_PRODUCT_TAGS_STORE_NAME,
	EXPERIMENTAL_PRODUCT_VARIATIONS_STORE_NAME,
	EXPERIMENTAL_SHIPPING_ZONES_STORE_NAME,
	EXPERIMENTAL_TAX_CLASSES_STORE_NAME,
	experimentalProductAttributesStore,
	experimentalProductAttributeTermsStore,
	experimentalProductCategoriesStore,
	experimentalProductShippingClassesStore,
	experimentalProductTagsStore,
	experimentalProductVariationsStore,
	experimentalShippingZonesStore,
	experimentalTaxClassesStore,
	ORDERS_STORE_NAME,
	ordersStore,
	PRODUCTS_STORE_NAME,
	productsStore,
} from './crud';
export type * from './crud';
export { EXPORT_STORE_NAME, exportStore } from './export';
export { IMPORT_STORE_NAME, importStore } from './import';
export type { ImportForm, ImportPeriod, ImportStarted } from './import';
export {
	ITEMS_STORE_NAME,
	itemsStore,
	searchItemsByString,
	useCountedItems,
	useItems,
	useLeaderboards,
	type CountedItems,
	type FoundItems,
	type Item,
	type ItemId,
	type StockedProduct,
} from './items';
export {
	hydrateNavigation,
	NAVIGATION_STORE_NAME,
	navigationStore,
	withNavigationHydration,
	type MenuItem,
} from './navigation';
export { hydrateNotes, NOTES_STORE_NAME, notesStore, useNotes } from './notes';
export type * from './notes';
export {
	getEmailPrefill,
	getFreeExtensions,
	getOnboardingError,
	getPaymentGatewaySuggestions,
	getProductTypes,
	getProfileItems,
	getTask,
	getTaskList,
	getTaskLists,
	getTaskListsByIds,
	hydrateOnboarding,
	isOnboardingRequesting,
	ONBOARDING_STORE_NAME,
	onboardingStore,
	withOnboardingHydration,
} from './onboarding';
export type * from './onboarding';
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
export { PAYMENT_GATEWAYS_STORE_NAME, paymentGatewaysStore } from './payment-gateways';
export type { PaymentGateway } from './payment-gateways';
export {
	hydratePlugins,
	PluginError,
	pluginNames,
	PLUGINS_STORE_NAME,
	pluginsStore,
	withPluginsHydration,
} from './plugins';
export type * from './plugins';
export {
	countReadResponses,
	areResponsesTrue,
	areTotalsSame,
	forgetReports,
	getFilterQuery,
	getLeaderboard,
	getReportChartData,
	getReportStatsQuery,
	getReportTableData,
	getReportTableQuery,
	getSummaryNumbers,
	getTooltipValueFormat,
	expectResponses,
	isEmptyStats,
	prepareReport,
	refreshResponses,
	REPORTS_STORE_NAME,
	reportsStore,
	useAllReportStats,
	useIndicators,
	useReportItems,
	useReportStats,
	type DatedResponses,
	type FilterChoice,
	type ItemOf,
	type LeaderboardData,
	type PageResponse,
	type ReportChartData,
	type ReportFilter,
	type ReportItemsData,
	type ReportItemsReply,
	type ReportQuery,
	type ReportReply,
	type ReportRequest,
	type ReportStatsData,
	type ReportStatsReply,
	type ReportTableData,
	type Select,
	type SummaryNumbers,
	type TotalsOf,
} from './reports';
export { hydrateReviews, REVIEWS_STORE_NAME, reviewsStore, useReviews } from './reviews';
export {
	hydrateSettings,
	SETTINGS_STORE_NAME,
	SettingsError,
	settingsStore,
	useSettings,
	withSettingsHydration,
	type RefusedSetting,
	type SettingsControls,
	type SettingValues,
} from './settings';
export {
	hydrateCurrentUser,
	USER_STORE_NAME,
	userStore,
	useUser,
	useUserPreferences,
	withCurrentUserHydration,
} from './user';
export type * from './user';
export { syncStore, useSyncStatus } from './sync';
export { SHIPPING_METHODS_STORE_NAME, shippingMethodsStore } from './shipping-methods';
export type { ShippingMethod } from './shipping-methods';
export { isRestApiError, OperationError, tellOtherTabs } from './resource';
export type {
	DispatchFromMap,
	RestApiError,
	RestApiErrorData,
	SelectFromMap,
	WPDataActions,
	WPDataSelector,
	WPDataSelectors,
} from './resource';
export { useShownResponses, type ShownResponses } from './resource/reading/shown-responses';
export type { Loadable } from './resource/reading/use-loadable';
export { hydrate } from './resource/hydrate-page';
export { registerAllStores } from './register-all';
export type {
	StoresByName,
	WCDataSelector,
	WCDataStoreName,
	WCSelectorType,
} from './stores-by-name';
export type * from './store-members';
