import { render, screen } from '@testing-library/react';
import CurrencyFactory from '@store-analytics/currency';
import { storeClock } from '@store-analytics/date';
import { readSettings } from '../../platform/settings/settings';
import type { Query } from '../../platform/query';
import type { Report } from '../engine/definition/define-report';
import { buildModel } from '../engine/definition/model';
import { viewOf } from '../engine/query/view';
import categories from './categories';
import coupons from './coupons';
import customers from './customers';
import downloads from './downloads';
import orders from './orders';
import products from './products';
import revenue from './revenue';
import stock from './stock';
import taxes from './taxes';
import variations from './variations';

const settings = readSettings({ standsAlone: true });

function viewAt(report: Report, query: Query) {
	const model = buildModel(report, '', settings, { query });
	const tools = { query, settings, currency: CurrencyFactory() };
	return { ...viewOf(model, `/analytics/${report.slug}`, tools, storeClock()), tools };
}

const filtersOf = (report: Report) =>
	Object.keys(buildModel(report, '', settings).advancedFilters.filters);

describe('Filters by dimension', () => {
	// Of each grain a few: the lists themselves follow from the declaration.
	it.each([
		[revenue, ['device', 'status', 'refund_reason'], ['tag', 'product', 'coupon']],
		[orders, ['device', 'customer_type', 'refund_reason'], ['tag', 'brand']],
		[products, ['device', 'tag', 'brand', 'attribute', 'variation'], ['product', 'refund_reason']],
		[variations, ['device', 'tag', 'category', 'product', 'attribute'], ['variation']],
		[categories, ['device', 'tag', 'product', 'tax_class'], ['category', 'coupon']],
		[coupons, ['device', 'billing_country'], ['tag', 'coupon', 'coupon_used', 'refund_reason']],
		[taxes, ['device', 'billing_country', 'coupon_used'], ['tag', 'tax_rate', 'refund_reason']],
		[customers, [], ['device', 'tag']],
		[downloads, [], ['device', 'tag']],
		[stock, [], ['device', 'tag']],
	])('stand on the screen of each report as far as its rows say them: %#', (report, has, lacks) => {
		const offered = filtersOf(report);
		expect(offered).toEqual(expect.arrayContaining(has));
		expect(offered.filter((key) => lacks.includes(key))).toEqual([]);
	});

	it('leave WooCommerce’s own filters of the same names as they are', () => {
		const { filters } = buildModel(variations, '', settings).advancedFilters;
		const componentOf = (key: string) => filters[key]?.input;
		expect(componentOf('attribute')).toMatchObject({ component: 'ProductAttribute' });
		expect(componentOf('category')).toMatchObject({ component: 'Search', type: 'categories' });
		expect(componentOf('tag')).toMatchObject({ component: 'Search', type: 'custom' });
	});

	it('are a choice of Revenue, and none where the shop’s reports do not know them', () => {
		const choices = (of: typeof settings) =>
			buildModel(revenue, '', of).filters.flatMap(({ filters, showFilters }) =>
				showFilters({}) ? filters.map(({ label }) => label) : [],
			);
		expect(choices(settings)).toEqual(['All revenue', 'Advanced filters']);
		expect(choices(readSettings({ adminUrl: '/wp-admin/' }))).toEqual([]);
	});

	it('limit rows, totals and the compared period alike', () => {
		const filters = { tag_is: '7', device_is_not: 'Tablet,~' };
		const view = viewAt(products, { filter: 'advanced', ...filters });
		for (const request of [view.table, view.stats.primary, view.stats.secondary])
			expect(request).toMatchObject({ ...filters, match: 'all' });
		expect(viewAt(products, filters).table).not.toHaveProperty('tag_is');
		const ofVariations = viewAt(variations, { 'filter-variations': 'advanced', ...filters });
		expect(ofVariations.table).toMatchObject(filters);
	});
});

describe('A filtered number of orders', () => {
	/** The address of the orders of a row, if there is a link. */
	function ordersOf(report: Report, row: object, filters: Query) {
		const query = { filter: 'advanced', ...filters };
		const { model, tools } = viewAt(report, query);
		const column = model.columns.find(({ key }) => key === 'orders_count');
		const { unmount } = render(<>{column?.display?.(row, '3', tools)}</>);
		const href = screen.queryByRole('link', { name: '3' })?.getAttribute('href');
		unmount();
		return href === undefined ? href : Object.fromEntries(new URLSearchParams(href ?? ''));
	}

	it('leads to these orders: those with the product that say the same', () => {
		const row = { product_id: 12 };
		expect(ordersOf(products, row, { tag_is: '7', device_is: 'Mobile' })).toMatchObject({
			...{ filter: 'advanced', product_includes: '12', device_is: 'Mobile' },
		});
		expect(ordersOf(products, row, { tag_is: '7' })).not.toHaveProperty('tag_is');
		// Orders does not know which size was chosen, nor "this product, and one of these".
		expect(ordersOf(products, row, { attribute_is: 'pa_size:large' })).toBeUndefined();
		const either = { match: 'any', device_is: 'Mobile', hour_is: '9' };
		expect(ordersOf(products, row, either)).toBeUndefined();
		expect(ordersOf(coupons, { coupon_id: 5 }, { device_is: 'Mobile' })).toMatchObject({
			...{ coupon_includes: '5', device_is: 'Mobile' },
		});
	});

	it('of a day of Revenue leads to that day of Orders with the same filters', () => {
		const row = { date_start: '2026-10-31 00:00:00' };
		const either = { match: 'any', device_is: 'Mobile', refund_reason_is: 'Late' };
		expect(ordersOf(revenue, row, either)).toMatchObject({
			...{ filter: 'advanced', after: '2026-10-31', before: '2026-10-31', ...either },
		});
		expect(ordersOf(revenue, row, {})).not.toHaveProperty('filter');
	});
});
