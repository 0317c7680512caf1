import type { ShopResponse } from './fake-shop';

/** A selector with a request. */
export interface Reading {
	store: { name: string };
	selector: string;
	args: unknown[];
	/** Selector that returns the error, and its arguments. */
	error: [selector: string, ...args: unknown[]];
	response: ShopResponse;
}

const row = {
	body: [{ id: 1, name: 'x' }],
	headers: { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' },
};

/** Stores without a public selector for this error. */
const none: Reading['error'] = ['hasStartedResolution', 'nothing'];
const ofOperation = (selector: string): Reading['error'] => ['getPluginsError', selector];
const ofOnboarding = (selector: string): Reading['error'] => ['getOnboardingError', selector];
const onboarding = 'wc/admin/onboarding';
const tasks = { body: [{ id: 'setup', tasks: [{ id: 'tax' }] }] };

/** Every selector with a request: store, selector, arguments, error selector, and a good response. */
const table: [string, string, unknown[], Reading['error'], ShopResponse][] = [
	[
		'wc/admin/reports',
		'getReportItems',
		['orders', {}],
		['getReportItemsError', 'orders', {}],
		row,
	],
	[
		'wc/admin/reports',
		'getReportStats',
		['orders', {}],
		['getReportStatsError', 'orders', {}],
		{ body: { totals: { a: 1 }, intervals: [] } },
	],
	['wc/admin/items', 'getItems', ['products', {}], ['getItemsError', 'products', {}], row],
	[
		'wc/admin/items',
		'getItemsTotalCount',
		['products', {}],
		['getItemsError', 'products', {}],
		row,
	],
	[
		'wc/admin/options',
		'getOption',
		['a'],
		['getOptionsRequestingError', 'a'],
		{ body: { a: 'yes' } },
	],
	[
		'wc/admin/settings',
		'getSettings',
		['general'],
		['getSettingsError', 'general'],
		{ body: [{ id: 'a', value: 1 }] },
	],
	[
		'wc/admin/countries',
		'getCountries',
		[],
		['getCountriesError'],
		{ body: [{ code: 'US', name: 'US', states: [] }] },
	],
	[
		'wc/admin/countries',
		'getCountry',
		['US'],
		['getCountriesError'],
		{ body: [{ code: 'US', name: 'US', states: [] }] },
	],
	['wc/admin/countries', 'getLocales', [], none, { body: { US: {} } }],
	['wc/admin/countries', 'getLocale', ['US'], none, { body: { US: {} } }],
	['wc/admin/notes', 'getNotes', [{}], ['getNotesError', 'getNotes'], row],
	['wc/admin/reviews', 'getReviews', [{}], ['getReviewsError', {}], row],
	['wc/admin/reviews', 'getReviewsTotalCount', [{}], ['getReviewsError', {}], row],
	[
		'wc/admin/import',
		'getImportStatus',
		[{}],
		['getImportError', {}],
		{ body: { is_importing: true } },
	],
	['wc/admin/import', 'getImportTotals', [{}], ['getImportError', {}], { body: { orders: 1 } }],
	[
		'wc/admin/import',
		'getImportBatches',
		[],
		['getImportBatchesError'],
		{ body: { mode: 'scheduled', last_processed_date: '2026-11-20T10:00:00' } },
	],
	['woocommerce-navigation', 'getFavorites', [], none, { body: ['a'] }],
	[
		'wc/payment-gateways',
		'getPaymentGateways',
		[],
		['getPaymentGatewayError', 'getPaymentGateways'],
		{ body: [{ id: 'cod' }] },
	],
	[
		'wc/payment-gateways',
		'getPaymentGateway',
		['cod'],
		['getPaymentGatewayError', 'getPaymentGateway'],
		{ body: { id: 'cod' } },
	],
	['wc/shipping-methods', 'getShippingMethods', [], none, { body: [{ slug: 'a' }] }],
	[
		'wc/admin/plugins',
		'getActivePlugins',
		[],
		ofOperation('getActivePlugins'),
		{ body: { plugins: ['a'] } },
	],
	[
		'wc/admin/plugins',
		'getInstalledPlugins',
		[],
		ofOperation('getInstalledPlugins'),
		{ body: { plugins: ['a'] } },
	],
	[
		'wc/admin/plugins',
		'isJetpackConnected',
		[],
		ofOperation('isJetpackConnected'),
		{ body: { isActive: true } },
	],
	[
		'wc/admin/plugins',
		'getJetpackConnectUrl',
		[{}],
		ofOperation('getJetpackConnectUrl'),
		{ body: { connectAction: 'x' } },
	],
	[
		'wc/admin/plugins',
		'getRecommendedPlugins',
		['payments'],
		ofOperation('getRecommendedPlugins'),
		{ body: [{ id: 'x' }] },
	],
	...(['getFreeExtensions', 'getPaymentGatewaySuggestions', 'getPaymentMethods'] as const).map(
		(selector) =>
			[onboarding, selector, [], ofOnboarding(selector), { body: [1] }] as (typeof table)[number],
	),
	...(['getProfileItems', 'getProductTypes', 'getTasksStatus'] as const).map(
		(selector) =>
			[
				onboarding,
				selector,
				[],
				ofOnboarding(selector),
				{ body: { a: 1 } },
			] as (typeof table)[number],
	),
	[
		onboarding,
		'getEmailPrefill',
		[],
		ofOnboarding('getEmailPrefill'),
		{ body: { email: 'a@b.c' } },
	],
	[onboarding, 'getTaskLists', [], ofOnboarding('getTaskLists'), tasks],
	[onboarding, 'getTaskListsByIds', [['setup']], ofOnboarding('getTaskLists'), tasks],
	[onboarding, 'getTaskList', ['setup'], ofOnboarding('getTaskLists'), tasks],
	[onboarding, 'getTask', ['tax'], ofOnboarding('getTaskLists'), tasks],
	['wc/admin/products', 'getProducts', [{}], ['getProductsError', {}], row],
	['wc/admin/products', 'getProduct', [1], ['getProductError', 1], { body: { id: 1 } }],
	['core', 'getCurrentUser', [], ['getLastEntitySaveError'], { body: { id: 1 } }],
];
/** All readings. */
export const readings: Reading[] = table.map(([store, selector, args, error, response]) => ({
	store: { name: store },
	selector,
	args,
	error,
	response,
}));

/** Selectors of stores without a public selector for their errors. */
export const unkept = table
	.filter(([, , , error]) => error === none)
	.map(([, selector]) => selector);
