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
 * Notifies at the end of this request, after WooCommerce has added an order to its reports or removed
 * it.
 */
function notify_at_shutdown() {
	if ( ! has_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' ) && has_store_server() ) {
		add_action( 'shutdown', __NAMESPACE__ . '\notify_or_schedule' );
	}
}

/**
 * If WooCommerce adds orders to its reports in batches, twice a day, cron notifies the store server
 * of changed orders.
 */
function schedule_notification() {
	if ( 'yes' === get_option( 'woocommerce_analytics_scheduled_import' ) && has_store_server() ) {
		schedule_once( time() );
	}
}

/**
 * Notifies the store server, if nobody waits for this request and it was not notified recently.
 * Otherwise cron does: the change may have happened in a customer's request, and even connecting takes
 * a second when the store server does not answer.
 */
function notify_or_schedule() {
	$was_notified = (bool) get_transient( NOTIFIED_TRANSIENT );
	if ( is_in_background() && ! $was_notified ) {
		notify_server();
	} else {
		schedule_once( time() + ( $was_notified ? NOTIFY_INTERVAL : 0 ) );
	}
}

/**
 * Checks whether this request is one that nobody waits for: cron, or the background queue in which
 * WooCommerce adds orders to its reports.
 *
 * @return bool
 */
function is_in_background() {
	return wp_doing_cron() || did_action( 'wp_ajax_nopriv_as_async_request_queue_runner' ) || did_action( 'wp_ajax_as_async_request_queue_runner' );
}

/**
 * Schedules a notification, if there is none yet.
 *
 * @param int $time Seconds since 1970.
 */
function schedule_once( $time ) {
	if ( ! wp_next_scheduled( NOTIFY_EVENT ) ) {
		wp_schedule_single_event( $time, NOTIFY_EVENT );
	}
}

/**
 * Notifies the store server from cron, without waiting for a response; it polls every minute anyway.
 * While the circuit is open or half-open, nothing is sent.
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
