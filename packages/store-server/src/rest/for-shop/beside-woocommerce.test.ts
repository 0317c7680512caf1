import { createStoreServer, type StoreServer } from '../../server/server';
import type { StoreDatabase } from '../../database/store-database';
import { markAsFollowing, preconditionsOf, waitingSync } from '../../testing/followed-store';
import { importSmall, orderDocument } from '../../testing/small-export';
import type { SyncService } from '../../sync/run/sync-service';
import { writeState } from '../../sync/state/sync-state';

const HOME = 'https://shop.example';
const NOW = new Date('2026-11-20T17:00:00Z');
const [shopToken, token] = ['the-token-of-the-shop', 'the-token-of-its-owner'];

const shirt = { id: 1, name: 'Shirt', product_id: 5, variation_id: 50, taxes: [] };
const sold = { ...shirt, quantity: 2, subtotal: '20.00', total: '20.00' };
const returned = { ...shirt, id: 9, quantity: -1, subtotal: '-10.00', total: '-10.00' };
const gift = { id: 3, name: 'Gift', product_id: 6, variation_id: 0, taxes: [], quantity: 1 };
const refund = (id: number, parent_id: number, amount: string, lines: readonly object[]) => ({
	...{ id, parent_id, amount, line_items: lines, tax_lines: [], shipping_lines: [], fee_lines: [] },
	...{ date_created: '2026-03-04T12:00:00', date_created_gmt: '2026-03-04T12:00:00' },
});
const inClothes = { categories: [{ id: 8, name: 'Clothes' }] };

/** Two orders of a variation, of which one was returned in part, and one with a gift that was returned for nothing. */
const files = {
	'categories.json': [{ id: 8, name: 'Clothes', parent: 0 }],
	'products.json': [
		{ id: 5, name: 'Shirt', type: 'variable', ...inClothes, attributes: [] },
		{ id: 6, name: 'Gift', type: 'simple', categories: [], attributes: [] },
	],
	'variations.json': [{ id: 50, parent_id: 5, name: 'Shirt', attributes: [] }],
	'orders.json': [
		orderDocument(21, { line_items: [sold], total: '20.00' }),
		orderDocument(22, { line_items: [{ ...sold, id: 2 }], total: '20.00' }),
		orderDocument(23, { line_items: [{ ...gift, subtotal: '0', total: '0' }], total: '0.00' }),
	],
	'refunds.json': [
		refund(31, 21, '10.00', [returned]),
		refund(33, 23, '0.00', [{ ...gift, id: 8, quantity: -1, subtotal: '0', total: '0' }]),
	],
};

let database: StoreDatabase;
let sync: SyncService;
let server: StoreServer;
beforeAll(async () => {
	database = await importSmall(files);
	await markAsFollowing(database, NOW.getTime());
	sync = waitingSync(database, HOME);
	server = await createStoreServer({
		context: { database, now: () => NOW, sync },
		token,
		shopToken,
	});
});
afterAll(async () => {
	await server.close();
	await sync.stop();
	await database.close();
});

const march = { after: '2026-03-01T00:00:00', before: '2026-03-31T23:59:59' };
/** The same without the sums of days, which hold whole days only. */
const hours = { ...march, before: '2026-03-31T23:00:00' };

async function ask(route: string, query: object) {
	const reply = await server.inject({
		method: 'POST',
		url: '/wp-json/store-analytics/shop/report',
		headers: { authorization: `Bearer ${shopToken}` },
		payload: JSON.stringify({
			...(await preconditionsOf(database, HOME, NOW)),
			...{ route: `/wc-analytics/reports/${route}`, query },
			...{ rest_root: `${HOME}/wp-json/`, site: HOME },
		}),
	});
	return { status: reply.statusCode, ...reply.json() };
}

const forShop = async (route: string, query: object) => (await ask(route, query)).data;

async function onItsOwn(route: string, query: Record<string, string>) {
	const { payload } = await server.inject({
		url: `/wp-json/wc-analytics/reports/${route}?${new URLSearchParams(query)}`,
		headers: { authorization: `Bearer ${token}` },
	});
	return JSON.parse(payload);
}

const orders = (rows: readonly { orders_count: number }[]) => rows.map((row) => row.orders_count);

describe('Orders of a row beside WooCommerce, which counts refunds there', () => {
	it.each([
		// Two orders and the return of one piece.
		['variations', [3], [2]],
		['categories', [3], [2]],
		// The return of the shirt has an amount, that of the gift none; sorted by id.
		['products', [2, 2], [2, 1]],
	])(
		'are the same in %s, whoever answers; the store on its own leaves refunds out',
		async (report, there, here) => {
			for (const days of [march, hours]) {
				const query = { ...days, orderby: report === 'products' ? 'product_name' : 'items_sold' };
				const sorted = { ...query, order: 'desc' };
				expect([report, orders(await forShop(`${report}`, sorted))]).toEqual([report, there]);
				expect([report, orders(await onItsOwn(`${report}`, sorted))]).toEqual([report, here]);
			}
		},
	);

	it('are the same in segments, but not in totals', async () => {
		const query = { ...march, segmentby: 'category', categories: '8', interval: 'month' };
		const numbers = ({ totals }: { totals: { orders_count: number; segments: object[] } }) => [
			totals.orders_count,
			totals.segments.map((one) => Object(one).subtotals.orders_count),
		];
		expect(numbers(await forShop('products/stats', query))).toEqual([2, [3]]);
		expect(numbers(await onItsOwn('products/stats', query))).toEqual([2, [2]]);
	});
});

describe('A day that differs as expected', () => {
	it('is in the responses to the shop, and does not leave Customers to WooCommerce', async () => {
		await writeState(database, 'expected', { '2026-03-04': ['refunded-twice'] });
		for (const [route, query] of [
			['revenue/stats', { ...march, interval: 'day' }],
			['customers', {}],
		] as const) {
			expect([route, (await ask(route, query)).status]).toEqual([route, 200]);
		}
	});
});
