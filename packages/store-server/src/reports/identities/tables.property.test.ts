import type { reportEndpoints } from '@store-analytics/rest-api';
import { ShopBench, type Query } from '../../testing/made-shop';
import { rowsOf } from '../../testing/report-replies';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

type Row = Readonly<Record<string, unknown>>;
type Sorted = readonly (string | number)[];

/** What a row is sorted by, for each `orderby`, and the id that decides between equals. */
interface TableOrder {
	readonly id: string;
	readonly keys: Readonly<Record<string, (row: Row) => Sorted>>;
	readonly query?: Query;
}

const at = (row: Row, ...path: readonly string[]): unknown =>
	path.reduce<unknown>((value, key) => (value ? Reflect.get(Object(value), key) : undefined), row);

const number =
	(...path: readonly string[]) =>
	(row: Row): Sorted => [Number(at(row, ...path) ?? 0)];

/** Who never bought comes before who bought for nothing. */
const whoBought =
	(key: string) =>
	(row: Row): Sorted => [row['orders_count'] ? Number(row[key]) : -1e15];

/** Without case and accents; nothing for what is gone, which has no name. */
const text =
	(...path: readonly string[]) =>
	(row: Row): Sorted => {
		const value = String(at(row, ...path) ?? '');
		return value.includes('(Deleted)') ? [] : [plain(value)];
	};

/** The halves of a name with the blank between them, which is shown only where it parts two. */
const wholeName = (row: Row): Sorted => [
	plain(
		'first_name' in row
			? `${row['first_name']} ${row['last_name']}`.trimEnd()
			: String(row['name']),
	),
];

const plain = (value: string): string =>
	value
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/ł/g, 'l')
		.replace(/Ł/g, 'L')
		.toLowerCase();

const all = { after: undefined, before: undefined };

const orders = {
	orders: {
		id: 'order_id',
		keys: {
			date: (row) => [String(row['date'])],
			num_items_sold: number('num_items_sold'),
			net_total: number('net_total'),
		},
	},
	products: {
		id: 'product_id',
		query: { extended_info: true },
		keys: {
			net_revenue: number('net_revenue'),
			orders_count: number('orders_count'),
			items_sold: number('items_sold'),
			product_name: text('extended_info', 'name'),
			sku: text('extended_info', 'sku'),
		},
	},
	variations: {
		id: 'variation_id',
		query: { extended_info: true },
		// Not by SKU: a variation without one shows that of its product, and is sorted as having none.
		keys: {
			net_revenue: number('net_revenue'),
			orders_count: number('orders_count'),
			items_sold: number('items_sold'),
		},
	},
	categories: {
		id: 'category_id',
		query: { extended_info: true },
		keys: {
			category_id: number('category_id'),
			items_sold: number('items_sold'),
			net_revenue: number('net_revenue'),
			orders_count: number('orders_count'),
			products_count: number('products_count'),
			category: text('extended_info', 'name'),
		},
	},
	coupons: {
		id: 'coupon_id',
		query: { extended_info: true },
		keys: {
			coupon_id: number('coupon_id'),
			amount: number('amount'),
			orders_count: number('orders_count'),
			code: text('extended_info', 'code'),
		},
	},
	taxes: {
		id: 'tax_rate_id',
		keys: {
			tax_rate_id: number('tax_rate_id'),
			name: text('name'),
			rate: number('tax_rate'),
			order_tax: number('order_tax'),
			total_tax: number('total_tax'),
			shipping_tax: number('shipping_tax'),
			orders_count: number('orders_count'),
		},
	},
	customers: {
		id: 'id',
		query: all,
		keys: {
			username: text('username'),
			name: wholeName,
			country: text('country'),
			city: text('city'),
			state: text('state'),
			postcode: text('postcode'),
			orders_count: number('orders_count'),
			total_spend: whoBought('total_spend'),
			avg_order_value: whoBought('avg_order_value'),
		},
	},
	stock: {
		id: 'id',
		// Not by SKU, as variations.
		keys: { id: number('id'), title: text('name') },
	},
} as const satisfies Partial<Record<keyof typeof reportEndpoints, TableOrder>>;

type TableName = keyof typeof orders;

const names = Object.keys(orders) as TableName[]; // its own keys

const words = new Intl.Collator('en', { sensitivity: 'base' });

function compare(one: Sorted, other: Sorted): number {
	for (const [index, value] of one.entries()) {
		const beside = other[index] ?? '';
		const order =
			typeof value === 'number' ? value - Number(beside) : words.compare(value, String(beside));
		if (order !== 0) return order;
	}
	return 0;
}

/** What has nothing to be sorted by comes last, both ways. */
const isNothing = (key: Sorted): number => Number(key.length === 0);

describe.each(names)('the table of %s, whatever the shop', (table) => {
	const { id, keys, query = {} }: TableOrder = orders[table];

	it('[S3.report-query.1] is sorted by everything that it can be sorted by, both ways', async () => {
		await bench.inShops(6, async ({ ask, pick }) => {
			for (const [orderby, key] of Object.entries(keys)) {
				const direction = pick(['asc', 'desc']);
				const rows = await rowsOf<Row>(ask, table, { ...query, orderby, order: direction });
				const sign = direction === 'asc' ? 1 : -1;
				const sorted = [...rows].sort(
					(one, other) =>
						isNothing(key(one)) - isNothing(key(other)) ||
						sign * compare(key(one), key(other)) ||
						compare([Number(one[id])], [Number(other[id])]),
				);
				// An id decides between equals, in ascending order; what is sorted by it has none. Orders of the same
				// moment have an order of their own.
				const shown = (of: readonly Row[]) =>
					of.map((row) => (table === 'orders' ? key(row) : [...key(row), row[id]]));
				expect([orderby, direction, shown(rows)]).toEqual([orderby, direction, shown(sorted)]);
			}
		});
	});

	it('[S3.report-query.1] has each row once, on pages of any size', async () => {
		await bench.inShops(3, async ({ ask, pick }) => {
			const asked = { ...query, orderby: pick(Object.keys(keys)), order: pick(['asc', 'desc']) };
			const whole = await rowsOf<Row>(ask, table, asked);
			const paged = await rowsOf<Row>(ask, table, { ...asked, per_page: pick([1, 2, 3, 5]) });
			const ids = (rows: readonly Row[]) => rows.map((row) => row[id]);
			expect(ids(paged)).toEqual(ids(whole));
			expect(new Set(ids(whole)).size).toBe(whole.length);
		});
	});

	it('[S7.reports.1] says how many rows and pages there are', async () => {
		await bench.inShops(2, async ({ ask, pick }) => {
			const per_page = pick([1, 2, 3, 100]);
			const { total, pages } = await ask(`reports/${table}`, { ...query, per_page });
			const whole = await rowsOf(ask, table, query);
			expect({ total, pages }).toEqual({
				total: whole.length,
				pages: Math.ceil(whole.length / per_page),
			});
		});
	});
});
