import { grainOf, type DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { StoreDatabase } from '../../database/store-database';
import { importSmall, orderDocument } from '../../testing/small-export';
import { orderRows } from '../facts/orders';
import { openShop } from '../shop';
import { computeBreakdown } from './breakdown';
import type { DimensionFilter } from '../filters/dimension-filters';

const cup = { product_id: 3, name: 'Cup', quantity: 1, subtotal: '5.00', total: '5.00' };
const from = (city: string) => ({ billing: { country: 'DE', city } });

let database: StoreDatabase;

beforeAll(async () => {
	database = await importSmall({
		'products.json': [{ id: 3, name: 'Cup', type: 'simple', status: 'publish' }],
		'orders.json': [
			orderDocument(1, { ...from('Berlin'), line_items: [1, 2].map((id) => ({ id, ...cup })) }),
			orderDocument(2, { ...from(' berlin '), payment_method: 'cod' }),
			orderDocument(3, from('')),
			orderDocument(4, from('Hamburg')),
		],
	});
});
afterAll(() => database.close());

async function ordersBy(dimension: DimensionKey, filters: readonly DimensionFilter[] = []) {
	const shop = await openShop({ database });
	const found = await computeBreakdown(database, {
		orders: orderRows(shop, undefined, {}),
		newcomers: 'unknown' as const,
		rules: shop.settings.rules,
		grain: grainOf([dimension]) ?? 'order',
		metrics: ['orders_count'],
		dimensions: [dimension],
		filters,
	});
	const rows = found.rows.map(({ keys: [key], numbers }) => [key, numbers['orders_count']]);
	return { rows: rows.sort(), spelled: found.spellings.get(dimension) };
}

describe('A breakdown', () => {
	it('counts what differs in case and blanks once, spelled as the first', async () => {
		const { rows, spelled } = await ordersBy('billing_city');
		expect(rows).toEqual([
			['', 1],
			['de:berlin', 2],
			['de:hamburg', 1],
		]);
		expect(spelled?.get('de:berlin')).toBe('DE:Berlin');
	});

	it('finds a value whatever its case, and leaves what is unknown out of what is another', async () => {
		const city = 'DE:BERLIN';
		const is = [{ dimension: 'billing_city', is: [city] }] as const;
		const isNot = [{ dimension: 'billing_city', isNot: [city] }] as const;
		expect((await ordersBy('billing_city', is)).rows).toEqual([['de:berlin', 2]]);
		expect((await ordersBy('billing_city', isNot)).rows).toEqual([['de:hamburg', 1]]);
	});

	it('calls a value the same with a filter as without', async () => {
		const isCash = [{ dimension: 'payment_method', is: ['cod'] }] as const;
		const { rows, spelled } = await ordersBy('billing_city', isCash);
		expect(rows).toEqual([['de:berlin', 1]]);
		expect(spelled?.get('de:berlin')).toBe('DE:Berlin');
	});

	it('counts an order once that has two lines of a product', async () => {
		expect((await ordersBy('product')).rows).toEqual([['3', 1]]);
	});
});
