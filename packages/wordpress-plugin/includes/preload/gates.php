<?php
/**
 * What may refuse a REST request before its callback runs. Responses that are asked for jointly, or
 * come from the cache, pass the same gates as a single request.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Filters that may refuse. */
const GATES = array( 'rest_authentication_errors', 'rest_pre_dispatch', 'rest_request_before_callbacks', 'rest_dispatch_request', 'woocommerce_rest_check_permissions' );

/** Code of the error that stands for the callback of a route. */
const AT_CALLBACK = 'store_analytics_at_callback';

/**
 * Checks whether a query would reach the callback of its route now: the user is admitted, nothing
 * responds before, and the permission check agrees. The callback itself does not run.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @param array  $query Its parameters.
 * @return bool
 */
function passes_gates( $route, $query ) {
	add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\stop_at_callback', PHP_INT_MIN );
	try {
		return at_rest_url( $route, $query, __NAMESPACE__ . '\reaches_callback' );
	} catch ( \Throwable $problem ) {
		return false;
	} finally {
		remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\stop_at_callback', PHP_INT_MIN );
	}
}

/**
 * Checks whether the request of the current URL reaches its callback.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @return bool
 */
function reaches_callback( $route ) {
	// Before the filter of who is admitted, as in a request over HTTP: many add to it with the routes.
	rest_get_server();
	if ( ! is_user_admitted() ) {
		return false;
	}
	$data = rest_do_request( current_rest_request( $route ) )->get_data();
	return is_array( $data ) && isset( $data['code'] ) && AT_CALLBACK === $data['code'];
}

/**
 * Responds with an error in place of a callback. Extensions that change responses expect errors there,
 * as of a permission check.
 *
 * @param mixed $response Of somebody who responds instead of the callback.
 * @return mixed
 */
function stop_at_callback( $response ) {
	return null === $response ? new \WP_Error( AT_CALLBACK, '', array( 'status' => 503 ) ) : $response;
}

/**
 * Returns which code listens at the gates. An extension may load some of it in REST requests only.
 *
 * @return string[] Each with the filter and where the code stands.
 */
function gate_keepers() {
	rest_get_server();
	$keepers = array();
	foreach ( array_intersect( GATES, array_keys( $GLOBALS['wp_filter'] ) ) as $gate ) {
		foreach ( array_merge( ...array_values( $GLOBALS['wp_filter'][ $gate ]->callbacks ) ) as $callback ) {
			$keepers[] = $gate . ' ' . place_of_code( $callback['function'] );
		}
	}
	return $keepers;
}

/**
 * Returns where code stands.
 *
 * @param callable $callback Of a filter.
 * @return string File and line.
 */
function place_of_code( $callback ) {
	try {
		$code = new \ReflectionFunction( \Closure::fromCallable( $callback ) );
		return $code->getFileName() . ':' . $code->getStartLine();
	} catch ( \Throwable $problem ) {
		return 'unknown';
	}
}

/**
 * Checks whether the user may use REST at the current URL. WordPress has checked the cookie of this
 * request already; its own check would need the nonce in this URL, too, and log the user out without it.
 *
 * @return bool
 */
function is_user_admitted() {
	$user     = get_current_user_id();
	$priority = has_filter( 'rest_authentication_errors', 'rest_cookie_check_errors' );
	if ( false !== $priority ) {
		remove_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', $priority );
		add_filter( 'rest_authentication_errors', __NAMESPACE__ . '\accept_cookie', $priority );
	}
	try {
		// Documented in WordPress: nothing or true for a user who is admitted.
		$errors = apply_filters( 'rest_authentication_errors', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		return ! is_wp_error( $errors ) && get_current_user_id() === $user;
	} finally {
		if ( get_current_user_id() !== $user ) {
			wp_set_current_user( $user );
		}
		if ( false !== $priority ) {
			remove_filter( 'rest_authentication_errors', __NAMESPACE__ . '\accept_cookie', $priority );
			add_filter( 'rest_authentication_errors', 'rest_cookie_check_errors', $priority );
		}
	}
}

/**
 * Stands for WordPress's check of cookie and nonce, which this request has passed.
 *
 * @param \WP_Error|null|true $errors What is wrong with the user.
 * @return \WP_Error|null|true
 */
function accept_cookie( $errors ) {
	return empty( $errors ) ? true : $errors;
}
