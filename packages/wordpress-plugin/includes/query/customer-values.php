<?php
/**
 * What orders say by their customers, in SQL, worked out once for all orders: `nth` numbers the orders of each customer, `who` is
 * the customer, `roles` has the role of each account.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the order of a row of wc_order_stats: itself, or that of a refund.
 *
 * @param string $row Its name.
 * @return string SQL.
 */
function order_of_row( $row ) {
	return "CASE $row.parent_id WHEN 0 THEN $row.order_id ELSE $row.parent_id END";
}

/**
 * Returns the join with the number of each order: one more than the counted orders of its customer before it.
 *
 * @param int[] $ids Only customers of these orders and refunds; empty for all.
 * @return string SQL.
 */
function numbered_orders( $ids ) {
	$stats = shop_table( 'wc_order_stats' );
	if ( ! numbers_rows() ) {
		return ' LEFT JOIN (SELECT NULL AS number) nth ON 1 = 0';
	}
	$only = $ids ? " AND customer_id IN (SELECT customer_id FROM $stats WHERE order_id IN " . id_list( $ids ) . ')' : '';
	return ' LEFT JOIN (SELECT order_id, customer_id, 1 + COALESCE(SUM(CASE WHEN status IN ' . text_list( excluded_statuses() ) . " THEN 0 ELSE 1 END)
		OVER (PARTITION BY customer_id ORDER BY date_created, order_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS number
		FROM $stats WHERE parent_id = 0$only) nth ON nth.order_id = " . order_of_row( 's' ) . ' AND nth.customer_id = s.customer_id';
}

/**
 * Returns whether an order is that of a new customer who has come back: another order counts, as that of a returning customer.
 *
 * @return string SQL: 1 or 0.
 */
function came_back_sql() {
	// Databases read the returning customers once, which takes a fifth of the time of looking up each.
	$returning = 'SELECT e.customer_id FROM ' . shop_table( 'wc_order_stats' ) . ' e WHERE e.parent_id = 0 AND e.returning_customer = 1 AND e.status NOT IN ' . text_list( excluded_statuses() );
	return "CASE WHEN s.parent_id = 0 AND s.returning_customer = 0 AND s.customer_id IN ($returning) THEN 1 ELSE 0 END";
}

/**
 * Checks whether the database can number rows: MySQL before 8 and MariaDB before 10.2 cannot.
 *
 * @return bool
 */
function numbers_rows() {
	global $wpdb;
	static $can = null;
	if ( null === $can ) {
		$suppressed = $wpdb->suppress_errors();
		$can        = '1' === (string) $wpdb->get_var( 'SELECT COUNT(*) OVER (ORDER BY 1)' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Asks the database what it can do.
		$wpdb->suppress_errors( $suppressed );
	}
	return $can;
}

/**
 * Returns the joins with the customer of each order and the role of the account.
 *
 * @param int[] $ids Only customers of these orders and refunds; empty for all.
 * @return string SQL.
 */
function roles_of_customers( $ids ) {
	global $wpdb;
	$customers = shop_table( 'wc_customer_lookup' );
	$only      = $ids ? " AND user_id IN (SELECT c.user_id FROM $customers c JOIN " . shop_table( 'wc_order_stats' ) . ' t ON t.customer_id = c.customer_id WHERE t.order_id IN ' . id_list( $ids ) . ')' : '';
	// Short texts stay in memory; that of the meta may be long.
	return " LEFT JOIN $customers who ON who.customer_id = s.customer_id
		LEFT JOIN (SELECT user_id, CAST(MAX(CASE WHEN meta_value LIKE '%\"%' THEN SUBSTRING_INDEX(SUBSTRING_INDEX(meta_value, '\"', 2), '\"', -1) ELSE '' END) AS CHAR(100)) AS role
		FROM $wpdb->usermeta WHERE meta_key = '" . $wpdb->get_blog_prefix() . "capabilities'$only GROUP BY user_id) roles ON roles.user_id = who.user_id";
}
