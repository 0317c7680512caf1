<?php
/**
 * Rows that commands print.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the rows of an answer for a table: one of each interval if there are any, else one of each row, else the totals.
 *
 * @param array $answer Of a query.
 * @return array[]
 */
function printed_rows( $answer ) {
	$keys = array_column( $answer['dimensions'], 'key' );
	$rows = array();
	foreach ( isset( $answer['intervals'] ) ? $answer['intervals'] : array() as $interval ) {
		foreach ( $keys ? $interval['rows'] : array( (array) $interval['totals'] ) as $row ) {
			$rows[] = array( 'interval' => $interval['interval'] ) + printed_values( $row, $keys );
		}
	}
	if ( isset( $answer['intervals'] ) ) {
		return $rows;
	}
	foreach ( $keys ? $answer['rows'] : array( whole_row( $answer ) ) as $row ) {
		$printed = printed_values( array_diff_key( $row, array_flip( array( 'label', 'share', 'compared' ) ) ), $keys );
		foreach ( isset( $row['label'] ) ? (array) $row['label'] : array() as $key => $label ) {
			$printed[ $key ] = $label;
		}
		foreach ( isset( $row['compared'] ) ? (array) $row['compared'] : array() as $name => $number ) {
			$printed[ "$name before" ] = $number;
		}
		$rows[] = $printed;
	}
	return $rows;
}

/**
 * Returns the totals as a row.
 *
 * @param array $answer Of a query.
 * @return array
 */
function whole_row( $answer ) {
	return (array) $answer['totals'] + ( isset( $answer['compared_totals'] ) ? array( 'compared' => $answer['compared_totals'] ) : array() );
}

/**
 * Returns values with a name for the unknown one.
 *
 * @param array    $row  Values by name.
 * @param string[] $keys Of dimensions.
 * @return array
 */
function printed_values( $row, $keys ) {
	foreach ( $keys as $key ) {
		$row[ $key ] = null === $row[ $key ] ? unknown_name( $key ) : $row[ $key ];
	}
	return $row;
}

/**
 * Prints rows.
 *
 * @param array[] $rows   All with the same columns.
 * @param string  $format table, csv or json.
 */
function print_rows( $rows, $format ) {
	if ( ! $rows && 'table' === $format ) {
		\WP_CLI::line( 'There are no rows.' );
		return;
	}
	if ( 'csv' === $format ) {
		$rows = array_map( __NAMESPACE__ . '\without_formulas', $rows );
	}
	\WP_CLI\Utils\format_items( $format, $rows, $rows ? array_keys( current( $rows ) ) : array() );
}

/**
 * Returns a row whose texts no spreadsheet runs as formulas.
 *
 * @param array $row Values by name.
 * @return array
 */
function without_formulas( $row ) {
	foreach ( $row as $name => $value ) {
		if ( is_string( $value ) && ! is_numeric( $value ) && preg_match( '/^[=+\-@\t\r]/', $value ) ) {
			$row[ $name ] = "'$value";
		}
	}
	return $row;
}
