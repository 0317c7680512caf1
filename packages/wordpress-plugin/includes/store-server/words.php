<?php
/**
 * Words are WooCommerce's, in the language of who asks; the store server knows numbers.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Where WooCommerce tells the words of a list: the route, what names an entry, and which members are words. */
const LISTED_WORDS = array(
	'leaderboards'                   => array( '/wc-analytics/leaderboards/allowed', 'id', array( 'label', 'headers' ) ),
	'reports/performance-indicators' => array( '/wc-analytics/reports/performance-indicators/allowed', 'stat', array( 'label' ) ),
);

/**
 * Rows of the store server with the words of WooCommerce.
 *
 * @param string $report Such as leaderboards.
 * @param mixed  $rows   Its rows.
 * @return mixed The same where WooCommerce has no words for them; null when it does not know a row that is there.
 */
function in_woocommerces_words( $report, $rows ) {
	if ( ! isset( LISTED_WORDS[ $report ] ) || ! is_array( $rows ) ) {
		return $rows;
	}
	list( $route, $id, $words ) = LISTED_WORDS[ $report ];
	$known                      = rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_data();
	$known                      = json_decode( wp_json_encode( $known ), true );
	$known                      = is_array( $known ) ? array_column( $known, null, $id ) : array();
	foreach ( $rows as $at => $row ) {
		if ( ! isset( $row[ $id ], $known[ $row[ $id ] ] ) ) {
			return null;
		}
		$rows[ $at ] = array_merge( $row, array_intersect_key( $known[ $row[ $id ] ], array_flip( $words ) ) );
	}
	return $rows;
}
