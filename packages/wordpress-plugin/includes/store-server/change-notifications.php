<?php
/**
 * Notifies the store server of changed orders, so that it requests the changes at once and not
 * within a minute.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Throttles notifications: set after one; further changes are left to cron. uninstall.php knows it. */
const NOTIFIED_TRANSIENT = 'store_analytics_server_told';

/** The scheduled event. uninstall.php knows it. */
const NOTIFY_EVENT = 'store_analytics_tell_server';

/** Seconds between two notifications. */
const NOTIFY_INTERVAL = 5;

/**
 * Schedules a notification for the end of this request, after WooCommerce has added an order to its
 * reports or removed it.
 */
function notify_at_shutdown() {
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' ) && has_store_server() ) {
		add_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' );
	}
}

/**
 * If WooCommerce adds orders to its reports in batches, twice a day, cron notifies the store server
 * of changed orders: the change may happen in a customer's request, which must not wait.
 */
function schedule_notification() {
	if ( 'yes' === get_option( 'woocommerce_analytics_scheduled_import' ) && has_store_server() && ! wp_next_scheduled( NOTIFY_EVENT ) ) {
		wp_schedule_single_event( time(), NOTIFY_EVENT );
	}
}

/**
 * Notifies the store server, or in a few seconds if it was notified recently.
 */
function notify_or_schedule() {
	if ( ! get_transient( NOTIFIED_TRANSIENT ) ) {
		notify_server();
	} elseif ( ! wp_next_scheduled( NOTIFY_EVENT ) ) {
		wp_schedule_single_event( time() + NOTIFY_INTERVAL, NOTIFY_EVENT );
	}
}

/**
 * Notifies the store server without waiting for a response; it polls every minute anyway. While the
 * circuit is open or half-open, nothing is sent, because even connecting costs time in an order's
 * request.
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
