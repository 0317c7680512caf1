<?php
/**
 * A screen's first responses come with the page, or the page requests them at its start, all in one
 * request, so that they are there when the scripts have run. The app requests missing ones itself.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Screens that responded too slowly: in-app path => when to try again, in seconds since 1970.
 * uninstall.php knows the name.
 */
const SLOW_SCREENS = 'store_analytics_slow_screens';

/**
 * Cookie in which the app lists paths, separated by |, without preloading: a response was unused
 * there, or differed from REST's. After `last:` come paths whose responses must not be cached.
 */
const DECLINED_COOKIE = 'store-analytics-asks-itself';

/**
 * Adds REST's cached responses to the page, or makes the browser request them as soon as it sees
 * the beginning of the page, while PHP builds the rest. The request is separate, because much code
 * that changes numbers checks for a REST request, and a page of wp-admin is none.
 */
function print_preloaded_responses() {
	$address = address_with_default_view( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- What the address asks for is read, nothing is written.
	if ( ! wp_script_is( APP ) || ! has_preloaded_queries( screen_path(), $address ) || ! is_preloading_wanted( screen_path() ) ) {
		return;
	}
	$cached = cached_responses( screen_path(), $address );
	$query  = preload_request_query( screen_path(), $address );
	wp_print_inline_script_tag(
		sprintf(
			'window.storeAnalytics = { preloadRequest: %s, responses: %s };',
			wp_json_encode( $query, JSON_HEX_TAG | JSON_HEX_AMP ),
			$cached ? sprintf( '{ key: "%s", age: %d, responses: %s }', $cached['key'], $cached['age'], $cached['responses'] ) : preload_request( $query )
		)
	);
}

/**
 * Returns the query of the request for a screen's first responses.
 *
 * @param string $path    In-app path of the screen.
 * @param array  $address The address's parameters.
 * @return string
 */
function preload_request_query( $path, $address ) {
	$parameters = array(
		'address' => http_build_query( $address ),
		// As in the app's own requests.
		'_locale' => 'user',
	);
	// Nothing reads `for`; it helps code that looks for a route in the address before the route exists.
	$routes = array_unique( array_map( __NAMESPACE__ . '\rest_route', built( 'preloaded-queries' )[ $path ]['queries'] ) );
	return http_build_query( $parameters ) . '&for=' . implode( ',', $routes );
}

/**
 * Returns the script that requests the first responses.
 *
 * @param string $query As preload_request_query() returns.
 * @return string
 */
function preload_request( $query ) {
	$url     = rest_url( PRELOAD_ROUTE );
	$options = array(
		'credentials' => 'same-origin',
		'headers'     => array(
			'Accept'     => 'application/json, */*;q=0.1',
			'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ),
		),
	);
	return sprintf(
		'fetch( %s, %s ).then( ( response ) => response.json() ).catch( () => ( {} ) )',
		wp_json_encode( $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . $query, JSON_HEX_TAG | JSON_HEX_AMP ),
		wp_json_encode( $options, JSON_HEX_TAG | JSON_HEX_AMP )
	);
}

/**
 * Whether a screen's responses are worth their time.
 *
 * @param string $path In-app path of the screen.
 * @return bool
 */
function is_preloading_wanted( $path ) {
	if ( is_declined( $path ) || isset( slow_paths()[ $path ] ) ) {
		return false;
	}
	/**
	 * Filters whether a screen's first responses are preloaded, for all screens or for some.
	 *
	 * @param bool   $is_wanted Whether the page brings or asks for them.
	 * @param string $path      In-app path of the screen, such as /analytics/revenue.
	 */
	return (bool) apply_filters( 'store_analytics_preload', true, $path );
}

/**
 * Checks whether the app has reported a problem with a screen's responses.
 *
 * @param string $what In-app path of the screen, behind `last:` for those that are remembered.
 * @return bool
 */
function is_declined( $what ) {
	$declined = isset( $_COOKIE[ DECLINED_COOKIE ] ) && is_string( $_COOKIE[ DECLINED_COOKIE ] ) ? wp_unslash( $_COOKIE[ DECLINED_COOKIE ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only compared.
	return in_array( $what, explode( '|', $declined ), true );
}

/**
 * Returns the screens without preloading for a while.
 *
 * @return int[] When they are tried again, by path.
 */
function slow_paths() {
	$paths = get_transient( SLOW_SCREENS );
	return array_filter(
		is_array( $paths ) ? $paths : array(),
		function ( $until ) {
			return $until > time();
		}
	);
}
