<?php
/**
 * Plugin Name: Asked by REST
 * Description: As many extensions as there are ways to find out that REST is asked. Each changes replies only then, as those do that convert money.
 */

namespace AskedByRest;

defined( 'ABSPATH' ) || exit;

$uri = $_SERVER['REQUEST_URI'] ?? '';

// Detected when the extension loads, and used later.
$early = array(
	'is_admin() when loaded'         => ! is_admin(),
	'REQUEST_URI when loaded'        => false !== strpos( $uri, 'wc-analytics' ),
	'method and nonce when loaded'   => 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && isset( $_SERVER['HTTP_X_WP_NONCE'] ),
	'language of the user when asked' => 'user' === ( $_GET['_locale'] ?? '' ),
);

/** The indications of REST in this request, by name. */
class Found {
	public static $ways = array();
	public static $uri  = '';
}

Found::$uri = $uri;
foreach ( $early as $way => $is_rest ) {
	if ( $is_rest ) {
		Found::$ways[ $way ] = true;
	}
}

add_action(
	'init',
	function () {
		if ( function_exists( 'WC' ) && WC()->is_rest_api_request() ) {
			Found::$ways['WC()->is_rest_api_request() at init'] = true;
		}
	}
);

add_action(
	'rest_api_init',
	function () {
		if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
			Found::$ways['REST_REQUEST at rest_api_init'] = true;
		}
	}
);

add_filter(
	'rest_pre_dispatch',
	function ( $reply, $server, $request ) {
		Found::$ways['rest_pre_dispatch'] = $request->get_route();
		return $reply;
	},
	10,
	3
);

/** The checks that detect REST when a response is created, in alphabetical order. */
function ways( \WP_REST_Request $request ) {
	$uri  = rawurldecode( $_SERVER['REQUEST_URI'] );
	$late = array(
		'REST_REQUEST'                => defined( 'REST_REQUEST' ) && REST_REQUEST,
		'wp_is_serving_rest_request()' => wp_is_serving_rest_request(),
		'is_admin()'                  => ! is_admin(),
		'WC()->is_rest_api_request()' => WC()->is_rest_api_request(),
		'route in REQUEST_URI'        => false !== strpos( $uri, $request->get_route() . ( isset( $_GET['rest_route'] ) ? '&' : '?' ) ),
		'route in it when loaded'     => false !== strpos( rawurldecode( Found::$uri ), $request->get_route() ),
		'rest_route of the query'     => ( $GLOBALS['wp']->query_vars['rest_route'] ?? '' ) === $request->get_route(),
		'$_GET'                       => wp_unslash( $_GET ) === $request->get_query_params() && ! isset( $_GET['address'] ),
		'$_REQUEST'                   => ( $_REQUEST['after'] ?? '' ) === ( $request['after'] ?? '' ),
		'QUERY_STRING'                => isset( $_GET['rest_route'] ) || false !== strpos( $uri, rawurldecode( $_SERVER['QUERY_STRING'] ) ),
		'headers of the request'      => null !== $request->get_header( 'x-wp-nonce' ),
		'no screen of wp-admin'       => ! isset( $GLOBALS['current_screen'] ),
		'nothing of wp-admin begun'   => ! did_action( 'admin_init' ) && ! did_action( 'admin_enqueue_scripts' ),
	);
	$ways = array_merge( array_keys( Found::$ways ), array_keys( array_filter( $late ) ) );
	sort( $ways );
	return $ways;
}

add_filter(
	'rest_request_after_callbacks',
	function ( $reply, $handler, \WP_REST_Request $request ) {
		$is_known = 0 === strpos( $request->get_route(), '/wc-analytics/' ) && '/wc-analytics/reports/preloaded-responses' !== $request->get_route();
		if ( ! $reply instanceof \WP_REST_Response || ! $is_known ) {
			return $reply;
		}
		$data = $reply->get_data();
		$ways = ways( $request );
		foreach ( is_array( $data ) ? $data : array( $data ) as $index => $row ) {
			if ( is_object( $row ) ) {
				// A number on the screen, and the number it is calculated from.
				if ( isset( $row->totals->orders_count ) ) {
					$row->totals->orders_count = 1000000 + count( $ways );
				}
				$row->asked_by_rest = $ways;
			} elseif ( is_array( $row ) ) {
				$data[ $index ]['asked_by_rest'] = $ways;
			}
		}
		$reply->set_data( $data );
		return $reply;
	},
	10,
	3
);
