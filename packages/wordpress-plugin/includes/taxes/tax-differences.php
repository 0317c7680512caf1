<?php
/**
 * Answers taxes by rate beside those of Revenue, and the orders that cause a difference.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most orders that are listed of each kind. */
const MOST_DIFFERENCES = 50;

/** Their order. */
const BY_DIFFERENCE = 'ABS(difference) DESC, order_id';

/**
 * Answers both sums, the orders and refunds that differ by at least half of the smallest coin, and those that do not say what
 * was taxed.
 *
 * @param \WP_REST_Request $request As period_arguments() says.
 * @return array|\WP_Error { taxes, revenue_taxes, difference, orders_count, orders, unknown_count, unknown; filling: { done, total }, only until all orders are read }.
 */
function get_tax_differences( $request ) {
	return answered_taxes(
		$request,
		period_arguments(),
		function ( $query ) {
			$differs  = 'ABS(difference) >= ' . number_format( 0.5 / 10 ** (int) get_option( 'woocommerce_price_num_decimals', 2 ), 9, '.', '' );
			$totals   = current(
				shop_rows(
					"SELECT COALESCE(SUM(taxes), 0) AS taxes, COALESCE(SUM(revenue_taxes), 0) AS revenue_taxes, COALESCE(SUM(difference), 0) AS difference,
					COALESCE(SUM(CASE WHEN $differs THEN 1 ELSE 0 END), 0) AS orders_count, COALESCE(SUM(CASE WHEN unknown_bases > 0 THEN 1 ELSE 0 END), 0) AS unknown_count,
					" . first_orders( $differs ) . ' AS orders, ' . first_orders( 'unknown_bases > 0' ) . ' AS unknown FROM (' . taxed_orders( $query ) . ') taxed'
				)
			);
			$written  = tax_numbers( $totals, array( 'taxes', 'revenue_taxes', 'difference', 'orders_count' ) );
			$written += array( 'orders' => listed_orders( $query, $totals['orders'] ) );
			$written += tax_numbers( $totals, array( 'unknown_count' ) );
			$written += array( 'unknown' => listed_orders( $query, $totals['unknown'] ) );
			return $written + array_filter( array( 'filling' => dimensions_progress() ) );
		}
	);
}

/**
 * Returns orders and refunds with their taxes by rate and those that Revenue counts. They are grouped by the key of their table
 * alone: the database reads it in that order, and sorts nothing.
 *
 * @param array $query As read_tax_query() returns.
 * @param int[] $ids   Only these; all by default.
 * @return string A SELECT.
 */
function taxed_orders( $query, $ids = array() ) {
	$conditions = implode( ' AND ', order_conditions( $query ) ) . ( $ids ? ' AND s.order_id IN ' . id_list( $ids ) : '' );
	$source     = order_source( " $conditions" ) . ' LEFT JOIN ' . taxes_table() . ' x ON x.order_id = s.order_id';
	return "SELECT s.order_id, s.parent_id, s.$query[date_type] AS dated, s.tax_total AS revenue_taxes, COALESCE(SUM(x.total_tax), 0) AS taxes,
		COALESCE(SUM(x.total_tax), 0) - s.tax_total AS difference,
		SUM(CASE WHEN x.order_id IS NOT NULL AND (x.taxable_amount IS NULL OR x.country_base IS NULL OR x.state_base IS NULL) THEN 1 ELSE 0 END) AS unknown_bases
		FROM $source WHERE $conditions GROUP BY s.order_id";
}

/**
 * Returns the ids of the orders that differ the most, of those that meet a condition. The statement of the totals finds them, too: to
 * sum up the taxes of a year again would take as long. MySQL keeps 1,024 letters, so fifty ids fit.
 *
 * @param string $condition SQL.
 * @return string SQL: a list, NULL for none.
 */
function first_orders( $condition ) {
	return "SUBSTRING_INDEX(GROUP_CONCAT(CASE WHEN $condition THEN order_id END ORDER BY " . BY_DIFFERENCE . " SEPARATOR ','), ',', " . MOST_DIFFERENCES . ')';
}

/**
 * Returns orders with what they differ by.
 *
 * @param array       $query As read_tax_query() returns.
 * @param string|null $ids   As first_orders() finds.
 * @return array[] { order_id, parent_id, order_number, date, taxes, revenue_taxes, difference }.
 */
function listed_orders( $query, $ids ) {
	$written = array();
	$rows    = null === $ids ? array() : shop_rows( 'SELECT * FROM (' . taxed_orders( $query, explode( ',', $ids ) ) . ') taxed ORDER BY ' . BY_DIFFERENCE );
	foreach ( $rows as $row ) {
		$written[] = written_tax_order( $row ) + tax_numbers( $row, array( 'taxes', 'revenue_taxes', 'difference' ) );
	}
	return $written;
}
