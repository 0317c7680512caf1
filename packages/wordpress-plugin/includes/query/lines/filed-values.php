<?php
/**
 * Lines by what several values of their own tell: categories, tags and brands of their product, options and tax class of the line.
 * SQL adds lines up by product first, or by what they say, and the few thousand sums are then folded.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most pairs of product and value, or of what lines say and value, that PHP folds. */
const MOST_FILED = 50000;

/**
 * Reads the values of products, or of what lines say, for all ranges and intervals of a query.
 *
 * @param array $query As read_query() returns.
 * @return array The same with `filed`, as filed_values() returns, and `several`, as products_that_say_several() returns.
 */
function with_filed_values( $query ) {
	$filed   = filed_values( $query );
	$several = null !== $filed && isset( NAMES_OF_LINE_VALUES[ $query['dimensions'][0] ] ) && ! dimensions_state()['below'] ? products_that_say_several() : null;
	return compact( 'filed', 'several' ) + $query;
}

/**
 * Returns the values of products, or of what lines say, where a query is by nothing but these.
 *
 * @param array $query As fact_rows() takes.
 * @return array|null Lists of values by product, or by number of what lines say, there by the place of their text; null for other queries, and where there are too many.
 */
function filed_values( $query ) {
	$key = 1 === count( $query['dimensions'] ) ? $query['dimensions'][0] : '';
	if ( ! isset( ( NAMES_OF_PRODUCT_VALUES + NAMES_OF_LINE_VALUES )[ $key ] ) || names_parts( $query, array() ) ) {
		return null;
	}
	$rows  = shop_rows( pairs_sql( $key ) . ' LIMIT ' . ( MOST_FILED + 1 ) );
	$filed = array();
	foreach ( count( $rows ) <= MOST_FILED ? $rows : array() as $row ) {
		$place = isset( $row['place'] ) ? (int) $row['place'] : count( isset( $filed[ $row['object_id'] ] ) ? $filed[ $row['object_id'] ] : array() );

		$filed[ $row['object_id'] ][ $place ] = $row['value'];
	}
	return count( $rows ) <= MOST_FILED ? $filed : null;
}

/**
 * Returns the pairs of filed_values().
 *
 * @param string $key Of a dimension.
 * @return string A SELECT.
 */
function pairs_sql( $key ) {
	return isset( NAMES_OF_LINE_VALUES[ $key ] ) ? line_values_sql( $key ) : product_values_sql( $key );
}

/**
 * Returns lines with their product as key_0, or with the number of what they say.
 *
 * @param array $query As fact_rows() takes.
 * @return string A SELECT.
 */
function filed_lines( $query ) {
	if ( ! isset( NAMES_OF_LINE_VALUES[ $query['dimensions'][0] ] ) ) {
		return fact_rows( $query, array( 'product' ), 'line' );
	}
	return 'SELECT ' . LINE_COLUMNS . carried_columns( $query, array() ) . ', said.firsts, COALESCE(said.said_id, 0) AS key_0' . part_source( $query, array(), 'line' ) . ' LEFT JOIN ' . lines_table() . ' said ON said.order_id = l.order_id AND said.order_item_id = l.order_item_id';
}

/**
 * Adds lines up by product, or by what they say. If the query has a bucket, it adds them up by that and by their list of values.
 *
 * @param array    $query      As fact_rows() takes.
 * @param string[] $aggregates By metric.
 * @return array[] As counted_rows() returns.
 */
function filed_sums( $query, $aggregates ) {
	if ( ! $aggregates ) {
		return array();
	}
	$is_whole = '' === $query['bucket'];
	$keys     = $is_whole ? array( 'key_0' ) : array( 'key_0', 'bucket' );
	$lines    = filed_sums_sql( $query, $aggregates );
	$sums     = array();
	foreach ( shop_rows( $is_whole ? $lines : sums_by_list( $query['dimensions'][0], $lines, $aggregates ) ) as $row ) {
		$id          = implode( KEY_SEPARATOR, array_intersect_key( $row, array_flip( $keys ) ) );
		$sums[ $id ] = array_intersect_key( $row, $aggregates );
	}
	return $sums;
}

/**
 * Adds up the sums of those that have the same values. One of them stands for all.
 *
 * @param string   $key        Of a dimension.
 * @param string   $sums       A SELECT as filed_sums_sql() returns, with a bucket.
 * @param string[] $aggregates By metric.
 * @return string A SELECT with the same columns.
 */
function sums_by_list( $key, $sums, $aggregates ) {
	$list = 'SELECT object_id, BIT_XOR(CAST(CONV(LEFT(MD5(value), 15), 16, 10) AS UNSIGNED)) AS list FROM (' . pairs_sql( $key ) . ') pairs GROUP BY object_id';
	return 'SELECT MIN(key_0) AS key_0, bucket' . summed_columns( $aggregates ) . " FROM ($sums) sums LEFT JOIN ($list) filed ON filed.object_id = sums.key_0 GROUP BY filed.list, bucket";
}

/**
 * Returns the columns that add sums up.
 *
 * @param array $aggregates By metric.
 * @return string SQL.
 */
function summed_columns( $aggregates ) {
	$columns = '';
	foreach ( array_keys( $aggregates ) as $name ) {
		$columns .= ", SUM($name) AS $name";
	}
	return $columns;
}

/**
 * Returns the rows of a range, and their totals as far as rows of products tell them.
 *
 * @param array $query As fact_rows() takes, without a bucket, with `filed`.
 * @return array { counted: as counted_rows() returns; totals: numbers by metric; orders: as orders_by_value() returns, null if they were not counted;
 *                 buckets: as filed_sums() returns, null if they were not read }.
 */
function folded_rows( $query ) {
	$filed    = $query['filed'];
	$by       = $query['dimensions'];
	$left     = statements_of( $query, $by );
	$sums     = array_filter( isset( $left['line'] ) ? $left['line'] : array(), __NAMESPACE__ . '\is_sum' );
	$firsts   = $sums ? first_line_sums( $query, isset( $left['line']['orders_count'] ) ) : array();
	$is_quick = sums_lines( $query ) && has_few_rows( $query );
	$read     = filed_sums( $is_quick ? with_buckets( $query ) : $query, $sums + $firsts );
	$products = $is_quick ? added_up( $read, __NAMESPACE__ . '\keys_of_id' ) : $read;
	$buckets  = $is_quick ? array_map( picking( $sums ), $read ) : null;
	$counted  = array();
	$totals   = array();
	foreach ( array_map( picking( $sums ), $products ) as $product => $numbers ) {
		foreach ( isset( $filed[ $product ] ) ? $filed[ $product ] : array( '' ) as $value ) {
			$counted[ $value ] = added_numbers( isset( $counted[ $value ] ) ? $counted[ $value ] : array(), $numbers );
		}
		$totals = added_numbers( $totals, $numbers );
	}
	$left['line'] = array_diff_key( isset( $left['line'] ) ? $left['line'] : array(), $sums );
	$orders       = $firsts ? orders_of_first_lines( $query, $products ) : ( isset( $left['line']['orders_count'] ) ? orders_by_value( $query ) : null );
	if ( $orders && isset( $left['line']['orders_count'] ) ) {
		unset( $left['line']['orders_count'] );
		foreach ( array_filter( $orders['values'] ) as $value => $number ) {
			$counted[ $value ]['orders_count'] = $number;
		}
	}
	foreach ( counted_rows( $query, $by, array_filter( $left ) ) as $value => $numbers ) {
		$counted[ $value ] = ( isset( $counted[ $value ] ) ? $counted[ $value ] : array() ) + $numbers;
	}
	return compact( 'counted', 'totals', 'orders', 'buckets' );
}

/**
 * Checks whether an aggregate is a sum of the rows that it counts.
 *
 * @param string $aggregate SQL.
 * @return bool
 */
function is_sum( $aggregate ) {
	return false === strpos( $aggregate, 'DISTINCT' );
}

/**
 * Adds numbers of the same names.
 *
 * @param array $sums    By name.
 * @param array $numbers By name.
 * @return array
 */
function added_numbers( $sums, $numbers ) {
	foreach ( $numbers as $name => $number ) {
		$sums[ $name ] = ( isset( $sums[ $name ] ) ? $sums[ $name ] : 0 ) + $number;
	}
	return $sums;
}

/**
 * Checks whether all numbers of a query are sums of lines.
 *
 * @param array $query As fact_rows() takes.
 * @return bool
 */
function sums_lines( $query ) {
	$statements = statements_of( $query, $query['dimensions'] );
	return array( 'line' ) === array_keys( $statements ) && array_filter( $statements['line'], __NAMESPACE__ . '\is_sum' ) === $statements['line'];
}

/**
 * Returns the numbers of each interval, as numbers_of_intervals() does.
 *
 * @param array    $query As fact_rows() takes, with a bucket, by what filed_values() returns; all its numbers are sums of lines.
 * @param string[] $ids   Keys of the shown rows.
 * @return array[] { totals: numbers by bucket, rows: numbers by keys and bucket }.
 */
function folded_intervals( $query, $ids ) {
	$shown      = array_merge( array( '' ), array_values( array_diff( $ids, array( '' ) ) ) );
	$aggregates = statements_of( $query, $query['dimensions'] )['line'];
	$sums       = summed_columns( $aggregates );
	$lines      = filed_sums_sql( $query, $aggregates );
	$filed      = bits_of( $query['dimensions'][0], $shown, 1 );
	$totals     = array();
	$rows       = array();
	foreach ( shop_rows( "SELECT COALESCE(filed.bits_0, 1) AS bits, bucket$sums FROM ($lines) sums LEFT JOIN ($filed) filed ON filed.object_id = sums.key_0 GROUP BY 1, 2" ) as $row ) {
		$numbers           = array_intersect_key( $row, $aggregates );
		$bucket            = (string) $row['bucket'];
		$totals[ $bucket ] = added_numbers( isset( $totals[ $bucket ] ) ? $totals[ $bucket ] : array(), $numbers );
		foreach ( $shown as $place => $value ) {
			if ( $row['bits'] & ( 1 << $place ) ) {
				$key          = $value . KEY_SEPARATOR . $bucket;
				$rows[ $key ] = added_numbers( isset( $rows[ $key ] ) ? $rows[ $key ] : array(), $numbers );
			}
		}
	}
	return array( numbers_of_rows( $query, $totals ), numbers_of_rows( $query, $rows ) );
}

/**
 * Returns the same from sums that were read by interval.
 *
 * @param array   $query   As fact_rows() takes, with a bucket and `filed`.
 * @param array[] $counted As filed_sums() returns.
 * @return array[] { totals: numbers by bucket, rows: numbers by keys and bucket }.
 */
function folded_buckets( $query, $counted ) {
	$filed  = $query['filed'];
	$totals = added_up( $counted, __NAMESPACE__ . '\bucket_of_id' );
	$rows   = array();
	foreach ( $counted as $id => $numbers ) {
		$product = keys_of_id( $id );
		foreach ( isset( $filed[ $product ] ) ? $filed[ $product ] : array( '' ) as $value ) {
			$key          = $value . KEY_SEPARATOR . bucket_of_id( $id );
			$rows[ $key ] = added_numbers( isset( $rows[ $key ] ) ? $rows[ $key ] : array(), $numbers );
		}
	}
	return array( numbers_of_rows( $query, $totals ), numbers_of_rows( $query, $rows ) );
}
