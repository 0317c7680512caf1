<?php
/**
 * Runs an ability: counts and logs the call, limits its cost, and marks what it returns.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most rows of one answer. */
const MOST_ABILITY_ROWS = 1000;

/** Who answers, by ability: functions of this namespace that take the input. */
const ABILITY_ANSWERS = array(
	'query'      => 'answer_query',
	'changes'    => 'answer_changes',
	'explain'    => 'answer_explain',
	'metrics'    => 'answer_metrics',
	'dimensions' => 'answer_dimensions',
	'rows'       => 'answer_rows',
	'freshness'  => 'get_freshness',
);

/** Fields of answers that are lists of rows. */
const ROWS_OF_ANSWERS = array( 'rows', 'by', 'parts', 'metrics', 'dimensions' );

/**
 * Runs an ability for the current user.
 *
 * @param string $name  Of the ability, without its namespace.
 * @param array  $input As its schema says.
 * @return array|\WP_Error As its schema says; status 429 after too many calls.
 */
function run_ability( $name, $input ) {
	$id = begin_call( $name, $input );
	if ( 0 === $id ) {
		return new \WP_Error( 'store_analytics_too_many_calls', 'More than ' . CALLS_PER_MINUTE . ' calls within a minute. Wait a minute.', array( 'status' => 429 ) );
	}
	$begin = microtime( true );
	try {
		$answer = call_user_func( __NAMESPACE__ . '\\' . ABILITY_ANSWERS[ $name ], with_days( $input ) );
	} catch ( Query_Refused $refused ) {
		$answer = new \WP_Error( 'store_analytics_query', $refused->getMessage(), array( 'status' => 400 ) );
	}
	$is_refused = is_wp_error( $answer );
	end_call( $id, $is_refused ? (string) $answer->get_error_code() : 'done', $is_refused ? 0 : rows_of( $answer ), 1000 * ( microtime( true ) - $begin ) );
	return $is_refused ? $answer : with_whole_links( $answer ) + array( 'note' => SHOP_TEXTS_NOTE );
}

/**
 * Makes addresses of screens whole, so that a reader can open them.
 *
 * @param array $part An answer, or what it contains.
 * @return array
 */
function with_whole_links( $part ) {
	foreach ( $part as $name => $value ) {
		if ( is_array( $value ) ) {
			$part[ $name ] = with_whole_links( $value );
		} elseif ( 'link' === $name && is_string( $value ) ) {
			$part[ $name ] = admin_url( $value );
		}
	}
	return $part;
}

/**
 * Counts the rows of an answer.
 *
 * @param array $answer Of an ability.
 * @return int
 */
function rows_of( $answer ) {
	foreach ( ROWS_OF_ANSWERS as $field ) {
		if ( isset( $answer[ $field ] ) && is_array( $answer[ $field ] ) ) {
			return 'by' === $field ? count( array_merge( array(), ...array_column( $answer['by'], 'parts' ) ) ) : count( $answer[ $field ] );
		}
	}
	return 1;
}

/**
 * Replaces names of ranges by their days.
 *
 * @param array $input Of an ability.
 * @return array
 * @throws Query_Refused If a name is none.
 */
function with_days( $input ) {
	$words = agent_declarations()['commands'];
	$range = isset( $input['range'] ) ? $input['range'] : null;
	if ( is_string( $range ) ) {
		$input['range'] = range_of( $range );
		if ( ! $input['range'] ) {
			refuse( 'range', no_range( 'range', $range, array_keys( $words['ranges'] ) ) );
		}
	} elseif ( isset( $range['after'], $range['before'] ) ) {
		$range = substr( $range['after'], 0, 10 ) . '..' . substr( $range['before'], 0, 10 );
	}
	if ( isset( $input['compare'] ) && is_string( $input['compare'] ) ) {
		$compare          = $input['compare'];
		$input['compare'] = compared_range( $compare, (string) $range );
		if ( ! $input['compare'] ) {
			refuse( 'compare', no_range( 'comparison', $compare, $words['compares'] ) );
		}
	}
	return $input;
}
