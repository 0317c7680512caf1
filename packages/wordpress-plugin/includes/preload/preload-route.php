<?php
/**
 * One REST request for all first requests of a screen. The queries come from the build
 * (build/preloaded-queries.php).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Below WooCommerce's own namespace, because some extensions look for that in the address before a route exists. */
const PRELOAD_ROUTE = '/wc-analytics/reports/preloaded-responses';

/** Seconds that responses may take in any case. */
const PRELOAD_BUDGET = 0.3;

/** The pages for a year of days. The app requests more pages of stats in parallel. */
const CHART_PAGES = 4;

/**
 * Registers the route.
 */
function register_preload_route() {
	list( , $namespace, $route ) = explode( '/', PRELOAD_ROUTE, 3 );
	register_rest_route(
		$namespace,
		"/$route",
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\get_preloaded_responses',
			'permission_callback' => function () {
				return may_see();
			},
			'args'                => array(
				'address' => array(
					'type'     => 'string',
					'required' => true,
				),
			),
			'show_in_index'       => false,
		)
	);
}

/**
 * Responds to the route.
 *
 * @param \WP_REST_Request $request Its `address` is the query of a screen's address.
 * @return \WP_REST_Response { key, responses }; of responses with the same key nothing is known to have changed.
 */
function get_preloaded_responses( $request ) {
	wp_parse_str( $request['address'], $query );
	$path = isset( $query['path'] ) && is_string( $query['path'] ) ? $query['path'] : '';
	if ( ! has_preloaded_queries( $path, $query ) ) {
		return new \WP_REST_Response( array( 'responses' => array() ) );
	}
	// Changes during the calculation count as later.
	$key       = responses_key( $path, $query );
	$responses = preloaded_responses( $path, $query );
	cache_responses( $path, $key, $responses );
	return new \WP_REST_Response( compact( 'key', 'responses' ) );
}

/**
 * Returns the responses to a screen's first requests, as many as the time allows.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return array[] Each { kind, endpoint, query, total, totalPages, body }.
 */
function preloaded_responses( $path, $query ) {
	$begin     = microtime( true );
	$since     = time(); // As the circuit breaker counts; it may be a second behind microtime().
	$end       = preload_end( $begin );
	$responses = array();
	$preloads  = preloaded_queries( $path, $query );
	while ( $preloads && microtime( true ) <= $end ) {
		$preload  = array_shift( $preloads );
		$response = preload_response( $preload );
		if ( null === $response ) {
			continue;
		}
		$responses[] = $response;
		$preloads    = array_merge( further_pages( $preload, (int) $response['totalPages'] ), $preloads );
	}
	if ( microtime( true ) > $end && ! has_server_failed_since( $since ) ) {
		// A server that was slow once is tried again soon; one that needs seconds is tried once an hour.
		$pause = (int) min( HOUR_IN_SECONDS, 600 * ( microtime( true ) - $begin ) );
		set_transient( SLOW_SCREENS, array_merge( slow_paths(), array( $path => time() + $pause ) ), HOUR_IN_SECONDS );
	}
	return $responses;
}

/**
 * Returns until when the app may wait for responses. A store server responds faster than another
 * request could begin. Otherwise a separate request would take as long to begin as this one did, so
 * responses within that time arrive sooner together, however slow the server is today.
 *
 * @param float $begin When it begins to wait, in seconds since 1970.
 * @return float
 */
function preload_end( $begin ) {
	if ( has_store_server() ) {
		return $begin + TIME_BUDGET;
	}
	$started = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : $begin;
	return $begin + max( PRELOAD_BUDGET, $begin - $started );
}

/**
 * Charts need all pages of their stats; the first response contains their number.
 *
 * @param array $preload    { kind, endpoint, query }.
 * @param int   $total_pages How many there are.
 * @return array[] The queries for the other pages; none for a table, which names its one page.
 */
function further_pages( $preload, $total_pages ) {
	if ( 'stats' !== $preload['kind'] || isset( $preload['query']['page'] ) || $total_pages < 2 || $total_pages > CHART_PAGES ) {
		return array();
	}
	$pages = array();
	foreach ( range( 2, $total_pages ) as $page ) {
		$pages[] = array_merge( $preload, array( 'query' => array_merge( $preload['query'], array( 'page' => $page ) ) ) );
	}
	return $pages;
}

/**
 * Returns REST's response for the current user in the app's format. For a whole collection
 * (per_page -1) it returns one page; if there are more, the app requests all of them.
 *
 * @param array $preload { kind, endpoint, query }.
 * @return array|null { kind, endpoint, query, total, totalPages, body }; null without a successful one.
 */
function preload_response( $preload ) {
	try {
		list( $route, $query ) = asked_query( $preload );
		$response              = rest_response( $route, $query );
		if ( null === $response || ( is_whole( $preload ) && $response['totalPages'] > 1 ) ) {
			return null;
		}
		$preloaded = array_merge(
			array(
				'kind'     => $preload['kind'],
				'endpoint' => $preload['endpoint'],
				'query'    => (object) $preload['query'],
			),
			$response
		);
		// A response that cannot be encoded would break all others.
		return is_string( wp_json_encode( $preloaded ) ) ? $preloaded : null;
	} catch ( \Throwable $problem ) {
		// The app requests it again and shows REST's error.
		return null;
	}
}

/**
 * Returns what REST is asked for a query of the app.
 *
 * @param array $preload { kind, endpoint, query }.
 * @return array { route, parameters }.
 */
function asked_query( $preload ) {
	return array( rest_route( $preload ), array_merge( (array) $preload['query'], is_whole( $preload ) ? array( 'per_page' => 100 ) : array() ) );
}

/**
 * Checks whether a query is for a whole collection.
 *
 * @param array $preload { kind, endpoint, query }.
 * @return bool
 */
function is_whole( $preload ) {
	$query = (array) $preload['query'];
	return isset( $query['per_page'] ) && -1 === $query['per_page'];
}

/**
 * Returns the REST route of a kind of query.
 *
 * @param array $preload { kind, endpoint }.
 * @return string
 */
function rest_route( $preload ) {
	$endpoint = $preload['endpoint'];
	if ( 'collection' === $preload['kind'] ) {
		return '/wc-analytics/' . ( 'categories' === $endpoint ? 'products/categories' : $endpoint );
	}
	return "/wc-analytics/reports/$endpoint" . ( 'stats' === $preload['kind'] ? '/stats' : '' );
}
