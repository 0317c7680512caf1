<?php
/**
 * Dispatches several REST requests within one, each with the response that a separate request would
 * get.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Dispatches a REST request inside another, as its user. It meets the same environment as a
 * separate request: its address and parameters wherever PHP and WordPress keep them, and new
 * controllers.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @param array  $query Its parameters.
 * @return array|null { body, total, totalPages }; null without a successful response.
 */
function rest_response( $route, $query ) {
	add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\dispatch_to_cloned_controller', PHP_INT_MAX, 4 );
	try {
		return at_rest_url( $route, $query, __NAMESPACE__ . '\dispatch_rest_request' );
	} finally {
		remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\dispatch_to_cloned_controller', PHP_INT_MAX );
	}
}

/**
 * Calls a function while PHP and WordPress use another URL as that of the request.
 *
 * @param string   $route    Such as /wc-analytics/reports/orders.
 * @param array    $query    Its parameters.
 * @param callable $callback Takes the route.
 * @return mixed What it returns.
 */
function at_rest_url( $route, $query, $callback ) {
	$url    = add_query_arg( urlencode_deep( to_query_strings( $query ) ), rest_url( $route ) );
	$before = array( $_GET, $_REQUEST, $_SERVER, $GLOBALS['wp']->query_vars ); // phpcs:ignore WordPress.Security.NonceVerification -- Kept, to be put back.
	try {
		set_current_url( $url, $route );
		return call_user_func( $callback, $route );
	} finally {
		list( $_GET, $_REQUEST, $_SERVER, $GLOBALS['wp']->query_vars ) = $before;
	}
}

/**
 * Makes PHP and WordPress use a URL as that of the request.
 *
 * @param string $url   Of a REST route.
 * @param string $route The route.
 */
function set_current_url( $url, $route ) {
	$search = (string) wp_parse_url( $url, PHP_URL_QUERY );
	wp_parse_str( $search, $query );
	// WordPress adds slashes to request parameters.
	$slashed                   = wp_slash( $query );
	$_GET                      = $slashed;
	$_REQUEST                  = $slashed;
	$_SERVER['REQUEST_METHOD'] = 'GET';
	$_SERVER['REQUEST_URI']    = wp_parse_url( $url, PHP_URL_PATH ) . '?' . $search;
	$_SERVER['QUERY_STRING']   = $search;

	$GLOBALS['wp']->query_vars['rest_route'] = $route;
}

/**
 * Returns the request of the current URL.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @return \WP_REST_Request
 */
function current_rest_request( $route ) {
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- As WordPress does; REST has checked the nonce.
	$request->set_headers( rest_get_server()->get_headers( wp_unslash( $_SERVER ) ) );
	return $request;
}

/**
 * Returns the HTTP response for the current URL.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @return array|null { body, total, totalPages }; null without a successful response.
 */
function dispatch_rest_request( $route ) {
	if ( ! is_user_admitted() ) {
		return null;
	}
	$server  = rest_get_server();
	$request = current_rest_request( $route );
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress documents these filters; they run for every response that leaves over HTTP.
	$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), $server, $request );
	if ( ! $response instanceof \WP_REST_Response || 200 !== $response->get_status() ) {
		return null;
	}
	$embed   = isset( $_GET['_embed'] ) ? rest_parse_embed_param( sanitize_text_field( wp_unslash( $_GET['_embed'] ) ) ) : false; // phpcs:ignore WordPress.Security.NonceVerification -- As above.
	$body    = apply_filters( 'rest_pre_echo_response', $server->response_to_data( $response, $embed ), $server, $request );
	$headers = array_change_key_case( $response->get_headers() );
	// phpcs:enable
	return array(
		'body'       => $body,
		'total'      => isset( $headers['x-wp-total'] ) ? (int) $headers['x-wp-total'] : null,
		'totalPages' => isset( $headers['x-wp-totalpages'] ) ? (int) $headers['x-wp-totalpages'] : null,
	);
}

/**
 * Responds with a clone of a route's controller, so that each query meets a new one: WooCommerce's
 * controller caches Overview's numbers by name alone, and would return the first period's for the
 * second. Requests that fall through to WooCommerce get no response: they may take seconds, and the
 * app sends several such in parallel.
 *
 * @param mixed            $response Of somebody who responds instead of the controller.
 * @param \WP_REST_Request $request  The request.
 * @param string           $route    Its pattern.
 * @param array            $handler  The route's, with its callback.
 * @return mixed Nothing to have WordPress call the callback itself.
 */
function dispatch_to_cloned_controller( $response, $request, $route, $handler ) {
	$callback = $handler['callback'];
	if ( null === $response && 0 === strpos( who_served( $request ), 'woocommerce' ) ) {
		return new \WP_Error( 'store_analytics_fall_through', '', array( 'status' => 503 ) );
	}
	if ( null !== $response || ! is_array( $callback ) || ! is_object( $callback[0] ) ) {
		return $response;
	}
	return call_user_func( array( clone $callback[0], $callback[1] ), $request );
}

/**
 * Converts parameters to the format of the app's requests: text, also in lists, and the locale.
 *
 * @param array $query Texts, numbers, booleans and lists of them.
 * @return array
 */
function to_query_strings( $query ) {
	array_walk_recursive(
		$query,
		function ( &$value ) {
			$value = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
		}
	);
	return array_merge( $query, array( '_locale' => 'user' ) );
}
