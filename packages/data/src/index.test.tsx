import { select, dispatch } from '@wordpress/data';
import * as data from '.';
import { publicStores } from './testing/public-stores';

describe('The package', () => {
	it('[S9.shared-settings.1, S9.shared-settings.2, S9.shared-settings.3] exports the defaults, note types, namespaces and limits that extensions use', () => {
		expect(data.QUERY_DEFAULTS).toEqual({
			pageSize: 25,
			period: 'month',
			compare: 'previous_year',
			noteTypes: ['info', 'marketing', 'survey', 'warning'],
		});
		expect([
			data.NAMESPACE,
			data.WC_ADMIN_NAMESPACE,
			data.JETPACK_NAMESPACE,
			data.WCS_NAMESPACE,
		]).toEqual(['/wc-analytics', '/wc-admin', '/jetpack/v4', '/wc/v1']);
		expect(data.MAX_PER_PAGE).toBe(100);
		expect([data.SECOND, data.MINUTE, data.HOUR, data.DAY, data.WEEK, data.MONTH]).toEqual([
			1000, 60_000, 3_600_000, 86_400_000, 604_800_000, 2_628_000_000,
		]);
	});

	it('names stores so that their rows and totals are typed', () => {
		const stats = select(data.REPORTS_STORE_NAME).getReportStats('revenue', {});
		const netRevenue: number | undefined = stats.data?.totals.net_revenue;
		const items = select(data.REPORTS_STORE_NAME).getReportItems('coupons', {});
		const code: string | undefined = items.data?.[0]?.extended_info?.code;
		const order = select(data.REPORTS_STORE_NAME).getReportItems('orders', {}).data?.[0];
		// @ts-expect-error -- orders have no such column
		const wrong: unknown = order?.nope;
		expect([netRevenue, code, wrong]).toEqual([undefined, undefined, undefined]);
		expect(String(data.REPORTS_STORE_NAME)).toBe('wc/admin/reports');
	});

	it('exports each store as a descriptor too, under the name that extensions import', () => {
		data.registerAllStores();
		const names = Object.entries({
			countriesStore: 'wc/admin/countries',
			experimentalProductAttributesStore: 'wc/admin/products/attributes',
			experimentalProductAttributeTermsStore: 'wc/admin/products/attributes/terms',
			experimentalProductCategoriesStore: 'experimental/wc/admin/products/categories',
			experimentalProductShippingClassesStore: 'experimental/wc/admin/products/shipping-classes',
			experimentalProductTagsStore: 'wc/admin/products/tags',
			experimentalProductVariationsStore: 'wc/admin/products/variations',
			experimentalShippingZonesStore: 'experimental/wc/admin/shipping/zones',
			experimentalTaxClassesStore: 'experimental/wc/admin/tax-classes',
			exportStore: 'wc/admin/export',
			importStore: 'wc/admin/import',
			itemsStore: 'wc/admin/items',
			notesStore: 'wc/admin/notes',
			onboardingStore: 'wc/admin/onboarding',
			optionsStore: 'wc/admin/options',
			ordersStore: 'wc/admin/orders',
			paymentGatewaysStore: 'wc/payment-gateways',
			pluginsStore: 'wc/admin/plugins',
			productsStore: 'wc/admin/products',
			reportsStore: 'wc/admin/reports',
			reviewsStore: 'wc/admin/reviews',
			settingsStore: 'wc/admin/settings',
			shippingMethodsStore: 'wc/shipping-methods',
			userStore: 'core',
		});
		for (const [descriptor, name] of names) {
			expect(data).toHaveProperty(`${descriptor}.name`, name);
		}
		expect(select(data.reportsStore)).toBe(select('wc/admin/reports'));
	});

	it.each([
		[{ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, true],
		[{ code: 'invalid_json', message: 'No JSON' }, true],
		[new Error('Failed to fetch'), false],
		[{ code: 'x' }, false],
		['x', false],
		[null, false],
	])('distinguishes a response of the shop from a fault: %p', (thrown, isResponse) => {
		expect(data.isRestApiError(thrown)).toBe(isResponse);
	});

	it.each(Object.entries(publicStores))(
		'[S1.4] registers %s with the selectors and actions that extensions call',
		(name, { selectors, actions }) => {
			data.registerAllStores();
			expect(Object.keys(select(name))).toEqual(expect.arrayContaining(selectors));
			expect(Object.keys(Object(dispatch(name)))).toEqual(expect.arrayContaining(actions));
		},
	);
});
