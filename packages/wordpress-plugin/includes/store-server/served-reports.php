<?php
/**
 * The store server serves reports after WooCommerce's own permission check. If any condition fails,
 * the request falls through to WooCommerce.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Parameters that WordPress handles itself. */
const WORDPRESS_PARAMETERS = array( 'rest_route', '_locale', '_fields', '_wpnonce', '_method', '_envelope' );

/**
 * The report that a route leads to, if the store server has it.
 *
 * @param string $route Such as /wc-analytics/reports/orders/stats.
 * @return string Its path behind wc-analytics/; '' for every other route.
 */
function served_report( $route ) {
	$parts  = explode( '/wc-analytics/', $route, 2 );
	$report = '' === $parts[0] && isset( $parts[1] ) ? $parts[1] : '';
	return in_array( $report, own_screens()['served'], true ) ? $report : '';
}

/**
 * Responds instead of a route's callback.
 *
 * @param mixed            $response Of somebody who has responded before.
 * @param \WP_REST_Request $request  Of somebody who may see the report.
 * @return mixed
 */
function respond_from_server( $response, $request ) {
	$report = served_report( $request->get_route() );
	if ( null !== $response || 'GET' !== $request->get_method() || '' === $report || ! is_http_request( $request ) || ! has_store_server() ) {
		return $response;
	}
	try {
		$served = server_response( $request, $report );
	} catch ( \Throwable $problem ) {
		open_circuit( 'error' );
		$served = 'error';
	}
	who_served( $request, is_string( $served ) ? "woocommerce; reason=$served" : 'store; age=' . $served['age'] );
	return is_string( $served ) ? null : served_response( $request, $served );
}

/**
 * Returns the store server's response to a request.
 *
 * @param \WP_REST_Request $request For a report.
 * @param string           $report  Its path behind wc-analytics/.
 * @return array|string { age, total, total_pages, data }, or the reason to fall through to WooCommerce.
 */
function server_response( $request, $report ) {
	$query  = array_diff_key( $request->get_query_params(), array_flip( WORDPRESS_PARAMETERS ) );
	$reason = fall_through_reason( $request, $query, $report );
	if ( '' !== $reason ) {
		return $reason;
	}
	$server = store_server();
	$params = array(
		'route'     => $request->get_route(),
		'query'     => (object) $query,
		'rest_root' => rest_url( '/' ),
		'site'      => untrailingslashit( site_url() ),
	);
	$served = post_to_server( $server, 'report', $params );
	if ( is_string( $served ) ) {
		return $served;
	}
	$total  = isset( $served['total'] ) ? $served['total'] : null;
	$pages  = isset( $served['total_pages'] ) ? $served['total_pages'] : null;
	$is_all = isset( $served['data'] ) && array_key_exists( 'total', $served ) && array_key_exists( 'total_pages', $served );
	if ( ! $is_all || ! are_totals_possible( $request, $served['data'], $total, $pages ) ) {
		open_circuit( 'no-data' );
		return 'no-data';
	}
	$served['data'] = with_woocommerce_labels( $report, in_woocommerce_shape( $report, $served['data'] ) );
	return null === $served['data'] ? 'extension' : $served;
}

/**
 * Returns why a request falls through to WooCommerce without being sent.
 *
 * @param \WP_REST_Request $request For a report.
 * @param array            $query   Its parameters.
 * @param string           $report  Its path behind wc-analytics/.
 * @return string '' when it may be sent.
 */
function fall_through_reason( $request, $query, $report ) {
	// Only browsers in wp-admin get other numbers: the store server itself, for example, reads WooCommerce's for its
	// comparison.
	if ( ! isset( $GLOBALS['wp_rest_auth_cookie'] ) || true !== $GLOBALS['wp_rest_auth_cookie'] ) {
		return 'key';
	}
	if ( isset( $query['force_cache_refresh'] ) && rest_sanitize_boolean( $query['force_cache_refresh'] ) ) {
		return 'fresh';
	}
	if ( 'GET' === $request->get_method() && $request->get_body() ) {
		return 'parameters';
	}
	if ( is_extended( $report ) ) {
		return 'extension';
	}
	return allows_request() ? '' : 'paused';
}

/**
 * Returns the response with WooCommerce's headers.
 *
 * @param \WP_REST_Request $request The request.
 * @param array            $served  A response of server_response().
 * @return \WP_REST_Response
 */
function served_response( $request, $served ) {
	$response = new \WP_REST_Response( $served['data'] );
	if ( null !== $served['total'] ) {
		$response->header( 'X-WP-Total', (int) $served['total'] );
	}
	if ( null === $served['total_pages'] ) {
		return $response;
	}
	$pages = (int) $served['total_pages'];
	$page  = max( 1, (int) $request['page'] );
	$base  = add_query_arg( $request->get_query_params(), rest_url( $request->get_route() ) );
	$response->header( 'X-WP-TotalPages', $pages );
	if ( $page > 1 && $pages > 0 ) {
		$response->link_header( 'prev', add_query_arg( 'page', min( $page - 1, $pages ), $base ) );
	}
	if ( $page < $pages ) {
		$response->link_header( 'next', add_query_arg( 'page', $page + 1, $base ) );
	}
	return $response;
}

/**
 * Stores or returns who has served a request.
 *
 * @param \WP_REST_Request $request The request.
 * @param string|null      $who     The header's value, to remember it.
 * @return string '' for requests that are of no concern.
 */
function who_served( $request, $who = null ) {
	static $served = null;
	$served        = null === $served ? new \SplObjectStorage() : $served;
	if ( null !== $who ) {
		$served[ $request ] = $who;
	}
	return isset( $served[ $request ] ) ? $served[ $request ] : '';
}

/**
 * Adds a header that names who has served the response.
 *
 * @param mixed            $response What leaves over HTTP.
 * @param \WP_REST_Server  $server   WordPress's.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function add_served_header( $response, $server, $request ) {
	$who = $request instanceof \WP_REST_Request ? who_served( $request ) : '';
	if ( '' !== $who && $response instanceof \WP_HTTP_Response ) {
		$response->header( 'X-Store-Analytics', $who );
	}
	return $response;
}
