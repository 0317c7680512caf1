<?php
/**
 * What the shop says of itself with each request, so that the store server can tell whether it speaks for this shop
 * (packages/store-server/src/rest/for-shop/statement.ts).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * The statement.
 *
 * @param array $server A reply of store_server().
 * @return array
 */
function shop_statement( $server ) {
	$version  = defined( 'WC_VERSION' ) ? WC_VERSION : '';
	$excluded = get_option( 'woocommerce_excluded_report_order_statuses', array( 'pending', 'failed', 'cancelled' ) );
	return array(
		'max_age'           => $server['max_age'] * MINUTE_IN_SECONDS,
		'now'               => time(),
		'home'              => home_url(),
		'tables'            => tables_place(),
		'woocommerce'       => $version,
		'wordpress'         => get_bloginfo( 'version' ),
		'database'          => (string) get_option( 'woocommerce_db_version', $version ),
		'old_refunds'       => 'yes' === get_option( 'woocommerce_analytics_uses_old_full_refund_data' ),
		'date_type'         => (string) get_option( 'woocommerce_date_type', 'date_paid' ),
		'excluded_statuses' => is_array( $excluded ) ? array_values( $excluded ) : array(),
		'time_zone'         => shop_zone(),
		'week_start'        => (int) get_option( 'start_of_week', 0 ),
		'currency'          => (string) get_option( 'woocommerce_currency', 'USD' ),
		'decimals'          => absint( get_option( 'woocommerce_price_num_decimals', 2 ) ),
	);
}

/**
 * Where the shop's tables lie, in the database server's own words: a store server that reads them knows the shop by that, whatever its address.
 *
 * @return string '' where the database does not say.
 */
function tables_place() {
	global $wpdb;
	static $place = null;
	if ( null === $place ) {
		$is_silent = $wpdb->suppress_errors();
		$place     = (string) $wpdb->get_var( "SELECT CONCAT_WS('/', @@hostname, @@port, DATABASE())" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress does not know, and a page asks once.
		$wpdb->suppress_errors( $is_silent );
	}
	return $place ? $place . '/' . $wpdb->prefix : '';
}
