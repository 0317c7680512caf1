<?php
/**
 * A store server that fails is left alone for a minute: it costs one slow page, not all of them.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Until when nobody asks, and why. uninstall.php knows it. */
const SERVER_PAUSE_OPTION = 'store_analytics_server_pause';

/** Seconds. */
const SERVER_PAUSE = 60;

/**
 * The pause that a failure has begun, over or not.
 *
 * @return array|null { until: seconds since 1970, reason }.
 */
function server_pause() {
	$pause = get_option( SERVER_PAUSE_OPTION );
	return is_array( $pause ) && isset( $pause['until'], $pause['reason'] ) ? $pause : null;
}

/**
 * Whether this request may ask. When a pause is over, one request tries: the one that has begun the next pause before all others.
 *
 * @return bool
 */
function may_ask_server() {
	$pause = server_pause();
	if ( ! $pause ) {
		return true;
	}
	// One that ends later than any can was begun by a clock that is set back by now.
	if ( $pause['until'] > time() && $pause['until'] <= time() + SERVER_PAUSE ) {
		return false;
	}
	global $wpdb;
	$next  = array( 'until' => time() + SERVER_PAUSE ) + $pause;
	$where = array(
		'option_name'  => SERVER_PAUSE_OPTION,
		'option_value' => maybe_serialize( $pause ),
	);
	$rows  = $wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $next ) ), $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that changes an option only if it is as before.
	wp_cache_delete( SERVER_PAUSE_OPTION, 'options' );
	return 1 === $rows;
}

/**
 * Begins a pause.
 *
 * @param string $reason What went wrong.
 */
function pause_server( $reason ) {
	$pause = array(
		'until'  => time() + SERVER_PAUSE,
		'reason' => $reason,
	);
	update_option( SERVER_PAUSE_OPTION, $pause, false );
}

/**
 * Whether it was a failure that has taken time.
 *
 * @param int $time Seconds since 1970.
 * @return bool
 */
function has_server_failed_since( $time ) {
	$pause = server_pause();
	return $pause && $pause['until'] - SERVER_PAUSE >= $time;
}

/**
 * Ends it.
 */
function resume_server() {
	if ( server_pause() ) {
		delete_option( SERVER_PAUSE_OPTION );
	}
}
