import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { importShop, openDatabase } from '@store-analytics/store-server';
import { CUSTOMERS, EXPORTED_SHOP, ORDERS } from '../support/exported-shop';
import { logInCookies } from '../support/log-in';
import { restSession, whoServed, type AskRest } from '../support/store-server/rest-session';
import { shopToken } from '../support/store-server/following-store';
import { harmlessTexts, hostileTexts } from '../support/store-server/hostile-replies';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

const year = { after: '2025-11-20T00:00:00', before: '2026-11-20T23:59:59' };
const reports = '/wc-analytics/reports';
const orders = `${reports}/orders`;
const rows: Record<string, string> = { ...year, per_page: '3' };

let shop: ShopWithServer;
let ask: AskRest;
beforeAll(async () => {
	shop = await openShopWithServer();
	({ ask } = shop);
	await shop.connect();
});
afterAll(() => shop?.close());
afterEach(() => shop.reset());

describe('The export of the shop', () => {
	const route = '/store-analytics/v1/export';
	const step = () => shop.site.php('StoreAnalytics\\run_export_step();');
	const uploads = () => path.join(shop.site.folder, 'wp-content/uploads');
	const folders = () =>
		readdirSync(uploads()).filter((name) => name.startsWith('store-analytics-export-'));
	const download = async (address: string, cookie = '') =>
		fetch(address, { headers: { cookie }, redirect: 'manual' });

	it('is refused to everybody who may not export', async () => {
		const user = { name: 'manager', password: 'another password' };
		shop.site.php(
			`wp_insert_user( array( 'user_login' => '${user.name}', 'user_pass' => '${user.password}', 'role' => 'shop_manager' ) );`,
		);
		const asManager = await restSession(shop.site, user);
		const refusals = [
			await asManager(route),
			await asManager(route, {}, {}),
			await asManager(`${route}/step`, {}, {}),
			await asManager(route, { _method: 'DELETE' }),
		];
		expect(refusals.map(({ status }) => status)).toEqual(Array(4).fill(403));
		expect((await fetch(`${shop.site.url}/?rest_route=${route}`)).status).toBe(401);
		const address = `${shop.site.url}/wp-admin/admin-post.php?action=store_analytics_export`;
		const cookie = (await logInCookies(shop.site, user)).join('; ');
		expect((await download(address, cookie)).status).toBe(403);
	});

	it('continues after a kill, misses no order while others are deleted, and opens with the same totals', async () => {
		const end = shop.site.extend('exported-shop', EXPORTED_SHOP);
		shop.site.php(CUSTOMERS);
		expect((await ask(route, {}, {})).body).toMatchObject({ status: 'running', share: 0 });
		step();
		expect((await ask(route)).body).toMatchObject({ status: 'running', file: 'orders' });
		step();
		// A nonce belongs to its log-in.
		const cookie = (await logInCookies(shop.site, shop.site.user)).join('; ');
		const askAgain = await restSession(shop.site, shop.site.user, cookie);
		const ready = (await askAgain(route)).body as { download: string };
		expect(ready).toMatchObject({ status: 'done', share: 1 });
		const forged = ready.download.replace(/_wpnonce=\w+/, '_wpnonce=0');
		expect((await download(forged, cookie)).status).toBe(403);
		const anonymous = await download(ready.download);
		expect(anonymous.headers.get('content-type')).not.toBe('application/zip');
		const got = await download(ready.download, cookie);
		expect(got.headers.get('content-type')).toBe('application/zip');
		expect(got.headers.get('content-disposition')).toMatch(/filename="[a-z0-9-]+\.zip"/);
		const zip = new Uint8Array(await got.arrayBuffer());
		const all = Object.values(unzipSync(zip)).map((bytes) => new TextDecoder().decode(bytes));
		// Keys and tokens stay in the shop.
		expect(all.join('')).not.toMatch(/sk_1|sk_2|tok_1/);
		expect(all.join('')).toContain('_wc_order_attribution_source_type');
		expect(await totalsOf(zip)).toEqual({
			...{ orders: ORDERS, sales: ORDERS * 10 - 4, customers: 3 },
			zones: '51 in 7: North & sea',
		});
		end();
	});

	it('has a random name, is deleted after a day, and on demand', async () => {
		const [folder = ''] = folders();
		expect(folder).toMatch(/-[0-9a-f]{16}$/);
		expect(readdirSync(path.join(uploads(), folder)).sort()).toEqual([
			'.htaccess',
			expect.stringMatching(/^[0-9a-f]{16}\.zip$/),
			'index.php',
			'web.config',
		]);
		shop.site.php(`update_option( 'rig_later', 86401 );`);
		expect((await ask(route)).body).toMatchObject({ status: 'none', download: '' });
		expect(folders()).toEqual([]);
		await ask(route, {}, {});
		expect(folders()).toHaveLength(1);
		await ask(route, { _method: 'DELETE' }, {});
		expect(folders()).toEqual([]);
	});
});

/** What a store says that opens the file. */
async function totalsOf(zip: Uint8Array) {
	const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-exported-'));
	try {
		const file = path.join(folder, 'shop.zip');
		writeFileSync(file, zip);
		const found = await importShop(file, path.join(folder, 'shop.duckdb'));
		expect(found.sentences).toEqual([]);
		const database = await openDatabase(path.join(folder, 'shop.duckdb'));
		const [totals] = await database.all(`SELECT
			(SELECT count(*) FROM wc_order_stats WHERE parent_id = 0) AS orders,
			(SELECT CAST(sum(total_sales) AS DOUBLE) FROM wc_order_stats) AS sales,
			(SELECT count(*) FROM wc_customer_lookup WHERE customer_id < 1000000000) AS customers,
			(SELECT string_agg(concat(instance_id, ' in ', zone_id, ': ', zone_name)) FROM shipping_zone_methods) AS zones`);
		await database.close();
		return totals;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

describe('Access to the store server and its token', () => {
	it('is refused to users who may not see the reports, without a request to the store server', async () => {
		const user = { name: 'editor', password: 'another password' };
		shop.site.php(
			`wp_insert_user( array( 'user_login' => '${user.name}', 'user_pass' => '${user.password}', 'role' => 'editor' ) );`,
		);
		const asEditor = await restSession(shop.site, user);
		const before = shop.proxy.asked.length;
		const refusals = await Promise.all([
			asEditor(orders, rows),
			asEditor('/store-analytics/v1/data'),
			asEditor('/store-analytics/v1/store-server'),
			asEditor('/store-analytics/v1/store-server', {}, { address: '' }),
			asEditor('/store-analytics/v1/store-server/test', {}, { address: shop.address }),
		]);
		expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(403));
		expect((await fetch(`${shop.site.url}/?rest_route=${orders}`)).status).toBe(401);
		expect(shop.proxy.asked.length).toBe(before);
	});

	it('lets only shop managers choose a server, with a valid nonce', async () => {
		const user = { name: 'analyst', password: 'another password' };
		shop.site
			.php(`add_role( 'analyst', 'Analyst', array( 'read' => true, 'edit_posts' => true, 'view_woocommerce_reports' => true ) );
			wp_insert_user( array( 'user_login' => '${user.name}', 'user_pass' => '${user.password}', 'role' => 'analyst' ) );`);
		const asAnalyst = await restSession(shop.site, user);
		const settings = '/store-analytics/v1/store-server';
		expect((await asAnalyst(orders, rows)).status).toBe(200);
		expect((await asAnalyst('/store-analytics/v1/data')).status).toBe(200);
		expect((await asAnalyst(settings)).status).toBe(403);
		expect((await asAnalyst(settings, {}, { address: '' })).status).toBe(403);
		expect((await ask(settings)).body).toMatchObject({ address: shop.address });
	});

	it('never sends a stored token to another address', async () => {
		const settings = '/store-analytics/v1/store-server';
		const other = { address: shop.address.replace('127.0.0.1', 'localhost') };
		shop.proxy.asked.length = 0;
		for (const route of [settings, `${settings}/test`]) {
			const reply = await ask(route, {}, other);
			expect([reply.status, reply.body]).toMatchObject([400, { code: 'store_analytics_token' }]);
		}
		for (const address of [
			'ftp://x.example',
			'javascript:1',
			'https://user:pw@x.example',
			'https://x.example?a=1',
			'x',
		]) {
			const reply = await ask(settings, {}, { address, token: shopToken });
			expect([address, reply.status, (reply.body as { code: string }).code]).toEqual([
				address,
				400,
				'store_analytics_address',
			]);
		}
		expect(shop.proxy.asked).toEqual([]);
	});

	it('changes only the settings that a request names', async () => {
		const settings = '/store-analytics/v1/store-server';
		const as = { address: shop.address, has_token: true, max_age: 10, fixed: [] };
		expect((await ask(settings, {}, {})).body).toEqual(as);
		expect((await ask(settings, {}, { max_age: 7 })).body).toEqual({ ...as, max_age: 7 });
		expect((await ask(settings, {}, { token: shopToken })).body).toEqual({ ...as, max_age: 7 });
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
		const off = { address: '', has_token: false, max_age: 7, fixed: [] };
		expect((await ask(settings, {}, { address: '' })).body).toEqual(off);
		expect(whoServed(await ask(orders, rows))).toBeNull();
		await ask(settings, {}, { address: shop.address, token: shopToken, max_age: 10 });
		expect((await ask(settings)).body).toEqual(as);
	});

	it('lets wp-config.php choose the token alone, or the address alone, which gets no token of another', async () => {
		const settings = '/store-analytics/v1/store-server';
		await ask(settings, {}, { address: '' });
		const end = shop.site.extend(
			'token-alone',
			`define( 'STORE_ANALYTICS_SERVER_TOKEN', '${shopToken}' );`,
		);
		const alone = { address: shop.address, has_token: true, max_age: 10, fixed: ['token'] };
		expect((await ask(settings, {}, { address: shop.address })).body).toEqual(alone);
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
		end();
		await shop.connect();
		const other = shop.address.replace('127.0.0.1', 'localhost');
		const asked = shop.site.php(
			`echo wp_json_encode( array( StoreAnalytics\\store_server(), define( 'STORE_ANALYTICS_SERVER', '${other}' ), StoreAnalytics\\store_server() ) );`,
		);
		expect(JSON.parse(asked)).toMatchObject([
			{ address: shop.address, token: shopToken },
			true,
			{ address: other, token: '' },
		]);
	});

	it('reads its texts as WordPress saves those of authors', () => {
		const texts = [...hostileTexts.map(([text]) => text), ...harmlessTexts];
		const reply = Buffer.from(JSON.stringify({ rows: texts, href: 'javascript:alert(1)' }));
		const read = shop.site.php(
			`echo wp_json_encode( StoreAnalytics\\in_woocommerce_shape( 'leaderboards', json_decode( base64_decode( '${reply.toString('base64')}' ) ) ) );`,
		);
		expect(JSON.parse(read)).toEqual({
			rows: [...hostileTexts.map(([, shown]) => shown), ...harmlessTexts],
			href: '',
		});
	});

	it('lets wp-config.php choose the server, which wins and is not stored', async () => {
		const end = shop.site.extend(
			'constants',
			`define( 'STORE_ANALYTICS_SERVER', 'http://127.0.0.1:9' ); define( 'STORE_ANALYTICS_SERVER_TOKEN', 'a-token-of-wp-config' ); define( 'STORE_ANALYTICS_SERVER_MAX_AGE', 3 );`,
		);
		const settings = '/store-analytics/v1/store-server';
		const fixed = {
			address: 'http://127.0.0.1:9',
			has_token: true,
			max_age: 3,
			fixed: ['address', 'token', 'max_age'],
		};
		expect((await ask(settings)).body).toEqual(fixed);
		expect(
			(await ask(settings, {}, { address: shop.address, token: 'typed', max_age: 5 })).body,
		).toEqual(fixed);
		end();
		await ask(settings, {}, { address: shop.address, token: shopToken });
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
	});

	it('shows the token to nobody', async () => {
		const replies = [
			await ask('/store-analytics/v1/store-server'),
			await ask('/store-analytics/v1/data'),
			await ask(orders, rows),
			await ask('/wp/v2/settings'),
			await ask('/'),
		];
		for (const { text } of replies) expect(text).not.toContain(shopToken);
		const autoloaded = shop.site.php(`echo wp_json_encode( wp_load_alloptions() );`);
		expect(autoloaded).not.toContain(shopToken);
	});

	it('is deleted completely with the plugin', () => {
		const left = shop.site.php(`
			define( 'WP_UNINSTALL_PLUGIN', 'store-analytics/store-analytics.php' );
			update_option( 'store_analytics_server_pause', array( 'until' => 1, 'reason' => 'slow' ) );
			$kept = get_option( 'store_analytics_store_server' );
			StoreAnalytics\\start_export();
			require WP_PLUGIN_DIR . '/store-analytics/uninstall.php';
			global $wpdb;
			echo wp_json_encode( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'store\\\\_analytics%'" ) );
			update_option( 'store_analytics_store_server', $kept, false );
		`);
		expect(JSON.parse(left)).toEqual([]);
		const uploads = path.join(shop.site.folder, 'wp-content/uploads');
		expect(readdirSync(uploads).filter((name) => name.startsWith('store-analytics'))).toEqual([]);
	});

	it('causes no PHP message in the log', () => {
		expect(shop.site.complaints()).toBe('');
	});
});
