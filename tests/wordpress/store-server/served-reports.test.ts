import { until } from '../../../packages/store-server/src/testing/until';
import { whoServed, type AskRest, type RestReply } from '../support/store-server/rest-session';
import { shopToken } from '../support/store-server/following-store';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

const year = { after: '2025-11-20T00:00:00', before: '2026-11-20T23:59:59' };
const reports = '/wc-analytics/reports';
const orders = `${reports}/orders`;
const rows: Record<string, string> = { ...year, per_page: '3' };
/** All its routes, each with parameters other than dates. */
const served: readonly [string, Record<string, string>][] = [
	[
		`${reports}/revenue/stats`,
		{ ...year, interval: 'month', per_page: '5', page: '2', 'fields[0]': 'net_revenue' },
	],
	[`${reports}/orders/stats`, { ...year, segmentby: 'product', interval: 'year' }],
	[orders, { ...year, per_page: '3', page: '2', extended_info: 'true' }],
	[`${reports}/products`, { ...year, extended_info: 'true', per_page: '5' }],
	[`${reports}/products`, { ...year, per_page: '2' }],
	[`${reports}/products/stats`, year],
	[`${reports}/variations`, year],
	[`${reports}/variations/stats`, year],
	[`${reports}/categories`, { ...year, extended_info: 'true' }],
	[`${reports}/coupons`, { ...year, extended_info: 'true' }],
	[`${reports}/coupons/stats`, year],
	[`${reports}/taxes`, year],
	[`${reports}/taxes/stats`, year],
	[`${reports}/downloads`, year],
	[`${reports}/downloads/stats`, year],
	[`${reports}/customers`, { per_page: '4', orderby: 'orders_count' }],
	[`${reports}/customers/stats`, {}],
	[`${reports}/stock`, { per_page: '4' }],
	[`${reports}/stock/stats`, {}],
	[`${reports}/stock/stats`, { 'fields[0]': 'products' }],
	[
		`${reports}/performance-indicators`,
		{ ...year, stats: 'revenue/total_sales,orders/orders_count' },
	],
	['/wc-analytics/leaderboards', { ...year, per_page: '5' }],
];

describe('A store server that serves reports in wp-admin', () => {
	let shop: ShopWithServer;
	let ask: AskRest;
	beforeAll(async () => {
		shop = await openShopWithServer();
		({ ask } = shop);
		await shop.connect();
	});
	afterAll(() => shop?.close());
	afterEach(() => shop.reset());

	/** Replaces the addresses of the stand-in for WooCommerce with the shop's own in a response. */
	const inShop = ({ body }: Pick<RestReply, 'body'>): unknown => {
		const addresses = [
			[`${shop.woocommerce.store}/wp-json/`, `${shop.site.url}/index.php?rest_route=/`],
			[shop.woocommerce.store, shop.site.url],
		] as const;
		const text = addresses.reduce(
			(written, [theirs, own]) => written.replaceAll(theirs, own),
			JSON.stringify(body),
		);
		return JSON.parse(text);
	};
	it.each(served)('returns %s exactly as WooCommerce does', async (route, query) => {
		const own = await ask(route, { ...query, force_cache_refresh: 'true' });
		expect(own.headers.get('x-store-analytics')).toMatch(/reason=(fresh|parameters)$/);
		const reply = await ask(route, query);
		expect(whoServed(reply)).toBe('store; age=42');
		expect(reply.status).toBe(200);
		expect(inShop(reply)).toEqual(inShop(own));
		for (const name of ['x-wp-total', 'x-wp-totalpages']) {
			expect([name, reply.headers.get(name)]).toEqual([name, own.headers.get(name)]);
		}
	});

	it('links to the previous and the next page, as WooCommerce does', async () => {
		const { headers } = await ask(orders, { ...rows, page: '2' });
		const links = [...(headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(
			([, address = '', relation = '']) => ({ relation, asked: new URL(address).searchParams }),
		);
		const pages = links.map(({ relation, asked }) => [relation, asked.get('page')]);
		expect(Object.fromEntries(pages)).toMatchObject({ prev: '1', next: '3' });
		expect(links.at(-1)?.asked.get('per_page')).toBe('3');
		const end = await ask(orders, { ...rows, page: headers.get('x-wp-totalpages') ?? '' });
		expect(end.headers.get('link')).toMatch(/^(?!.*rel="next").*rel="prev"/);
	});

	it('answers only what REST serves over HTTP; PHP inside WordPress is answered by WooCommerce', async () => {
		// WooCommerce's dashboard reads stats as an extension does: objects in arrays.
		const inner = `$asked = new WP_REST_Request( 'GET', '${orders}' ); $asked->set_query_params( array( 'per_page' => '1' ) ); $inner = rest_do_request( $asked )->get_data();`;
		const before = shop.proxy.asked.length;
		// A request of its own: PHP started by this process could not be answered meanwhile.
		const endPage = shop.site.extend(
			'asks-on-a-page',
			`add_action( 'wp_loaded', function () { if ( isset( $_GET['asks'] ) ) { wp_set_current_user( 1 ); ${inner} exit( (string) count( $inner ) ); } } );`,
		);
		expect(await (await fetch(`${shop.site.url}/index.php?asks`)).text()).toBe('1');
		endPage();
		expect(shop.proxy.asked.length).toBe(before);
		const end = shop.site.extend(
			'asks-inside',
			`foreach ( array( 'rest_api_init', 'rest_pre_dispatch', 'rest_request_after_callbacks' ) as $moment ) {
				add_filter( $moment, function ( $kept ) {
					static $is_inside = false;
					if ( ! $is_inside && defined( 'REST_REQUEST' ) && 'rest_api_init' !== current_action() ) {
						$is_inside = true;
						${inner}
						$is_inside = false;
					}
					return $kept;
				}, 1 );
			}`,
		);
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
		end();
		expect(shop.proxy.asked.length - before).toBe(1);
	});

	it('returns the objects and arrays that WooCommerce gives extensions', async () => {
		const end = shop.site.extend(
			'sees-shapes',
			`add_filter( 'rest_request_after_callbacks', function ( $response, $handler, $request ) {
				$data = $response instanceof WP_REST_Response ? $response->get_data() : null;
				if ( is_array( $data ) && isset( $data['totals'] ) ) {
					$response->header( 'X-Totals', gettype( $data['totals'] ) );
					$response->header( 'X-Subtotals', gettype( $data['intervals'][0]['subtotals'] ?? null ) );
				}
				return $response;
			}, 10, 3 );`,
		);
		const shapes = async (route: string, query: object) => {
			const { headers } = await ask(`${reports}/${route}`, query);
			return [headers.get('x-totals'), headers.get('x-subtotals')];
		};
		expect(await shapes('revenue/stats', year)).toEqual(['array', 'object']);
		expect(await shapes('customers/stats', {})).toEqual(['object', 'NULL']);
		expect(await shapes('stock/stats', {})).toEqual(['array', 'NULL']);
		end();
	});

	it('returns only the requested fields', async () => {
		const reply = await ask(orders, { ...rows, _fields: 'order_id' });
		expect(whoServed(reply)).toBe('store; age=42');
		expect(Object.keys((reply.body as object[])[0] ?? {})).toEqual(['order_id']);
	});

	it('serves the responses that come with a page', async () => {
		const route = `${reports}/preloaded-responses`;
		const address =
			'page=wc-admin&path=/analytics/products&period=custom&after=2026-10-01&before=2026-10-31&compare=none';
		const before = shop.proxy.asked.length;
		const { body } = await ask(route, { address });
		const { responses } = body as { responses: { endpoint: string; body: unknown }[] };
		expect(responses.length).toBeGreaterThan(1);
		expect(shop.proxy.asked.length - before).toBeGreaterThan(1);
		await ask('/store-analytics/v1/store-server', {}, { address: '' });
		const without = (await ask(route, { address })).body as typeof body & { responses: unknown };
		await shop.connect();
		expect(inShop({ body: responses })).toEqual(inShop({ body: without.responses }));
	});

	it('serves everything in the single request that a screen sends first', async () => {
		const screens = [
			'revenue',
			'orders',
			'products',
			'variations',
			'categories',
			'coupons',
			'taxes',
		];
		const paths = ['overview', ...screens, 'downloads', 'stock'].map(
			(name) => `/analytics/${name}`,
		);
		for (const path of [...paths, '/customers']) {
			const before = shop.proxy.asked.length;
			const { body } = await ask(`${reports}/preloaded-responses`, { address: `path=${path}` });
			const { responses } = body as { responses: { kind: string; endpoint: string }[] };
			const lists = responses.filter(({ endpoint }) => /^(categories|products)$/.test(endpoint));
			const fromWooCommerce = lists.filter(({ kind }) => kind === 'collection').length;
			// Each response that is left to WooCommerce would be missing.
			expect([path, responses.length - fromWooCommerce]).toEqual([
				path,
				shop.proxy.asked.length - before,
			]);
			expect(responses.length).toBeGreaterThan(1);
		}
	});

	it('receives nothing about the visitor', async () => {
		shop.proxy.asked.length = 0;
		await ask(orders, rows);
		expect(shop.proxy.asked.map(({ path }) => path)).toEqual([
			'/wp-json/store-analytics/shop/report',
		]);
		const [{ headers = {} } = {}] = shop.proxy.asked;
		expect(Object.keys(headers).filter((name) => /cookie|nonce|referer/.test(name))).toEqual([]);
		expect(headers.authorization).toBe(`Bearer ${shopToken}`);
	});

	describe('asked by a query', () => {
		const october = { after: '2026-10-01', before: '2026-10-31' };
		const september = { after: '2026-09-01', before: '2026-09-30' };
		const query = (body: object) => ask('/store-analytics/v1/query', {}, body);

		it('has its numbers, with the names of this shop’s reader', async () => {
			const end = shop.site.extend(
				'speaks-german',
				`add_filter( 'gettext_store-analytics', function ( $text ) { return 'Payment method' === $text ? 'Zahlungsart' : $text; } );`,
			);
			const reply = await query({ range: october, dimensions: ['payment_method', 'weekday'] });
			end();
			expect(whoServed(reply)).toBe('store; age=42');
			expect(reply.body).toMatchObject({
				totals: { net_revenue: 15196.53, orders_count: 141 },
				metrics: [{ key: 'orders_count' }, { key: 'net_revenue' }],
				dimensions: [{ label: 'Zahlungsart' }, { label: 'Day of the week' }],
				rows: expect.arrayContaining([
					expect.objectContaining({ payment_method: 'cod', weekday: '1' }),
				]),
			});
		});

		it('says where a change comes from', async () => {
			const body = { metric: 'net_revenue', range: october, compare: september };
			const reply = await ask('/store-analytics/v1/changes', {}, body);
			expect(whoServed(reply)).toBe('store; age=42');
			expect(reply.body).toMatchObject({ value: 15196.53, compared: 14027.05, change: 1169.48 });
		});

		it('is not asked for what makes no sense, nor for what an extension changes', async () => {
			const before = shop.proxy.asked.length;
			const reply = await query({ range: october, metrics: ['net_revenu'] });
			expect([reply.status, whoServed(reply)]).toEqual([400, null]);
			const end = shop.site.extend(
				'changes-orders',
				`add_filter( 'woocommerce_analytics_clauses_where_orders_stats_total', function ( $clauses ) { return $clauses; } );`,
			);
			expect(whoServed(await query({ range: october }))).toBe('woocommerce; reason=extension');
			end();
			expect(shop.proxy.asked.length).toBe(before);
		});

		it('leaves queries to the plugin once it has stopped', async () => {
			shop.proxy.instead = (request) => void request.socket.destroy();
			const reply = await query({ range: october });
			// The plugin itself answers; this shop has no tables of orders.
			expect([reply.status, whoServed(reply)]).toEqual([503, 'woocommerce; reason=unreachable']);
			expect(reply.body).toMatchObject({ code: 'store_analytics_no_orders' });
		});
	});

	it('is named with the reason and the age of the numbers', async () => {
		const state = async () => (await ask('/store-analytics/v1/data')).body;
		const store = { served_by: 'store', reason: '', age: 42, differing_days: [], extended: [] };
		expect(await state()).toEqual(store);
		const test = await ask('/store-analytics/v1/store-server/test', {}, { address: shop.address });
		expect(test.body).toEqual(store);
		shop.proxy.instead = (_request, response) => response.writeHead(500).end();
		expect(await state()).toMatchObject({ served_by: 'woocommerce', reason: 'error' });
		const before = shop.proxy.asked.length;
		expect(await state()).toMatchObject({ served_by: 'woocommerce', reason: 'error' });
		expect(shop.proxy.asked.length).toBe(before);
	});

	it('can be tested without replacing the current one', async () => {
		const other = { address: shop.address.replace('127.0.0.1', 'localhost'), token: 'wrong' };
		const test = await ask('/store-analytics/v1/store-server/test', {}, other);
		expect(test.body).toMatchObject({ served_by: 'woocommerce' });
		expect(whoServed(await ask(orders, rows))).toBe('store; age=42');
	});

	it('is notified of an imported order by cron, at most once in a few seconds, and no page waits', async () => {
		const { store, proxy, site } = shop;
		const scheduled = () =>
			site.php(`echo (bool) wp_next_scheduled( 'store_analytics_tell_server' );`);
		expect(await store.notifiedAt()).toBeNull();
		const before = proxy.asked.length;
		site.php(`do_action( 'woocommerce_analytics_update_order_stats', 1 );`);
		expect([proxy.asked.length, scheduled()]).toEqual([before, '1']);
		site.php(
			`wp_clear_scheduled_hook( 'store_analytics_tell_server' ); do_action( 'store_analytics_tell_server' );`,
		);
		// WordPress does not wait for the response.
		await until(async () => (await store.notifiedAt()) !== null);
		const notified = proxy.asked.length;
		site.php(
			`define( 'DOING_CRON', true ); set_transient( 'store_analytics_server_told', 1, 60 ); do_action( 'woocommerce_analytics_delete_order_stats', 1 );`,
		);
		expect([proxy.asked.length, scheduled()]).toEqual([notified, '1']);
		site.php(
			`delete_transient( 'store_analytics_server_told' ); wp_clear_scheduled_hook( 'store_analytics_tell_server' );`,
		);
	});

	it('causes no PHP message in the log', () => {
		expect(shop.site.complaints()).toBe('');
	});
});
