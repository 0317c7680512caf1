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

/**
 * Says how new the numbers are, and what they cover.
 *
 * @return array { data_as_of; rules; covers: { since, until: days of the shop, null }; orders; currency; time_zone; filling }.
 */
function answer_freshness() {
	$date  = date_column( null );
	$first = first_day_of( 'weekday', $date );
	$rows  = shop_rows( "SELECT COUNT(*) AS orders, MAX($date) AS newest FROM " . shop_table( 'wc_order_stats' ) . " s WHERE s.parent_id = 0 AND s.$date > '1000-01-01' AND s.status NOT IN " . text_list( excluded_statuses() ) );
	return array(
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
		'rules'      => rules_name(),
		'covers'     => array(
			'since' => $first,
			'until' => $rows && $rows[0]['newest'] ? substr( $rows[0]['newest'], 0, 10 ) : null,
		),
		'orders'     => $rows ? (int) $rows[0]['orders'] : 0,
		'currency'   => shop_currency(),
		'time_zone'  => shop_zone(),
		'filling'    => dimensions_progress(),
	);
}
