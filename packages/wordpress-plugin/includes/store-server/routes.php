<?php
/**
 * REST for the screen Settings, where the store server is chosen, and for what the reports say about their data.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const OWN_NAMESPACE = 'store-analytics/v1';

/**
 * Registers the routes. WordPress asks for the nonce of who comes with a cookie.
 */
function register_server_routes() {
	$may_choose = function () {
		return current_user_can( 'manage_woocommerce' );
	};
	$may_see    = function () {
		return may_see();
	};
	$args       = array(
		'address' => array( 'type' => 'string' ),
		// Signs that a header can hold.
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
	foreach ( array(
		array( '/store-server', 'GET', 'reply_with_server', $may_choose, array() ),
		array( '/store-server', 'POST', 'save_server', $may_choose, $args ),
		array( '/store-server/test', 'POST', 'test_server', $may_choose, $args ),
		array( '/data', 'GET', 'reply_with_data', $may_see, array() ),
	) as list( $route, $method, $callback, $may, $takes ) ) {
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
 * What is chosen; of the token only whether there is one.
 *
 * @return array { address, has_token, max_age, fixed }.
 */
function reply_with_server() {
	$server = store_server();
	return array(
		'address'   => $server['address'],
		'has_token' => '' !== $server['token'],
		'max_age'   => $server['max_age'],
		'fixed'     => $server['fixed'],
	);
}

/**
 * Keeps what was chosen.
 *
 * @param \WP_REST_Request $request { address, token, max_age }.
 * @return array|\WP_Error As reply_with_server().
 */
function save_server( $request ) {
	if ( '' === trim( (string) $request['address'] ) && ! in_array( 'address', store_server()['fixed'], true ) ) {
		keep_store_server( '', '', DEFAULT_MAX_AGE );
		return reply_with_server();
	}
	$server = typed_server( $request );
	if ( ! is_wp_error( $server ) ) {
		keep_store_server( $server['address'], in_array( 'token', $server['fixed'], true ) ? '' : $server['token'], $server['max_age'] );
	}
	return is_wp_error( $server ) ? $server : reply_with_server();
}

/**
 * Tries what was typed, and keeps nothing.
 *
 * @param \WP_REST_Request $request { address, token }.
 * @return array|\WP_Error As server_state().
 */
function test_server( $request ) {
	$server = typed_server( $request );
	return is_wp_error( $server ) ? $server : server_state( $server );
}

/**
 * Who serves reports now, and how old their numbers are.
 *
 * @return array As server_state().
 */
function reply_with_data() {
	$pause = server_pause();
	if ( $pause && ! may_ask_server() ) {
		return left_state( $pause['reason'] );
	}
	return has_store_server() ? server_state( store_server() ) : left_state( 'none' );
}

/**
 * The server that a request means: what is not typed stays, except that a kept token goes to no other address.
 *
 * @param \WP_REST_Request $request { address, token, max_age }.
 * @return array|\WP_Error As store_server().
 */
function typed_server( $request ) {
	$server  = store_server();
	$is_free = ! in_array( 'address', $server['fixed'], true );
	$address = $is_free && null !== $request['address'] ? server_address( $request['address'] ) : $server['address'];
	$token   = in_array( 'token', $server['fixed'], true ) ? '' : (string) $request['token'];
	if ( '' === $address ) {
		return new \WP_Error( 'store_analytics_address', __( 'Type an address that begins with http:// or https://.', 'store-analytics' ), array( 'status' => 400 ) );
	}
	if ( '' === $token && ( '' === $server['token'] || $address !== $server['address'] ) ) {
		return new \WP_Error( 'store_analytics_token', __( 'Type the token of this store server.', 'store-analytics' ), array( 'status' => 400 ) );
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
 * What a store server says of itself.
 *
 * @param array $server As store_server().
 * @return array { served_by: 'store' or 'woocommerce'; reason: why, ''; age: seconds, null; differing_days: YYYY-MM-DD[]; extended: reports that extensions have a hand in }.
 */
function server_state( $server ) {
	$reply = ask_server( $server, 'check' );
	if ( is_string( $reply ) ) {
		return left_state( $reply );
	}
	return array(
		'served_by'      => 'store',
		'reason'         => '',
		'age'            => $reply['age'],
		'differing_days' => isset( $reply['differing_days'] ) ? array_values( (array) $reply['differing_days'] ) : array(),
		'extended'       => array_values( array_unique( extended_words() ) ),
	);
}

/**
 * The same, where WooCommerce responds.
 *
 * @param string $reason Why.
 * @return array
 */
function left_state( $reason ) {
	return array(
		'served_by'      => 'woocommerce',
		'reason'         => $reason,
		'age'            => null,
		'differing_days' => array(),
		'extended'       => array(),
	);
}
