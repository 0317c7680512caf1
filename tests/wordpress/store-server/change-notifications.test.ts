import path from 'node:path';
import { runPhp } from '../support/php/php';

interface Notified {
	/** Requests to the store server, each with whether it waits for its response. */
	readonly sent: readonly boolean[];
	/** The scheduled events of cron. */
	readonly scheduled: readonly string[];
}

const scheduledImport = { woocommerce_analytics_scheduled_import: 'yes' };

describe('A store server behind wp-admin', () => {
	it('is notified of changes, and nobody waits for its response', () => {
		expect(run('notify_server')).toEqual({ sent: [false], scheduled: [] });
	});

	it('is not notified after a failure, until a report finds it available', () => {
		const pause = { store_analytics_server_pause: { until: 4_000_000_000, reason: 'timeout' } };
		expect(run('notify_server', pause)).toEqual({ sent: [], scheduled: [] });
		const over = { store_analytics_server_pause: { until: 1_000_000_000, reason: 'timeout' } };
		expect(run('notify_server', over)).toEqual({ sent: [], scheduled: [] });
	});

	it.each(['cron', 'queue'])('is notified at once in the background (%s)', (background) => {
		expect(run('notify_or_schedule', { background })).toEqual({ sent: [false], scheduled: [] });
	});

	it('is notified by cron of what happens while somebody waits for a page', () => {
		expect(run('notify_or_schedule')).toEqual({
			sent: [],
			scheduled: ['store_analytics_tell_server'],
		});
	});

	it('is notified of orders by cron if WooCommerce imports them in batches, once for several', () => {
		expect(run('schedule_notification', scheduledImport)).toEqual({
			sent: [],
			scheduled: ['store_analytics_tell_server'],
		});
	});

	it.each(['no', '', false])(
		'is notified of orders by the import alone if that follows each order (%j)',
		(value) => {
			const options = { woocommerce_analytics_scheduled_import: value };
			expect(run('schedule_notification', options)).toEqual({ sent: [], scheduled: [] });
		},
	);

	it('is not notified if none is configured', () => {
		expect(run('schedule_notification', scheduledImport, false)).toEqual({
			sent: [],
			scheduled: [],
		});
		expect(run('notify_server', {}, false)).toEqual({ sent: [], scheduled: [] });
	});
});

/** Calls a function of the plugin twice, with stubs for WordPress's own functions. */
function run(name: string, options: object = {}, isThere = true): Notified {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
$notified = array( 'sent' => array(), 'scheduled' => array() );
$options = json_decode( '${JSON.stringify(options)}', true );
class Options {
	public $options = 'wp_options';
	function prepare( $sql, $name ) { return $name; }
	function get_var( $name ) { return $GLOBALS['options'][ $name ] ?? null; }
}
$wpdb = new Options();
function maybe_unserialize( $value ) { return $value; }
function get_option( $name, $default = false ) { return $GLOBALS['options'][ $name ] ?? $default; }
function set_transient() {}
function get_transient() { return false; }
function wp_doing_cron() { return 'cron' === get_option( 'background' ); }
function did_action( $name ) { return 'queue' === get_option( 'background' ) && 'wp_ajax_nopriv_as_async_request_queue_runner' === $name; }
function store_server() { return array(); }
function has_store_server() { return ${isThere}; }
function request_arguments() { return array( 'blocking' => true ); }
function server_url() { return ''; }
function wp_remote_post( $url, $request ) { $GLOBALS['notified']['sent'][] = $request['blocking']; }
function wp_next_scheduled( $event ) { return in_array( $event, $GLOBALS['notified']['scheduled'], true ); }
function wp_schedule_single_event( $time, $event ) { $GLOBALS['notified']['scheduled'][] = $event; }
require 'store-server/circuit-breaker.php';
require 'store-server/change-notifications.php';
${name}();
if ( 'schedule_notification' === '${name}' ) {
	schedule_notification();
}
echo json_encode( $notified );`;
	const folder = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
	// as: the code above writes it
	return JSON.parse(runPhp(code, folder)) as Notified;
}
