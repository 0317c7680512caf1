<?php
/**
 * REST's replies without a request over HTTP, the same as with one.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a REST route inside this page, as its user, and has it meet what it meets in a request of its own: new controllers, and no
 * screen of wp-admin, where `is_admin()` has categories counted in another way.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @param array  $query Its parameters.
 * @return array|null { body, total, totalPages }; nothing for a reply that is no success.
 */
function reply_to( $route, $query ) {
	$screen = get_current_screen();
	add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\answer_by_a_copy', PHP_INT_MAX, 4 );
	$GLOBALS['current_screen'] = \WP_Screen::get( 'front' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Until the reply is there.
	try {
		return ask_rest( $route, $query );
	} finally {
		$GLOBALS['current_screen'] = $screen; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\answer_by_a_copy', PHP_INT_MAX );
	}
}

/**
 * What goes over HTTP for a question.
 *
 * @param string $route Such as /wc-analytics/reports/orders.
 * @param array  $query Its parameters.
 * @return array|null { body, total, totalPages }; nothing for a reply that is no success.
 */
function ask_rest( $route, $query ) {
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( as_in_an_address( $query ) );
	$server = rest_get_server();
	/** WordPress documents this filter; it runs for every reply that leaves over HTTP. */
	$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), $server, $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
	if ( ! $response instanceof \WP_REST_Response || 200 !== $response->get_status() ) {
		return null;
	}
	$headers = array_change_key_case( $response->get_headers() );
	$embed   = isset( $query['_embed'] ) ? rest_parse_embed_param( 'true' ) : false;
	return array(
		'body'       => $server->response_to_data( $response, $embed ),
		'total'      => isset( $headers['x-wp-total'] ) ? (int) $headers['x-wp-total'] : null,
		'totalPages' => isset( $headers['x-wp-totalpages'] ) ? (int) $headers['x-wp-totalpages'] : null,
	);
}

/**
 * Has a copy of a route's controller reply, so that each question meets it as new as a request of its own would: WooCommerce's
 * remembers Overview's numbers by their names alone, and would give the second period those of the first.
 *
 * @param mixed            $reply   Of somebody who replies instead of the controller.
 * @param \WP_REST_Request $request What is asked.
 * @param string           $route   Its pattern.
 * @param array            $handler The route's, with its callback.
 * @return mixed Nothing to have WordPress call the callback itself.
 */
function answer_by_a_copy( $reply, $request, $route, $handler ) {
	$callback = $handler['callback'];
	if ( null !== $reply || ! is_array( $callback ) || ! is_object( $callback[0] ) ) {
		return $reply;
	}
	return call_user_func( array( clone $callback[0], $callback[1] ), $request );
}

/**
 * Parameters as a request over HTTP brings them: texts, also in lists. WooCommerce remembers replies by them.
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
	return $query;
}
