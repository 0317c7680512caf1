<?php
/**
 * Circuit breaker: stops requests to a failed store server for a minute, then sends one as a trial.
 * docs/decisions/0027-reports-from-a-store-server.md limits the cost of a dead server.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Until when the circuit is open, and why. uninstall.php knows it. */
const CIRCUIT_OPTION = 'store_analytics_server_pause';

/** Seconds. */
const CIRCUIT_OPEN_SECONDS = 60;

/**
 * Returns the state after the last failure, whether its minute is over or not. Read from the
 * database each time: another request may have failed since, and WordPress would cache its absence.
 *
 * @return array|null { until: seconds since 1970, reason }; null while the circuit is closed.
 */
function circuit_state() {
	global $wpdb;
	$value = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", CIRCUIT_OPTION ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- get_option() tells what it was told before.
	$state = maybe_unserialize( $value );
	return is_array( $state ) && isset( $state['until'], $state['reason'] ) ? $state : null;
}

/**
 * Checks whether a request may be sent. After the minute the circuit is half-open: one request is
 * sent as a trial, the one that first starts the next minute.
 *
 * @return bool
 */
function allows_request() {
	$state = circuit_state();
	if ( ! $state ) {
		return true;
	}
	// An end too far in the future comes from a clock that has been set back since.
	if ( $state['until'] > time() && $state['until'] <= time() + CIRCUIT_OPEN_SECONDS ) {
		return false;
	}
	global $wpdb;
	$next  = array( 'until' => time() + CIRCUIT_OPEN_SECONDS ) + $state;
	$where = array(
		'option_name'  => CIRCUIT_OPTION,
		'option_value' => maybe_serialize( $state ),
	);
	$rows  = $wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $next ) ), $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that changes an option only if it is as before.
	wp_cache_delete( CIRCUIT_OPTION, 'options' );
	return 1 === $rows;
}

/**
 * Opens the circuit after a failure.
 *
 * @param string $reason What went wrong.
 */
function open_circuit( $reason ) {
	$state = array(
		'until'  => time() + CIRCUIT_OPEN_SECONDS,
		'reason' => $reason,
	);
	update_option( CIRCUIT_OPTION, $state, false );
}

/**
 * Checks whether the circuit was opened, or a trial started, at a time or later.
 *
 * @param int $time Seconds since 1970.
 * @return bool
 */
function has_server_failed_since( $time ) {
	$state = circuit_state();
	return $state && $state['until'] - CIRCUIT_OPEN_SECONDS >= $time;
}

/**
 * Closes the circuit after a success, unless another request has failed since: the store server may
 * have died in between.
 *
 * @param int $since When the request that succeeded was sent, in seconds since 1970.
 */
function close_circuit( $since ) {
	if ( circuit_state() && ! has_server_failed_since( $since + 1 ) ) {
		delete_option( CIRCUIT_OPTION );
	}
}
