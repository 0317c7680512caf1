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
/** The most rows per page (S9.shared-settings.3). */
export const MAX_PER_PAGE = 100;

/** Reports that WooCommerce does not have. */
const ownReports: Readonly<Record<string, string>> = {
	'tax-places': '/store-analytics/v1/taxes',
	'tax-orders': '/store-analytics/v1/taxes/orders',
};

const reportPath = (endpoint: string) => ownReports[endpoint] ?? `${NAMESPACE}/reports/${endpoint}`;

/** The paths of all calls of the app, without the API root and without a query (S7.*). */
export const paths = {
	reportItems: (endpoint: string) => reportPath(endpoint),
	reportStats: (endpoint: string) => `${reportPath(endpoint)}/stats`,
	/** Taxes by rate beside those of Revenue, and the orders that cause a difference. */
	taxDifferences: '/store-analytics/v1/taxes/differences',
	reportExport: (type: string) => `${NAMESPACE}/reports/${type}/export`,
	reportExportStatus: (type: string, id: string) =>
		`${NAMESPACE}/reports/${type}/export/${id}/status`,
	/** Numbers by dimensions (docs/query.md). */
	query: '/store-analytics/v1/query',
	/** What single orders say of themselves. */
	orderDimensions: '/store-analytics/v1/orders/dimensions',
	/** Only in the embedded store: keys of programs, and what these asked. */
	programKeys: '/store-analytics/v1/keys',
	programCalls: '/store-analytics/v1/calls',
	/** Only in the embedded store: the state of its sync with the shop. */
	sync: '/store-analytics/sync',
	/** Only in the embedded store: what has happened to its file. */
	damage: '/store-analytics/damage',
	/** Only in the embedded store: today and this month of every shop on the server, and the exchange rates. */
	shops: '/store-analytics/shops',
	/** Only in our plugin: all first responses of a screen. */
	preloadedResponses: `${NAMESPACE}/reports/preloaded-responses`,
	/** Only in our plugin: the store server that responds instead of WooCommerce, and a test of it. */
	storeServer: '/store-analytics/v1/store-server',
	/** Only in our plugin: what agents may do, and below it their calls. */
	agents: '/store-analytics/v1/agents',
	/** Only in our plugin: the export of the shop into a .zip. */
	shopExport: '/store-analytics/v1/export',
	/** Only in our plugin: who serves the reports. */
	servedBy: '/store-analytics/v1/data',
	performanceIndicators: `${NAMESPACE}/reports/performance-indicators`,
	leaderboards: `${NAMESPACE}/leaderboards`,
	importStart: `${NAMESPACE}/reports/import`,
	importStatus: `${NAMESPACE}/reports/import/status`,
	importTotals: `${NAMESPACE}/reports/import/totals`,
	importBatches: `${NAMESPACE}/imports/status`,
	importBatchTrigger: `${NAMESPACE}/imports/trigger`,
	failedImportRetry: `${NAMESPACE}/imports/retry-failed`,
	items: (type: string) => `${NAMESPACE}/${type === 'categories' ? 'products/categories' : type}`,
	/** The refunds of all orders; WooCommerce lists them since 9.0. */
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
