import type { StoreDatabase } from '../../database/store-database';
import { importSmall, orderDocument } from '../../testing/small-export';
import { restApp } from '../../testing/rest-app';

const made = { date_created: '2026-01-01T00:00:00', date_created_gmt: '2026-01-01T00:00:00' };
const stocked = { ...made, status: 'publish', stock_status: 'instock' };
const line = { product_id: 1, name: 'Tee', quantity: 1, subtotal: '10', total: '10', taxes: [] };
let database: StoreDatabase;

beforeAll(async () => {
	database = await importSmall({
		'products.json': [
			{ id: 1, name: 'Tee', type: 'variable', ...stocked, manage_stock: true, stock_quantity: 2 },
		],
		'variations.json': [
			{ id: 2, parent_id: 1, ...stocked, manage_stock: 'parent', stock_quantity: 2 },
			{ id: 3, parent_id: 1, ...stocked, manage_stock: true, stock_quantity: 1 },
		],
		'orders.json': [
			orderDocument(10, { line_items: [{ ...line, id: 1, variation_id: 3 }] }),
			orderDocument(11, {
				date_created: '2026-03-02T12:00:00',
				date_created_gmt: '2026-03-02T12:00:00',
				line_items: [{ ...line, id: 2, variation_id: 2 }],
			}),
		],
		'refunds.json': [
			{
				id: 12,
				parent_id: 10,
				date_created: '2026-03-03T12:00:00',
				date_created_gmt: '2026-03-03T12:00:00',
				amount: '10.00',
				line_items: [
					{ ...line, id: 3, variation_id: 3, quantity: -1, subtotal: '-10', total: '-10' },
				],
				tax_lines: [],
				shipping_lines: [],
				fee_lines: [],
			},
		],
	});
});

afterAll(() => database.close());

async function replyTo<Body>(path: string): Promise<Body> {
	const app = await restApp(database, () => new Date());
	const reply = await app.inject(`/wp-json/wc-analytics/${path}`);
	await app.close();
	return reply.json<Body>();
}

describe('A product low in stock', () => {
	it('is not a variation that shares the stock of its product', async () => {
		const rows = await replyTo<{ id: number }[]>('products/low-in-stock');
		expect(rows.map(({ id }) => id)).toEqual([3, 1]);
		expect(await replyTo('products/count-low-in-stock')).toMatchObject({ total: 2 });
		const table = await replyTo<{ id: number }[]>('reports/stock?type=lowstock');
		expect(table.map(({ id }) => id).sort()).toEqual([1, 3]);
		expect(await replyTo('reports/stock/stats')).toMatchObject({ totals: { lowstock: 2 } });
	});

	it('has the date of its last order, whatever was returned since', async () => {
		const rows = await replyTo<{ id: number; last_order_date: string }[]>('products/low-in-stock');
		expect(rows.map(({ id, last_order_date }) => [id, last_order_date])).toEqual([
			[3, '2026-03-01T12:00:00'],
			[1, '2026-03-02T12:00:00'],
		]);
	});
});
