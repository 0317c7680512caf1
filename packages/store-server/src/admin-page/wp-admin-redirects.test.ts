import type { StoreDatabase } from '../database/store-database';
import { importSmall, orderDocument } from '../testing/small-export';
import { placeInApp } from './wp-admin-redirects';

const product = '/analytics/products&filter=single_product&products=20';

describe('A wp-admin URL', () => {
	let database: StoreDatabase;

	beforeAll(async () => {
		const lines = { line_items: [], tax_lines: [], shipping_lines: [], fee_lines: [] };
		database = await importSmall({
			'orders.json': [orderDocument(7, { customer_id: 3, refunds: [{ id: 8, total: '-1.00' }] })],
			'refunds.json': [
				{
					id: 8,
					parent_id: 7,
					amount: '1.00',
					date_created: '2026-03-02T12:00:00',
					date_created_gmt: '2026-03-02T12:00:00',
					...lines,
				},
			],
			'customers.json': [{ id: 3, email: 'ada@example.org', username: 'ada' }],
			'products.json': [{ id: 20, name: 'Shirt', type: 'variable' }],
			'variations.json': [{ id: 21, parent_id: 20, name: 'Blue' }],
			'coupons.json': [{ id: 30, code: 'spring', amount: '5.00', discount_type: 'fixed_cart' }],
		});
	});
	afterAll(() => database.close());

	it.each([
		['post.php?post=7&action=edit', '/orders/7'],
		['admin.php?page=wc-orders&action=edit&id=7', '/orders/7'],
		['post.php?post=8&action=edit', '/orders/7'],
		['post.php?post=20&action=edit', product],
		['post.php?post=21&action=edit', product],
		['post.php?post=30&action=edit', '/analytics/coupons&filter=single_coupon&coupons=30'],
		['edit.php?post_type=product', '/analytics/products'],
		['users.php', '/customers'],
		['index.php', '/analytics/overview'],
		['admin.php?page=wc-orders', '/analytics/orders'],
		['post.php?post=99&action=edit', undefined],
		['post.php?post=7%20OR%201', undefined],
		['post.php', undefined],
		['user-edit.php?user_id=9', undefined],
		['edit.php?post_type=page', undefined],
		['admin.php?page=wc-settings', undefined],
	])('leads to the app’s screen with the same content: %s', async (address, place) => {
		const [page = '', query] = address.split('?');
		expect(await placeInApp(database, page, new URLSearchParams(query))).toBe(place);
	});

	it('of a user leads to the same customer’s page in the reports', async () => {
		const place = await placeInApp(database, 'user-edit.php', new URLSearchParams('user_id=3'));
		expect(place).toMatch(/^\/customers\/\d+$/);
	});
});
