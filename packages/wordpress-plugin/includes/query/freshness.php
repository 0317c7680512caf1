<?php
/**
 * How new the numbers are, and how far the table of what orders say of themselves is.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Says how new the numbers are, and which days they cover.
 *
 * @return array|\WP_Error { data_as_of: UTC; rules; covers: { since, until: days of the shop, null }; orders; today; week_start: 0 is Sunday; currency; time_zone; filling: { done, total }, only until all orders are read }.
 */
function get_freshness() {
	if ( ! has_table( shop_table( 'wc_order_stats' ) ) ) {
		return no_orders();
	}
	$row   = current( shop_rows( 'SELECT MIN(date_created) AS since, MAX(date_created) AS until, SUM(parent_id = 0) AS orders FROM ' . shop_table( 'wc_order_stats' ) . " WHERE date_created > '1000-01-01'" ) );
	$state = dimensions_progress();
	return array(
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
		'rules'      => rules_name(),
		'covers'     => array(
			'since' => $row['since'] ? substr( $row['since'], 0, 10 ) : null,
			'until' => $row['until'] ? substr( $row['until'], 0, 10 ) : null,
		),
		'orders'     => (int) $row['orders'],
		'today'      => day_in_zone( time(), shop_zone() ),
		'week_start' => (int) get_option( 'start_of_week', 1 ),
		'currency'   => shop_currency(),
		'time_zone'  => shop_zone(),
	) + ( $state ? array( 'filling' => $state ) : array() );
}

/**
 * Returns how far the table is.
 *
 * @return array { status: 'none', 'filling' or 'done'; done, total: orders and refunds }.
 */
function get_dimensions_status() {
	if ( ! dimensions_state() ) {
		return array( 'status' => 'none' );
	}
	$progress = dimensions_progress();
	return $progress ? array( 'status' => 'filling' ) + $progress : array( 'status' => 'done' );
}

/**
 * Empties the table and fills it anew.
 *
 * @return array As get_dimensions_status().
 */
function delete_dimensions() {
	if ( dimensions_state() ) {
		rebuild_dimensions();
	}
	return get_dimensions_status();
}
