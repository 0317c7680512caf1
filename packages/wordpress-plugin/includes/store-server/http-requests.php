<?php
/**
 * Requests that REST serves over HTTP. What PHP asks inside WordPress (WooCommerce's box on the
 * dashboard, extensions) gets WooCommerce's own answer, and never a store server's.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Expects a request over HTTP: WordPress has just checked who sends it, and dispatches it next. The
 * queries of the joint route pass the same filter before they are dispatched.
 *
 * @param \WP_Error|null|true $errors What is wrong with the user.
 * @return \WP_Error|null|true The same.
 */
function expect_http_request( $errors ) {
	if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
		http_request( null, ! is_wp_error( $errors ) );
	}
	return $errors;
}

/**
 * Notes the expected request. Requests that are dispatched inside it come later.
 *
 * @param mixed            $response Of somebody who responds instead of the route.
 * @param \WP_REST_Server  $server   WordPress's.
 * @param \WP_REST_Request $request  The request.
 * @return mixed The same.
 */
function note_http_request( $response, $server, $request ) {
	http_request( $request );
	return $response;
}

/**
 * Checks whether a request is the one that REST serves over HTTP at the moment.
 *
 * @param \WP_REST_Request $request Any request.
 * @return bool
 */
function is_http_request( $request ) {
	return http_request() === $request;
}

/**
 * Returns the last request over HTTP, or notes it.
 *
 * @param \WP_REST_Request|null $next     A request that begins; noted if it is expected.
 * @param bool|null             $expected Whether the next one is.
 * @return \WP_REST_Request|null
 */
function http_request( $next = null, $expected = null ) {
	static $is_expected = false;
	static $request     = null;
	if ( null !== $expected ) {
		$is_expected = $expected;
	}
	if ( null !== $next && $is_expected ) {
		$request     = $next;
		$is_expected = false;
	}
	return $request;
}
