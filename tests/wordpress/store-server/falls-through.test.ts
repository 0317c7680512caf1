import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeState } from '../../../packages/store-server/src/sync/state/sync-state';
import { markAsFollowing } from '../../../packages/store-server/src/testing/followed-store';
import {
	flood,
	forgedTotals,
	replyOf,
	sendPackedTwice,
} from '../support/store-server/hostile-replies';
import { whoServed, type AskRest, type RestReply } from '../support/store-server/rest-session';
import { NOW, shopToken } from '../support/store-server/following-store';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

const year = { after: '2025-11-20T00:00:00', before: '2026-11-20T23:59:59' };
const reports = '/wc-analytics/reports';
const orders = `${reports}/orders`;
const rows: Record<string, string> = { ...year, per_page: '3' };

describe('A shop with a store server falls back to WooCommerce:', () => {
	let shop: ShopWithServer;
	let ask: AskRest;
	/** WooCommerce's response for the orders of the year. */
	let expected: RestReply;
	beforeAll(async () => {
		shop = await openShopWithServer();
		({ ask } = shop);
		expected = await ask(orders, rows);
		expect(whoServed(expected)).toBeNull();
		await shop.connect();
	});
	afterAll(() => shop?.close());
	afterEach(() => shop.reset());

	/** Sends a request that falls through to WooCommerce, whose numbers arrive as usual. */
	const expectLeft = async (
		reason: string,
		query: Record<string, string> = rows,
		route = orders,
	) => {
		const reply = await ask(route, query);
		expect([reply.status, whoServed(reply)]).toEqual([200, `woocommerce; reason=${reason}`]);
		if (query === rows && route === orders) {
			expect(reply.body).toEqual(expected.body);
			expect(reply.headers.get('x-wp-total')).toBe(expected.headers.get('x-wp-total'));
		}
	};

	it('the numbers are older than its owner allows', async () => {
		await markAsFollowing(shop.store.database, NOW.getTime() - 601_000);
		await expectLeft('stale');
		const settings = { address: shop.address, token: '', max_age: 11 };
		expect((await ask('/store-analytics/v1/store-server', {}, settings)).status).toBe(200);
		expect(whoServed(await ask(orders, rows))).toBe('store; age=601');
		await ask('/store-analytics/v1/store-server', {}, { ...settings, max_age: 10 });
	});

	it.each<[string, string, (request: IncomingMessage, response: ServerResponse) => void]>([
		['it fails', 'error', (_request, response) => response.writeHead(500).end('{}')],
		[
			'it responds with a page',
			'no-data',
			(_request, response) => response.end('<!DOCTYPE html><p>Log in'),
		],
		[
			'it responds with other data',
			'no-data',
			(_request, response) => response.end('{"totals":{}}'),
		],
		[
			'the response ends in the middle',
			'unreachable',
			(request, response) => {
				response.writeHead(200, { 'content-length': 1000 });
				// Unread data would make the system drop what was sent.
				request.resume().once('end', () => response.write('{"shop":', () => response.destroy()));
			},
		],
		['the connection is cut', 'unreachable', (request) => request.socket.destroy()],
		['it says nothing', 'slow', () => undefined],
		[
			'it sends elsewhere',
			'redirect',
			(_request, response) => response.writeHead(302, { location: shop.address }).end(),
		],
		[
			'it is full',
			'cannot-write',
			(_request, response) => response.writeHead(507).end('{"code":"store_database"}'),
		],
		[
			'it sends more than PHP can read',
			'too-large',
			(_request, response) => response.end(flood('{}', 2_400_000)),
		],
		['it packs its response twice', 'no-data', (_request, response) => sendPackedTwice(response)],
		[
			'another shop’s responses',
			'other-shop',
			(_request, response) =>
				response.end(
					'{"shop":"https://other.example","age":1,"total":0,"total_pages":0,"data":[]}',
				),
		],
	])('%s, and the shop does not retry for a minute', async (_what, reason, respond) => {
		shop.proxy.instead = respond;
		if (reason === 'slow') shop.hasOwnTimeouts();
		await expectLeft(reason);
		const before = shop.proxy.asked.length;
		await expectLeft('paused');
		expect(shop.proxy.asked.length).toBe(before);
		shop.proxy.instead = null;
		shop.site.php(`delete_option( 'rig_own_timeouts' ); update_option( 'rig_later', 61 );`);
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
		shop.site.php(`delete_option( 'rig_later' );`);
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
	});

	it('its totals fit neither the request nor its rows', async () => {
		const forged = replyOf(shop.site.url, forgedTotals[0] ?? {});
		shop.proxy.instead = (_request, response) => response.end(forged);
		await expectLeft('no-data');
		await shop.reset();
		const interval = { interval: 'x', subtotals: {} };
		const data = { totals: {}, intervals: Array(100).fill(interval) };
		const endless = replyOf(shop.site.url, { total: 9999, total_pages: 100, data });
		shop.proxy.instead = (_request, response) => response.end(endless);
		const days = { ...year, interval: 'day', per_page: '100' };
		await expectLeft('no-data', days, `${reports}/revenue/stats`);
	});

	it("it does not answer the page's request: that tries once, and the app requests its reports from WooCommerce in parallel", async () => {
		shop.proxy.instead = () => undefined;
		shop.hasOwnTimeouts();
		const before = shop.proxy.asked.length;
		const address = 'page=wc-admin&path=/analytics/products&period=month&compare=previous_year';
		const { body } = await ask(`${reports}/preloaded-responses`, { address });
		const { responses } = body as { responses: { kind: string }[] }; // The plugin's own.
		expect(responses.filter(({ kind }) => kind !== 'collection')).toEqual([]);
		expect(shop.proxy.asked.length - before).toBe(1);
		await expectLeft('paused');
	});

	it('it follows another shop', async () => {
		const end = shop.site.extend(
			'other-home',
			`add_filter( 'home_url', function ( $url ) { return str_replace( '127.0.0.1', 'other.example', $url ); } );`,
		);
		const reply = await ask(orders, rows);
		expect([reply.status, whoServed(reply)]).toEqual([200, 'woocommerce; reason=other-shop']);
		end();
	});

	it("the shop's counting rules have changed", async () => {
		shop.site.php(
			`update_option( 'rig_date_type', get_option( 'woocommerce_date_type' ) ); update_option( 'woocommerce_date_type', 'date_completed' );`,
		);
		await expectLeft('other-rules');
		shop.site.php(`update_option( 'woocommerce_date_type', get_option( 'rig_date_type' ) );`);
	});

	it('their clocks are hours apart', async () => {
		shop.site.php(`update_option( 'rig_later', -18000 );`);
		await expectLeft('clock');
	});

	it('a response arrives too slowly, which costs no more time than a missing one', async () => {
		const trickles = new Set<NodeJS.Timeout>();
		shop.hasOwnTimeouts();
		shop.proxy.instead = (_request, response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			trickles.add(setInterval(() => response.write(' '), 50));
		};
		await expectLeft('slow');
		trickles.forEach(clearInterval);
		await expectLeft('paused');
	});

	it('it does not know a parameter', () => expectLeft('parameters', { ...rows, currency: 'EUR' }));

	it('the range includes a day that differs from the shop’s own', async () => {
		const total = { shop: 1, here: 2 };
		const difference = {
			day: '2026-11-02',
			orders: total,
			itemsSold: total,
			netSales: total,
			orderIds: [],
		};
		await writeState(shop.store.database, 'proof', {
			at: NOW.toISOString(),
			from: '2024-01-01',
			to: '2026-11-20',
			repaired: 1,
			differences: [difference],
			problem: null,
		});
		await expectLeft('differing-day');
		const october = { after: '2026-10-01T00:00:00', before: '2026-10-31T23:59:59' };
		expect(whoServed(await ask(orders, october))).toBe('store; age=42');
	});

	it('the token is wrong', async () => {
		const token = 'another-token-of-no-use';
		await ask('/store-analytics/v1/store-server', {}, { address: shop.address, token });
		await expectLeft('token');
		await ask('/store-analytics/v1/store-server', {}, { address: shop.address, token: shopToken });
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
	});

	it.each([
		[
			'SQL of a report',
			'orders',
			`add_filter( 'woocommerce_analytics_clauses_where_orders_subquery', '__return_empty_array' );`,
		],
		[
			'what is asked of it',
			'orders',
			`add_filter( 'woocommerce_analytics_orders_query_args', function ( $args ) { return $args; } );`,
		],
		[
			'rows',
			'orders',
			`add_filter( 'woocommerce_rest_prepare_report_orders', function ( $row ) { return $row; } );`,
		],
		[
			'which orders count',
			'',
			`add_filter( 'woocommerce_analytics_excluded_order_statuses', function ( $all ) { return $all; } );`,
		],
		[
			'the classes behind it',
			'',
			`add_filter( 'woocommerce_data_stores', function ( $all ) { return array( 'report-orders' => 'Their\\\\Store' ) + $all; } );`,
		],
		[
			'fields of its rows',
			'orders',
			`add_action( 'rest_api_init', function () { register_rest_field( 'report_orders', 'own', array() ); } );`,
		],
	])('an extension changes %s', async (what, report, code) => {
		const before = shop.proxy.asked.length;
		const end = shop.site.extend(`changes-${what.replaceAll(/\W/g, '-')}`, code);
		const reply = await ask(orders, rows);
		const stats = await ask(`${reports}/coupons/stats`, year);
		const boards = await ask('/wc-analytics/leaderboards', year);
		end();
		expect([whoServed(reply), whoServed(boards)]).toEqual(
			Array(2).fill('woocommerce; reason=extension'),
		);
		expect(whoServed(stats)).toBe(
			report === '' ? 'woocommerce; reason=extension' : 'store; age=42',
		);
		expect(shop.proxy.asked.length - before).toBe(report === '' ? 0 : 1);
	});

	it('a program with its own key sends the request, such as the store server', async () => {
		shop.site.extend(
			'keys',
			`
				add_filter( 'wp_is_application_passwords_available', '__return_true' );
				if ( isset( $_SERVER['HTTP_AUTHORIZATION'] ) ) {
					list( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) = explode( ':', base64_decode( substr( $_SERVER['HTTP_AUTHORIZATION'], 6 ) ), 2 );
				}`,
		);
		const password = shop.site.php(
			`echo WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'store' ) )[0];`,
		);
		const pair = Buffer.from(`admin:${password}`).toString('base64');
		const search = new URLSearchParams({ rest_route: orders, ...rows });
		const reply = await fetch(`${shop.site.url}/index.php?${search}`, {
			headers: { authorization: `Basic ${pair}` },
		});
		expect([reply.status, reply.headers.get('x-store-analytics')]).toEqual([
			200,
			'woocommerce; reason=key',
		]);
	});

	it('no case causes a PHP message in the log', () => {
		expect(shop.site.complaints()).toBe('');
	});
});
