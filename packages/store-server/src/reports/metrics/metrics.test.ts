import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { raw } from '../../database/sql';
import type { NumberRules } from '../../schema/number-rules';
import { orderDimensions } from '../../schema/order-dimensions';
import { dimensions } from '../dimensions/dimension';
import { aggregate, rowCompleter } from '../stats/aggregate';
import { ordersReport } from '../stats/report-stats';
import { couponMetrics } from './coupon-metrics';
import { customerMetrics, purchaseMetrics } from './customer-metrics';
import { downloadMetrics } from './download-metrics';
import { lineMetrics } from './line-metrics';
import type { Metric } from './metric';
import { orderMetricKeys, orderMetrics } from './order-metrics';
import { stockMetrics } from './stock-metrics';
import { taxMetrics } from './tax-metrics';

const before: NumberRules = {
	ordersAlone: false,
	fullRefunds: false,
	leavesOutTestOrders: false,
	takesWhatIsLeft: false,
	leavesRefundsUndated: false,
};
const upgraded: NumberRules = { ...before, ordersAlone: true };
const since: NumberRules = { ...upgraded, fullRefunds: true };
const newest: NumberRules = { ...since, takesWhatIsLeft: true };

const declared: Readonly<Record<string, readonly Metric[]>> = {
	'orders before 10.2': orderMetrics(before),
	'orders since 10.2, with old refunds': orderMetrics(upgraded),
	'orders since 10.2': orderMetrics(since),
	'orders since 11.1': orderMetrics(newest),
	lines: lineMetrics,
	coupons: couponMetrics,
	taxes: taxMetrics,
	downloads: downloadMetrics,
	customers: customerMetrics,
	purchases: purchaseMetrics,
	stock: stockMetrics,
};

describe('a metric', () => {
	it.each(Object.entries(declared))('is declared once and in full: %s', (_name, metrics) => {
		const keys = metrics.map(({ key }) => key);
		expect(new Set(keys).size).toBe(keys.length);
		for (const { over, from } of metrics) {
			expect(Object.keys(over ?? {}).length > 0).toBe(from === undefined);
			expect(keys).toEqual(expect.arrayContaining([...(from?.needs ?? [])]));
		}
	});
});

describe('an order of 90 and one of 50, of which 20 came back', () => {
	let database: StoreDatabase;

	beforeAll(async () => {
		database = await openDatabase(':memory:');
		const day = '2026-03-01 10:00:00';
		const row = (id: number, parent: number, amounts: number[], returning: number) => [
			...[id, parent, day, day, day, day],
			...amounts,
			...[returning, 'wc-completed', returning],
			...orderDimensions.map(() => ''),
		];
		// Pieces, total, tax, shipping, net.
		await database.append('wc_order_stats', [
			row(1, 0, [3, 120, 20, 10, 90], 0),
			row(2, 0, [1, 60, 10, 0, 50], 1),
			row(3, 1, [-1, -24, -4, 0, -20], 0),
		]);
		await database.append('wc_order_coupon_lookup', [[1, 9, day, 5]]);
	});

	afterAll(() => database.close());

	const report = (rules: NumberRules) =>
		ordersReport(raw('SELECT *, date_created AS dated FROM wc_order_stats'), rules);

	async function totals(rules: NumberRules) {
		const { facts, metrics } = report(rules);
		const found = await aggregate(database, { facts, metrics, wanted: orderMetricKeys });
		return rowCompleter(metrics, orderMetricKeys)(found.find(undefined, undefined));
	}

	const sums = {
		orders_count: 2,
		num_items_sold: 3,
		total_sales: 156,
		net_revenue: 120,
		taxes: 26,
		shipping: 10,
		coupons: 5,
		coupons_count: 1,
		gross_sales: 145,
		total_customers: 2,
	};

	it('are worth 60 each before WooCommerce 10.2, and 20 came back', async () => {
		expect(await totals(before)).toMatchObject({
			...sums,
			refunds: 20,
			avg_order_value: 60,
			avg_items_per_order: 1.5,
		});
	});

	it('are worth 70 each since then, whatever came back', async () => {
		expect(await totals(upgraded)).toMatchObject({
			...sums,
			refunds: 20,
			avg_order_value: 70,
			avg_items_per_order: 2,
		});
	});

	it('count the tax that came back among returns, once the refunds are new', async () => {
		expect(await totals(since)).toMatchObject({ ...sums, refunds: 24, avg_order_value: 70 });
	});

	it('split by kind of customer with the refund where its order is', async () => {
		const { facts, metrics, segmentKeys = [] } = report(before);
		const by = dimensions.customer_type;
		const found = await aggregate(database, { facts, metrics, wanted: segmentKeys, by });
		const part = (id: number) => rowCompleter(metrics, segmentKeys)(found.find(id, undefined));
		expect(part(0)).toMatchObject({
			orders_count: 1,
			net_revenue: 70,
			total_sales: 96,
			refunds: 20,
			coupons: 5,
			avg_order_value: 70,
		});
		expect(part(1)).toMatchObject({ orders_count: 1, net_revenue: 50, refunds: 0, coupons: 0 });
	});
});
