import { whoServed } from '../support/store-server/rest-session';
import { openShopWithServer, type ShopWithServer } from '../support/store-server/shop-with-server';

const reports = '/wc-analytics/reports';
const orders = `${reports}/orders`;
const rows = { after: '2025-11-20T00:00:00', before: '2026-11-20T23:59:59', per_page: '3' };
const screen = 'page=wc-admin&path=/analytics/products&period=month&compare=previous_year';

describe('The circuit breaker of a store server behind wp-admin', () => {
	let shop: ShopWithServer;
	beforeAll(async () => {
		shop = await openShopWithServer();
		await shop.connect();
	});
	afterAll(() => shop?.close());
	afterEach(() => shop.reset());

	/** Holds the first request until another PHP process has recorded a failure of the store server, a second later. */
	const failElsewhere = () => {
		shop.proxy.before = () => {
			shop.proxy.before = null;
			shop.site.php(`update_option( 'rig_later', 1 ); StoreAnalytics\\open_circuit( 'slow' );`);
		};
	};
	const reason = () =>
		shop.site.php(`$state = StoreAnalytics\\circuit_state(); echo $state ? $state['reason'] : '';`);

	it('keeps a request with several reports from sending more when another request has failed meanwhile', async () => {
		const before = shop.proxy.asked.length;
		await shop.ask(`${reports}/preloaded-responses`, { address: screen });
		expect(shop.proxy.asked.length - before).toBeGreaterThan(1);
		failElsewhere();
		const again = shop.proxy.asked.length;
		await shop.ask(`${reports}/preloaded-responses`, { address: screen });
		expect(shop.proxy.asked.length - again).toBe(1);
	});

	it('stays open when a response arrives whose request was sent before another one failed', async () => {
		failElsewhere();
		expect(whoServed(await shop.ask(orders, rows))).toBe('store; age=42');
		expect(reason()).toBe('slow');
		expect(whoServed(await shop.ask(orders, rows))).toBe('woocommerce; reason=paused');
	});

	it("is closed by a successful trial a minute later, and by the owner's test", async () => {
		shop.site.php(`StoreAnalytics\\open_circuit( 'slow' );`);
		expect(whoServed(await shop.ask(orders, rows))).toBe('woocommerce; reason=paused');
		shop.site.php(`update_option( 'rig_later', 61 );`);
		expect(whoServed(await shop.ask(orders, rows))).toBe('store; age=42');
		expect(reason()).toBe('');
		shop.site.php(`StoreAnalytics\\open_circuit( 'slow' );`);
		await shop.ask('/store-analytics/v1/store-server/test', {}, { address: shop.address });
		expect(reason()).toBe('');
	});

	it('lets one request through as a trial, and opens again if that fails', async () => {
		shop.site.php(`StoreAnalytics\\open_circuit( 'slow' ); update_option( 'rig_later', 61 );`);
		shop.proxy.instead = (_request, response) => response.writeHead(500).end('{}');
		const before = shop.proxy.asked.length;
		expect(whoServed(await shop.ask(orders, rows))).toBe('woocommerce; reason=error');
		expect(whoServed(await shop.ask(orders, rows))).toBe('woocommerce; reason=paused');
		expect(shop.proxy.asked.length - before).toBe(1);
	});

	it('lets only one of two requests through that see its end at the same moment', () => {
		shop.site.php(`StoreAnalytics\\open_circuit( 'slow' ); update_option( 'rig_later', 61 );`);
		const allowed = shop.site.php(`
			add_filter( 'query', function ( $sql ) {
				if ( ! isset( $GLOBALS['other'] ) && 0 === strpos( $sql, 'UPDATE' ) && strpos( $sql, StoreAnalytics\\CIRCUIT_OPTION ) ) {
					$GLOBALS['other'] = '';
					$GLOBALS['other'] = StoreAnalytics\\allows_request();
				}
				return $sql;
			} );
			$first = StoreAnalytics\\allows_request();
			echo wp_json_encode( array( 'first' => $first, 'other' => $GLOBALS['other'] ) );`);
		expect(JSON.parse(allowed)).toEqual({ first: false, other: true });
	});

	it('writes nothing while the store server works', async () => {
		const end = shop.site.extend(
			'counts-writes',
			`add_filter( 'query', function ( $sql ) {
				if ( defined( 'REST_REQUEST' ) && ! preg_match( '/^\\s*(SELECT|SHOW)/i', $sql ) ) {
					file_put_contents( ABSPATH . 'writes.log', $sql . PHP_EOL, FILE_APPEND );
				}
				return $sql;
			} );`,
		);
		const writes = () => shop.site.php(`echo @file_get_contents( ABSPATH . 'writes.log' );`);
		expect(whoServed(await shop.ask(orders, rows))).toBe('store; age=42');
		expect(writes()).not.toContain('store_analytics');
		shop.proxy.instead = (_request, response) => response.writeHead(500).end('{}');
		expect(whoServed(await shop.ask(orders, rows))).toBe('woocommerce; reason=error');
		end();
		expect(writes()).toContain('store_analytics_server_pause');
	});

	it('causes no PHP message in the log', () => {
		expect(shop.site.complaints()).toBe('');
	});
});
