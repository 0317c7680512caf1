import { allIntervals, between, FROM, inRandomShops, UNTIL } from './in-random-shops';
import type { Ask, Numbers, Stats } from './in-random-shops';

/** Every report with stats over time, and those of its metrics that may be added up. */
const reports = {
	orders: ['orders_count', 'num_items_sold', 'total_sales', 'coupons', 'refunds', 'taxes'],
	revenue: ['shipping', 'net_revenue', 'gross_sales', 'orders_count', 'total_sales'],
	products: ['items_sold', 'net_revenue', 'orders_count'],
	variations: ['items_sold', 'net_revenue', 'orders_count'],
	coupons: ['amount', 'orders_count'],
	taxes: ['total_tax', 'order_tax', 'shipping_tax', 'orders_count'],
	downloads: ['download_count'],
};

const segmentations = {
	orders: ['product', 'category', 'coupon', 'customer_type'],
	products: ['product', 'category'],
	variations: ['variation'],
	coupons: ['coupon', 'product'],
	taxes: ['tax_rate_id'],
};

interface Segment {
	readonly segment_id: number;
	readonly subtotals: Numbers;
}

const names = Object.keys(reports) as (keyof typeof reports)[]; // its own keys
const all = between(FROM, UNTIL);

const sumOf = (rows: readonly Numbers[], name: string) =>
	rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);

function expectSums(rows: readonly Numbers[], totals: Numbers, metrics: readonly string[]) {
	for (const name of metrics) {
		expect([name, sumOf(rows, name)]).toEqual([name, expect.closeTo(totals[name] ?? NaN, 4)]);
	}
}

const totalsOf = async (ask: Ask, query: string) => (await ask<Stats>(query)).body.totals;
const rowsOf = async (ask: Ask, query: string) =>
	(await ask<Numbers[]>(`${query}per_page=100&${all}`)).body;
const segmentsOf = (numbers: Numbers): Segment[] =>
	(numbers as unknown as { segments: Segment[] }).segments; // beside the metrics in a split report

describe('every report, whatever the shop', () => {
	it('has intervals that sum to its totals', async () => {
		await inRandomShops(async (ask) => {
			for (const report of names) {
				for (const unit of ['day', 'month']) {
					const { totals, intervals } = await allIntervals(ask, report, unit);
					expectSums(
						intervals.map(({ subtotals }) => subtotals),
						totals,
						reports[report],
					);
				}
			}
		}, 6);
	});

	it('says of a part of a period what it says when that is asked for by itself', async () => {
		await inRandomShops(async (ask) => {
			for (const report of names) {
				const { intervals } = await allIntervals(ask, report, 'month');
				const november = between('2025-11-01T00:00:00', '2025-11-30T23:59:59');
				const totals = await totalsOf(ask, `${report}/stats?interval=day&${november}`);
				expect(totals).toMatchObject(intervals[1]?.subtotals ?? {});
			}
		}, 6);
	});

	it('has rows that sum to its totals', async () => {
		await inRandomShops(async (ask) => {
			const stats = (report: string) => totalsOf(ask, `${report}/stats?${all}`);
			const [products, variations] = [
				await rowsOf(ask, 'products?'),
				await rowsOf(ask, 'variations?'),
			];
			expectSums(products, await stats('products'), ['items_sold', 'net_revenue']);
			expectSums(variations, await stats('variations'), ['items_sold', 'net_revenue']);
			const coupons = await rowsOf(ask, 'coupons?');
			expectSums(coupons, await stats('coupons'), ['amount']);
			expect(coupons).toHaveLength((await stats('coupons'))['coupons_count'] ?? NaN);
			const taxes = await rowsOf(ask, 'taxes?');
			expectSums(taxes, await stats('taxes'), ['total_tax', 'order_tax', 'shipping_tax']);
			expect(taxes).toHaveLength((await stats('taxes'))['tax_codes'] ?? NaN);
			const downloads = await rowsOf(ask, 'downloads?');
			expect(downloads).toHaveLength((await stats('downloads'))['download_count'] ?? NaN);
			// Product 3 is in two categories, the deleted 4 in none.
			const times = (product: number | undefined) => (product === 3 ? 2 : product === 4 ? 0 : 1);
			const inCategories = products.flatMap((row) =>
				Array.from({ length: times(row['product_id']) }, () => row),
			);
			for (const name of ['items_sold', 'net_revenue']) {
				expect(sumOf(await rowsOf(ask, 'categories?'), name)).toBeCloseTo(
					sumOf(inCategories, name),
					4,
				);
			}
		}, 6);
	});

	it('counts customers and stock as their rows do', async () => {
		await inRandomShops(async (ask) => {
			const { body: customers } = await ask<Numbers[]>('customers?per_page=100');
			const totals = await totalsOf(ask, 'customers/stats?');
			expect(customers).toHaveLength(totals['customers_count'] ?? NaN);
			const created = await totalsOf(ask, `revenue/stats?date_type=date_created&${all}`);
			expect(sumOf(customers, 'total_spend')).toBeCloseTo(created['total_sales'] ?? NaN, 4);
			expect(sumOf(customers, 'orders_count')).toBe(created['orders_count']);
			const stock = await totalsOf(ask, 'stock/stats?');
			for (const kind of ['lowstock', 'instock', 'outofstock', 'onbackorder']) {
				const { total } = await ask<Numbers[]>(`stock?type=${kind}`);
				expect([kind, total]).toEqual([kind, stock[kind]]);
			}
		}, 5);
	});

	it('has segments that sum over time to those of the totals, each as if it were asked for alone', async () => {
		await inRandomShops(async (ask, { dateType }) => {
			for (const [report, kinds] of Object.entries(segmentations)) {
				const metrics = reports[report as keyof typeof reports]; // keys of the one are keys of the other
				for (const by of kinds) {
					const query = `${report}/stats?segmentby=${by}&interval=month&${all}`;
					const { body } = await ask<Stats>(query);
					for (const { segment_id: id, subtotals } of segmentsOf(body.totals)) {
						const parts = body.intervals.map(
							(interval) =>
								segmentsOf(interval.subtotals).find((one) => one.segment_id === id)?.subtotals ??
								{},
						);
						expectSums(
							parts,
							subtotals,
							metrics.filter((name) => name in subtotals),
						);
					}
				}
			}
			const rows = {
				products: [
					await rowsOf(ask, 'products?'),
					'product',
					'product_id',
					'items_sold net_revenue orders_count',
				],
				coupons: [await rowsOf(ask, 'coupons?'), 'coupon', 'coupon_id', 'amount orders_count'],
				taxes: [
					await rowsOf(ask, 'taxes?'),
					'tax_rate_id',
					'tax_rate_id',
					'total_tax orders_count',
				],
			} as const;
			for (const [report, [table, by, key, metrics]] of Object.entries(rows)) {
				const segments = segmentsOf(await totalsOf(ask, `${report}/stats?segmentby=${by}&${all}`));
				for (const { segment_id: id, subtotals } of segments) {
					const row = table.find((one) => one[key] === id) ?? {};
					expectSums([row], subtotals, metrics.split(' '));
				}
			}
			if (dateType !== 'date_created') return;
			const products = await rowsOf(ask, 'products?');
			for (const { segment_id: id, subtotals } of segmentsOf(
				await totalsOf(ask, `orders/stats?segmentby=product&${all}`),
			)) {
				const row = products.find((one) => one['product_id'] === id) ?? {};
				expect(subtotals['num_items_sold']).toBe(row['items_sold'] ?? 0);
				expect(subtotals['net_revenue']).toBeCloseTo(row['net_revenue'] ?? 0, 4);
			}
		}, 6);
	});

	it('goes by each kind of date as the orders of that date say', async () => {
		await inRandomShops(async (ask, _shop, database) => {
			for (const type of ['date_created', 'date_paid', 'date_completed']) {
				await database.run(`UPDATE options SET value = ? WHERE name = 'woocommerce_date_type'`, [
					JSON.stringify(type),
				]);
				const orders = await ask<({ date: string } & Numbers)[]>(`orders?per_page=100&${all}`);
				const days = `revenue/stats?date_type=${type}&interval=day&order=asc&per_page=100&${all}`;
				const pages = [await ask<Stats>(days), await ask<Stats>(`${days}&page=2`)];
				for (const { subtotals, ...interval } of pages.flatMap(({ body }) => body.intervals)) {
					const day = (interval as unknown as { interval: string }).interval; // the day by its name
					const mine = orders.body.filter(({ date }) => date.startsWith(day));
					expect([day, sumOf(mine, 'total_sales')]).toEqual([
						day,
						expect.closeTo(subtotals['total_sales'] ?? NaN, 4),
					]);
					expect([day, mine.filter(({ parent_id }) => parent_id === 0).length]).toEqual([
						day,
						subtotals['orders_count'],
					]);
				}
			}
		}, 5);
	});

	it('has indicators that are the totals of its report', async () => {
		await inRandomShops(async (ask) => {
			const stats =
				'revenue/total_sales,orders/orders_count,products/items_sold,variations/items_sold,coupons/amount,taxes/total_tax,downloads/download_count';
			const { body } = await ask<{ stat: string; value: number }[]>(
				`performance-indicators?stats=${stats}&${all}`,
			);
			expect(body).toHaveLength(7);
			for (const { stat, value } of body) {
				const [report = '', metric = ''] = stat.split('/');
				expect([stat, value]).toEqual([
					stat,
					(await totalsOf(ask, `${report}/stats?${all}`))[metric],
				]);
			}
		}, 5);
	});
});
