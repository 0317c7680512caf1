<?php
/**
 * The conditions under which a response may replace WooCommerce's. Each request contains them, so
 * that the store server can check them (packages/store-server/src/rest/for-shop/preconditions.ts).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the preconditions: the shop, its counting rules, and the maximum age of numbers.
 *
 * @param array $server As store_server() returns.
 * @return array
 */
function shop_preconditions( $server ) {
	$version  = defined( 'WC_VERSION' ) ? WC_VERSION : '';
	$excluded = get_option( 'woocommerce_excluded_report_order_statuses', array( 'pending', 'failed', 'cancelled' ) );
	$orders   = get_option( 'woocommerce_analytics_excluded_orders', array() );
	return array(
		'max_age'           => $server['max_age'] * MINUTE_IN_SECONDS,
		'now'               => time(),
		'home'              => home_url(),
		'tables'            => tables_location(),
		'woocommerce'       => $version,
		'wordpress'         => get_bloginfo( 'version' ),
		'database'          => (string) get_option( 'woocommerce_db_version', $version ),
		'old_refunds'       => 'yes' === get_option( 'woocommerce_analytics_uses_old_full_refund_data' ),
		'date_type'         => (string) get_option( 'woocommerce_date_type', 'date_paid' ),
		'excluded_statuses' => is_array( $excluded ) ? array_values( $excluded ) : array(),
		'excluded_orders'   => is_array( $orders ) ? array_values( $orders ) : array(),
		'time_zone'         => shop_zone(),
		'week_start'        => (int) get_option( 'start_of_week', 0 ),
		'currency'          => (string) get_option( 'woocommerce_currency', 'USD' ),
		'decimals'          => absint( get_option( 'woocommerce_price_num_decimals', 2 ) ),
	);
}

/**
 * Returns where the shop's tables are, in the database server's words. A store server that reads
 * them identifies the shop by it, whatever its address.
 *
 * @return string '' where the database does not say.
 */
function tables_location() {
	global $wpdb;
	static $location = null;
	if ( null === $location ) {
		$is_silent = $wpdb->suppress_errors();
		$location  = (string) $wpdb->get_var( "SELECT CONCAT_WS('/', @@hostname, @@port, DATABASE())" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress does not know, and a page asks once.
		$wpdb->suppress_errors( $is_silent );
	}
	return $location ? $location . '/' . $wpdb->prefix : '';
}
