/** REST namespace of the reports and everything around them (S9.shared-settings.3). */
export const NAMESPACE = '/wc-analytics';
/** REST namespace of options, plugins and onboarding. */
export const WC_ADMIN_NAMESPACE = '/wc-admin';
/** REST namespace of Jetpack's connection. */
export const JETPACK_NAMESPACE = '/jetpack/v4';
/** REST namespace of WooCommerce Services. */
export const WCS_NAMESPACE = '/wc/v1';
/** REST namespace of the shop's public API. */
export const WC_V3_NAMESPACE = '/wc/v3';
/** REST namespace of WordPress itself. */
export const WP_NAMESPACE = '/wp/v2';
/** The most rows that the API gives in one page (S9.shared-settings.3). */
export const MAX_PER_PAGE = 100;

/** Paths of every call the app makes, without the API root and without a query (S7.*). */
export const paths = {
	reportItems: (endpoint: string) => `${NAMESPACE}/reports/${endpoint}`,
	reportStats: (endpoint: string) => `${NAMESPACE}/reports/${endpoint}/stats`,
	reportExport: (type: string) => `${NAMESPACE}/reports/${type}/export`,
	reportExportStatus: (type: string, id: string) =>
		`${NAMESPACE}/reports/${type}/export/${id}/status`,
	/** Of the embedded store: how it stands with the shop that it follows. */
	sync: '/store-analytics/sync',
	/** Of the embedded store: today and the month of every shop of the server, and the rates between their currencies. */
	shops: '/store-analytics/shops',
	/** Of our plugin: all that a screen asks first. */
	preloadedResponses: `${NAMESPACE}/reports/preloaded-responses`,
	/** Of our plugin: which store server serves in WooCommerce's place, and a trial of it. */
	storeServer: '/store-analytics/v1/store-server',
	/** Of our plugin: who serves the reports. */
	servedBy: '/store-analytics/v1/data',
	performanceIndicators: `${NAMESPACE}/reports/performance-indicators`,
	leaderboards: `${NAMESPACE}/leaderboards`,
	importStart: `${NAMESPACE}/reports/import`,
	importStatus: `${NAMESPACE}/reports/import/status`,
	importTotals: `${NAMESPACE}/reports/import/totals`,
	importBatches: `${NAMESPACE}/imports/status`,
	importBatchTrigger: `${NAMESPACE}/imports/trigger`,
	items: (type: string) => `${NAMESPACE}/${type === 'categories' ? 'products/categories' : type}`,
	/** What came back of all orders; WooCommerce lists it since 9.0. */
	refunds: `${WC_V3_NAMESPACE}/refunds`,
	product: (id: number) => `${NAMESPACE}/products/${id}`,
	productVariation: (parentId: number, id: number) =>
		`${NAMESPACE}/products/${parentId}/variations/${id}`,
	productVariations: (parentId: number | string) => `${NAMESPACE}/products/${parentId}/variations`,
	attribute: (id: number | string) => `${NAMESPACE}/products/attributes/${id}`,
	attributeTerms: (id: number | string) => `${NAMESPACE}/products/attributes/${id}/terms`,
	options: `${WC_ADMIN_NAMESPACE}/options`,
	settings: (group: string) => `${NAMESPACE}/settings/${group}`,
	settingsBatch: (group: string) => `${NAMESPACE}/settings/${group}/batch`,
	countries: `${NAMESPACE}/data/countries`,
	locales: `${NAMESPACE}/data/countries/locales`,
	currentUser: `${WP_NAMESPACE}/users/me`,
	user: (id: number | string) => `${WP_NAMESPACE}/users/${id}`,
	notes: `${NAMESPACE}/admin/notes`,
	reviews: `${NAMESPACE}/products/reviews`,
	favorites: `${WC_ADMIN_NAMESPACE}/navigation/favorites/me`,
	paymentGateways: `${WC_V3_NAMESPACE}/payment_gateways`,
	plugins: `${WC_ADMIN_NAMESPACE}/plugins`,
	onboarding: `${WC_ADMIN_NAMESPACE}/onboarding`,
	paymentSuggestions: `${WC_ADMIN_NAMESPACE}/payment-gateway-suggestions`,
	shippingPartners: `${WC_ADMIN_NAMESPACE}/shipping-partner-suggestions`,
} as const;
