<?php
/**
 * Notifies the store server that orders have changed, so that it asks for the changes at once and not at the next minute.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Throttles notifications: set after one, while changes are left to cron. uninstall.php knows it. */
const NOTIFIED_TRANSIENT = 'store_analytics_server_told';

/** The scheduled event. uninstall.php knows it. */
const NOTIFY_EVENT = 'store_analytics_tell_server';

/** Seconds between two notifications. */
const NOTIFY_INTERVAL = 5;

/**
 * Has it notified when this request has ended: WooCommerce has taken an order into its reports, or out of them.
 */
function notify_at_shutdown() {
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' ) && has_store_server() ) {
		add_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' );
	}
}

/**
 * Where WooCommerce takes orders into its reports in batches, twice a day, cron notifies it of a changed order: that may be in a
 * request of a customer, who is not to wait.
 */
function schedule_notification() {
	if ( 'yes' === get_option( 'woocommerce_analytics_scheduled_import' ) && has_store_server() && ! wp_next_scheduled( NOTIFY_EVENT ) ) {
		wp_schedule_single_event( time(), NOTIFY_EVENT );
	}
}

/**
 * Notifies it, or in a few seconds when it was notified just now.
 */
function notify_or_schedule() {
	if ( ! get_transient( NOTIFIED_TRANSIENT ) ) {
		notify_server();
	} elseif ( ! wp_next_scheduled( NOTIFY_EVENT ) ) {
		wp_schedule_single_event( time() + NOTIFY_INTERVAL, NOTIFY_EVENT );
	}
}

/**
 * Notifies it, without waiting for a response: it looks by itself every minute. While the circuit is open, or half-open, nothing is sent: even
 * to connect to it takes an order's request time.
 */
function notify_server() {
	$server = store_server();
	if ( ! has_store_server() || circuit_state() ) {
		return;
	}
	set_transient( NOTIFIED_TRANSIENT, 1, NOTIFY_INTERVAL );
	$request = array(
		'blocking' => false,
		'timeout'  => 1,
	) + request_arguments( $server, new \stdClass() );
	wp_remote_post( server_url( $server, 'changed' ), $request );
}
