<?php
/**
 * Labels come from WooCommerce, in the user's language; the store server has numbers only.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Where WooCommerce lists the labels of a report: the route, the member that identifies an entry, and the members that are labels. */
const LABEL_SOURCES = array(
	'leaderboards'                   => array( '/wc-analytics/leaderboards/allowed', 'id', array( 'label', 'headers' ) ),
	'reports/performance-indicators' => array( '/wc-analytics/reports/performance-indicators/allowed', 'stat', array( 'label' ) ),
);

/**
 * Adds WooCommerce's labels to rows of the store server.
 *
 * @param string $report Such as leaderboards.
 * @param mixed  $rows   Its rows.
 * @return mixed The same where WooCommerce has no labels for them; null when it does not know a row that is there.
 */
function with_woocommerce_labels( $report, $rows ) {
	if ( ! isset( LABEL_SOURCES[ $report ] ) || ! is_array( $rows ) ) {
		return $rows;
	}
	list( $route, $id, $labels ) = LABEL_SOURCES[ $report ];
	$known                       = rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_data();
	$known                       = json_decode( wp_json_encode( $known ), true );
	$known                       = is_array( $known ) ? array_column( $known, null, $id ) : array();
	foreach ( $rows as $at => $row ) {
		if ( ! isset( $row[ $id ], $known[ $row[ $id ] ] ) ) {
			return null;
		}
		$rows[ $at ] = array_merge( $row, array_intersect_key( $known[ $row[ $id ] ], array_flip( $labels ) ) );
	}
	return $rows;
}
