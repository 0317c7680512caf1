import path from 'node:path';
import { runPhp } from '../support/php/php';

const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');

/** WordPress and the shop, as far as the filters need them: hooks in a list, and seven dimensions. */
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
const GRAINS = array( 'device' => 'order', 'status' => 'order', 'weekday' => 'order', 'product' => 'line', 'tag' => 'line', 'attribute' => 'line', 'refund_reason' => 'refund' );
function query_dimensions() { foreach ( GRAINS as $key => $grain ) { $all[ $key ] = array( 'grain' => $grain, 'values' => 'weekday' === $key ? $key : 'text' ); } return $all; }
function names_refunds( $keys ) { return in_array( 'refund_reason', $keys, true ); }
function ensure_dimensions() { return true; }
function fill_dimensions() {}
function shop_rows( $sql ) { global $asked; $asked[] = $sql; return array( array( 'number' => 3, 'place' => 0 ), array( 'number' => 5, 'place' => 2 ) ); }
foreach ( array( 'dimensions/dimension-table', 'dimensions/dimension-texts', 'query/class-query-refused', 'query/refused-names', 'query/read-query', 'query/query-values', 'query/query-rows', 'query/lines/part-values', 'query/lines/held-parts', 'report-filters/report-filters' ) as $name ) { require "$name.php"; }
$own = array( 'args' => array_flip( array( 'match', 'status_is', 'attribute_is', 'product_includes', 'segmentby', 'page' ) ) );
function begin( $request ) { return begin_report_filters( null, $request, $request->route, $GLOBALS['own'] ); }
`;

/** What PHP prints with the filters of the plugin loaded. */
export function ask(code: string): unknown {
	return JSON.parse(runPhp(`${wordPress}${code}`, includes));
}

/** A list or record as PHP has it. */
export const php = (value: unknown) => `json_decode( '${JSON.stringify(value)}', true )`;

/** The condition that reports get for parameters, and what the end of the request leaves. */
export function conditionOf(
	params: Readonly<Record<string, unknown>>,
	report = 'orders/stats',
	statement = 'orders_stats_total',
	theirs = 'AND theirs',
): unknown {
	return ask(`$request = new Request( ${php(params)}, '/wc-analytics/reports/${report}' );
		begin( $request );
		$clauses = apply( 'woocommerce_analytics_clauses_where_${statement}', array( '${theirs}' ) );
		end_report_filters( null, array(), new Request() );
		$during = hook_count();
		end_report_filters( null, array(), $request );
		echo json_encode( array( $clauses, $during > 0, hook_count() ) );`);
}

/** That the orders of a statement meet a condition. */
export const within = (condition: string) =>
	`AND wp_wc_order_stats.order_id IN (SELECT s.order_id FROM wp_wc_order_stats s LEFT JOIN wp_store_analytics_order_dimensions d ON d.order_id = s.order_id WHERE ${condition})`;
export const isMobile = "(COALESCE(d.device, '') IN ('Mobile'))";

/** The parameters of dimensions, as `OPTIONS` lists them. */
export const named = (...keys: readonly string[]): object =>
	Object.fromEntries(
		keys.flatMap((key) => [
			[`${key}_is`, { type: 'string' }],
			[`${key}_is_not`, { type: 'string' }],
			[`${key}_is_unknown`, { type: 'boolean' }],
		]),
	);
