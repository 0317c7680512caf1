<?php
/**
 * Limits of a response, checked before it is parsed: a store server that sends too much, by a fault
 * or on purpose, must not use up PHP's memory.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Maximum bytes of a response; a page of a hundred rows has a tenth. */
const MAX_RESPONSE_BYTES = 10 * MB_IN_BYTES;

/** Levels of objects and lists in each other; a response has ten. */
const MAX_RESPONSE_DEPTH = 32;

/** Bytes that PHP needs at most for an object or a list of JSON with its copies; measured: 630. */
const BYTES_PER_CONTAINER = 900;

/** The same for any other value with its name. */
const BYTES_PER_VALUE = 130;

/** Share of the free memory that a response may need. */
const MEMORY_SHARE = 0.75;

/** Free memory in bytes where PHP has no limit. */
const MEMORY_WITHOUT_LIMIT = 256 * MB_IN_BYTES;

/**
 * Sends a request whose response is not unpacked without a limit: cURL unpacks up to the limit, and
 * WordPress would unpack once more without one.
 *
 * @param string $url       Of the store server.
 * @param array  $arguments Of wp_remote_post().
 * @return array|\WP_Error As wp_remote_post().
 */
function post_with_limit( $url, $arguments ) {
	$arguments['limit_response_size'] = max_response_bytes() + 1;
	add_action( 'requests-requests.before_parse', __NAMESPACE__ . '\leave_packed' );
	try {
		return wp_remote_post( $url, $arguments );
	} finally {
		remove_action( 'requests-requests.before_parse', __NAMESPACE__ . '\leave_packed' );
	}
}

/**
 * Removes from a response that it is packed.
 *
 * @param string $response Head and body, as they arrived.
 */
function leave_packed( &$response ) {
	$head     = strstr( $response, "\r\n\r\n", true );
	$response = false === $head ? $response : preg_replace( '/^content-encoding:[^\r\n]*\r\n/im', '', $head . "\r\n" ) . substr( $response, strlen( $head ) + 2 );
}

/**
 * Parses the body of a response.
 *
 * @param string $body What has arrived; packed where WordPress works without cURL.
 * @return mixed Of json_decode(); false if it is too large.
 */
function parse_bounded( $body ) {
	$limit = max_response_bytes();
	if ( 0 === strpos( $body, "\x1f\x8b" ) && function_exists( 'gzdecode' ) ) {
		$body = (string) @gzdecode( $body, $limit + 1 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- PHP warns of what is too large or damaged.
	}
	if ( strlen( $body ) > $limit || memory_of( $body ) > MEMORY_SHARE * free_memory() ) {
		return false;
	}
	return json_decode( $body, false, MAX_RESPONSE_DEPTH );
}

/**
 * Returns how many bytes of a response PHP has room for.
 *
 * @return int
 */
function max_response_bytes() {
	return (int) min( MAX_RESPONSE_BYTES, free_memory() / 8 );
}

/**
 * Estimates how much memory JSON needs at most, however it is made, from its commas and brackets.
 * Those in texts count too.
 *
 * @param string $json Not parsed yet.
 * @return int Bytes.
 */
function memory_of( $json ) {
	$containers = substr_count( $json, '{' ) + substr_count( $json, '[' );
	return BYTES_PER_CONTAINER * $containers + BYTES_PER_VALUE * substr_count( $json, ',' ) + 4 * strlen( $json );
}

/**
 * Returns the memory that PHP may still use.
 *
 * @return int Bytes.
 */
function free_memory() {
	$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
	return $limit > 0 ? max( 0, $limit - memory_get_usage() ) : MEMORY_WITHOUT_LIMIT;
}
