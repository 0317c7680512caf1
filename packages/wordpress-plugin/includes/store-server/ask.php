<?php
/**
 * The one way by which something is asked of the store server.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Seconds that all that is asked in one request to WordPress may take together; with what PHP takes beside, a page loses two. */
const SERVER_PATIENCE = 1.8;

/** Seconds below which cURL takes no limit: with less patience left nothing is asked. */
const LEAST_PATIENCE = 1;

/** Bytes of a reply; a page of a hundred rows has a tenth. */
const LARGEST_REPLY = 10 * MB_IN_BYTES;

/**
 * Asks the store server, and leaves it alone for a while when it fails.
 *
 * @param array  $server A reply of store_server().
 * @param string $path   'check' or 'report'.
 * @param array  $about  What is asked, beside the statement.
 * @return array|string Its reply { shop, age, … }, objects as arrays; or why WooCommerce has to respond, in a word.
 */
function ask_server( $server, $path, $about = array() ) {
	if ( patience_left() < LEAST_PATIENCE ) {
		return 'slow';
	}
	$statement = shop_statement( $server );
	$begin     = microtime( true );
	$reply     = wp_remote_post( server_route( $server, $path ), server_request( $server, $about + $statement ) );
	patience_left( microtime( true ) - $begin );
	$read    = read_reply( $reply, $statement );
	$failure = isset( $read['failure'] ) ? $read['failure'] : '';
	// One that is only tried has no say in when the other is asked.
	if ( store_server() === $server ) {
		$failure ? pause_server( $failure ) : resume_server();
	}
	if ( $failure ) {
		return $failure;
	}
	return isset( $read['left'] ) ? $read['left'] : $read['reply'];
}

/**
 * How much longer this request to WordPress may wait for the store server.
 *
 * @param float $waited Seconds that it has waited just now.
 * @return float Seconds.
 */
function patience_left( $waited = 0.0 ) {
	static $left = SERVER_PATIENCE;
	$left       -= $waited;
	return $left;
}

/**
 * The address of one of its routes.
 *
 * @param array  $server A reply of store_server().
 * @param string $path   Behind /shop/.
 * @return string
 */
function server_route( $server, $path ) {
	return $server['address'] . '/wp-json/store-analytics/shop/' . $path;
}

/**
 * What goes there: nothing of the visitor's, and the token to this address alone.
 *
 * @param array $server A reply of store_server().
 * @param array $body   For JSON.
 * @return array Arguments of wp_remote_post().
 */
function server_request( $server, $body ) {
	return array(
		'timeout'             => patience_left(),
		'redirection'         => 0,
		'limit_response_size' => LARGEST_REPLY,
		'cookies'             => array(),
		'user-agent'          => 'Store Analytics/' . VERSION,
		'headers'             => array(
			'Authorization' => 'Bearer ' . $server['token'],
			'Content-Type'  => 'application/json',
			'Accept'        => 'application/json',
		),
		'body'                => wp_json_encode( $body ),
	);
}

/**
 * What a reply is worth. Whoever says nothing that only our store server says has failed.
 *
 * @param array|\WP_Error $reply     Of wp_remote_post().
 * @param array           $statement A reply of shop_statement().
 * @return array One of: failure, a word; left, why it leaves this to WooCommerce; reply.
 */
function read_reply( $reply, $statement ) {
	if ( is_wp_error( $reply ) ) {
		return array( 'failure' => preg_match( '/timed? ?out|error 28/i', $reply->get_error_message() ) ? 'slow' : 'unreachable' );
	}
	$status = (int) wp_remote_retrieve_response_code( $reply );
	$said   = json_decode( wp_remote_retrieve_body( $reply ) );
	if ( 409 === $status && isset( $said->data->reason ) && is_string( $said->data->reason ) && preg_match( '/^[a-z-]{1,30}$/D', $said->data->reason ) ) {
		return array( 'left' => $said->data->reason );
	}
	if ( 200 !== $status ) {
		$words = array(
			401 => 'token',
			403 => 'token',
			429 => 'token',
			507 => 'cannot-write',
		);
		$other = $status >= 300 && $status < 400 ? 'redirect' : 'error';
		return array( 'failure' => isset( $words[ $status ] ) ? $words[ $status ] : $other );
	}
	if ( ! isset( $said->shop, $said->age ) || ! is_string( $said->shop ) || ! is_int( $said->age ) ) {
		return array( 'failure' => 'no-data' );
	}
	if ( bare_address( $said->shop ) !== bare_address( $statement['home'] ) ) {
		return array( 'failure' => 'other-shop' );
	}
	return $said->age > $statement['max_age'] ? array( 'left' => 'stale' ) : array( 'reply' => as_woocommerce_has_it( $said ) );
}

/**
 * An address without what may differ of one shop's.
 *
 * @param string $address Of a shop.
 * @return string
 */
function bare_address( $address ) {
	return strtolower( untrailingslashit( preg_replace( '#^https?://#i', '', $address ) ) );
}

/**
 * JSON as PHP code makes it: objects are arrays, except for those without members, which would be written as lists.
 *
 * @param mixed $value Of json_decode().
 * @return mixed
 */
function as_woocommerce_has_it( $value ) {
	if ( is_object( $value ) ) {
		$members = get_object_vars( $value );
		return $members ? array_map( __NAMESPACE__ . '\as_woocommerce_has_it', $members ) : $value;
	}
	return is_array( $value ) ? array_map( __NAMESPACE__ . '\as_woocommerce_has_it', $value ) : $value;
}
