<?php
/**
 * Filters by parts of orders that a query is not about: its orders and refunds hold such a part.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the conditions of a filter on orders and refunds, or on lines. Each of them meets one of is, is_not and is_unknown: it
 * holds a value, only others, or none at all.
 *
 * @param array  $filter    As read_filter() returns, by a dimension of parts.
 * @param string $date_type Column of wc_order_stats.
 * @param string $holds_sql Name of the function that returns the condition that one holds a part: holds_sql, line_says_sql or row_says_sql.
 * @return string[] SQL.
 */
function held_conditions( $filter, $date_type, $holds_sql = 'holds_sql' ) {
	$holds      = function ( $of ) use ( $filter, $date_type, $holds_sql ) {
		$none = array(
			'is'         => null,
			'is_not'     => null,
			'is_unknown' => null,
		);
		return call_user_func( __NAMESPACE__ . "\\$holds_sql", $of + $none + $filter, $date_type );
	};
	$any        = $holds( array( 'is_unknown' => false ) );
	$conditions = array();
	if ( null !== $filter['is'] ) {
		$is           = array_diff( $filter['is'], array( '' ) );
		$either       = array_merge( $is ? array( $holds( array( 'is' => $is ) ) ) : array(), $is === $filter['is'] ? array() : array( "NOT $any" ) );
		$conditions[] = $either ? '(' . implode( ' OR ', $either ) . ')' : '1 = 0';
	}
	if ( $filter['is_not'] ) {
		$is_not       = array_diff( $filter['is_not'], array( '' ) );
		$conditions[] = $any;
		if ( $is_not ) {
			$conditions[] = 'NOT ' . $holds( array( 'is' => $is_not ) );
		}
	}
	if ( null !== $filter['is_unknown'] ) {
		$conditions[] = $filter['is_unknown'] ? "NOT $any" : $any;
	}
	return $conditions;
}

/**
 * Returns the condition that an order or refund holds a part. A refund has lines and taxes of its own, and the coupons of its order.
 *
 * @param array  $filter    As read_filter() returns.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function holds_sql( $filter, $date_type ) {
	$fact              = part_of( $filter['dimension'] );
	list( $table, $p ) = PARTS_OF_ORDERS[ $fact ];
	$order             = 'coupon line' === $fact ? order_of_row( 's' ) : 's.order_id';
	$conditions        = implode( ' AND ', filter_conditions( $filter, $date_type ) );
	return "$order IN (SELECT $p.order_id FROM " . shop_table( $table ) . " $p" . value_joins( array( $filter['dimension'] ) ) . " WHERE $conditions)";
}

/**
 * Returns the condition that a line of WooCommerce's own statement says a value, or that its product does. The line stands under
 * the name of its table.
 *
 * @param array  $filter    As read_filter() returns, by a dimension of lines.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function line_says_sql( $filter, $date_type ) {
	return says_sql( shop_table( PARTS_OF_ORDERS['line'][0] ), $filter, $date_type );
}

/**
 * Returns the same of a line of a query, which stands under `l`.
 *
 * @param array  $filter    As read_filter() returns, by a dimension of lines.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function row_says_sql( $filter, $date_type ) {
	return says_sql( 'l', $filter, $date_type );
}

/**
 * Returns the condition that a line says a value, or that its product does.
 *
 * @param string $name      Of the line in its statement.
 * @param array  $filter    As read_filter() returns, by a dimension of lines.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function says_sql( $name, $filter, $date_type ) {
	$lines  = shop_table( PARTS_OF_ORDERS['line'][0] );
	$values = value_joins( array( $filter['dimension'] ) ) . ' WHERE ' . implode( ' AND ', filter_conditions( $filter, $date_type ) );
	if ( isset( NAMES_OF_PRODUCT_VALUES[ $filter['dimension'] ] ) ) {
		// Few products stand for many lines.
		return "$name.product_id IN (SELECT l.product_id FROM (SELECT DISTINCT product_id FROM $lines) l$values)";
	}
	// Since WooCommerce 10.2 an order and its refund can have lines of the same id.
	return "($name.order_item_id, $name.order_id) IN (SELECT l.order_item_id, l.order_id FROM $lines l$values)";
}
