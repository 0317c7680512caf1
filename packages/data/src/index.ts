export { COUNTRIES_STORE_NAME, countriesStore, useCountries } from './countries';
export type { Country, Locale, Locales, SettingProperties } from './countries';
export { EXPORT_STORE_NAME, exportStore } from './export';
export {
	IMPORT_STORE_NAME,
	importStore,
	type ImportForm,
	type ImportPeriod,
	type ImportStarted,
} from './import';
export {
	ITEMS_STORE_NAME,
	itemsStore,
	searchItemsByString,
	useCountedItems,
	useItems,
	useLeaderboards,
} from './items';
export type { CountedItems, FoundItems, Item, ItemId, StockedProduct } from './items';
export type * from './notes';
export { hydrateNotes, NOTES_STORE_NAME, notesStore, useNotes } from './notes';
export {
	hydrateOptions,
	OPTIONS_STORE_NAME,
	optionsStore,
	type Options,
	type OptionsUpdate,
} from './options';
export {
	countReadResponses,
	areResponsesTrue,
	areTotalsSame,
	forgetReports,
	getFilterQuery,
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
} from './reports';
export type {
	DatedResponses,
	FilterChoice,
	ItemOf,
	PageResponse,
	ReportFilter,
	ReportItemsData,
	ReportItemsReply,
	ReportQuery,
	ReportReply,
	ReportRequest,
	ReportStatsData,
	ReportStatsReply,
	TotalsOf,
} from './reports';
export { hydrateReviews, REVIEWS_STORE_NAME, reviewsStore, useReviews } from './reviews';
export {
	hydrateSettings,
	SETTINGS_STORE_NAME,
	SettingsError,
	settingsStore,
	type RefusedSetting,
	type SettingValues,
} from './settings';
export type * from './user';
export { hydrateCurrentUser, USER_STORE_NAME, userStore, useUserPreferences } from './user';
export { useRouteArguments } from './route-arguments';
export { syncStore, useStoreDamage, useSyncStatus } from './sync';
export { OperationError, tellOtherTabs } from './resource';
export { useShownResponses, type ShownResponses } from './resource/reading/shown-responses';
export type { Loadable } from './resource/reading/use-loadable';
export { hydrate } from './resource/hydrate-page';

// What our own pages do not call: extensions take it from window.wc.data (compatibility/README.md).
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
} from './compatibility/constants';
export type * from './compatibility/crud';
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
} from './compatibility/crud';
export {
	hydrateNavigation,
	NAVIGATION_STORE_NAME,
	navigationStore,
	withNavigationHydration,
	type MenuItem,
} from './compatibility/navigation';
export type * from './compatibility/note-rules';
export type * from './compatibility/onboarding';
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
} from './compatibility/onboarding';
export { useOption, useOptionsHydration, withOptionsHydration } from './compatibility/options';
export {
	PAYMENT_GATEWAYS_STORE_NAME,
	paymentGatewaysStore,
	type PaymentGateway,
} from './compatibility/payment-gateways';
export type * from './compatibility/plugins';
export {
	hydratePlugins,
	PluginError,
	pluginNames,
	PLUGINS_STORE_NAME,
	pluginsStore,
	withPluginsHydration,
} from './compatibility/plugins';
export { registerAllStores } from './compatibility/register-all';
export {
	getReportStatsQuery,
	getReportTableQuery,
	getLeaderboard,
	getReportChartData,
	getReportTableData,
	getSummaryNumbers,
	getTooltipValueFormat,
} from './compatibility/reports';
export type {
	LeaderboardData,
	ReportChartData,
	ReportTableData,
	Select,
	SummaryNumbers,
} from './compatibility/reports';
export {
	isRestApiError,
	type RestApiError,
	type RestApiErrorData,
} from './compatibility/rest-api-error';
export {
	useSettings,
	withSettingsHydration,
	type SettingsControls,
} from './compatibility/settings';
export {
	SHIPPING_METHODS_STORE_NAME,
	shippingMethodsStore,
	type ShippingMethod,
} from './compatibility/shipping-methods';
export type * from './compatibility/store-members';
export type {
	DispatchFromMap,
	SelectFromMap,
	WPDataActions,
	WPDataSelector,
	WPDataSelectors,
} from './compatibility/store-types';
export type {
	StoresByName,
	WCDataSelector,
	WCDataStoreName,
	WCSelectorType,
} from './compatibility/stores-by-name';
export { useUser, withCurrentUserHydration } from './compatibility/user/use-user';
