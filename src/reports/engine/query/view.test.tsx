import { addFilter, removeFilter } from '@wordpress/hooks';
import CurrencyFactory from '@store-analytics/currency';
import type { StoreClock } from '@store-analytics/date';
import { readSettings } from '../../../platform/settings/settings';
import categories from '../../definitions/categories';
import downloads from '../../definitions/downloads';
import orders from '../../definitions/orders';
import revenue from '../../definitions/revenue';
import stock from '../../definitions/stock';
import { buildModel } from '../definition/model';
import type { Report } from '../definition/define-report';
import { viewOf } from './view';

const october = {
	period: 'custom',
	compare: 'previous_year',
	after: '2026-10-01',
	before: '2026-10-31',
};

const clock: StoreClock = {
	now: new Date('2026-11-20T17:00:00Z'),
	zone: 'America/New_York',
	weekStart: 0,
	locale: 'en',
};

function look(report: Report, query: Record<string, string | string[]>) {
	const settings = readSettings({
		dateFormat: 'F j, Y',
		admin: { orderStatuses: { completed: 'Completed' } },
	});
	const tools = { query, settings, currency: CurrencyFactory() };
	return viewOf(buildModel(report, 'A report', settings), '/analytics/x', tools, clock);
}

describe('The dates of a report', () => {
	it('need no year while the whole range is in the current one', () => {
		const { tools, period } = look(revenue, october);
		expect(tools.shortDateFormat).toBe('M j');
		expect(period.isThisYear).toBe(true);
		const winter = { ...october, after: '2025-12-31', before: '2026-01-31' };
		expect(look(revenue, winter).tools.shortDateFormat).toBeUndefined();
	});
});

describe('The requests of a report', () => {
	it('[S7.reports.1] request the stats of both periods once, with the metrics of chart and footer together', () => {
		const { stats } = look(revenue, october);
		expect(stats.primary).toEqual({
			order: 'asc',
			interval: 'day',
			per_page: 100,
			after: '2026-10-01T00:00:00',
			before: '2026-10-31T23:59:59',
			fields: [
				'gross_sales',
				'refunds',
				'coupons',
				'net_revenue',
				'taxes',
				'shipping',
				'total_sales',
				'orders_count',
			],
		});
		expect(stats.secondary).toMatchObject({
			after: '2025-10-01T00:00:00',
			before: '2025-10-31T23:59:59',
		});
		expect(stats.secondary?.['fields']).toEqual(stats.primary['fields']);
	});

	it('request of the compared period only the numbers of the chart, and the orders and items that explain them', () => {
		const { primary, secondary } = look(orders, october).stats;
		const footer = ['coupons_count', 'products', 'total_customers'];
		expect(primary['fields']).toEqual(expect.arrayContaining(footer));
		expect(secondary?.['fields']).toEqual([
			...['orders_count', 'net_revenue', 'avg_order_value', 'avg_items_per_order'],
			'num_items_sold',
		]);
	});

	it('cover one period without a comparison', () => {
		for (const report of [revenue, orders, stock]) {
			const { stats, period } = look(report, { ...october, compare: 'none' });
			expect(stats.secondary).toBeUndefined();
			expect(period.secondary).toBeUndefined();
		}
	});

	it('accept any compared days of an address', () => {
		const other = { compare: 'custom', compare_after: '2024-03-01', compare_before: '2024-03-31' };
		expect(look(revenue, { ...october, ...other }).stats.secondary).toMatchObject({
			after: '2024-03-01T00:00:00',
			before: '2024-03-31T23:59:59',
		});
	});

	it('[S3.report-query.1] request the table by sort order, range and page', () => {
		const query = { ...october, orderby: 'net_total', order: 'asc', paged: '2', per_page: '50' };
		expect(look(orders, query).table).toEqual({
			orderby: 'net_total',
			order: 'asc',
			after: '2026-10-01T00:00:00',
			before: '2026-10-31T23:59:59',
			page: 2,
			per_page: 50,
			extended_info: true,
		});
	});

	it("request days for a table of intervals, whatever the chart's interval", () => {
		const view = look(revenue, { ...october, interval: 'week', orderby: 'nonsense' });
		expect(view.stats.primary).toMatchObject({ interval: 'week' });
		expect(view.table).toMatchObject({ interval: 'day', orderby: 'date', order: 'desc' });
	});

	it('request only the metrics of columns, unless an extension may show more', () => {
		expect(look(revenue, october).table['fields']).toEqual([
			'orders_count',
			'gross_sales',
			'refunds',
			'coupons',
			'net_revenue',
			'taxes',
			'shipping',
			'total_sales',
		]);
		addFilter('woocommerce_admin_report_table', 'test', (table: unknown) => table);
		expect(look(revenue, october).table).not.toHaveProperty('fields');
		removeFilter('woocommerce_admin_report_table', 'test');
		expect(look(orders, october).table).not.toHaveProperty('fields');
	});

	it('never sort by a column that cannot be sorted', () => {
		expect(look(orders, { ...october, orderby: 'products' }).table).toMatchObject({
			orderby: 'date',
			order: 'desc',
		});
	});

	it('do not request rows and days, which are counted here', () => {
		expect(look(downloads, october).stats.primary['fields']).toEqual(['download_count']);
	});

	it('are the same for both periods if a report has no dates', () => {
		const { primary, secondary } = look(stock, { type: 'lowstock' }).stats;
		expect(primary['fields']).toEqual([
			'products',
			'outofstock',
			'lowstock',
			'onbackorder',
			'instock',
		]);
		expect(secondary).toBe(primary);
	});

	it('need no lookup, and rows can be compared if the report defines that', () => {
		const ofOrders = look(orders, october);
		expect([ofOrders.state, ofOrders.isComparable]).toEqual(['ready', false]);
		expect(look(categories, october).isComparable).toBe(true);
	});

	it('all contain the active advanced filters, but no inactive ones', () => {
		const active = {
			...october,
			filter: 'advanced',
			match: 'any',
			status_is: 'completed',
			customer_type: 'returning',
		};
		const expected = { match: 'any', status_is: 'completed', customer_type: 'returning' };
		const { stats, table } = look(orders, active);
		expect(stats.primary).toMatchObject(expected);
		expect(stats.secondary).toMatchObject(expected);
		expect(table).toMatchObject(expected);
		const without = look(orders, { ...active, filter: 'all' });
		expect(without.table).not.toHaveProperty('status_is');
	});

	it('[S9.dates-and-periods.3] fall back to month to date against last year', () => {
		const { period } = look(orders, { period: 'nonsense', compare: 'x' });
		expect(period.compare).toBe('previous_year');
		expect(period.primary.after.date()).toBe(1);
	});
});
