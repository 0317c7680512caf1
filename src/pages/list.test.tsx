import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { reportScreens, type AnalyticsScreen } from '@store-analytics/rest-api';
import { readSettings } from '../platform/settings/settings';
import { crumbTitles, listPages, matchPage, mayOpen, type Page } from './list';

const settings = readSettings({ siteTitle: 'Rig' });
const titles = (report: string) => ({ orders: 'Orders', taxes: 'Taxes' })[report];
const open = (path: string) => matchPage(listPages(settings, titles), path);
const page = (path: string, more: Partial<Page> = {}): Page => ({
	path,
	container: () => null,
	breadcrumbs: ['Mine'],
	...more,
});

describe('Pages', () => {
	afterEach(() => {
		removeAllFilters('woocommerce_admin_pages_list', '');
		jest.restoreAllMocks();
	});

	it('[S2.1] match an address exactly', () => {
		expect(open('/analytics/overview')?.page.path).toBe('/analytics/overview');
		expect(open('/analytics/orders')).toMatchObject({
			page: { path: '/analytics/:report' },
			params: { report: 'orders' },
		});
		expect(open('/analytics/orders/')?.params).toEqual({ report: 'orders' });
		expect(open('/analytics')).toBeUndefined();
		expect(open('/analytics/orders/7')).toBeUndefined();
	});

	it('have the titles of their breadcrumbs', () => {
		const found = open('/analytics/orders');
		expect(found && crumbTitles(found)).toEqual(['WooCommerce', 'Analytics', 'Orders']);
	});

	it('of reports have the address, title and menu entry of their report', () => {
		const [taxes, orders]: [AnalyticsScreen, AnalyticsScreen] = [
			reportScreens.taxes,
			reportScreens.orders,
		];
		jest.replaceProperty(taxes, 'capability', 'manage_woocommerce');
		jest.replaceProperty(taxes, 'menu', 'woocommerce');
		const [ofTaxes, ofOrders] = [open('/analytics/taxes'), open(orders.path)];
		const analyst = { view_woocommerce_reports: true };
		expect(ofTaxes && mayOpen(ofTaxes.page, analyst)).toBe(false);
		expect(ofTaxes?.page.wpOpenMenu).toBe('toplevel_page_woocommerce');
		expect(ofTaxes && crumbTitles(ofTaxes)).toEqual(['WooCommerce', 'Taxes']);
		expect(ofOrders && mayOpen(ofOrders.page, analyst)).toBe(true);
		expect(ofOrders?.page.wpOpenMenu).toBe('toplevel_page_wc-admin-path--analytics-overview');
		expect(ofOrders && crumbTitles(ofOrders)).toEqual(['WooCommerce', 'Analytics', 'Orders']);
	});

	it('of extensions’ reports open like Overview', () => {
		const added = open('/analytics/weekdays');
		expect(added?.page).toMatchObject({
			capability: 'view_woocommerce_reports',
			wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview',
		});
	});

	it('of records mark the report that lists them in the menu', () => {
		const pages = listPages(readSettings({ siteTitle: 'Rig', standsAlone: true }), titles);
		const entryOf = (path: string) => matchPage(pages, path)?.page.navArgs?.parentPath;
		expect(entryOf('/orders/7')).toBe('/analytics/orders');
		expect(entryOf('/products/7')).toBe('/analytics/products');
		expect(entryOf('/customers/7')).toBe('/customers');
	});

	it('can come from extensions, before our own', () => {
		addFilter('woocommerce_admin_pages_list', 'shop/page', (list: Page[]) => [
			page('/analytics/orders'),
			...list,
		]);
		expect(open('/analytics/orders')?.page.path).toBe('/analytics/orders');
	});

	it('of extensions win with an exact path; of equal paths the first wins', () => {
		addFilter('woocommerce_admin_pages_list', 'shop/page', (list: Page[]) => [
			...list,
			page('/analytics/conversions'),
			page('/analytics/conversions', { capability: 'manage_options' }),
		]);
		expect(open('/analytics/conversions')).toMatchObject({
			page: { path: '/analytics/conversions', breadcrumbs: ['Mine'] },
			params: {},
		});
		expect(open('/analytics/conversions')?.page.capability).toBeUndefined();
		expect(open('/analytics/orders')?.page.path).toBe('/analytics/:report');
	});

	it('[S6.1] open for users who may see reports', () => {
		const reports = page('/x', { capability: 'view_woocommerce_reports' });
		expect(mayOpen(reports, { view_woocommerce_reports: true })).toBe(true);
		expect(mayOpen(reports, { read: true })).toBe(false);
		expect(mayOpen(page('/x'), { read: true })).toBe(true);
		expect(mayOpen(reports, {})).toBe(true);
	});
});
