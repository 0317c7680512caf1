<?php
/**
 * How rows of their grain say the value of a dimension, in SQL: a text, empty if it is unknown. `s` is wc_order_stats, `o` the
 * order of a refund in it, `d` our table, `l` a sold or returned line, `c` a coupon of an order, `t` a tax; `nth`, `who` and
 * `roles` are those of customer-values.php.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Dimensions whose values differ in case and blanks only by accident. */
const FOLDED_DIMENSIONS = FOLDED_COLUMNS;

/** Dimensions that are ids of lines, coupons and taxes. SQL groups them as numbers, which is quicker; 0 and NULL are unknown. */
const ID_COLUMNS = array(
	'product'   => 'l.product_id',
	'variation' => 'l.variation_id',
	'category'  => 'b.value',
	'tag'       => 'g.value',
	'brand'     => 'm.value',
	'tax_rate'  => 't.tax_rate_id',
	'coupon'    => 'c.coupon_id',
);

/** Dimensions that are no column of texts in our table. */
const OTHER_DIMENSIONS = array( 'status', 'customer_type', 'order_number', 'user_role', 'shipping_zone', 'coupon_used', 'weekday', 'hour', 'refunded_by', 'days_to_refund', 'product', 'variation', 'product_type', 'category', 'tag', 'brand', 'attribute', 'tax_class', 'tax_rate', 'coupon' );

/**
 * Returns the value of a dimension as the shop spells it.
 *
 * @param string $key       Of a declared dimension.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function value_sql( $key, $date_type ) {
	if ( isset( ID_COLUMNS[ $key ] ) ) {
		return id_sql( ID_COLUMNS[ $key ] );
	}
	switch ( $key ) {
		case 'status':
			return "CASE WHEN s.status LIKE 'wc-%' THEN SUBSTRING(s.status, 4) ELSE s.status END";
		case 'customer_type':
			// A refund has no type of its own: it is that of its order.
			return "CASE COALESCE(s.returning_customer, o.returning_customer) WHEN 0 THEN 'new' WHEN 1 THEN 'returning' ELSE '' END";
		case 'order_number':
			return order_number_sql();
		case 'user_role':
			return exact_text( user_role_sql() );
		case 'shipping_zone':
			return 'COALESCE((SELECT CAST(MAX(z.zone_id) AS CHAR) FROM ' . shop_table( 'woocommerce_shipping_zone_methods' ) . " z WHERE d.shipping_instance <> '' AND z.instance_id = d.shipping_instance), '')";
		case 'coupon_used':
			return 'CASE WHEN EXISTS (SELECT 1 FROM ' . shop_table( 'wc_order_coupon_lookup' ) . ' u WHERE u.order_id = ' . order_of_row( 's' ) . ") THEN 'with' ELSE 'without' END";
		case 'weekday':
			return "CAST(WEEKDAY(s.$date_type) + 1 AS CHAR)";
		case 'hour':
			return "CAST(HOUR(s.$date_type) AS CHAR)";
		case 'refunded_by':
			return id_sql( 'd.refunded_by' );
		case 'days_to_refund':
			return "COALESCE(CAST(d.days_to_refund AS CHAR), '')";
		case 'product_type':
			return "COALESCE(y.slug, '')";
		case 'attribute':
			return exact_text( "COALESCE(CONCAT(x.meta_key, ':', x.meta_value), '')" );
		case 'tax_class':
			return exact_text( "CASE WHEN k.meta_value IS NULL THEN '' WHEN k.meta_value = '' THEN 'standard' ELSE k.meta_value END" );
		default:
			return isset( query_dimensions()[ $key ]['own_sql'] ) ? query_dimensions()[ $key ]['own_sql'] : text_sql( $key );
	}
}

/**
 * Returns which order of its customer it is: 1 for the first; a refund has that of its order. A customer without account and
 * email is nobody.
 *
 * @return string SQL.
 */
function order_number_sql() {
	$stats = shop_table( 'wc_order_stats' );
	$at    = 'COALESCE( o.date_created, s.date_created)';
	$order = order_of_row( 's' );
	// Databases read these customers once, which is quicker than to look up that of each order.
	$who = 'SELECT w.customer_id FROM ' . shop_table( 'wc_customer_lookup' ) . " w WHERE COALESCE(w.user_id, 0) <> 0 OR COALESCE(w.email, '') <> ''";
	// One by one where orders are not numbered: the order of a refund is gone, or the database is an old one.
	$count = "SELECT COUNT(*) + 1 FROM $stats e WHERE e.customer_id = s.customer_id AND e.parent_id = 0
		AND e.status NOT IN " . text_list( excluded_statuses() ) . " AND (e.date_created < $at OR (e.date_created = $at AND e.order_id < $order))";
	return "CASE WHEN s.customer_id IN ($who) THEN CAST(COALESCE(nth.number, ($count)) AS CHAR) ELSE '' END";
}

/**
 * Returns the role of the account of an order's customer today: the first, as in WooCommerce's REST; guest without account.
 *
 * @return string SQL.
 */
function user_role_sql() {
	return "CASE WHEN who.customer_id IS NULL THEN '' WHEN COALESCE(who.user_id, 0) = 0 THEN 'guest' ELSE COALESCE(roles.role, '') END";
}

/**
 * Returns a column of our table. A state, city or postcode belongs to its country: US:CA, DE:Berlin.
 *
 * @param string $key Of a dimension that is a column.
 * @return string SQL.
 */
function text_sql( $key ) {
	if ( preg_match( '/^(billing|shipping)_(state|city|postcode)$/', $key, $parts ) ) {
		return "CASE WHEN COALESCE(d.$key, '') = '' THEN '' ELSE CONCAT(d.$parts[1]_country, ':', d.$key) END";
	}
	return "COALESCE(d.$key, '')";
}

/**
 * Returns a text of WordPress that is equal only to itself, as the texts of our table are.
 *
 * @param string $text SQL.
 * @return string SQL.
 */
function exact_text( $text ) {
	return "CONVERT($text USING utf8mb4) COLLATE utf8mb4_bin";
}

/**
 * Returns an id as text.
 *
 * @param string $column A number.
 * @return string SQL.
 */
function id_sql( $column ) {
	return "CASE WHEN COALESCE($column, 0) = 0 THEN '' ELSE CAST($column AS CHAR) END";
}

/**
 * Returns what values of a dimension are grouped by: the value, or what is the same in all its spellings.
 *
 * @param string $key       Of a declared dimension.
 * @param string $date_type Column of wc_order_stats.
 * @return string SQL.
 */
function key_sql( $key, $date_type ) {
	$value = value_sql( $key, $date_type );
	return in_array( $key, FOLDED_DIMENSIONS, true ) ? "LOWER($value)" : $value;
}

/**
 * Returns the same of a value that a request names.
 *
 * @param string $key   Of a declared dimension.
 * @param string $value Of a filter.
 * @return string A literal.
 */
function key_literal( $key, $value ) {
	global $wpdb;
	return in_array( $key, FOLDED_DIMENSIONS, true )
		? 'LOWER(' . $wpdb->prepare( '%s', single_blanks( $value ) ) . ')'
		: $wpdb->prepare( '%s', $value );
}

/**
 * Returns the conditions of a filter.
 *
 * @param array  $filter    As read_filter() returns.
 * @param string $date_type Column of wc_order_stats.
 * @return string[] SQL.
 */
function filter_conditions( $filter, $date_type ) {
	$dimension  = $filter['dimension'];
	$key        = key_sql( $dimension, $date_type );
	$is_one_of  = function ( $values ) use ( $key, $dimension ) {
		$literals = array();
		foreach ( $values as $value ) {
			$literals[] = key_literal( $dimension, $value );
		}
		return $literals ? "$key IN (" . implode( ', ', $literals ) . ')' : '1 = 0';
	};
	$conditions = array();
	if ( null !== $filter['is'] ) {
		$conditions[] = $is_one_of( $filter['is'] );
	}
	if ( $filter['is_not'] ) {
		// A row without a value is neither this nor another.
		$conditions[] = "$key <> '' AND NOT (" . $is_one_of( $filter['is_not'] ) . ')';
	}
	if ( null !== $filter['is_unknown'] ) {
		$conditions[] = $key . ( $filter['is_unknown'] ? " = ''" : " <> ''" );
	}
	return $conditions;
}

/**
 * Returns one condition for each filter that orders meet. Those of the parts that the query counts are none of them.
 *
 * @param array $query As in fact_rows().
 * @return string[] SQL.
 */
function filters_on_orders( $query ) {
	$filters = array();
	foreach ( $query['filters'] as $filter ) {
		$conditions = array();
		if ( ! is_of_part( $filter['dimension'] ) ) {
			$conditions = filter_conditions( $filter, $query['date_type'] );
		} elseif ( part_of( $filter['dimension'] ) !== part_of_grain( $query ) ) {
			$conditions = held_conditions( $filter, $query['date_type'] );
		}
		if ( $conditions ) {
			$filters[] = '(' . implode( ' AND ', $conditions ) . ')';
		}
	}
	return $filters;
}

/**
 * Joins filters as a query asks: all must hold, or one of them.
 *
 * @param array    $query   With matches_any, where one is enough.
 * @param string[] $filters SQL of each.
 * @return string[] One condition; none without filters.
 */
function joined_filters( $query, $filters ) {
	return $filters ? array( '(' . implode( empty( $query['matches_any'] ) ? ' AND ' : ' OR ', $filters ) . ')' ) : array();
}
