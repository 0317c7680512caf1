<?php
/**
 * Orders by what filed_values() returns of their lines. An order counts once for each value: SQL gathers the values of each order
 * as bits of numbers, so that it reads each line once.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Bits of a number, and the most numbers. The first bit of the first number is the unknown value. */
const BITS_OF_NUMBER = PHP_INT_SIZE * 8 - 2;
const MOST_NUMBERS   = 4;

/**
 * Counts the orders, without refunds (refunds, if these alone count), that have a line, and those of them that have one with a value.
 *
 * @param array $query As fact_rows() takes, without a bucket, with `filed`.
 * @return array { whole, known }.
 */
function known_orders( $query ) {
	$known = $query['filed'] ? 'facts.key_0 IN ' . id_list( array_keys( $query['filed'] ) ) : '0';
	return current(
		shop_rows( "SELECT COUNT(*) AS whole, COALESCE(SUM(known), 0) AS known FROM (SELECT MAX($known) AS known FROM (" . filed_orders( $query ) . ') facts WHERE ' . documents_of( $query ) . ' GROUP BY facts.order_id) orders' )
	);
}

/**
 * Counts the orders, without refunds, that have a product of each value.
 *
 * @param array $query As fact_rows() takes, without a bucket, with `filed`.
 * @return array|null { whole: orders with a line; known: those of them with a value; values: orders by value }; null for too many values.
 */
function orders_by_value( $query ) {
	$filed   = $query['filed'];
	$values  = array_merge( array( '' ), $filed ? array_values( array_unique( array_merge( ...array_values( $filed ) ) ) ) : array() );
	$numbers = (int) ceil( count( $values ) / BITS_OF_NUMBER );
	if ( $numbers > MOST_NUMBERS ) {
		return null;
	}
	$of_order = array();
	$names    = array();
	$is_known = array();
	foreach ( range( 0, $numbers - 1 ) as $number ) {
		$unknown    = 0 === $number ? 1 : 0;
		$of_order[] = "BIT_OR(COALESCE(filed.bits_$number, $unknown)) AS bits_$number";
		$names[]    = "bits_$number";
		$is_known[] = "bits_$number > $unknown";
	}
	$columns = array( 'SUM(orders) AS whole', 'SUM(CASE WHEN ' . implode( ' OR ', $is_known ) . ' THEN orders ELSE 0 END) AS known' );
	foreach ( array_keys( $values ) as $place ) {
		$columns[] = 'SUM(CASE WHEN bits_' . intdiv( $place, BITS_OF_NUMBER ) . ' & ' . ( 1 << $place % BITS_OF_NUMBER ) . " THEN orders ELSE 0 END) AS value_$place";
	}
	$list   = implode( ', ', $names );
	$found  = current(
		shop_rows(
			'SELECT ' . implode( ', ', $columns ) . " FROM (SELECT $list, COUNT(*) AS orders FROM (SELECT facts.order_id, " . implode( ', ', $of_order ) . '
			FROM (' . filed_orders( $query ) . ') facts LEFT JOIN (' . bits_of( $query['dimensions'][0], $values, $numbers ) . ") filed ON filed.object_id = facts.key_0
			WHERE facts.parent_id = 0 GROUP BY facts.order_id) sets GROUP BY $list) numbered"
		)
	);
	$orders = array();
	foreach ( $values as $place => $value ) {
		$orders[ $value ] = (int) $found[ "value_$place" ];
	}
	return array(
		'whole'  => (int) $found['whole'],
		'known'  => (int) $found['known'],
		'values' => $orders,
	);
}

/**
 * Returns the lines of orders with the same key, and no more of them than is needed to count their orders.
 *
 * @param array $query As fact_rows() takes, without a bucket.
 * @return string A SELECT.
 */
function filed_orders( $query ) {
	if ( ! isset( NAMES_OF_LINE_VALUES[ $query['dimensions'][0] ] ) || dimensions_state()['below'] ) {
		return filed_lines( $query );
	}
	// Once it is filled, our table has all lines that WooCommerce's has, in the order of orders.
	return 'SELECT o.order_id, o.parent_id, said.said_id AS key_0 FROM ' . lines_table() . ' said JOIN (' . order_rows( $query, array() ) . ') o ON o.order_id = said.order_id';
}

/**
 * Returns the values of each product, or of what lines say, as bits. One without any is left out.
 *
 * @param string   $key     Of a dimension.
 * @param string[] $values  That have bits, by place; '' has one, too. Others have none.
 * @param int      $numbers How many columns bits_0, bits_1 and so on.
 * @return string A SELECT.
 */
function bits_of( $key, $values, $numbers ) {
	global $wpdb;
	$cases = array_fill( 0, $numbers, '' );
	foreach ( $values as $place => $value ) {
		if ( '' !== (string) $value ) {
			$literal = isset( ID_COLUMNS[ $key ] ) ? (int) $value : $wpdb->prepare( '%s', $value );

			$cases[ intdiv( $place, BITS_OF_NUMBER ) ] .= " WHEN $literal THEN " . ( 1 << $place % BITS_OF_NUMBER );
		}
	}
	$columns = '';
	foreach ( $cases as $number => $case ) {
		$columns .= ', ' . ( '' === $case ? '0' : "BIT_OR(CASE value$case ELSE 0 END)" ) . " AS bits_$number";
	}
	return "SELECT object_id$columns FROM (" . pairs_sql( $key ) . ') pairs GROUP BY object_id';
}
