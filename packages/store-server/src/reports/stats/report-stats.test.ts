import { openDatabase } from '../../store-file/open';
import { raw, type Sql } from '../../database/sql';
import type { StoreDatabase } from '../../database/store-database';
import { ShopTime } from '../../base/time/shop-time';
import { numberRules } from '../../schema/number-rules';
import { zoneClock } from '../periods/zone-clock';
import {
	couponsReport,
	customersReport,
	downloadsReport,
	ordersReport,
	productsReport,
	stockReport,
	taxesReport,
	variationsReport,
} from './report-stats';
import { computeStats, computeTotals, type StatsReport } from './stats';

let database: StoreDatabase;

/** A store without a single order, whose days say otherwise: 8 orders of products, 4 by each product, 2 of variations, 1 counted once. */
beforeAll(async () => {
	database = await openDatabase(':memory:');
	const day = `'date_created', '2026-03-01 00:00:00', 'wc-completed'`;
	await database.run(`INSERT INTO order_days VALUES (${day}, 0, 9, 9, 9, 9, 9, 9, 9, 9)`);
	await database.run(
		`INSERT INTO line_days VALUES (${day}, 0, 7, 70, 5, 50, 60, 0, 0, 0, 0, 0, 8, 4, 3, 6, 5, 2, 1)`,
	);
	await database.run(`INSERT INTO coupon_days VALUES (${day}, 3, 30, 5, 5, 5, 5, 5, 8, 6, 1)`);
	await database.run(`INSERT INTO tax_days VALUES (${day}, 3, 3, 10, 20, 30, 150, 0, 8, 1)`);
	await database.run(`INSERT INTO download_days VALUES ('2026-03-01 00:00:00', 6)`);
});
afterAll(() => database.close());

const all = (table: string): Sql => raw(`SELECT *, NULL::TIMESTAMP AS dated FROM ${table}`);
const days = (table: string): Sql => raw(`SELECT * FROM ${table}`);
const rowsAndDays = (rows: string, sums: string) => ({ rows: all(rows), days: days(sums) });

const rules = numberRules({
	version: '10.9.1',
	databaseVersion: '10.9.1',
	usesOldRefundData: false,
});
const lines = rowsAndDays('wc_order_product_lookup', 'line_days');
const reports = {
	orders: ordersReport(all('wc_order_stats'), rules, {
		order: days('order_days'),
		line: days('line_days'),
		'coupon line': days('coupon_days'),
	}),
	products: productsReport(lines),
	variations: variationsReport(lines),
	coupons: couponsReport(rowsAndDays('wc_order_coupon_lookup', 'coupon_days')),
	taxes: taxesReport(rowsAndDays('wc_order_tax_lookup', 'tax_days')),
	downloads: downloadsReport(rowsAndDays('downloads', 'download_days')),
	customers: customersReport(raw('SELECT 1')),
	stock: stockReport(raw('SELECT 1')),
} as const;

describe('The content of a report with statistics', () => {
	it.each([
		['orders', { net_revenue: 9 }],
		['products', { orders_count: 1 }],
		['variations', { orders_count: 2 }],
		['coupons', { orders_count: 1, amount: 30 }],
		['taxes', { orders_count: 1, total_tax: 30 }],
		['downloads', { download_count: 6 }],
	] as const)('of %s comes from the day sums, each order once', async (name, totals) => {
		expect(await computeTotals(database, reports[name], Object.keys(totals))).toEqual(totals);
	});

	it('of products and of variations are the same but for the number of products', () => {
		expect(reports.products.keys).toContain('products_count');
		expect(reports.variations.keys).toEqual(
			reports.products.keys.filter((key) => key !== 'products_count'),
		);
	});

	it.each([
		[
			'customers',
			['customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value'],
		],
		['stock', ['lowstock', 'instock', 'outofstock', 'onbackorder', 'products']],
	] as const)('of %s are %j', (name, keys) => {
		expect([...reports[name].keys].sort()).toEqual([...keys].sort());
	});
});

it('Returns have no sign, also of a day with an order whose discount exceeds its items but not its shipping', async () => {
	const rows = raw(
		`SELECT 1 AS order_id, 0 AS parent_id, -9 AS net_total, 0 AS tax_total, 1299 AS shipping_total`,
	);
	const report = ordersReport(rows, rules);
	expect(await computeTotals(database, report, ['refunds'])).toEqual({ refunds: 1290 });
});

describe('a reply about orders', () => {
	const reply = (report: StatsReport, fields: readonly string[]) =>
		computeStats(database, report, {
			calendar: { unit: 'day', weekStart: 1 },
			period: { after: Date.UTC(2026, 2, 1), before: Date.UTC(2026, 2, 1, 23, 59, 59) },
			clock: zoneClock(new ShopTime('UTC')),
			...{ page: 1, perPage: 10, order: 'asc', orderby: 'date', fields },
		});

	it('has products and coupons in its totals, whatever it was asked for', async () => {
		const { totals, intervals } = await reply(reports.orders, ['net_revenue']);
		expect(totals).toEqual({ net_revenue: 9, products: 1, coupons_count: 1, segments: [] });
		expect(intervals[0]?.subtotals).toEqual({ net_revenue: 9, segments: [] });
	});

	it('tells neither gross sales nor products of its parts', () => {
		expect(reports.orders.keys).toEqual(expect.arrayContaining(['gross_sales', 'products']));
		const ofParts = reports.orders.keys.filter(
			(key) => key !== 'gross_sales' && key !== 'products',
		);
		expect(reports.orders.segmentKeys).toEqual(ofParts);
	});

	it.each(['orders', 'products', 'variations', 'coupons', 'taxes'] as const)(
		'or about what they hold can be in parts: %s',
		async (name) => {
			const asked = reports[name].keys.filter((key) => key === 'orders_count');
			expect((await reply(reports[name], asked)).totals.segments).toEqual([]);
			expect(reports[name].segmentKeys).toContain('orders_count');
		},
	);

	it('has no parts at all where it is about downloads', async () => {
		expect((await reply(reports.downloads, ['download_count'])).totals).toEqual({
			download_count: 6,
		});
	});
});
