import { encodeValue } from '@store-analytics/rest-api/breakdowns';
import { dimensionMeanings } from '@store-analytics/rest-api/dimensions';
import { ShopBench, type MadeShop, type QueryReply } from '../../testing/made-shop';
import { rowsOf, totalsOf, type StatsReply } from '../../testing/report-replies';
import { exact, sumOver } from '../../testing/sums';
import { orderFacts, type OrderFact } from '../../testing/oracle/facts';
import { orderMetricsOf } from '../../testing/oracle/metrics';
import { list } from '../../testing/oracle/reading';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Days around changes of the clock and New Year, in which hours are few enough. */
const fewDays = [
	{ after: '2025-10-04', before: '2025-10-07' },
	{ after: '2025-10-25', before: '2025-10-28' },
	{ after: '2025-12-30', before: '2026-01-02' },
	{ after: '2026-03-28', before: '2026-03-31' },
];

const ranges = [
	{ after: '2025-09-01', before: '2026-06-30' },
	{ after: '2025-10-01', before: '2025-12-31' },
	{ after: '2025-12-29', before: '2026-01-04' },
];

/** How a document says the value of a dimension; empty if it does not. */
const values: Readonly<Record<string, (order: Readonly<Record<string, unknown>>) => string>> = {
	payment_method: (order) => String(order['payment_method']),
	billing_country: (order) => String(Object(order['billing']).country),
	billing_state: (order) => {
		const { country, state } = Object(order['billing']);
		return state ? `${country}:${state}` : '';
	},
	source_type: (order) => metaOf(order, '_wc_order_attribution_source_type'),
	currency: (order) => String(order['currency']),
	status: (order) => String(order['status']),
	coupon_used: (order) => (list(order, 'coupon_lines').length > 0 ? 'with' : 'without'),
};

function metaOf(order: Readonly<Record<string, unknown>>, key: string): string {
	const meta = list(order, 'meta_data').find((one) => one['key'] === key);
	return meta ? String(meta['value']) : '';
}

/** Orders and refunds of a range by the value that their order says. */
function groupsOf({ shop, files }: MadeShop, range: { after: string; before: string }, by: string) {
	const { settings } = shop;
	const facts = orderFacts(files, { ...settings, decimals: settings.currency.decimals });
	const documents = new Map(files['orders.json'].map((order) => [Number(order['id']), order]));
	const numbers = orderNumbers(facts, settings.excludedStatuses);
	const groups = new Map<string, OrderFact[]>();
	for (const fact of facts) {
		const day = fact.dates[settings.dateType]?.slice(0, 10) ?? '';
		const isIn = day >= range.after && day <= range.before;
		if (!isIn || settings.excludedStatuses.includes(fact.status)) continue;
		const order = fact.parent || fact.id;
		const said =
			by === 'order_number' ? numbers.get(order) : values[by]?.(documents.get(order) ?? {});
		const value = said ?? '';
		groups.set(value, [...(groups.get(value) ?? []), fact]);
	}
	return groups;
}

/** Which order of its customer each is; the facts are sorted by date. Nobody is the customer of an order without account and email. */
function orderNumbers(facts: readonly OrderFact[], excluded: readonly string[]) {
	const before = new Map<string, number>();
	const numbers = new Map<number, string>();
	for (const { id, parent, customer, status } of facts) {
		if (parent !== 0 || customer.startsWith('order ')) continue;
		const earlier = before.get(customer) ?? 0;
		numbers.set(id, String(earlier + 1));
		if (!excluded.includes(status)) before.set(customer, earlier + 1);
	}
	return numbers;
}

const metrics = [
	...['orders_count', 'num_items_sold', 'gross_sales', 'total_sales', 'coupons', 'refunds'],
	...['taxes', 'shipping', 'net_revenue', 'avg_order_value', 'avg_items_per_order'],
	...['total_customers', 'coupons_count'],
];

describe('A query equals a slow and simple model of the shop', () => {
	it.each([...Object.keys(values), 'order_number'])(
		'by %s, in all metrics of each row',
		async (dimension) => {
			await bench.inShops(4, async (made) => {
				const range = made.pick(ranges);
				const { rows } = await made.query({ metrics, dimensions: [dimension], range });
				const expected = groupsOf(made, range, dimension);
				expect(rows.map((row) => row[dimension] ?? '').sort()).toEqual([...expected.keys()].sort());
				for (const row of rows) {
					const group = expected.get(String(row[dimension] ?? '')) ?? [];
					const worked = orderMetricsOf(group, made.shop.settings.rules);
					const off = metrics.filter(
						(name) => !(Math.abs(Number(row[name]) - (worked[name] ?? NaN)) < 2e-6),
					);
					expect(off.map((name) => [name, row[name], worked[name]])).toEqual([]);
				}
			});
		},
	);
});

describe('A query by product', () => {
	it('has the discounts and gross sales of its lines, as the model does', async () => {
		await bench.inShops(4, async (made) => {
			const range = made.pick(ranges);
			const facts = [...groupsOf(made, range, 'currency').values()].flat();
			const expected = new Map<string, [coupons: number, gross: number]>();
			for (const { parent, lines } of facts) {
				for (const { product, net, discount } of parent === 0 ? lines : []) {
					const [coupons, gross] = expected.get(String(product)) ?? [0, 0];
					expected.set(String(product), [coupons + discount, gross + net + discount]);
				}
			}
			const about = { metrics: ['coupons', 'gross_sales'], dimensions: ['product'], range };
			const { rows } = await made.query(about);
			for (const row of rows) {
				const [coupons, gross] = expected.get(String(row['product'])) ?? [0, 0];
				expect(numberOf(row, 'coupons')).toBeCloseTo(coupons, 6);
				expect(numberOf(row, 'gross_sales')).toBeCloseTo(gross, 6);
			}
		});
	});
});

const numberOf = (row: Readonly<Record<string, unknown>> | undefined, name: string) =>
	Number(row?.[name]);

describe('Intervals of a query', () => {
	it.each(['hour', 'day', 'week', 'month', 'quarter', 'year'])(
		'are those of Revenue by %s, in all metrics',
		async (interval) => {
			await bench.inShops(3, async (made) => {
				const range = made.pick(interval === 'hour' ? fewDays : ranges);
				const limits = { after: `${range.after}T00:00:00`, before: `${range.before}T23:59:59` };
				const date_type = made.shop.settings.dateType;
				const query = { ...limits, interval, order: 'asc', per_page: 100, date_type };
				const { body } = await made.ask<StatsReply>('reports/revenue/stats', query);
				const { intervals } = await made.query({ metrics, range, interval });
				expect(intervals.length).toBeGreaterThan(0);
				expect(
					intervals
						.slice(0, 100)
						.map(({ date_start, date_end, interval: id, totals }) => [
							...[id, date_start, date_end],
							...metrics.map((name) => totals[name]),
						]),
				).toEqual(
					body.intervals.map(({ date_start, date_end, interval: id, subtotals }) => [
						...[id, date_start, date_end],
						...metrics.map((name) => subtotals[name]),
					]),
				);
			});
		},
	);

	it('add up to the totals and rows, also those of a compared range', async () => {
		const sums = ['orders_count', 'net_revenue', 'taxes', 'num_items_sold'];
		await bench.inShops(4, async (made) => {
			const dimension = made.pick(['source_type', 'billing_city', 'product', 'weekday']);
			const [range, compare] = [made.pick(ranges), made.pick(ranges)];
			const about = { metrics: sums, dimensions: [dimension], range, compare, limit: 20 };
			const reply = await made.query({ ...about, interval: made.pick(['week', 'month']) });
			for (const name of sums) {
				const whole = reply.intervals.reduce((sum, { totals }) => sum + numberOf(totals, name), 0);
				expect(whole).toBeCloseTo(numberOf(reply.totals, name), 6);
				for (const [index, row] of reply.rows.entries()) {
					const sumOf = (intervals: QueryReply['intervals']) =>
						intervals.reduce((sum, { rows }) => sum + numberOf(rows[index], name), 0);
					expect(reply.intervals[0]?.rows[index]?.[dimension]).toEqual(row[dimension]);
					expect(sumOf(reply.intervals)).toBeCloseTo(numberOf(row, name), 6);
					const before: Readonly<Record<string, unknown>> = Object(row['compared']);
					expect(sumOf(reply.compared_intervals)).toBeCloseTo(numberOf(before, name), 6);
				}
			}
		});
	});
});

/** `status_is` is WooCommerce's own filter. */
const filterable = dimensionMeanings
	.filter(({ grain, key }) => grain === 'order' && key !== 'status')
	.map(({ key }) => key);

describe('Filters of reports by dimension', () => {
	it('give Orders the numbers of the row in a query, for each dimension', async () => {
		await bench.inShops(1, async (made) => {
			const range = made.pick(ranges);
			const limits = { after: `${range.after}T00:00:00`, before: `${range.before}T23:59:59` };
			for (const dimension of filterable) {
				const { rows } = await made.query({ metrics, dimensions: [dimension], range, limit: 2 });
				for (const row of rows) {
					const value = row[dimension] === null ? null : String(row[dimension]);
					const filter = { [`${dimension}_is`]: encodeValue(value) };
					const totals = await totalsOf(made.ask, 'orders', { ...limits, ...filter });
					expect([dimension, value, ...metrics.map((name) => totals[name])]).toEqual([
						...[dimension, value],
						...metrics.map((name) => row[name]),
					]);
				}
			}
		});
	});

	it.each([
		['orders', 'net_revenue'],
		['revenue', 'orders_count'],
		['products', 'items_sold'],
		['variations', 'items_sold'],
		['coupons', 'amount'],
		['taxes', 'total_tax'],
	])('part %s: what is a value, what is not and what is unknown add up', async (report, metric) => {
		await bench.inShops(3, async (made) => {
			const dimension = made.pick([
				'source_type',
				'hour',
				'billing_state',
				'customer_type',
			] as const);
			const { rows } = await made.query({ dimensions: [dimension], range: ranges[0] });
			const known = rows.map((row) => row[dimension]).find((one) => one !== null);
			const value = encodeValue(String(known));
			const [whole, ...parts] = await Promise.all(
				[
					{},
					{ [`${dimension}_is`]: value },
					{ [`${dimension}_is_not`]: value },
					{ [`${dimension}_is_unknown`]: 1 },
				].map(async (filter) => numberOf(await totalsOf(made.ask, report, filter), metric)),
			);
			expect(exact(parts.reduce((sum, one) => sum + one, 0))).toBe(whole);
			const either = { match: 'any', [`${dimension}_is`]: value, [`${dimension}_is_unknown`]: 1 };
			if (!['products', 'variations', 'orders'].includes(report)) return;
			const any = numberOf(await totalsOf(made.ask, report, either), metric);
			expect(any).toBe(exact((parts[0] ?? 0) + (parts[2] ?? 0)));
		});
	});

	it('by status reach reports that have no such filter of their own, rows and numbers alike', async () => {
		await bench.inShops(1, async ({ ask }) => {
			for (const report of ['products', 'variations', 'coupons', 'taxes']) {
				const metric = report === 'coupons' || report === 'taxes' ? 'orders_count' : 'items_sold';
				const parts = [{ status_is: 'completed' }, { status_is_not: 'completed' }];
				const [whole, ...limited] = await Promise.all(
					[{}, ...parts].map(async (filter) => (await totalsOf(ask, report, filter))[metric]),
				);
				expect([report, exact(Number(limited[0]) + Number(limited[1]))]).toEqual([report, whole]);
				const rows = await rowsOf(ask, report, { status_is: 'completed' });
				expect(rows.length === 0).toBe(limited[0] === 0);
			}
		});
	});

	it('limit indicators and rows of tables', async () => {
		await bench.inShops(2, async (made) => {
			const filter = { source_type_is: 'utm,~' };
			const all = await made.ask<{ stat: string; value: number }[]>(
				'reports/performance-indicators',
				{ ...filter, stats: 'orders/orders_count,products/items_sold,downloads/download_count' },
			);
			const value = (name: string) => all.body.find(({ stat }) => stat === name)?.value;
			const orders = await totalsOf(made.ask, 'orders', filter);
			const products = await totalsOf(made.ask, 'products', filter);
			expect(value('orders/orders_count')).toBe(orders['orders_count']);
			expect(value('products/items_sold')).toBe(products['items_sold']);
			const listed = await rowsOf(made.ask, 'products', filter);
			expect(exact(sumOver(listed, 'items_sold'))).toBe(products['items_sold']);
			const categories = await rowsOf(made.ask, 'categories', { ...filter, device_is: 'None' });
			expect(sumOver(categories, 'items_sold')).toBe(0);
		});
	});
});
