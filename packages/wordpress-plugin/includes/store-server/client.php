<?php
/**
 * HTTP client of the store server: the only way to send it requests.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Time limit of one request in seconds, including the connection; cURL accepts no shorter one. */
const REQUEST_TIMEOUT = 1;

/** Time limit in seconds of all requests to the store server within one WordPress request. */
const TIME_BUDGET = 1.8;

/**
 * Sends a request to the store server, and reports the result to the circuit breaker.
 *
 * @param array  $server   As store_server() returns.
 * @param string $endpoint 'check' or 'report'.
 * @param array  $params   Of the request, beside the preconditions.
 * @return array|string Its response { shop, age, … }, its members as json_decode() gives them; or the reason to fall through to WooCommerce.
 */
function post_to_server( $server, $endpoint, $params = array() ) {
	if ( time_budget_left() < REQUEST_TIMEOUT ) {
		return 'slow';
	}
	$preconditions = shop_preconditions( $server );
	$since         = time();
	$begin         = microtime( true );
	$response      = post_with_limit( server_url( $server, $endpoint ), request_arguments( $server, $params + $preconditions ) );
	time_budget_left( microtime( true ) - $begin );
	$parsed  = parse_response( $response, $preconditions );
	$failure = isset( $parsed['failure'] ) ? $parsed['failure'] : '';
	// The circuit belongs to the server in use, not to one that is only tested.
	if ( store_server() === $server ) {
		$failure ? open_circuit( $failure ) : close_circuit( $since );
	}
	if ( $failure ) {
		return $failure;
	}
	return isset( $parsed['fall_through'] ) ? $parsed['fall_through'] : $parsed['body'];
}

/**
 * Returns the remaining time budget of this WordPress request.
 *
 * @param float $spent Seconds that a request to the store server has taken just now.
 * @return float Seconds that are left.
 */
function time_budget_left( $spent = 0.0 ) {
	static $left = TIME_BUDGET;
	$left       -= $spent;
	return $left;
}

/**
 * Returns the URL of an endpoint.
 *
 * @param array  $server   As store_server() returns.
 * @param string $endpoint Behind /shop/.
 * @return string
 */
function server_url( $server, $endpoint ) {
	return $server['address'] . '/wp-json/store-analytics/shop/' . $endpoint;
}

/**
 * Returns the request's arguments: no data of the visitor, and the token for this address only.
 *
 * @param array $server As store_server() returns.
 * @param array $body   For JSON.
 * @return array Arguments of wp_remote_post().
 */
function request_arguments( $server, $body ) {
	return array(
		'timeout'     => REQUEST_TIMEOUT,
		'redirection' => 0,
		'cookies'     => array(),
		'user-agent'  => 'Store Analytics/' . VERSION,
		'headers'     => array(
			'Authorization'   => 'Bearer ' . $server['token'],
			'Content-Type'    => 'application/json',
			'Accept'          => 'application/json',
			'Accept-Encoding' => function_exists( 'gzdecode' ) ? 'gzip' : 'identity',
		),
		'body'        => wp_json_encode( $body ),
	);
}

/**
 * Checks a response. Anything without our store server's format is a failure.
 *
 * @param array|\WP_Error $response      Of wp_remote_post().
 * @param array           $preconditions As shop_preconditions() returns.
 * @return array One of: failure, a reason; fall_through, the reason for which it leaves the report to WooCommerce; body.
 */
function parse_response( $response, $preconditions ) {
	if ( is_wp_error( $response ) ) {
		return array( 'failure' => preg_match( '/timed? ?out|error 28/i', $response->get_error_message() ) ? 'slow' : 'unreachable' );
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	$body   = parse_bounded( wp_remote_retrieve_body( $response ) );
	if ( false === $body ) {
		return array( 'failure' => 'too-large' );
	}
	if ( 409 === $status && isset( $body->data->reason ) && is_string( $body->data->reason ) && preg_match( '/^[a-z-]{1,30}$/D', $body->data->reason ) ) {
		return array( 'fall_through' => $body->data->reason );
	}
	if ( 200 !== $status ) {
		$reasons = array(
			401 => 'token',
			403 => 'token',
			429 => 'token',
			507 => 'cannot-write',
		);
		$other   = $status >= 300 && $status < 400 ? 'redirect' : 'error';
		return array( 'failure' => isset( $reasons[ $status ] ) ? $reasons[ $status ] : $other );
	}
	if ( ! isset( $body->shop, $body->age ) || ! is_string( $body->shop ) || ! is_int( $body->age ) ) {
		return array( 'failure' => 'no-data' );
	}
	if ( normalized_address( $body->shop ) !== normalized_address( $preconditions['home'] ) ) {
		return array( 'failure' => 'other-shop' );
	}
	return $body->age > $preconditions['max_age'] ? array( 'fall_through' => 'stale' ) : array( 'body' => get_object_vars( $body ) );
}

/**
 * Returns an address without parts that may differ between addresses of one shop: scheme, case and
 * trailing slash.
 *
 * @param string $address Of a shop.
 * @return string
 */
function normalized_address( $address ) {
	return strtolower( untrailingslashit( preg_replace( '#^https?://#i', '', $address ) ) );
}
