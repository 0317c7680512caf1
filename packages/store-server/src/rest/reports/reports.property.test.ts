import {
	allIntervals,
	between,
	FROM,
	inRandomShops,
	UNTIL,
	type Numbers,
	type Stats,
} from './in-random-shops';

const total = (rows: readonly Numbers[], name: string): number =>
	rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);

const units = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

describe('whatever the shop', () => {
	it('intervals sum to the totals and follow each other without a gap', async () => {
		await inRandomShops(async (ask) => {
			for (const unit of units.filter((name) => name !== 'hour')) {
				const { totals, intervals } = await allIntervals(ask, 'orders', unit);
				for (const name of [
					'orders_count',
					'num_items_sold',
					'total_sales',
					'coupons',
					'refunds',
					'taxes',
					'shipping',
					'net_revenue',
					'gross_sales',
				]) {
					const sum = total(
						intervals.map(({ subtotals }) => subtotals),
						name,
					);
					expect([name, sum]).toEqual([name, expect.closeTo(totals[name] ?? NaN, 4)]);
				}
				intervals.slice(1).forEach(({ date_start_gmt }, index) => {
					const end = Date.parse(`${intervals[index]?.date_end_gmt}Z`);
					expect(Date.parse(`${date_start_gmt}Z`)).toBe(end + 1000);
				});
			}
		});
	});

	it('products sold sum to the totals as well', async () => {
		await inRandomShops(async (ask) => {
			const { totals, intervals } = await allIntervals(ask, 'products', 'week');
			const rows = intervals.map(({ subtotals }) => subtotals);
			for (const name of ['items_sold', 'net_revenue', 'orders_count']) {
				expect(total(rows, name)).toBeCloseTo(totals[name] ?? NaN, 4);
			}
			const table = await ask<Numbers[]>(`products?per_page=100&${between(FROM, UNTIL)}`);
			expect(total(table.body, 'items_sold')).toBe(totals['items_sold']);
			expect(total(table.body, 'net_revenue')).toBeCloseTo(totals['net_revenue'] ?? NaN, 4);
			expect(table.total).toBe(totals['products_count']);
		});
	});

	it('the rows of the table sum to the totals', async () => {
		await inRandomShops(async (ask) => {
			const { body } = await ask<Stats>(`orders/stats?${between(FROM, UNTIL)}`);
			const table = await ask<Numbers[]>(`orders?per_page=100&${between(FROM, UNTIL)}`);
			expect(table.body).toHaveLength(table.total);
			expect(table.body.filter(({ parent_id }) => parent_id === 0)).toHaveLength(
				body.totals['orders_count'] ?? NaN,
			);
			expect(total(table.body, 'net_total')).toBeCloseTo(body.totals['net_revenue'] ?? NaN, 4);
			expect(total(table.body, 'total_sales')).toBeCloseTo(body.totals['total_sales'] ?? NaN, 4);
			expect(total(table.body, 'num_items_sold')).toBe(body.totals['num_items_sold']);
		});
	});

	it('gross and net sales differ by what they should', async () => {
		await inRandomShops(async (ask) => {
			const { body } = await ask<Stats>(`revenue/stats?${between(FROM, UNTIL)}`);
			const { gross_sales = NaN, refunds = NaN, coupons = NaN, ...rest } = body.totals;
			const { net_revenue = NaN, taxes = NaN, shipping = NaN, orders_count = NaN } = rest;
			expect(gross_sales - refunds - coupons).toBeCloseTo(net_revenue, 4);
			expect(net_revenue + taxes + shipping).toBeCloseTo(rest['total_sales'] ?? NaN, 4);
			expect(rest['avg_order_value']).toBeCloseTo(
				orders_count === 0 ? 0 : net_revenue / orders_count,
				4,
			);
		});
	});

	it('what a period is compared with is that period asked for by itself', async () => {
		await inRandomShops(async (ask) => {
			const whole = await allIntervals(ask, 'revenue', 'month');
			const months = ['2025-11-01/2025-11-30', '2025-12-01/2025-12-31', '2026-01-01/2026-01-31'];
			for (const [index, month] of months.entries()) {
				const [start, end] = month.split('/');
				const limits = between(`${start}T00:00:00`, `${end}T23:59:59`);
				const { body } = await ask<Stats>(`revenue/stats?interval=day&${limits}`);
				// The number of products is one of totals only.
				expect(body.totals).toMatchObject(whole.intervals[index + 1]?.subtotals ?? {});
			}
		});
	});

	it('filters split a period without remainder', async () => {
		await inRandomShops(async (ask) => {
			const read = async (filter: string) =>
				(await ask<Stats>(`orders/stats?${between(FROM, UNTIL)}${filter}`)).body.totals;
			const all = await read('');
			const withProduct = await read('&product_includes=1');
			const withoutProduct = await read('&product_excludes=1');
			for (const name of ['orders_count', 'total_sales', 'net_revenue', 'taxes']) {
				expect(total([withProduct, withoutProduct], name)).toBeCloseTo(all[name] ?? NaN, 4);
			}
			const parts = await Promise.all(
				['all', 'none'].map((refunds) => read(`&refunds=${refunds}`)),
			);
			expect(total(parts, 'total_sales')).toBeCloseTo(all['total_sales'] ?? NaN, 4);
		});
	});
});
