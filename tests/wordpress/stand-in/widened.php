<?php
namespace StandIn;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to a report's response what extensions add by WooCommerce's filters. There is no database: only named constants
 * of the SQL are evaluated, and conditions are ignored.
 */
function widened( $data, $route ) {
	$report = str_replace( '/wc-analytics/reports/', '', $route );
	if ( in_array( $report, array( 'revenue/stats', 'orders/stats' ), true ) && isset( $data->totals ) ) {
		selected( $data->totals, 'orders_stats_total' );
		foreach ( $data->intervals as $interval ) {
			selected( $interval->subtotals, 'orders_stats_interval' );
		}
	}
	foreach ( is_array( $data ) ? $data : array() as $row ) {
		if ( 'orders' === $report && is_object( $row ) ) {
			selected( $row, 'orders_subquery' );
		}
		if ( 'products' === $report && isset( $row->extended_info ) ) {
			$names = apply_filters( 'woocommerce_rest_reports_products_extended_attributes', array_keys( (array) $row->extended_info ), array(), $row );
			foreach ( array_diff( $names, array_keys( (array) $row->extended_info ) ) as $name ) {
				// A product's own fields; this shop only has the ratings.
				$row->extended_info->$name = 'average_rating' === $name ? number_format( 1 + $row->product_id % 4, 2 ) : null;
			}
		}
	}
	return $data;
}

/** Adds the constants that extensions select in a query to its results. */
function selected( $found, $query ) {
	foreach ( array( 'join', 'where' ) as $clause ) {
		apply_filters( "woocommerce_analytics_clauses_{$clause}_$query", array() );
	}
	foreach ( apply_filters( "woocommerce_analytics_clauses_select_$query", array() ) as $clause ) {
		if ( preg_match( "/^, '([^']*)' AS (\\w+)$/", $clause, $parts ) ) {
			$found->{$parts[2]} = $parts[1];
		}
	}
}
