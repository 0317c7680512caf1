<?php
/**
 * What a screen asks the shop first comes with the page, or is asked at its beginning, in one request for all of it, so that the responses
 * are there when the scripts have run. A response that does not come is asked for by the app as ever.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Where responding took too long: in-app path => when it is tried again, in seconds since 1970. uninstall.php knows the name. */
const SLOW_SCREENS = 'store_analytics_slow_screens';

/**
 * Cookie in which the app names the paths, separated by |, that ask for themselves: a response went unused there, or was another than REST's.
 * Behind `last:` those of which none are to be remembered.
 */
const DECLINED_COOKIE = 'store-analytics-asks-itself';

/**
 * Brings REST's last responses along, or has the browser ask for them as soon as it sees the beginning of the page, while PHP is busy with the
 * rest. By a request of its own, because much of what changes numbers looks whether REST is asked, and a page of wp-admin is not.
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
 * The query of the request for all that a screen asks first.
 *
 * @param string $path    In-app path of the screen.
 * @param array  $address The address's parameters.
 * @return string
 */
function preload_request_query( $path, $address ) {
	$parameters = array(
		'address' => http_build_query( $address ),
		// As the app's own requests do.
		'_locale' => 'user',
	);
	// Nobody reads `for`; it is there for code that looks into the address for a route, before there is any.
	$routes = array_unique( array_map( __NAMESPACE__ . '\rest_route', built( 'preloaded-queries' )[ $path ]['queries'] ) );
	return http_build_query( $parameters ) . '&for=' . implode( ',', $routes );
}

/**
 * The script that asks for the first responses.
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
	 * Switches off what the page does for a screen's first responses, for all screens or for some.
	 *
	 * @param bool   $is_wanted Whether the page brings or asks for them.
	 * @param string $path      In-app path of the screen, such as /analytics/revenue.
	 */
	return (bool) apply_filters( 'store_analytics_preload', true, $path );
}

/**
 * Whether the app has found something wrong with a screen's responses.
 *
 * @param string $what In-app path of the screen, behind `last:` for those that are remembered.
 * @return bool
 */
function is_declined( $what ) {
	$declined = isset( $_COOKIE[ DECLINED_COOKIE ] ) && is_string( $_COOKIE[ DECLINED_COOKIE ] ) ? wp_unslash( $_COOKIE[ DECLINED_COOKIE ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only compared.
	return in_array( $what, explode( '|', $declined ), true );
}

/**
 * Screens that are left without responses for a while.
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
