<?php
/**
 * Our index of WooCommerce's table of lines. It has all that breakdowns read of a line, in the order of orders, so that the
 * database does not open the line itself.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Its name. uninstall.php knows it. */
const LINES_INDEX = 'store_analytics_lines';

/** What metrics and dimensions read of a line. InnoDB adds the line's id. */
const INDEXED_COLUMNS = 'order_id, product_id, variation_id, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount, shipping_amount';

/**
 * Checks whether WooCommerce's table has the index.
 *
 * @return bool
 */
function has_lines_index() {
	global $wpdb;
	return (bool) shop_rows( $wpdb->prepare( 'SHOW INDEX FROM ' . shop_table( 'wc_order_product_lookup' ) . ' WHERE Key_name = %s', LINES_INDEX ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name of WooCommerce.
}

/**
 * Makes the index where it is missing: at first, and after WooCommerce has made its table anew. A database that refuses is slower.
 */
function ensure_lines_index() {
	global $wpdb;
	$lines = shop_table( 'wc_order_product_lookup' );
	$shows = $wpdb->suppress_errors();
	if ( has_table( $lines ) && ! has_lines_index() ) {
		$wpdb->query( "ALTER TABLE $lines ADD INDEX " . LINES_INDEX . ' (' . INDEXED_COLUMNS . ')' ); // phpcs:ignore WordPress.DB -- Names of this file only.
	}
	$wpdb->suppress_errors( $shows );
}
