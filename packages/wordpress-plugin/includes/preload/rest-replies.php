<?php
/**
 * REST's replies to several queries within one request, each the same as to a request of its own.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a REST route inside a REST request, as its user, and has it meet what it meets in a request of its own: its address and parameters
 * wherever PHP and WordPress keep them, and new controllers.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @param array  $query Its parameters.
 * @return array|null { body, total, totalPages }; nothing for a reply that is no success.
 */
function reply_to( $route, $query ) {
	$url    = add_query_arg( urlencode_deep( as_in_an_address( $query ) ), rest_url( $route ) );
	$before = array( $_GET, $_REQUEST, $_SERVER, $GLOBALS['wp']->query_vars ); // phpcs:ignore WordPress.Security.NonceVerification -- Kept, to be put back.
	add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\respond_by_a_copy', PHP_INT_MAX, 4 );
	try {
		stand_at( $url, $route );
		return ask_rest( $route );
	} finally {
		list( $_GET, $_REQUEST, $_SERVER, $GLOBALS['wp']->query_vars ) = $before;
		remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\respond_by_a_copy', PHP_INT_MAX );
	}
}

/**
 * Tells PHP and WordPress that an address was asked for.
 *
 * @param string $url   Of a REST route.
 * @param string $route The route.
 */
function stand_at( $url, $route ) {
	$search = (string) wp_parse_url( $url, PHP_URL_QUERY );
	wp_parse_str( $search, $query );
	// WordPress adds slashes to what comes with a request.
	$_GET                    = wp_slash( $query );
	$_REQUEST                = $_GET;
	$_SERVER['REQUEST_URI']  = wp_parse_url( $url, PHP_URL_PATH ) . '?' . $search;
	$_SERVER['QUERY_STRING'] = $search;

	$GLOBALS['wp']->query_vars['rest_route'] = $route;
}

/**
 * What goes over HTTP for the address that is stood at.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @return array|null { body, total, totalPages }; nothing for a reply that is no success.
 */
function ask_rest( $route ) {
	$server  = rest_get_server();
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- As WordPress does; REST has asked for the nonce.
	$request->set_headers( $server->get_headers( wp_unslash( $_SERVER ) ) );
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress documents these filters; they run for every reply that leaves over HTTP.
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
 * Has a copy of a route's controller reply, so that each query meets it as new as a request of its own would: WooCommerce's
 * remembers Overview's numbers by their names alone, and would give the second period those of the first. What a store server leaves to
 * WooCommerce gets no reply: it may take seconds, and the app asks for several such reports side by side.
 *
 * @param mixed            $reply   Of somebody who replies instead of the controller.
 * @param \WP_REST_Request $request What is asked.
 * @param string           $route   Its pattern.
 * @param array            $handler The route's, with its callback.
 * @return mixed Nothing to have WordPress call the callback itself.
 */
function respond_by_a_copy( $reply, $request, $route, $handler ) {
	$callback = $handler['callback'];
	if ( null === $reply && 0 === strpos( who_served( $request ), 'woocommerce' ) ) {
		return new \WP_Error( 'store_analytics_left', '', array( 'status' => 503 ) );
	}
	if ( null !== $reply || ! is_array( $callback ) || ! is_object( $callback[0] ) ) {
		return $reply;
	}
	return call_user_func( array( clone $callback[0], $callback[1] ), $request );
}

/**
 * Parameters as a request of the app's brings them: texts, also in lists, and whose language it is.
 *
 * @param array $query Texts, numbers, booleans and lists of them.
 * @return array
 */
function as_in_an_address( $query ) {
	array_walk_recursive(
		$query,
		function ( &$value ) {
			$value = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value;
		}
	);
	return array_merge( $query, array( '_locale' => 'user' ) );
}
