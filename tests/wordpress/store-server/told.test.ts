import path from 'node:path';
import { runPhp } from '../support/php/php';

interface Told {
	/** Requests to the store server, each with whether they wait for its reply. */
	readonly sent: readonly boolean[];
	/** What cron was given. */
	readonly scheduled: readonly string[];
}

const scheduledImport = { woocommerce_analytics_scheduled_import: 'yes' };

describe('a store server behind wp-admin', () => {
	it('is told of changes, and nobody waits for its reply', () => {
		expect(run('tell_server')).toEqual({ sent: [false], scheduled: [] });
	});

	it('that has failed is told nothing, until a report finds it well', () => {
		const pause = { store_analytics_server_pause: { until: 4_000_000_000, reason: 'timeout' } };
		expect(run('tell_server', pause)).toEqual({ sent: [], scheduled: [] });
		const over = { store_analytics_server_pause: { until: 1_000_000_000, reason: 'timeout' } };
		expect(run('tell_server', over)).toEqual({ sent: [], scheduled: [] });
	});

	it('is told of orders by cron where WooCommerce imports them in batches, once for several', () => {
		expect(run('note_order', scheduledImport)).toEqual({
			sent: [],
			scheduled: ['store_analytics_tell_server'],
		});
	});

	it.each(['no', '', false])(
		'hears of orders by the import alone where that follows each (%j)',
		(value) => {
			const options = { woocommerce_analytics_scheduled_import: value };
			expect(run('note_order', options)).toEqual({ sent: [], scheduled: [] });
		},
	);

	it('that is not there is told nothing', () => {
		expect(run('note_order', scheduledImport, false)).toEqual({ sent: [], scheduled: [] });
		expect(run('tell_server', {}, false)).toEqual({ sent: [], scheduled: [] });
	});
});

/** Calls a function of the plugin twice, with WordPress's own functions stood in for. */
function run(name: string, options: object = {}, isThere = true): Told {
	const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
$told = array( 'sent' => array(), 'scheduled' => array() );
$options = json_decode( '${JSON.stringify(options)}', true );
function get_option( $name, $default = false ) { return $GLOBALS['options'][ $name ] ?? $default; }
function set_transient() {}
function store_server() { return array(); }
function has_store_server() { return ${isThere}; }
function server_request() { return array( 'blocking' => true ); }
function server_route() { return ''; }
function wp_remote_post( $url, $request ) { $GLOBALS['told']['sent'][] = $request['blocking']; }
function wp_next_scheduled( $event ) { return in_array( $event, $GLOBALS['told']['scheduled'], true ); }
function wp_schedule_single_event( $time, $event ) { $GLOBALS['told']['scheduled'][] = $event; }
require 'store-server/breaker.php';
require 'store-server/changes.php';
${name}();
if ( 'note_order' === '${name}' ) {
	note_order();
}
echo json_encode( $told );`;
	const folder = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
	// as: written by the code above.
	return JSON.parse(runPhp(code, folder)) as Told;
}
