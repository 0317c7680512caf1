<?php
/**
 * Reports that an extension changes: the store server does not know PHP code that changes numbers
 * or rows.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Filters of WooCommerce that change numbers, rows or which orders count. */
const REPORT_FILTERS = '/^(?:experimental_woocommerce_analytics_\w+
	|woocommerce_analytics_(?:clauses_\w+|orderby_enum_\w+|\w+_query_args|\w+_select_query|stock_stats_query|\w+_(?:includes|excludes)
		|orders|products|variations|categories|coupons|taxes|customers|excluded_order_statuses|is_test_order|update_order_stats_data|customer_roles)
	|woocommerce_rest_(?:prepare_report\w*|prepare_leaderboard|reports_\w+|performance_indicators_\w+|report_sort_performance_indicators)
	|woocommerce_leaderboards|woocommerce_admin_report_columns)$/x';

/**
 * Checks whether foreign code changes a report.
 *
 * @param string $report Its path behind wc-analytics/, such as reports/orders/stats; leaderboards and indicators are made of all.
 * @return bool
 */
function is_extended( $report ) {
	$all     = own_screens()['endpoints'];
	$reports = preg_match( '#^reports/(\w+)#', $report, $parts ) && in_array( $parts[1], $all, true ) ? array( $parts[1] ) : $all;
	// Numbers of revenue are calculated like those of orders.
	if ( in_array( 'revenue', $reports, true ) ) {
		$reports[] = 'orders';
	}
	return (bool) array_intersect( $reports, extended_reports() );
}

/**
 * Returns all reports that foreign code changes.
 *
 * @return string[]
 */
function extended_reports() {
	static $reports = null;
	if ( null !== $reports ) {
		return $reports;
	}
	$reports = replaced_data_stores() ? own_screens()['endpoints'] : array();
	$names   = array_keys( isset( $GLOBALS['wp_rest_additional_fields'] ) ? $GLOBALS['wp_rest_additional_fields'] : array() );
	foreach ( preg_grep( '/^report_/', $names ) as $name ) {
		$reports = array_merge( $reports, reports_in_name( $name ) );
	}
	foreach ( preg_grep( REPORT_FILTERS, array_keys( $GLOBALS['wp_filter'] ) ) as $name ) {
		if ( has_foreign_callback( $GLOBALS['wp_filter'][ $name ] ) ) {
			$reports = array_merge( $reports, reports_in_name( $name ) );
		}
	}
	return $reports;
}

/**
 * Returns the reports that a filter's name refers to.
 *
 * @param string $name Of a filter; one that names no report is about all.
 * @return string[]
 */
function reports_in_name( $name ) {
	$all   = own_screens()['endpoints'];
	$found = array_intersect( $all, explode( '_', $name ) );
	return $found ? $found : $all;
}

/**
 * Checks whether a filter has a callback that is not WooCommerce's own.
 *
 * @param \WP_Hook $hook The filter.
 * @return bool
 */
function has_foreign_callback( $hook ) {
	foreach ( $hook->callbacks as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			if ( is_foreign( $callback['function'] ) ) {
				return true;
			}
		}
	}
	return false;
}

/**
 * Checks whether code is not WooCommerce's own.
 *
 * @param callable $callback Of a filter.
 * @return bool
 */
function is_foreign( $callback ) {
	try {
		$file = ( new \ReflectionFunction( \Closure::fromCallable( $callback ) ) )->getFileName();
	} catch ( \Throwable $problem ) {
		return true;
	}
	return ! defined( 'WC_ABSPATH' ) || 0 !== strpos( wp_normalize_path( (string) $file ), wp_normalize_path( WC_ABSPATH ) );
}

/**
 * Checks whether foreign classes read the reports.
 *
 * @return bool
 */
function replaced_data_stores() {
	$stores = apply_filters( 'woocommerce_data_stores', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own, called as it does.
	foreach ( is_array( $stores ) ? $stores : array() as $name => $store ) {
		$class = is_object( $store ) ? get_class( $store ) : $store;
		if ( 0 === strpos( $name, 'report-' ) && ( ! is_string( $class ) || 0 !== strpos( ltrim( $class, '\\' ), 'Automattic\WooCommerce\\' ) ) ) {
			return true;
		}
	}
	return false;
}
