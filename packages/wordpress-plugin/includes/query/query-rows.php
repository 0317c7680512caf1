<?php
/**
 * The rows that metrics count, in SQL: orders with their refunds, lines, coupons and taxes, limited by the filters, each with a
 * column for every dimension. A filter by the contents of orders limits the contents, and with them the orders.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Columns of wc_order_stats that metrics read. */
const ORDER_COLUMNS = 's.order_id, s.parent_id, s.customer_id, s.returning_customer, s.num_items_sold, s.total_sales, s.tax_total, s.shipping_total, s.net_total';

/** Lines, coupons and taxes carry what metrics count of their order: it is the same order on each of them. */
const CARRIED_COLUMNS = 'o.order_id, o.parent_id, o.customer_id, o.returning_customer';
const LINE_COLUMNS    = CARRIED_COLUMNS . ', l.coupon_amount, l.product_qty, l.product_net_revenue, l.product_gross_revenue, l.tax_amount, l.shipping_amount';
const COUPON_COLUMNS  = CARRIED_COLUMNS . ', c.coupon_id, c.discount_amount';
const TAX_COLUMNS     = CARRIED_COLUMNS . ', t.order_tax, t.shipping_tax, t.total_tax';

/** Parts of orders: table, its name in statements, columns that metrics read. */
const PARTS_OF_ORDERS = array(
	'line'        => array( 'wc_order_product_lookup', 'l', LINE_COLUMNS ),
	'coupon line' => array( 'wc_order_coupon_lookup', 'c', COUPON_COLUMNS ),
	'tax line'    => array( 'wc_order_tax_lookup', 't', TAX_COLUMNS ),
);

/** Statuses that reports never count, whatever the settings are. */
const NEVER_COUNTED = array( 'auto-draft', 'trash', 'checkout-draft' );

/**
 * Returns the rows of a fact.
 *
 * @param array    $query As read_query() returns, with `from`, `to`: the moments of its range; `bucket`: '' or SQL of the start of an interval, over `s`.
 * @param string[] $by    Keys of dimensions; columns key_0, key_1 and so on.
 * @param string   $fact  'order', a key of PARTS_OF_ORDERS, or 'counted order': orders, several times each where they have parts.
 * @return string A SELECT.
 */
function fact_rows( $query, $by, $fact ) {
	if ( ! names_parts( $query, $by ) ) {
		return whole_rows( $query, $by, 'counted order' === $fact ? 'order' : $fact );
	}
	$own = part_of_grain( $query );
	if ( $fact === $own || 'counted order' === $fact ) {
		return part_rows( $query, $by, $own );
	}
	if ( 'order' === $fact ) {
		// Each order once for each combination of keys of its parts.
		return part_rows( $query, $by, $own, 'DISTINCT o.*' );
	}
	return rows_with_parts( whole_rows( $query, $by, $fact ), part_rows( $query, $by, $own ), array_filter( $by, __NAMESPACE__ . '\is_of_part' ) );
}

/**
 * Returns the parts of orders that a query names, if it names any.
 *
 * @param array $query As in fact_rows().
 * @return string A key of PARTS_OF_ORDERS.
 */
function part_of_grain( $query ) {
	return isset( PARTS_OF_ORDERS[ $query['grain'] ] ) ? $query['grain'] : 'line';
}

/**
 * Checks whether a query breaks down or filters by lines, coupons or taxes.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions.
 * @return bool
 */
function names_parts( $query, $by ) {
	return own_filters( $query ) || array_filter( $by, __NAMESPACE__ . '\is_of_part' );
}

/**
 * Returns the filters that limit the parts which a query is about. Those by other parts limit orders (held_conditions()).
 *
 * @param array $query As in fact_rows().
 * @return array[] As read_filter() returns.
 */
function own_filters( $query ) {
	$own = array();
	foreach ( $query['filters'] as $filter ) {
		if ( part_of( $filter['dimension'] ) === part_of_grain( $query ) ) {
			$own[] = $filter;
		}
	}
	return $own;
}

/**
 * Returns what else belongs to orders once for each combination of keys of their parts.
 *
 * @param string   $rows  A SELECT.
 * @param string   $parts A SELECT.
 * @param string[] $own   Keys of dimensions of parts, by their place.
 * @return string A SELECT.
 */
function rows_with_parts( $rows, $parts, $own ) {
	$held  = '';
	$names = '';
	foreach ( array_keys( $own ) as $index ) {
		$held  .= ", held.key_$index";
		$names .= ", key_$index";
	}
	return "SELECT f.*$held FROM ($rows) f JOIN (SELECT DISTINCT order_id$names FROM ($parts) parts) held ON held.order_id = f.order_id";
}

/**
 * Checks whether a dimension belongs to lines, coupons or taxes.
 *
 * @param string $key Of a declared dimension.
 * @return bool
 */
function is_of_part( $key ) {
	return '' !== part_of( $key );
}

/**
 * Returns the parts of orders that say a dimension.
 *
 * @param string $key Of a declared dimension.
 * @return string A key of PARTS_OF_ORDERS; '' if orders or refunds say it.
 */
function part_of( $key ) {
	$grain = query_dimensions()[ $key ]['grain'];
	return isset( PARTS_OF_ORDERS[ $grain ] ) ? $grain : '';
}

/**
 * Returns orders and refunds that count.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions; those of parts are left out.
 * @return string A SELECT.
 */
function order_rows( $query, $by ) {
	$date       = $query['date_type'];
	$columns    = ORDER_COLUMNS . ( '' === $query['bucket'] ? '' : ", $query[bucket] AS bucket" ) . ( counts_who_came_back( $query ) ? ', ' . came_back_sql() . ' AS came_back' : '' );
	$conditions = order_conditions( $query );
	foreach ( $by as $index => $key ) {
		if ( ! is_of_part( $key ) ) {
			$columns .= ', ' . key_sql( $key, $date ) . " AS key_$index";
		}
	}
	foreach ( spelled_dimensions( $query, $by ) as $index => $key ) {
		$columns .= ', ' . value_sql( $key, $date ) . " AS spelled_$index";
	}
	return "SELECT $columns FROM " . order_source( $columns . implode( ' ', $conditions ) ) . ' WHERE ' . implode( ' AND ', $conditions );
}

/**
 * Checks whether a query counts customers who came back. Only then are their other orders read.
 *
 * @param array $query As in fact_rows().
 * @return bool
 */
function counts_who_came_back( $query ) {
	return in_array( 'repeat_customers', counted_metrics( $query['metrics'] ), true );
}

/**
 * Returns WooCommerce's table of orders, with ours where the rest of a query needs it.
 *
 * @param string $sql The rest.
 * @param int[]  $ids The orders and refunds that it reads; empty for many.
 * @return string SQL.
 */
function order_source( $sql, $ids = array() ) {
	$stats  = shop_table( 'wc_order_stats' );
	$source = "$stats s";
	if ( strpos( $sql, ' o.' ) ) {
		$source .= " LEFT JOIN $stats o ON o.order_id = s.parent_id AND s.parent_id <> 0";
	}
	$source .= strpos( $sql, 'd.' ) ? ' LEFT JOIN ' . dimensions_table() . ' d ON d.order_id = s.order_id' : '';
	$source .= strpos( $sql, 'nth.' ) ? numbered_orders( $ids ) : '';
	return strpos( $sql, 'roles.' ) ? $source . roles_of_customers( $ids ) : $source;
}

/**
 * Returns the conditions that orders and refunds of a query meet.
 *
 * @param array $query As in fact_rows().
 * @return string[] SQL.
 */
function order_conditions( $query ) {
	global $wpdb;
	$date       = 's.' . $query['date_type'];
	$conditions = array(
		$wpdb->prepare( "$date >= %s AND $date <= %s", $query['from'], $query['to'] ), // phpcs:ignore WordPress.DB.PreparedSQL -- A name of this file.
		's.status NOT IN ' . text_list( excluded_statuses() ),
	);
	if ( ! empty( $query['of_refunds'] ) ) {
		// Orders have no reason to refund.
		$conditions[] = 's.parent_id <> 0';
	}
	return array_merge( $conditions, joined_filters( $query, filters_on_orders( $query ) ) );
}

/**
 * Returns the statuses that reports leave out, as in WooCommerce's tables.
 *
 * @return string[]
 */
function excluded_statuses() {
	$chosen   = get_option( 'woocommerce_excluded_report_order_statuses', array( 'pending', 'failed', 'cancelled' ) );
	$excluded = (array) apply_filters( 'woocommerce_analytics_excluded_order_statuses', array_merge( NEVER_COUNTED, is_array( $chosen ) ? $chosen : array() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's, so that our numbers are its own.
	$statuses = array();
	foreach ( $excluded as $status ) {
		$statuses[] = 0 === strpos( $status, 'wc-' ) ? $status : "wc-$status";
	}
	return $statuses;
}

/**
 * Returns orders, or all their lines, coupons or taxes.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions.
 * @param string   $fact  'order', A key of PARTS_OF_ORDERS.
 * @return string A SELECT.
 */
function whole_rows( $query, $by, $fact ) {
	if ( 'order' === $fact ) {
		return order_rows( $query, $by );
	}
	return 'SELECT ' . PARTS_OF_ORDERS[ $fact ][2] . carried_columns( $query, $by ) . part_source( $query, $by, $fact );
}

/**
 * Returns lines, coupons or taxes, `l` or `c`, beside their orders `o`.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions.
 * @param string   $fact  A key of PARTS_OF_ORDERS.
 * @return string From FROM on.
 */
function part_source( $query, $by, $fact ) {
	list( $table, $part ) = PARTS_OF_ORDERS[ $fact ];
	return ' FROM ' . shop_table( $table ) . " $part JOIN (" . order_rows( $query, $by ) . ") o ON o.order_id = $part.order_id";
}

/**
 * Returns what lines, coupons and taxes take over from their order.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions.
 * @return string SQL.
 */
function carried_columns( $query, $by ) {
	$columns = ( '' === $query['bucket'] ? '' : ', o.bucket' ) . ( counts_who_came_back( $query ) ? ', o.came_back' : '' );
	foreach ( $by as $index => $key ) {
		$columns .= is_of_part( $key ) ? '' : ", o.key_$index";
	}
	return $columns;
}

/**
 * Returns lines, coupons or taxes that meet the filters, with their own dimensions.
 *
 * @param array    $query As in fact_rows().
 * @param string[] $by    Keys of dimensions.
 * @param string   $fact  A key of PARTS_OF_ORDERS.
 * @param string   $whole Columns of their orders instead of their own.
 * @return string A SELECT.
 */
function part_rows( $query, $by, $fact, $whole = '' ) {
	$columns    = '';
	$conditions = array();
	foreach ( $by as $index => $key ) {
		if ( is_of_part( $key ) ) {
			$column   = isset( ID_COLUMNS[ $key ] ) ? 'COALESCE(' . ID_COLUMNS[ $key ] . ', 0)' : key_sql( $key, $query['date_type'] );
			$columns .= ", $column AS key_$index";
		}
	}
	$named = $by;
	foreach ( own_filters( $query ) as $filter ) {
		$key = $filter['dimension'];
		if ( ! says_several( $key ) || in_array( $key, $by, true ) ) {
			$named[]    = $key;
			$conditions = array_merge( $conditions, filter_conditions( $filter, $query['date_type'] ) );
		} elseif ( in_array( $key, $query['dimensions'], true ) ) {
			// Lines say a value that has a row.
			$conditions[] = row_says_sql( $filter, $query['date_type'] );
		} else {
			$conditions = array_merge( $conditions, held_conditions( $filter, $query['date_type'], 'row_says_sql' ) );
		}
	}
	$own    = PARTS_OF_ORDERS[ $fact ][2];
	$select = '' === $whole ? $own . carried_columns( $query, $by ) : $whole;
	return "SELECT $select$columns" . part_source( $query, $by, $fact ) . value_joins( $named ) . ( $conditions ? ' WHERE ' . implode( ' AND ', $conditions ) : '' );
}
