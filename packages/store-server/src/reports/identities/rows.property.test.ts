import { ShopBench, type Ask } from '../../testing/made-shop';
import { rowsOf, segmentOf, totalsOf } from '../../testing/report-replies';
import { exact, expectSums, only, sumOver, type Numbers } from '../../testing/sums';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

/** Tables with statistics of their own: what names a row, how it is asked for alone, and how it is a segment. */
const tables = {
	products: {
		id: 'product_id',
		filter: 'products',
		segment: 'product',
		adds: ['items_sold', 'net_revenue'],
		metrics: ['items_sold', 'net_revenue', 'orders_count'],
		count: 'products_count',
	},
	variations: {
		id: 'variation_id',
		filter: 'variations',
		segment: 'variation',
		adds: ['items_sold', 'net_revenue'],
		metrics: ['items_sold', 'net_revenue', 'orders_count'],
		count: 'variations_count',
	},
	coupons: {
		id: 'coupon_id',
		filter: 'coupons',
		segment: 'coupon',
		adds: ['amount'],
		metrics: ['amount', 'orders_count'],
		count: 'coupons_count',
	},
	taxes: {
		id: 'tax_rate_id',
		filter: 'taxes',
		segment: 'tax_rate_id',
		adds: ['total_tax', 'order_tax', 'shipping_tax'],
		metrics: ['total_tax', 'order_tax', 'shipping_tax', 'orders_count'],
		count: 'tax_codes',
	},
} as const;

type TableName = keyof typeof tables;

const names = Object.keys(tables) as TableName[]; // its own keys

const orderOnly = (rows: readonly Numbers[]) => rows.filter((row) => row['parent_id'] === 0);

describe.each(names)('rows of %s, whatever the shop', (report) => {
	const { id, filter, segment, adds, metrics, count } = tables[report];

	it('sum to the totals, and are as many as they say', async () => {
		await bench.inShops(4, async ({ ask }) => {
			const [rows, totals] = [await rowsOf(ask, report), await totalsOf(ask, report)];
			expectSums(rows, totals, adds);
			expect(rows).toHaveLength(totals[count] ?? NaN);
			expect(new Set(rows.map((row) => row[id])).size).toBe(rows.length);
		});
	});

	it('say what the report says of each alone, and what its segment says', async () => {
		await bench.inShops(5, async ({ ask, pick }) => {
			const rows = await rowsOf(ask, report);
			const { segments } = await totalsOf(ask, report, { segmentby: segment });
			for (const { segment_id, subtotals } of segments) {
				const row = rows.find((one) => one[id] === segment_id);
				expect(only(subtotals, metrics)).toEqual(row ? only(row, metrics) : none(metrics));
			}
			if (!rows.length) return;
			const row = pick(rows);
			const alone = { [filter]: [row[id] ?? NaN] };
			expect(only(await totalsOf(ask, report, alone), metrics)).toEqual(only(row, metrics));
			const [same, ...rest] = await rowsOf(ask, report, alone);
			expect(only(same, metrics)).toEqual(only(row, metrics));
			expect(rest).toEqual([]);
		});
	});
});

function none(metrics: readonly string[]): Numbers {
	return Object.fromEntries(metrics.map((name) => [name, 0]));
}

describe('rows of the other tables, whatever the shop', () => {
	it('of Orders sum to its totals, orders and refunds told apart', async () => {
		await bench.inShops(5, async ({ ask }) => {
			const [rows, totals] = [await rowsOf(ask, 'orders'), await totalsOf(ask, 'orders')];
			expect(orderOnly(rows)).toHaveLength(totals['orders_count'] ?? NaN);
			expectSums(rows, totals, ['num_items_sold', 'total_sales']);
			expect(sumOver(rows, 'net_total')).toBe(exact(totals['net_revenue'] ?? NaN));
			expect(new Set(rows.map((row) => row['customer_id'])).size).toBe(totals['total_customers']);
		});
	});

	it('of Categories count each sale in every category of its product, and refunds never as orders', async () => {
		await bench.inShops(5, async ({ ask, files }) => {
			const categories = await rowsOf(ask, 'categories');
			const products = await rowsOf(ask, 'products');
			const documents = [...files['products.json'], ...files['products-trashed.json']];
			for (const row of categories) {
				const inside = documents
					.filter(({ categories: own }) => idsOf(own).includes(row['category_id'] ?? NaN))
					.map((product) => Number(product['id']));
				const sold = products.filter((one) => inside.includes(one['product_id'] ?? NaN));
				expectSums(sold, row, ['items_sold', 'net_revenue']);
				expect(row['products_count']).toBe(sold.length);
				const alone = await totalsOf(ask, 'products', { products: inside });
				expect(row['orders_count']).toBe(alone['orders_count']);
			}
			const sold = new Set(products.map((row) => row['product_id']));
			const filled = documents.filter((product) => sold.has(Number(product['id'])));
			const expected = new Set(filled.flatMap((product) => idsOf(product['categories'])));
			expect(new Set(categories.map((row) => row['category_id']))).toEqual(expected);
		});
	});

	it('of Downloads, Customers and Stock are as many as their totals say', async () => {
		await bench.inShops(5, async ({ ask, files, shop }) => {
			expect(await rowsOf(ask, 'downloads')).toHaveLength(
				(await totalsOf(ask, 'downloads'))['download_count'] ?? NaN,
			);
			const customers = await customersOf(ask);
			const totals = await totalsOf(ask, 'customers');
			expect(customers).toHaveLength(totals['customers_count'] ?? NaN);
			const created = await totalsOf(ask, 'revenue', { date_type: 'date_created' });
			expect(sumOver(customers, 'total_spend')).toBe(exact(created['total_sales'] ?? NaN));
			expect(sumOver(customers, 'orders_count')).toBe(created['orders_count']);
			const stock = await totalsOf(ask, 'stock');
			const documents = [
				...files['products.json'],
				...files['products-trashed.json'],
				...files['variations.json'],
			];
			for (const type of ['instock', 'outofstock', 'onbackorder']) {
				const own = documents.filter((document) => document['stock_status'] === type);
				const listed = own.filter(({ status }) => status === 'publish' || status === 'private');
				const { total } = await ask('reports/stock', { type });
				// Until 10.x drafts and the trash were counted by status, too.
				const counted = shop.settings.rules === '9.4' ? own : listed;
				expect([type, stock[type], total]).toEqual([type, counted.length, listed.length]);
			}
		});
	});
});

async function customersOf(ask: Ask): Promise<Numbers[]> {
	return rowsOf(ask, 'customers', { after: undefined, before: undefined });
}

function idsOf(categories: unknown): number[] {
	return Array.isArray(categories) ? categories.map(({ id }) => Number(id)) : [];
}

describe('refunds, whatever the shop', () => {
	it('have one sign everywhere: positive in totals and in segments of every kind', async () => {
		await bench.inShops(6, async ({ ask }) => {
			for (const segmentby of ['customer_type', 'product', 'category', 'coupon']) {
				const totals = await totalsOf(ask, 'orders', { segmentby });
				const all = [totals, ...totals.segments.map(({ subtotals }) => subtotals)];
				expect(all.filter(({ refunds }) => !((refunds ?? NaN) >= 0))).toEqual([]);
			}
		});
	});

	it('and orders of new and of returning customers are all that there are', async () => {
		await bench.inShops(5, async ({ ask }) => {
			const totals = await totalsOf(ask, 'orders', { segmentby: 'customer_type' });
			const parts = [segmentOf(totals, 0) ?? {}, segmentOf(totals, 1) ?? {}];
			const names = ['orders_count', 'num_items_sold', 'total_sales', 'net_revenue', 'taxes'];
			expectSums(parts, totals, [...names, 'shipping', 'coupons', 'refunds']);
		});
	});
});
