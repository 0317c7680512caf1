<?php
/**
 * What abilities answer from the query: the same functions as REST's, so that no answer can differ from the screens'.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a query, with the rows of one answer at most.
 *
 * @param array $input Body of POST store-analytics/v1/query.
 * @return array|\WP_Error
 */
function answer_query( $input ) {
	$arguments                     = query_arguments();
	$arguments['limit']['maximum'] = min( MOST_ABILITY_ROWS, $arguments['limit']['maximum'] );
	$answer                        = answer_of( __NAMESPACE__ . '\post_query', $arguments, $input );
	if ( ! is_wp_error( $answer ) ) {
		$answer['rows'] = without_names( $answer['rows'] );
	}
	return $answer;
}

/**
 * Answers where a change comes from.
 *
 * @param array $input Body of POST store-analytics/v1/changes.
 * @return array|\WP_Error
 */
function answer_changes( $input ) {
	$answer = answer_of( __NAMESPACE__ . '\post_changes', change_arguments(), $input );
	if ( is_wp_error( $answer ) || shows_personal_data() ) {
		return $answer;
	}
	foreach ( $answer['by'] as $place => $by ) {
		if ( 'user' === query_dimensions()[ $by['dimension'] ]['values'] ) {
			foreach ( $by['parts'] as $index => $part ) {
				$answer['by'][ $place ]['parts'][ $index ]['label'] = null === $part['key'] ? $part['label'] : "User #$part[key]";
			}
		}
	}
	return $answer;
}

/**
 * Lists the metrics.
 *
 * @return array { metrics }.
 */
function answer_metrics() {
	return array( 'metrics' => get_query_metrics() );
}

/**
 * Lists the dimensions.
 *
 * @return array { dimensions }.
 */
function answer_dimensions() {
	return array( 'dimensions' => get_query_dimensions() );
}
