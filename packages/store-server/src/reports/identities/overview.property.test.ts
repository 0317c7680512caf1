import { ShopBench, type Query } from '../../testing/made-shop';
import { rowsOf, statsOf, totalsOf } from '../../testing/report-replies';
import { exact, sumOver, type Numbers } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

const period: Query = { after: '2025-10-01T00:00:00', before: '2025-12-31T23:59:59' };

interface Indicator {
	readonly stat: string;
	readonly value: number;
}

interface Board {
	readonly id: string;
	readonly rows: readonly (readonly { readonly value: string | number }[])[];
}

/** Each list of Overview: the table that it comes from, what it counts, and which rows have no place in it. */
const boards = {
	products: { count: 'items_sold', amount: 'net_revenue', best: 'items_sold', id: 'product_id' },
	categories: { count: 'items_sold', amount: 'net_revenue', best: 'items_sold', id: 'category_id' },
	coupons: { count: 'orders_count', amount: 'amount', best: 'orders_count', id: 'coupon_id' },
	customers: { count: 'orders_count', amount: 'total_spend', best: 'total_spend', id: 'id' },
} as const;

const boardNames = Object.keys(boards) as (keyof typeof boards)[]; // its own keys

describe('Overview, whatever the shop', () => {
	it('has indicators that are the totals of their reports', async () => {
		await bench.inShops(4, async ({ ask, pick }) => {
			const query = pick<Query>([{}, period]);
			const { body } = await ask<Indicator[]>('reports/performance-indicators', query);
			expect(body).toHaveLength(15);
			const reports = new Set(body.map(({ stat }) => stat.split('/')[0] ?? ''));
			for (const report of reports) {
				const totals = await totalsOf(ask, report, query);
				const own = body.filter(({ stat }) => stat.startsWith(`${report}/`));
				expect(own.map(({ stat, value }) => [stat, value])).toEqual(
					own.map(({ stat }) => [stat, totals[stat.split('/')[1] ?? '']]),
				);
			}
		});
	});

	it('has lists that are the first rows of their tables', async () => {
		await bench.inShops(7, async ({ ask, pick }) => {
			const name = pick(boardNames);
			// The table of customers has no filters of orders.
			const filters = name === 'customers' ? [] : [{ weekday_is: '1,2,3' }];
			const query = pick<Query>([{}, period, ...filters]);
			const { count, amount, best, id } = boards[name];
			const { body } = await ask<Board[]>(`leaderboards/${name}`, { per_page: 4, ...query });
			const rows = await rowsOf<Numbers & { extended_info?: { code?: string; name?: string } }>(
				ask,
				name,
				name === 'customers' ? query : { ...query, extended_info: true },
			);
			const named = rows.filter((row) => {
				const customers = name !== 'customers' || (row['orders_count'] ?? 0) > 0;
				return customers && !(name === 'coupons' && row.extended_info?.code === '(Deleted)');
			});
			const value = (row: Numbers, key: string) => row[key] ?? 0;
			const sorted = [...named].sort(
				(one, other) =>
					value(other, best) - value(one, best) ||
					value(other, amount) - value(one, amount) ||
					value(one, id) - value(other, id),
			);
			expect(body[0]?.rows.map(([, first, second]) => [first?.value, second?.value])).toEqual(
				sorted.slice(0, 4).map((row) => [row[count], row[amount]]),
			);
		});
	});
});

describe('Revenue and Orders, whatever the shop', () => {
	it('put an order into the day that each kind of date says', async () => {
		await bench.inShops(4, async ({ ask, shop }) => {
			const rows = await rowsOf<Numbers & { date: string }>(ask, 'orders');
			const query = { interval: 'day', date_type: shop.settings.dateType };
			const { intervals } = await statsOf(ask, 'revenue', query);
			const days = intervals.map(({ interval: day, subtotals }) => {
				const { total_sales, orders_count, num_items_sold } = subtotals;
				return [day, exact(total_sales ?? NaN), orders_count, num_items_sold];
			});
			expect(days).toEqual(
				intervals.map(({ interval: day }) => {
					const mine = rows.filter(({ date }) => date.startsWith(day));
					const count = mine.filter(({ parent_id }) => parent_id === 0).length;
					return [day, sumOver(mine, 'total_sales'), count, sumOver(mine, 'num_items_sold')];
				}),
			);
		});
	});
});
