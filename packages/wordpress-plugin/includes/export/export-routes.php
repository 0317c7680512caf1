<?php
/**
 * The export for the Settings screen: REST for its state, and the download.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The action of admin-post.php and of its nonce. */
const EXPORT_ACTION = 'store_analytics_export';

/** Seconds without a step after which the screen may do one itself: in some shops nothing runs in the background. */
const EXPORT_STALLED = 15;

/**
 * Registers the routes. WordPress checks the nonce of requests with a cookie.
 */
function register_export_routes() {
	$may    = function () {
		return may_export();
	};
	$routes = array(
		array( '/export', 'GET', 'get_export', $may, array() ),
		array( '/export', 'POST', 'post_export', $may, array() ),
		array( '/export', 'DELETE', 'delete_export', $may, array() ),
		array( '/export/step', 'POST', 'post_export_step', $may, array() ),
	);
	register_own_routes( $routes );
}

/**
 * Returns the state of the export.
 *
 * @return array { status: 'none', 'running', 'done' or 'failed'; share: 0 to 1; file: what it reads; done, total: entries of it; is_stalled; reason: a sentence; download: an address; bytes; kept_until: seconds since 1970 }.
 */
function get_export() {
	$job  = export_job();
	$done = $job && 'done' === $job['status'];
	if ( $done && ! is_readable( export_file( $job['id'] ) ) ) {
		end_export();
		$job  = null;
		$done = false;
	}
	$at    = $job && $job['at'] ? $job['at'] : first_position();
	$names = array_keys( export_plan() );
	return array(
		'status'     => $job ? $job['status'] : 'none',
		'share'      => $job ? export_share( $job ) : 0,
		'file'       => $job && 'running' === $job['status'] ? $names[ min( count( $job['zip']['files'] ), count( $names ) - 1 ) ] : '',
		'done'       => $at['done'],
		'total'      => $at['total'],
		'is_stalled' => $job && 'running' === $job['status'] && time() - $job['touched'] > ( empty( $job['by_screen'] ) ? EXPORT_STALLED : 1 ),
		'reason'     => $job && 'failed' === $job['status'] ? failure_sentence( $job['reason'] ) : '',
		'download'   => $done ? add_query_arg(
			array(
				'action'   => EXPORT_ACTION,
				'_wpnonce' => wp_create_nonce( EXPORT_ACTION ),
			),
			admin_url( 'admin-post.php' )
		) : '',
		'bytes'      => $done ? $job['zip']['bytes'] : 0,
		'kept_until' => $done ? $job['touched'] + EXPORT_KEPT : 0,
	);
}

/**
 * Starts an export.
 *
 * @return array As get_export().
 */
function post_export() {
	start_export();
	return get_export();
}

/**
 * Cancels the export, or removes its file.
 *
 * @return array As get_export().
 */
function delete_export() {
	end_export();
	return get_export();
}

/**
 * Does a step in this request, if none has run for a while.
 *
 * @return array As get_export().
 */
function post_export_step() {
	if ( get_export()['is_stalled'] ) {
		// The screen goes on without another wait.
		update_option( EXPORT_OPTION, array( 'by_screen' => true ) + export_job(), false );
		run_export_step();
	}
	return get_export();
}

/**
 * Returns how much of the export is done.
 *
 * @param array $job The job.
 * @return float 0 to 1.
 */
function export_share( $job ) {
	$shares = array();
	foreach ( export_plan() as $source ) {
		$shares[] = isset( $source['share'] ) ? $source['share'] : 1;
	}
	$count = count( $job['zip']['files'] );
	$share = array_sum( array_slice( $shares, 0, $count ) );
	if ( isset( $shares[ $count ], $job['at']['total'] ) && $job['at']['total'] > 0 ) {
		$share += $shares[ $count ] * min( 1, $job['at']['done'] / $job['at']['total'] );
	}
	return $share / array_sum( $shares );
}

/**
 * Returns why an export failed.
 *
 * @param string $reason As the failure's message.
 * @return string
 */
function failure_sentence( $reason ) {
	if ( preg_match( '/^route (\S+) (\d+)$/', $reason, $parts ) ) {
		/* translators: 1: a route of the REST API, 2: number of an HTTP status. */
		return sprintf( __( 'This shop’s REST API reported an error for %1$s (status %2$d). Another plugin may block it.', 'store-analytics' ), $parts[1], $parts[2] );
	}
	switch ( $reason ) {
		case 'folder':
			return __( 'WordPress cannot write to its uploads folder. Ask your host to allow it.', 'store-analytics' );
		case 'disk':
			return __( 'The disk of this server is full. Delete some files, then try again.', 'store-analytics' );
		case 'too-large':
			return __( 'This shop is too large for a .zip. Connect Store Analytics to the shop instead.', 'store-analytics' );
		case 'rights':
			return __( 'The user who started the export is no longer allowed to export the shop.', 'store-analytics' );
		default:
			return __( 'This server stopped the export several times. Ask your host for more memory for PHP.', 'store-analytics' );
	}
}

/**
 * Sends the file to users who may export the shop, for a link of their own.
 */
function download_export() {
	if ( ! may_export() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to export this shop.', 'store-analytics' ), 403 );
	}
	check_admin_referer( EXPORT_ACTION );
	$job  = export_job();
	$file = $job && 'done' === $job['status'] ? export_file( $job['id'] ) : '';
	if ( '' === $file || ! is_readable( $file ) ) {
		wp_die( esc_html__( 'This export was deleted. Create a new one.', 'store-analytics' ), 404 );
	}
	$shop = sanitize_file_name( sanitize_title( get_option( 'blogname' ) ) );
	$name = ( preg_match( '/^[a-z0-9-]+$/', $shop ) ? $shop : 'shop' ) . '-' . wp_date( 'Y-m-d', $job['started'] ) . '.zip';
	while ( ob_get_level() > 0 ) {
		ob_end_clean();
	}
	nocache_headers();
	header( 'Content-Type: application/zip' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'X-Robots-Tag: noindex' );
	header( "Content-Disposition: attachment; filename=\"$name\"" );
	header( 'Content-Length: ' . filesize( $file ) );
	if ( function_exists( 'set_time_limit' ) ) {
		set_time_limit( 0 );
	}
	readfile( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_readfile -- In pieces; WP_Filesystem would load it whole.
	exit;
}
