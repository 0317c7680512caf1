import { ShopBench, type MadeShop } from '../../testing/made-shop';
import { rowsOf, statsOf } from '../../testing/report-replies';

let bench: ShopBench;

beforeAll(async () => {
	bench = await ShopBench.open();
});

afterAll(() => bench.close());

type Row = Readonly<Record<string, unknown>>;

const count = (row: Row, key: string) => String(row[key]);

/** The columns of numbers of each file, and what the table says of them; `money` has the currency's decimals. */
const files = {
	orders: [
		['Items sold', 'num_items_sold'],
		['Net Sales', 'net_total', 'money'],
	],
	products: [
		['Items sold', 'items_sold'],
		['N. Revenue', 'net_revenue', 'money'],
		['Orders', 'orders_count'],
	],
	variations: [
		['Items sold', 'items_sold'],
		['N. Revenue', 'net_revenue', 'money'],
		['Orders', 'orders_count'],
	],
	categories: [
		['Items sold', 'items_sold'],
		['Net Revenue', 'net_revenue', 'money'],
		['Products', 'products_count'],
		['Orders', 'orders_count'],
	],
	coupons: [
		['Orders', 'orders_count'],
		['Amount discounted', 'amount', 'money'],
	],
	taxes: [
		['Total tax', 'total_tax', 'money'],
		['Order tax', 'order_tax', 'money'],
		['Shipping tax', 'shipping_tax', 'money'],
		['Orders', 'orders_count'],
	],
	customers: [
		['Orders', 'orders_count'],
		['Total Spend', 'total_spend', 'money'],
		['AOV', 'avg_order_value', 'money'],
	],
	revenue: [
		['Orders', 'orders_count'],
		['Gross sales', 'gross_sales', 'money'],
		['Returns', 'refunds', 'money'],
		['Coupons', 'coupons', 'money'],
		['Net sales', 'net_revenue', 'money'],
		['Taxes', 'taxes', 'money'],
		['Shipping', 'shipping', 'money'],
		['Total sales', 'total_sales', 'money'],
	],
} as const satisfies Record<string, readonly (readonly [string, string, 'money'?])[]>;

const names = Object.keys(files) as (keyof typeof files)[]; // its own keys

async function rowsOfReport({ ask }: MadeShop, name: keyof typeof files): Promise<Row[]> {
	if (name !== 'revenue') return rowsOf<Row>(ask, name, { order: 'desc' });
	const { intervals } = await statsOf(ask, 'revenue', { interval: 'day', order: 'desc' });
	return intervals.map(({ subtotals }) => subtotals);
}

describe('the file of a report, whatever the shop', () => {
	it.each(names)('[S7.export-and-import.1] has the rows of %s, in their order', async (name) => {
		await bench.inShops(2, async (made) => {
			const rows = await rowsOfReport(made, name);
			const [head = [], ...lines] = await made.exported(name, { order: 'desc' });
			const { decimals } = made.shop.settings.currency;
			const columns: readonly (readonly [string, string, string?])[] = files[name];
			const shown = lines.map((line) => columns.map(([label]) => line[head.indexOf(label)]));
			expect(shown).toEqual(
				rows.map((row) =>
					columns.map(([, key, kind]) =>
						kind === 'money' ? Number(row[key]).toFixed(decimals) : count(row, key),
					),
				),
			);
		});
	});
});
