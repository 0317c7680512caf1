<?php
/**
 * Caches REST's last responses to the first requests of a screen, by user. A page contains them
 * while nothing has changed that WooCommerce counts; the app shows their age, and requests them
 * again.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Prefix of transients, one per user and screen. uninstall.php knows it. */
const CACHED_RESPONSES = 'store_analytics_responses_';

/** WooCommerce counts changes of these; the first two invalidate its own caches of reports and products. */
const COUNTED_CHANGES = array( 'woocommerce_reports', 'product', 'orders' );

/** Settings that change which orders count, on which days, in which language. */
const COUNTED_SETTINGS = array(
	'active_plugins',
	'woocommerce_currency',
	'woocommerce_date_type',
	'woocommerce_excluded_report_order_statuses',
	'woocommerce_notify_low_stock_amount',
);

/**
 * Caches the responses of a REST request.
 *
 * @param string  $path    In-app path of the screen.
 * @param string  $key     Their responses_key().
 * @param array[] $responses As preloaded_responses() returns.
 */
function cache_responses( $path, $key, $responses ) {
	$seconds = cached_for( $path );
	$name    = cache_name( $path );
	if ( $seconds <= 0 || ! $responses ) {
		delete_transient( $name );
		return;
	}
	$entry = array(
		'key'       => $key,
		'at'        => time(),
		// To ask again who may see them.
		'queries'   => array_map( __NAMESPACE__ . '\asked_query', $responses ),
		'keepers'   => gate_keepers(),
		// Encoded for a script in a page.
		'responses' => wp_json_encode( $responses, JSON_HEX_TAG | JSON_HEX_AMP ),
	);
	set_transient( $name, $entry, $seconds );
}

/**
 * Returns the cached responses for a page.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return array|null { key, age: seconds, responses: JSON }; nothing when there are none, something has changed, or
 * the user may not request one of them any more.
 */
function cached_responses( $path, $query ) {
	$entry = cached_for( $path ) > 0 && ! is_declined( "last:$path" ) ? get_transient( cache_name( $path ) ) : false;
	if ( ! is_array( $entry ) || ! isset( $entry['key'], $entry['at'], $entry['responses'], $entry['queries'], $entry['keepers'] ) || responses_key( $path, $query ) !== $entry['key'] ) {
		return null;
	}
	// Code that only REST requests have cannot be asked here.
	if ( array_diff( $entry['keepers'], gate_keepers() ) ) {
		return null;
	}
	foreach ( $entry['queries'] as list( $route, $parameters ) ) {
		if ( ! passes_gates( $route, $parameters ) ) {
			return null;
		}
	}
	return array(
		'key'       => $entry['key'],
		'age'       => max( 0, time() - $entry['at'] ),
		'responses' => $entry['responses'],
	);
}

/**
 * Returns the lifetime of cached responses, in seconds.
 *
 * @param string $path In-app path of the screen.
 * @return int
 */
function cached_for( $path ) {
	/**
	 * Filters how long cached responses of a screen may be shown, with their age, until REST has
	 * responded again.
	 *
	 * @param int    $seconds An hour; 0 to have none cached.
	 * @param string $path    In-app path of the screen, such as /analytics/revenue.
	 */
	return (int) apply_filters( 'store_analytics_cache_responses_for', HOUR_IN_SECONDS, $path );
}

/**
 * Returns the name of a screen's transient for the current user.
 *
 * @param string $path In-app path of the screen.
 * @return string
 */
function cache_name( $path ) {
	return CACHED_RESPONSES . get_current_user_id() . '_' . md5( $path );
}

/**
 * Returns a key that stays equal while a screen sends the same requests and nothing is known to
 * have changed.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return string
 */
function responses_key( $path, $query ) {
	$changes = array();
	foreach ( COUNTED_CHANGES as $what ) {
		$changes[] = get_transient( "$what-transient-version" );
	}
	$screen = built( 'preloaded-queries' )[ $path ];
	$about  = array(
		isset( $screen['sections'] ) ? array( overview_markers( $query, $screen['persisted'] ), preference( 'dashboard_sections' ) ) : date_markers( $query ),
		get_user_locale(),
		wp_get_current_user()->allcaps,
		shop_zone(),
		VERSION,
		array_map( 'get_option', COUNTED_SETTINGS ),
		get_site_option( 'active_sitewide_plugins' ),
		array_map( 'filemtime', wp_get_mu_plugins() ),
	);
	return md5( wp_json_encode( array( $path, $about, $changes ) ) );
}
