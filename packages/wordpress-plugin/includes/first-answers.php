<?php
/**
 * What a screen asks the shop first is answered with the page, so that opening it waits for no request. The questions come from the
 * build (build/first-questions.php); an answer that is not there is asked for by the app as ever.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Seconds that answers may take in any case. */
const ANSWERS_BUDGET = 0.3;

/** A year of days. Charts over more than these pages of stats would make the page heavy. */
const CHART_PAGES = 4;

/** Where answering took too long: in-app path => when it is tried again, in seconds since 1970. uninstall.php knows the name. */
const SLOW_ANSWERS = 'store_analytics_slow_answers';

/** Cookie in which the app names the paths, separated by |, where an answer went unused: some extension's script asks otherwise there. */
const ASKS_ITSELF = 'store-analytics-asks-itself';

/**
 * Hands the answers to the app, behind all scripts: the browser runs these while PHP works out the answers. The app looks for them when the page is whole.
 */
function print_first_answers() {
	if ( ! wp_script_is( APP ) || ! are_answers_wanted( screen_path() ) ) {
		return;
	}
	try {
		send_beginning();
		$answers = first_answers( screen_path(), wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- What the address asks for is read, nothing is written.
	} catch ( \Throwable $problem ) {
		// The app asks for itself.
		$answers = array();
	}
	if ( $answers ) {
		wp_print_inline_script_tag( 'window.storeAnalytics.answers = [' . implode( ',', $answers ) . '];' );
	}
}

/**
 * Whether a screen's answers are worth their time.
 *
 * @param string $path In-app path of the screen.
 * @return bool
 */
function are_answers_wanted( $path ) {
	$unused = isset( $_COOKIE[ ASKS_ITSELF ] ) && is_string( $_COOKIE[ ASKS_ITSELF ] ) ? wp_unslash( $_COOKIE[ ASKS_ITSELF ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only compared.
	if ( in_array( $path, explode( '|', $unused ), true ) || isset( slow_paths()[ $path ] ) ) {
		return false;
	}
	/**
	 * Switches the answers that come with the page off, for all screens or for some.
	 *
	 * @param bool   $is_wanted Whether the page brings answers.
	 * @param string $path      In-app path of the screen, such as /analytics/revenue.
	 */
	return (bool) apply_filters( 'store_analytics_first_answers', true, $path );
}

/**
 * The answers to what a screen asks first, as many as there is time for.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return string[] JSON that may stand in a script.
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
		$answers[] = $answer['json'];
		$questions = array_merge( further_pages( $question, $answer['totalPages'] ), $questions );
	}
	if ( microtime( true ) > $end ) {
		// A server that was busy for a moment is tried again soon, one that needs seconds once an hour.
		$pause = (int) min( HOUR_IN_SECONDS, 600 * ( microtime( true ) - $begin ) );
		set_transient( SLOW_ANSWERS, array_merge( slow_paths(), array( $path => time() + $pause ) ), HOUR_IN_SECONDS );
	}
	return $answers;
}

/**
 * Until when the page may wait for answers. A request of the app's would have to begin as this page did: answers that take no longer than that
 * come sooner with the page, however slow the server is today.
 *
 * @param float $begin When it begins to wait, in seconds since 1970.
 * @return float
 */
function answers_end( $begin ) {
	$started = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : $begin;
	return $begin + max( ANSWERS_BUDGET, $begin - $started );
}

/**
 * Screens that are left without answers for a while.
 *
 * @return int[] When they are tried again, by path.
 */
function slow_paths() {
	$paths = get_transient( SLOW_ANSWERS );
	return array_filter(
		is_array( $paths ) ? $paths : array(),
		function ( $until ) {
			return $until > time();
		}
	);
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
 * What REST would reply to the current user, in the app's words. Of a collection that is asked for as a whole (per_page -1) one page has to
 * do: where there are more, the page had better not wait for them.
 *
 * @param array $question { kind, endpoint, query }.
 * @return array|null { json, totalPages }; nothing when there is no good reply.
 */
function answer( $question ) {
	try {
		$is_whole = isset( $question['query']['per_page'] ) && -1 === $question['query']['per_page'];
		$query    = array_merge( $question['query'], $is_whole ? array( 'per_page' => 100 ) : array() );
		$reply    = reply_to( rest_route( $question ), $query );
		if ( null === $reply || ( $is_whole && $reply['totalPages'] > 1 ) ) {
			return null;
		}
		$answer = array(
			'kind'       => $question['kind'],
			'endpoint'   => $question['endpoint'],
			'query'      => (object) $question['query'],
			'total'      => $reply['total'],
			'totalPages' => $reply['totalPages'],
			'body'       => $reply['body'],
		);
		$json   = wp_json_encode( $answer, JSON_HEX_TAG | JSON_HEX_AMP );
		return is_string( $json ) ? array(
			'json'       => $json,
			'totalPages' => (int) $reply['totalPages'],
		) : null;
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
