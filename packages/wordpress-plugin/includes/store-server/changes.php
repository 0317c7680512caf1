<?php
/**
 * Tells the store server that orders have changed, so that it looks at once and not at the next minute.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Set while it was told of late; what changes meanwhile is told by cron. uninstall.php knows it. */
const TOLD_TRANSIENT = 'store_analytics_server_told';

/** The scheduled event. uninstall.php knows it. */
const TELL_EVENT = 'store_analytics_tell_server';

/** Seconds between two times. */
const BETWEEN_TOLD = 5;

/**
 * Has it told when this request has ended: WooCommerce has taken an order into its reports, or out of them.
 */
function note_change() {
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\tell_or_schedule' ) && has_store_server() ) {
		add_action( 'shutdown', __NAMESPACE__ . '\tell_or_schedule' );
	}
}

/**
 * Where WooCommerce takes orders into its reports in batches, twice a day, it is told by cron that an order has changed: that may be in a
 * request of a customer, who is not to wait.
 */
function note_order() {
	if ( 'yes' === get_option( 'woocommerce_analytics_scheduled_import' ) && has_store_server() && ! wp_next_scheduled( TELL_EVENT ) ) {
		wp_schedule_single_event( time(), TELL_EVENT );
	}
}

/**
 * Tells it, or has it told in a few seconds when it was told just now.
 */
function tell_or_schedule() {
	if ( ! get_transient( TOLD_TRANSIENT ) ) {
		tell_server();
	} elseif ( ! wp_next_scheduled( TELL_EVENT ) ) {
		wp_schedule_single_event( time() + BETWEEN_TOLD, TELL_EVENT );
	}
}

/**
 * Tells it, and waits for no reply: it looks by itself every minute. One that has failed is told nothing until a report finds it well: even
 * to connect to it takes an order's request time.
 */
function tell_server() {
	$server = store_server();
	if ( ! has_store_server() || server_pause() ) {
		return;
	}
	set_transient( TOLD_TRANSIENT, 1, BETWEEN_TOLD );
	$request = array(
		'blocking' => false,
		'timeout'  => 1,
	) + server_request( $server, new \stdClass() );
	wp_remote_post( server_route( $server, 'changed' ), $request );
}
