<?php
/**
 * One REST request that answers all that a screen asks first. The questions come from the build (build/first-questions.php).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Below WooCommerce's own: some extensions look for that in the address, before there is any route. */
const ANSWERS_ROUTE = '/wc-analytics/reports/first-answers';

/** Seconds that answers may take in any case. */
const ANSWERS_BUDGET = 0.3;

/** A year of days. The app asks for more than these pages of stats in parallel. */
const CHART_PAGES = 4;

/**
 * Registers the route.
 */
function register_answers_route() {
	list( , $namespace, $route ) = explode( '/', ANSWERS_ROUTE, 3 );
	register_rest_route(
		$namespace,
		"/$route",
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\reply_with_answers',
			'permission_callback' => function () {
				return current_user_can( CAPABILITY );
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
 * The route's reply.
 *
 * @param \WP_REST_Request $request Its `address` is the query of a screen's address.
 * @return \WP_REST_Response { key, answers }; of answers with the same key nothing is known to have changed.
 */
function reply_with_answers( $request ) {
	wp_parse_str( $request['address'], $query );
	$path = isset( $query['path'] ) && is_string( $query['path'] ) ? $query['path'] : '';
	if ( ! has_first_questions( $path, $query ) ) {
		return new \WP_REST_Response( array( 'answers' => array() ) );
	}
	// What changes while they are worked out has happened after them.
	$key     = answers_key( $path, $query );
	$answers = first_answers( $path, $query );
	remember_answers( $path, $key, $answers );
	return new \WP_REST_Response( compact( 'key', 'answers' ) );
}

/**
 * The answers to what a screen asks first, as many as there is time for.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return array[] Each { kind, endpoint, query, total, totalPages, body }.
 */
function first_answers( $path, $query ) {
	$begin     = microtime( true );
	$end       = answers_end( $begin );
	$answers   = array();
	$questions = first_questions( $path, $query );
	while ( $questions && microtime( true ) <= $end ) {
		$question = array_shift( $questions );
		$answer   = answer( $question );
		if ( null === $answer ) {
			continue;
		}
		$answers[] = $answer;
		$questions = array_merge( further_pages( $question, (int) $answer['totalPages'] ), $questions );
	}
	if ( microtime( true ) > $end ) {
		// A server that was busy for a moment is tried again soon, one that needs seconds once an hour.
		$pause = (int) min( HOUR_IN_SECONDS, 600 * ( microtime( true ) - $begin ) );
		set_transient( SLOW_ANSWERS, array_merge( slow_paths(), array( $path => time() + $pause ) ), HOUR_IN_SECONDS );
	}
	return $answers;
}

/**
 * Until when the app may wait for answers. A request of its own would have to begin as this one did: answers that take no longer than that
 * come sooner together, however slow the server is today.
 *
 * @param float $begin When it begins to wait, in seconds since 1970.
 * @return float
 */
function answers_end( $begin ) {
	$started = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : $begin;
	return $begin + max( ANSWERS_BUDGET, $begin - $started );
}

/**
 * Charts are drawn from all pages of their stats; the first says how many there are.
 *
 * @param array $question    { kind, endpoint, query }.
 * @param int   $total_pages How many there are.
 * @return array[] The questions for the other pages; none for a table, which names its one page.
 */
function further_pages( $question, $total_pages ) {
	if ( 'stats' !== $question['kind'] || isset( $question['query']['page'] ) || $total_pages < 2 || $total_pages > CHART_PAGES ) {
		return array();
	}
	$pages = array();
	foreach ( range( 2, $total_pages ) as $page ) {
		$pages[] = array_merge( $question, array( 'query' => array_merge( $question['query'], array( 'page' => $page ) ) ) );
	}
	return $pages;
}

/**
 * What REST replies to the current user, in the app's words. Of a collection that is asked for as a whole (per_page -1) one page has to
 * do: where there are more, the app asks for all of them.
 *
 * @param array $question { kind, endpoint, query }.
 * @return array|null { kind, endpoint, query, total, totalPages, body }; nothing when there is no good reply.
 */
function answer( $question ) {
	try {
		$is_whole = isset( $question['query']['per_page'] ) && -1 === $question['query']['per_page'];
		$query    = array_merge( $question['query'], $is_whole ? array( 'per_page' => 100 ) : array() );
		$reply    = reply_to( rest_route( $question ), $query );
		if ( null === $reply || ( $is_whole && $reply['totalPages'] > 1 ) ) {
			return null;
		}
		$answer = array_merge(
			array(
				'kind'     => $question['kind'],
				'endpoint' => $question['endpoint'],
				'query'    => (object) $question['query'],
			),
			$reply
		);
		// One that cannot be written would take the others along.
		return is_string( wp_json_encode( $answer ) ) ? $answer : null;
	} catch ( \Throwable $problem ) {
		// The app asks again, and shows what REST says then.
		return null;
	}
}

/**
 * The REST route that answers a kind of question.
 *
 * @param array $question { kind, endpoint }.
 * @return string
 */
function rest_route( $question ) {
	$endpoint = $question['endpoint'];
	if ( 'collection' === $question['kind'] ) {
		return '/wc-analytics/' . ( 'categories' === $endpoint ? 'products/categories' : $endpoint );
	}
	return "/wc-analytics/reports/$endpoint" . ( 'stats' === $question['kind'] ? '/stats' : '' );
}
