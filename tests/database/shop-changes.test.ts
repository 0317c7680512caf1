import { readState } from '../../packages/store-server/src/sync/state/sync-state';
import { one, Shops, toFirstOrders, toPosts } from './shops';

let shops: Shops;

beforeAll(async () => {
	shops = await Shops.start();
	shops.make('shop', toFirstOrders);
	shops.copy('shop', 'people');
	shops.copy('shop', 'old', toPosts);
	shops.copy('old', 'many');
	shops.server
		.run(`USE many; INSERT INTO wp_posts (ID, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered)
		VALUES (1000000, 'News', '', '', '', '', '')`);
});

afterEach(() => shops.closeStores());

afterAll(() => shops.stop());

describe('Changes in the shop', () => {
	it.each([
		['tables of their own', 'shop', 'wp_wc_orders', 'status', 'date_updated_gmt', 'type'],
		['the posts', 'old', 'wp_posts', 'post_status', 'post_modified_gmt', 'post_type'],
	])(
		'arrive with the next sync, with orders in %s',
		async (_, name, table, status, modified, type) => {
			const { database, sync } = await shops.fill(name);
			const run = (sql: string) => shops.server.run(`USE ${name}; ${sql}`);
			run(`UPDATE ${table} SET ${status} = 'wc-cancelled', ${modified} = UTC_TIMESTAMP() WHERE id = 124;
			UPDATE ${table} SET ${status} = 'trash', ${modified} = UTC_TIMESTAMP() WHERE id = 125;
			DELETE FROM ${table} WHERE id = 126;
			DELETE FROM ${table} WHERE id = 170 AND ${type} = 'shop_order_refund';
			UPDATE wp_wc_product_meta_lookup SET stock_quantity = 3 WHERE product_id = 10;
			UPDATE wp_postmeta SET meta_value = '3' WHERE post_id = 10 AND meta_key = '_stock';
			DELETE FROM wp_posts WHERE ID = 11;
			UPDATE wp_comments SET comment_approved = '1' WHERE comment_ID = 3159;
			UPDATE wp_woocommerce_tax_rates SET tax_rate = '9.5' WHERE tax_rate_id = 1;
			UPDATE wp_options SET option_value = '1' WHERE option_name = 'start_of_week';
			INSERT INTO wp_users (ID, user_login, user_email, user_registered) VALUES (9001, 'new.one', 'new@example.org', '2026-11-20 12:00:00')`);
			await sync.run();
			const rows = await database.all('SELECT id, status FROM orders WHERE id IN (124, 125, 126)');
			expect(rows).toEqual([{ id: 124, status: 'cancelled' }]);
			expect(
				await database.all('SELECT order_id FROM wc_order_stats WHERE order_id IN (125, 126, 170)'),
			).toEqual([]);
			expect(await database.all('SELECT id FROM refunds WHERE id = 170')).toEqual([]);
			expect(await one(database, 'SELECT count(*) AS count FROM orders')).toEqual({ count: 398 });
			expect(await one(database, 'SELECT stock_quantity FROM products WHERE id = 10')).toEqual({
				stock_quantity: 3,
			});
			expect(await database.all('SELECT id FROM products WHERE id = 11')).toEqual([]);
			expect(await one(database, 'SELECT status FROM reviews WHERE id = 3159')).toEqual({
				status: 'approved',
			});
			expect(await one(database, 'SELECT rate FROM tax_rates WHERE id = 1')).toEqual({ rate: 9.5 });
			expect(await one(database, "SELECT value FROM options WHERE name = 'start_of_week'")).toEqual(
				{ value: '1' },
			);
			expect(await one(database, 'SELECT username FROM users WHERE id = 9001')).toEqual({
				username: 'new.one',
			});
		},
	);

	it('make an account a customer if the shop’s own list has it, although it was never active', async () => {
		const { database, sync } = await shops.fill('people');
		shops.server.run(`USE people;
			INSERT INTO wp_users (ID, user_login, user_email, user_registered) VALUES
				(9002, 'listed', 'listed@example.org', '2026-11-20 12:00:00'),
				(9003, 'unlisted', 'unlisted@example.org', '2026-11-20 12:00:00');
			INSERT INTO wp_usermeta (user_id, meta_key, meta_value) VALUES
				(9002, 'wp_capabilities', 'a:1:{s:8:"customer";b:1;}'),
				(9003, 'wp_capabilities', 'a:1:{s:8:"customer";b:1;}');
			INSERT INTO wp_wc_customer_lookup (customer_id, user_id, username, first_name, last_name, email)
				VALUES (901, 9002, 'listed', 'Li', 'Sted', 'listed@example.org')`);
		await sync.run();
		expect(
			await database.all(
				'SELECT customer_id, user_id FROM wc_customer_lookup WHERE user_id IN (9002, 9003)',
			),
		).toEqual([{ customer_id: 901, user_id: 9002 }]);
	});

	it('of an old order among very many posts, which no index finds, arrive after an hour', async () => {
		let now = Date.now();
		const { database, sync } = await shops.fill('many', () => now);
		const status = () => one(database, 'SELECT status FROM orders WHERE id = 124');
		expect(await status()).toEqual({ status: 'completed' });
		shops.server.run(
			"USE many; UPDATE wp_posts SET post_status = 'wc-cancelled', post_modified_gmt = UTC_TIMESTAMP() WHERE ID = 124",
		);
		await sync.run();
		expect(await status()).toEqual({ status: 'completed' });
		// An hour after the shop was read, which itself took a while.
		now = Date.now() + 60 * 60_000;
		await sync.run();
		expect(await status()).toEqual({ status: 'cancelled' });
	});

	it("of such an order also arrive after an hour if the store's clock is hours behind", async () => {
		const hour = 60 * 60_000;
		let now = Date.now() - 5 * hour;
		const { database, sync } = await shops.fill('many', () => now);
		shops.server.run(
			"USE many; UPDATE wp_posts SET post_status = 'wc-cancelled', post_modified_gmt = UTC_TIMESTAMP() WHERE ID = 128",
		);
		now += hour;
		await sync.run();
		expect(await one(database, 'SELECT status FROM orders WHERE id = 128')).toEqual({
			status: 'cancelled',
		});
	});
});

describe('The location of a shop’s tables', () => {
	it('is known in the form of the shop’s own connection, whatever its address', async () => {
		const { database } = await shops.fill('shop');
		// What the plugin sends (includes/store-server/preconditions.php), as another user.
		const named = shops.server
			.run("USE shop; SELECT CONCAT_WS('/', @@hostname, @@port, DATABASE()) AS location")
			.match(/\S+\/shop$/m)?.[0];
		expect(await readState(database, 'tables')).toBe(`${named}/wp_`);
	});
});
