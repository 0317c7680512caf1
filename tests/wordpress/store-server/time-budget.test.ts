import path from 'node:path';
import { runPhp } from '../support/php/php';

interface Sent {
	/** Seconds that each request to the store server may take. */
	readonly timeouts: readonly number[];
	/** The result of each request, including those that were not sent. */
	readonly outcomes: readonly string[];
}

describe('The time that a request to WordPress allows for the store server', () => {
	it('is one second for each report', () => {
		expect(sendReports(0.1, 5)).toEqual({
			timeouts: [1, 1, 1, 1, 1],
			outcomes: Array(5).fill('data'),
		});
	});

	it.each([
		[0.5, 2],
		[0.79, 2],
		[0.9, 1],
		[0.15, 6],
	])(
		'never exceeds 1.8 seconds in total: with %d seconds per report, %d are sent',
		(each, expected) => {
			const { timeouts, outcomes } = sendReports(each, 8);
			expect(timeouts).toHaveLength(expected);
			expect(outcomes).toEqual([
				...Array<string>(expected).fill('data'),
				...Array<string>(8 - expected).fill('slow'),
			]);
			// However long the last one takes.
			expect(each * (expected - 1) + 1).toBeLessThanOrEqual(1.8);
		},
	);
});

/** Sends reports in sequence within one PHP process, whose clock advances while the store server responds. */
function sendReports(seconds: number, count: number): Sent {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
define( 'MB_IN_BYTES', 1024 * 1024 );
const VERSION = '0';
$now = 1000.0;
$timeouts = array();
function microtime( $as_float ) { return $GLOBALS['now']; }
function store_server() { return array( 'address' => 'https://store.example', 'token' => 'a-token' ); }
function shop_preconditions( $server ) { return array( 'home' => 'https://shop.example', 'max_age' => 600 ); }
function open_circuit( $reason ) {}
function close_circuit( $since ) {}
function wp_json_encode( $value ) { return json_encode( $value ); }
function wp_remote_post( $url, $arguments ) {
	$GLOBALS['timeouts'][] = $arguments['timeout'];
	$GLOBALS['now']       += ${seconds};
	return '{"shop":"https://shop.example","age":42,"data":[]}';
}
function is_wp_error( $response ) { return false; }
function wp_remote_retrieve_response_code( $response ) { return 200; }
function wp_remote_retrieve_body( $response ) { return $response; }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); }
function wp_convert_hr_to_bytes( $text ) { return 0; }
function add_action() {}
function remove_action() {}
require 'store-server/response-limits.php';
require 'store-server/client.php';
$outcomes = array();
for ( $count = 0; $count < ${count}; $count++ ) {
	$response   = post_to_server( store_server(), 'report' );
	$outcomes[] = is_string( $response ) ? $response : 'data';
}
echo json_encode( compact( 'timeouts', 'outcomes' ) );`;
	const folder = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
	// as: the code above writes it
	return JSON.parse(runPhp(code, folder)) as Sent;
}
