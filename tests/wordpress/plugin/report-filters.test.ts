import path from 'node:path';
import { encodeValue } from '@store-analytics/rest-api/breakdowns';
import { runPhp } from '../support/php/php';

const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');

/** WordPress and the shop, as far as the filters need them: hooks in a list, and five dimensions. */
const wordPress = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
const FILL_FIRST = 0;
const UNKNOWN_IN_ADDRESS = '~';
class Database { public $prefix = 'wp_'; public function prepare( $sql, ...$values ) { return vsprintf( str_replace( '%s', "'%s'", $sql ), array_map( 'addslashes', $values ) ); } }
class Request extends \\ArrayObject {
	public $route; public $method;
	public function __construct( $params = array(), $route = '/wc-analytics/reports/orders/stats', $method = 'GET' ) { parent::__construct( $params ); $this->route = $route; $this->method = $method; }
	#[\\ReturnTypeWillChange]
	public function offsetGet( $name ) { return $this->offsetExists( $name ) ? parent::offsetGet( $name ) : null; }
	public function get_params() { return $this->getArrayCopy(); }
	public function get_route() { return $this->route; }
	public function get_method() { return $this->method; }
}
class Refusal { public $message; public $data; public function __construct( $code, $message, $data ) { $this->message = $message; $this->data = $data; } }
class_alias( Refusal::class, 'WP_Error' );
$wpdb = new Database(); $hooks = array(); $asked = array();
function add_filter( $name, $callback, $priority ) { global $hooks; $hooks[ $name ][ $priority ][] = $callback; }
function remove_filter( $name, $callback, $priority ) { global $hooks; $hooks[ $name ][ $priority ] = array_values( array_filter( $hooks[ $name ][ $priority ], function ( $one ) use ( $callback ) { return $one !== $callback; } ) ); }
function apply( $name, $value ) { global $hooks; $at = isset( $hooks[ $name ] ) ? $hooks[ $name ] : array(); ksort( $at ); foreach ( $at as $callbacks ) { foreach ( $callbacks as $callback ) { $value = $callback( $value ); } } return $value; }
function hook_count() { global $hooks; return count( array_filter( $hooks, 'array_filter' ) ); }
function get_option( $name, $default ) { return $default; }
function rest_is_boolean( $value ) { return in_array( $value, array( '1', '0', 1, 0, true, false ), true ); }
function rest_sanitize_boolean( $value ) { return (bool) $value; }
function wp_list_filter( $list, $by ) { return array_filter( $list, function ( $one ) use ( $by ) { return array_intersect_assoc( $by, $one ) === $by; } ); }
function query_dimensions() { return array( 'device' => array( 'grain' => 'order' ), 'status' => array( 'grain' => 'order' ), 'weekday' => array( 'grain' => 'order' ), 'product' => array( 'grain' => 'line' ), 'refund_reason' => array( 'grain' => 'refund' ) ); }
function names_refunds( $keys ) { return in_array( 'refund_reason', $keys, true ); }
function ensure_dimensions() { return true; }
function fill_dimensions() {}
function shop_rows( $sql ) { global $asked; $asked[] = $sql; return array( array( 'number' => 3 ) ); }
foreach ( array( 'dimensions/dimension-table', 'dimensions/dimension-texts', 'query/read-query', 'query/query-values', 'query/query-rows', 'report-filters/report-filters' ) as $name ) { require "$name.php"; }
$own = array( 'args' => array_flip( array( 'match', 'status_is', 'attribute_is', 'product_includes', 'segmentby', 'page' ) ) );
function begin( $request ) { return begin_report_filters( null, $request, $request->route, $GLOBALS['own'] ); }
`;

function ask(code: string): unknown {
	return JSON.parse(runPhp(`${wordPress}${code}`, includes));
}

/** A list or record as PHP has it. */
const php = (value: unknown) => `json_decode( '${JSON.stringify(value)}', true )`;

/** The condition that reports get for parameters, and what the end of the request leaves. */
function conditionOf(params: Readonly<Record<string, unknown>>): unknown {
	return ask(`$request = new Request( ${php(params)} );
		begin( $request );
		$clauses = apply( 'woocommerce_analytics_clauses_where_orders_stats_total', array( 'AND theirs' ) );
		end_report_filters( null, array(), new Request() );
		$during = hook_count();
		end_report_filters( null, array(), $request );
		echo json_encode( array( $clauses, $during > 0, hook_count() ) );`);
}

const within = (condition: string) =>
	`AND wp_wc_order_stats.order_id IN (SELECT s.order_id FROM wp_wc_order_stats s LEFT JOIN wp_store_analytics_order_dimensions d ON d.order_id = s.order_id WHERE ${condition})`;
const isMobile = "(COALESCE(d.device, '') IN ('Mobile'))";

describe('Filters by dimension in WooCommerce’s reports', () => {
	it('read the values that the app writes into addresses', () => {
		const values = ['a,b', '50% off', '~', '%41', "O'Brien", 'Straße', '日本', 'a+b', null];
		const asked = values.map(encodeValue).join(',').replaceAll("'", "\\'");
		expect(
			ask(
				`require 'report-filters/asked-filters.php'; echo json_encode( asked_values( '${asked}' ) );`,
			),
		).toEqual(values.map((value) => value ?? ''));
	});

	it('take text with broken escapes as it is, and lists of texts', () => {
		expect(
			ask(`require 'report-filters/asked-filters.php';
			echo json_encode( array( asked_values( '5%,%E4,%zz%20' ), asked_values( array( 'a,b', 'c', array( 'd' ) ) ), asked_values( ',,' ), asked_values( null ) ) );`),
		).toEqual([['5%', '%E4', '%zz%20'], ['a', 'b', 'c'], [], []]);
	});

	it('limit the orders of every statement until their request ends', () => {
		expect(conditionOf({ device_is: 'Mobile' })).toEqual([
			['AND theirs', within(isMobile)],
			true,
			0,
		]);
	});

	it('all have to hold, or any of them', () => {
		const params = { device_is: 'Mobile', weekday_is_not: '~' };
		const isNotUnknown = 'CAST(WEEKDAY(s.date_paid) + 1 AS CHAR)';
		const other = `(${isNotUnknown} <> '' AND NOT (${isNotUnknown} IN ('')))`;
		for (const [match, joined] of [
			['all', 'AND'],
			['any', 'OR'],
		] as const) {
			expect(conditionOf({ ...params, match })).toEqual([
				['AND theirs', within(`${isMobile} ${joined} ${other}`)],
				true,
				0,
			]);
		}
	});

	it('by what refunds say limit a report to refunds', () => {
		const reason = "COALESCE(d.refund_reason, '')";
		for (const [params, condition] of [
			[{ refund_reason_is: 'Late' }, `LOWER(${reason}) IN (LOWER('Late'))`],
			[{ refund_reason_is_unknown: '1' }, `LOWER(${reason}) = ''`],
		] as const) {
			const expected = within(`(s.parent_id <> 0 AND ${condition})`);
			expect(conditionOf(params)).toEqual([['AND theirs', expected], true, 0]);
		}
	});

	it.each([
		['has none', {}],
		['has its own', { status_is: 'completed', attribute_is: [['1', '2']] }],
		['names no dimension, or one of lines', { colour_is: 'red', product_is: '5' }],
		['has empty ones', { device_is: '', device_is_unknown: 'perhaps' }],
	])('do not touch a report that %s', (_which, params) => {
		expect(conditionOf(params)).toEqual([['AND theirs'], false, 0]);
	});

	it('leave a response of the store server alone', () => {
		expect(
			ask(`$request = new Request( array( 'device_is' => 'Mobile' ) );
			echo json_encode( array( begin_report_filters( 'served', $request, $request->route, $own ), hook_count() ) );`),
		).toEqual(['served', 0]);
	});

	it('load nothing for a report without them', () => {
		expect(
			ask(`begin( new Request( array( 'status_is' => array(), 'attribute_is' => array() ) ) );
			echo json_encode( function_exists( __NAMESPACE__ . '\\\\asked_filters' ) );`),
		).toBe(false);
	});

	it.each([
		[{ segmentby: 'product' }, 'segmentby'],
		[{ match: 'any', product_includes: [7] }, 'product_includes'],
		[{ match: 'any', status_is: ['completed'] }, 'status_is'],
	])('are refused beside %j, which WooCommerce cannot join with them', (beside, named) => {
		const params = { device_is: 'Mobile', page: 2, ...beside };
		expect(
			ask(`$refused = begin( new Request( ${php(params)} ) );
			echo json_encode( array( $refused->data['status'], array_keys( $refused->data['params'] ), $refused->message, hook_count() ) );`),
		).toEqual([400, ['device_is'], expect.stringContaining(named), 0]);
	});

	it('are refused for a file by e-mail, which WooCommerce would write without them', () => {
		const mails = [
			['orders', { device_is: 'Mobile', status_is: ['completed'] }],
			['orders', { status_is: ['completed'], product_is: '5' }],
			['revenue', { status_is: 'completed' }],
			['products', { device_is: 'Mobile' }],
		] as const;
		expect(
			mails.map(([type, args]) =>
				ask(`$refused = begin( new Request( array( 'report_args' => ${php(args)} ), '/wc-analytics/reports/${type}/export', 'POST' ) );
				echo json_encode( $refused ? array_keys( $refused->data['params'] ) : null );`),
			),
		).toEqual([['device_is'], null, ['status_is'], null]);
	});

	it('make another query of WooCommerce’s, and keep out of its cache', () => {
		expect(
			ask(`begin( new Request( array( 'device_is' => 'Mobile' ) ) );
			$args = apply( 'woocommerce_analytics_revenue_query_args', array( 'page' => 1 ) );
			echo json_encode( array( $args['page'], $args['store_analytics_filters']['device_is']['is'], apply( 'woocommerce_analytics_report_should_use_cache', true ) ) );`),
		).toEqual([1, ['Mobile'], false]);
	});

	it('count products and coupons of their orders again, which WooCommerce counts without hooks', () => {
		const found = ask(`begin( new Request( array( 'device_is' => 'Mobile' ) ) );
			apply( 'woocommerce_analytics_clauses_join_orders_stats_total', array( 'JOIN theirs' ) );
			apply( 'woocommerce_analytics_clauses_where_orders_stats_total', array( 'AND theirs' ) );
			$interval = array( 'date_start' => '2026-10-01 00:00:00', 'date_end' => '2026-10-31 23:59:59', 'subtotals' => (object) array( 'coupons_count' => 9 ) );
			$found = apply( 'woocommerce_analytics_orders_stats_select_query', (object) array( 'totals' => (object) array( 'orders_count' => 8, 'products' => 9, 'coupons_count' => 0 ), 'intervals' => array( $interval ) ) );
			echo json_encode( array( $found->totals, $found->intervals[0]['subtotals'], $asked ) );`);
		const statement = (column: string, table: string, more: string) =>
			`SELECT COUNT(DISTINCT ${column}) AS number FROM wp_${table} WHERE order_id IN (SELECT wp_wc_order_stats.order_id FROM wp_wc_order_stats JOIN theirs WHERE 1=1 AND theirs ${within(isMobile)} ${more})`;
		const october =
			"AND wp_wc_order_stats.date_paid BETWEEN '2026-10-01 00:00:00' AND '2026-10-31 23:59:59'";
		expect(found).toEqual([
			{ orders_count: 8, products: 3, coupons_count: 0 },
			{ coupons_count: 3 },
			[
				statement('product_id', 'wc_order_product_lookup', ''),
				statement('coupon_id', 'wc_order_coupon_lookup', october),
			],
		]);
	});

	it('are listed where a program asks what the routes take, and nowhere else', () => {
		const listed = ask(`$route     = '/wc-analytics/reports/orders/stats';
			$endpoints = array( $route => array( array( 'args' => array( 'status_is' => 'theirs' ) ), 'namespace' => 'wc-analytics' ), '/wp/v2/posts' => array( array( 'args' => array() ) ) );
			$args      = function () use ( $endpoints, $route ) { return list_filters( $endpoints )[ $route ][0]['args']; };
			$outer     = new Request( array(), $route, 'OPTIONS' );
			$inner     = new Request( array(), '/wc-analytics/reports/orders', 'OPTIONS' );
			$before    = $args();
			begin_list_of_filters( null, null, $outer );
			begin_list_of_filters( null, null, $inner );
			end_list_of_filters( null, null, $inner );
			$during = $args();
			end_list_of_filters( null, null, $outer );
			echo json_encode( array( $before, $during, $args(), list_filters( $endpoints ) === $endpoints ) );`);
		const theirs = { status_is: 'theirs' };
		const names = ['device', 'status', 'weekday', 'refund_reason'].flatMap((key) => [
			[`${key}_is`, { type: 'string' }],
			[`${key}_is_not`, { type: 'string' }],
			[`${key}_is_unknown`, { type: 'boolean' }],
		]);
		expect(listed).toEqual([theirs, { ...Object.fromEntries(names), ...theirs }, theirs, true]);
	});

	it('are told to the app in its page, and to no other page', () => {
		expect(
			ask(`function is_app_shown() { return $GLOBALS['shown']; }
			foreach ( array( true, false ) as $shown ) { $told[] = tell_page_of_report_filters( array( 'wcVersion' => '10.9.1' ) ); }
			echo json_encode( $told );`),
		).toEqual([{ filtersByDimension: true, wcVersion: '10.9.1' }, { wcVersion: '10.9.1' }]);
	});
});
