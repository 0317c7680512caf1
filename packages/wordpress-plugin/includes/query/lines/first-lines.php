<?php
/**
 * Orders by what their lines say, counted while these are added up. Our table says of each line what it is the first of its order
 * to say, so an order is counted once for each value.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** In front of a bit, the name of a sum. */
const FIRST_LINES = 'first_lines_';

/**
 * Returns what counts first lines, where the statement that adds up lines looks all of them up in our table.
 *
 * @param array $query     As fact_rows() takes, with `filed` and `several`.
 * @param bool  $by_value  Whether the orders of each value are counted, or else how many are known.
 * @return string[] Aggregates by name; empty where first lines do not tell.
 */
function first_line_sums( $query, $by_value ) {
	$key = $query['dimensions'][0];
	if ( ! isset( FIRST_VALUES[ $key ] ) || null !== $query['several'] || dimensions_state()['below'] ) {
		return array();
	}
	$said = what_is_said( $key );
	if ( count( $query['filed'] ) !== (int) $said['with_text'] || $said['place'] >= TEXTS_OF_BIT ) {
		// The catalog of the moment does not know all that lines say, or some texts have no bits.
		return array();
	}
	if ( ! $by_value && $said['with_text'] === $said['whole'] ) {
		// All that lines say has a value. So no row is unknown, as a rule, and nobody asks how many orders are.
		return array();
	}
	$bits = array( FIRST_LINE, FIRST_VALUES[ $key ] );
	foreach ( $by_value ? array_keys( array_replace( array(), ...array_values( $query['filed'] ) ) ) : array() as $place ) {
		$bits[] = FIRST_TEXT + $place;
	}
	$which = $by_value ? 'parent_id = 0' : documents_of( $query );
	$sums  = array();
	foreach ( $bits as $bit ) {
		$sums[ FIRST_LINES . $bit ] = "COUNT(CASE WHEN $which AND firsts & " . ( 1 << $bit ) . ' THEN 1 END)';
	}
	return $sums;
}

/**
 * Counts what lines say: all of it, and what may have values of a dimension.
 *
 * @param string $key Of FIRST_VALUES.
 * @return array { whole, with_text, place: the last one of such a text }.
 */
function what_is_said( $key ) {
	$is = "meta_key = '_tax_class'";
	$is = 'tax_class' === $key ? $is : "NOT $is";
	return current( shop_rows( "SELECT COUNT(DISTINCT said_id) AS whole, COUNT(DISTINCT CASE WHEN $is THEN said_id END) AS with_text, MAX(CASE WHEN $is THEN place END) AS place FROM " . said_table() ) );
}

/**
 * Returns what orders_by_value() does, from sums of first lines.
 *
 * @param array   $query As fact_rows() takes, with `filed`.
 * @param array[] $sums  By number of what lines say, with first_line_sums().
 * @return array { whole, known, values: by value if these were counted }.
 */
function orders_of_first_lines( $query, $sums ) {
	$has_value = FIRST_LINES . FIRST_VALUES[ $query['dimensions'][0] ];
	$orders    = array(
		'whole'  => 0,
		'known'  => 0,
		'values' => array( '' => 0 ),
	);
	foreach ( $sums as $said => $numbers ) {
		$orders['whole'] += $numbers[ FIRST_LINES . FIRST_LINE ];
		if ( ! isset( $query['filed'][ $said ] ) ) {
			$orders['values'][''] += $numbers[ $has_value ];
			continue;
		}
		$orders['known'] += $numbers[ $has_value ];
		foreach ( $query['filed'][ $said ] as $place => $value ) {
			$name = FIRST_LINES . ( FIRST_TEXT + $place );

			$orders['values'][ $value ] = ( isset( $orders['values'][ $value ] ) ? $orders['values'][ $value ] : 0 ) + ( isset( $numbers[ $name ] ) ? (int) $numbers[ $name ] : 0 );
		}
	}
	return $orders;
}

/**
 * Returns what takes some numbers out of others.
 *
 * @param array $names By name.
 * @return callable
 */
function picking( $names ) {
	return function ( $numbers ) use ( $names ) {
		return array_intersect_key( $numbers, $names );
	};
}
