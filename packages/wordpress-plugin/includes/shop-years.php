<?php
/**
 * The shop's settings for ranges: the fiscal year, a setting of ours, and the first order.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The month that fiscal years begin with, 1 to 12. uninstall.php removes it. */
const FISCAL_YEAR_OPTION = 'store_analytics_fiscal_year_start';

/**
 * Adds our setting to WooCommerce's Analytics settings, which store and validate it and pass it to
 * the app.
 *
 * @param array[] $settings WooCommerce's.
 * @return array[]
 */
function add_fiscal_year_setting( $settings ) {
	$months     = array_map( 'strval', range( 1, 12 ) );
	$settings   = (array) $settings;
	$settings[] = array(
		'id'          => FISCAL_YEAR_OPTION,
		'option_key'  => FISCAL_YEAR_OPTION,
		'label'       => __( 'Fiscal year starts in', 'store-analytics' ),
		'description' => __( 'The date ranges “Fiscal year to date” and “Last fiscal year” begin with the first day of this month.', 'store-analytics' ),
		'default'     => '1',
		'type'        => 'select',
		'options'     => array_combine( $months, $months ),
	);
	return $settings;
}

/**
 * Returns the first month of the fiscal year.
 *
 * @return int 1 to 12.
 */
function fiscal_year_start() {
	$month = get_option( FISCAL_YEAR_OPTION, '1' );
	return is_scalar( $month ) && preg_match( '/^(?:[1-9]|1[0-2])$/D', (string) $month ) ? (int) $month : 1;
}

/**
 * Returns the day of the first order in the shop's zone.
 *
 * @return string YYYY-MM-DD; '' in a shop without orders.
 */
function first_order_day() {
	global $wpdb;
	static $day = null;
	if ( null === $day ) {
		$shown = $wpdb->suppress_errors();
		// The column has an index, so this reads only the first entry that is a date.
		$day = substr( (string) $wpdb->get_var( "SELECT MIN(date_created) FROM {$wpdb->prefix}wc_order_stats WHERE date_created > '1000-01-01'" ), 0, 10 ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WooCommerce has no function that finds it; it changes with every import.
		$wpdb->suppress_errors( $shown );
	}
	return $day;
}
