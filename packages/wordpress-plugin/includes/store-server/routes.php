<?php
/**
 * REST routes for the Settings screen, which chooses the store server, and for the status of the
 * reports' data.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const OWN_NAMESPACE = 'store-analytics/v1';

/**
 * Registers the routes. WordPress checks the nonce of requests with a cookie.
 */
function register_server_routes() {
	$may_manage = function () {
		return current_user_can( 'manage_woocommerce' );
	};
	$may_choose = function () {
		return may_choose_server();
	};
	$may_see    = function () {
		return may_see();
	};
	$args       = array(
		'address' => array( 'type' => 'string' ),
		// Characters that a header may contain.
		'token'   => array(
			'type'    => 'string',
			'pattern' => '^[!-~]*$',
		),
		'max_age' => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 1440,
		),
	);
	$routes = array(
		array( '/store-server', 'GET', 'get_server_settings', $may_manage, array() ),
		array( '/store-server', 'POST', 'update_server_settings', $may_choose, $args ),
		array( '/store-server/test', 'POST', 'test_server', $may_choose, $args ),
		array( '/data', 'GET', 'get_data_status', $may_see, array() ),
	);
	register_own_routes( $routes );
}

/**
 * Registers routes of our namespace, which no index lists.
 *
 * @param array $routes Each array( route, method, name of the callback, permission callback, arguments ).
 */
function register_own_routes( $routes ) {
	foreach ( $routes as list( $route, $method, $callback, $may, $takes ) ) {
		register_rest_route(
			OWN_NAMESPACE,
			$route,
			array(
				'methods'             => $method,
				'callback'            => __NAMESPACE__ . '\\' . $callback,
				'permission_callback' => $may,
				'args'                => $takes,
				'show_in_index'       => false,
			)
		);
	}
}

/**
 * Returns the settings; for the token only whether there is one. What a network fixes for its shops is
 * in `fixed`, too.
 *
 * @return array { address, has_token, max_age, fixed, fixed_by: 'network' or 'administrator', only where it is }.
 */
function get_server_settings() {
	$server   = store_server();
	$settings = array(
		'address'   => $server['address'],
		'has_token' => '' !== $server['token'],
		'max_age'   => $server['max_age'],
		'fixed'     => $server['fixed'],
	);
	return may_choose_server() ? $settings : array(
		'fixed'    => array_keys( STORE_SERVER_CONSTANTS ),
		'fixed_by' => is_multisite() ? 'network' : 'administrator',
	) + $settings;
}

/**
 * Saves the settings that a request names. An empty address is one, too: no store server.
 *
 * @param \WP_REST_Request $request { address, token, max_age }.
 * @return array|\WP_Error As get_server_settings().
 */
function update_server_settings( $request ) {
	if ( null === $request['address'] && null === $request['token'] && null === $request['max_age'] ) {
		return get_server_settings();
	}
	$fixed   = store_server()['fixed'];
	$saved   = saved_store_server();
	$max_age = null === $request['max_age'] || in_array( 'max_age', $fixed, true ) ? $saved['max_age'] : $request['max_age'];
	if ( is_string( $request['address'] ) && '' === trim( $request['address'] ) && ! in_array( 'address', $fixed, true ) ) {
		save_store_server( '', '', $max_age );
		return get_server_settings();
	}
	$server = server_from_request( $request );
	if ( is_wp_error( $server ) ) {
		return $server;
	}
	// That of wp-config.php is not saved.
	$token = $server['address'] === $saved['address'] ? $saved['token'] : '';
	save_store_server( $server['address'], in_array( 'token', $fixed, true ) ? $token : $server['token'], $max_age );
	return get_server_settings();
}

/**
 * Tests settings without saving them.
 *
 * @param \WP_REST_Request $request { address, token }.
 * @return array|\WP_Error As server_status().
 */
function test_server( $request ) {
	$server = server_from_request( $request );
	return is_wp_error( $server ) ? $server : server_status( $server );
}

/**
 * Returns who serves reports now, and the age of their numbers.
 *
 * @return array As server_status().
 */
function get_data_status() {
	$state = circuit_state();
	if ( $state && ! allows_request() ) {
		return woocommerce_status( $state['reason'] );
	}
	return has_store_server() ? server_status( store_server() ) : woocommerce_status( 'none' );
}

/**
 * Returns the server of a request's parameters. Missing ones are the saved values, but a saved
 * token is never sent to another address.
 *
 * @param \WP_REST_Request $request { address, token, max_age }.
 * @return array|\WP_Error As store_server().
 */
function server_from_request( $request ) {
	$server   = store_server();
	$is_free  = ! in_array( 'address', $server['fixed'], true );
	$is_given = in_array( 'token', $server['fixed'], true );
	$address  = $is_free && null !== $request['address'] ? sanitize_server_address( $request['address'] ) : $server['address'];
	$token    = $is_given ? '' : (string) $request['token'];
	if ( '' === $address ) {
		return new \WP_Error( 'store_analytics_address', __( 'Enter an address that begins with http:// or https://.', 'store-analytics' ), array( 'status' => 400 ) );
	}
	if ( '' === $token && ( '' === $server['token'] || ( $address !== $server['address'] && ! $is_given ) ) ) {
		return new \WP_Error( 'store_analytics_token', __( 'Enter the token of this store server.', 'store-analytics' ), array( 'status' => 400 ) );
	}
	$is_chosen = ! in_array( 'max_age', $server['fixed'], true ) && null !== $request['max_age'];
	return array(
		'address' => $address,
		'token'   => '' === $token ? $server['token'] : $token,
		'max_age' => $is_chosen ? $request['max_age'] : $server['max_age'],
		'fixed'   => $server['fixed'],
	);
}

/**
 * Returns the status of a store server: whether it can serve the reports, and the age of its
 * numbers.
 *
 * @param array $server As store_server().
 * @return array { served_by: 'store' or 'woocommerce'; reason: why, ''; age: seconds, null; differing_days: YYYY-MM-DD[]; extended: reports that extensions have a hand in }.
 */
function server_status( $server ) {
	$response = post_to_server( $server, 'check' );
	if ( is_string( $response ) ) {
		return woocommerce_status( $response );
	}
	return array(
		'served_by'      => 'store',
		'reason'         => '',
		'age'            => $response['age'],
		'differing_days' => isset( $response['differing_days'] ) ? array_values( array_filter( (array) $response['differing_days'], __NAMESPACE__ . '\is_day' ) ) : array(),
		'extended'       => array_values( array_unique( extended_reports() ) ),
	);
}

/**
 * Checks whether a value is a day.
 *
 * @param mixed $value Anything.
 * @return bool
 */
function is_day( $value ) {
	return is_string( $value ) && null !== day_of( $value );
}

/**
 * Returns the status when requests fall through to WooCommerce.
 *
 * @param string $reason Why.
 * @return array
 */
function woocommerce_status( $reason ) {
	return array(
		'served_by'      => 'woocommerce',
		'reason'         => $reason,
		'age'            => null,
		'differing_days' => array(),
		'extended'       => array(),
	);
}
