<?php
/**
 * Totals as sums of rows, so that SQL reads the orders or lines of a range once.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The key of all rows that a response does not show, in statements by interval. No shop writes such a value. */
const OTHER_ROWS = "\x1e";

/** Dimensions with so few values that SQL groups them by interval at once. What they join for each order takes longest. */
const FEW_VALUES = array( 'order_number', 'user_role', 'coupon_used', 'product_type' );

/** The most rows of all intervals that PHP adds up, if all products were sold in each. */
const MOST_ROWS_OF_INTERVALS = 50000;

/**
 * Returns the parts of statements whose rows add up to the total: each order, line, coupon or tax is in one row, and none is
 * counted as one of several.
 *
 * @param array    $query As fact_rows() takes.
 * @param string[] $by    Keys of dimensions.
 * @return array[] By fact: aggregates by metric.
 */
function summed_statements( $query, $by ) {
	$summed   = array();
	$is_parts = names_parts( $query, $by );
	foreach ( metrics_by_fact( $query['metrics'], $query['grain'] ) as $fact => $aggregates ) {
		if ( $is_parts && ( part_of_grain( $query ) !== $fact || ! has_one_value( $by ) ) ) {
			continue;
		}
		foreach ( $aggregates as $name => $aggregate ) {
			if ( false === strpos( $aggregate, 'DISTINCT' ) ) {
				$summed[ $fact ][ $name ] = $aggregate;
			}
		}
	}
	return $summed;
}

/**
 * Checks whether each line has one value of all dimensions.
 *
 * @param string[] $by Keys of dimensions.
 * @return bool
 */
function has_one_value( $by ) {
	foreach ( $by as $key ) {
		// Nothing keeps an item from naming two tax classes.
		if ( query_dimensions()[ $key ]['multiple'] || 'tax_class' === $key ) {
			return false;
		}
	}
	return true;
}

/**
 * Checks whether all metrics of a query are sums of its rows.
 *
 * @param array $query As fact_rows() takes.
 * @return bool
 */
function sums_all_rows( $query ) {
	$by = $query['dimensions'];
	return $by && statements_of( $query, array() ) === summed_statements( $query, $by );
}

/**
 * Returns the totals of a range.
 *
 * @param array   $query   As fact_rows() takes, without a bucket.
 * @param array[] $counted Its rows, as counted_rows() returns.
 * @param array   $totals  What is known of them already, by metric.
 * @return array Numbers by metric.
 */
function totals_of( $query, $counted, $totals = array() ) {
	$summed = $query['dimensions'] ? summed_statements( $query, $query['dimensions'] ) : array();
	foreach ( $summed as $aggregates ) {
		foreach ( array_keys( $aggregates ) as $name ) {
			$totals[ $name ] = array_sum( array_column( $counted, $name ) );
		}
	}
	$left = array();
	foreach ( statements_of( $query, array() ) as $fact => $aggregates ) {
		$left[ $fact ] = array_diff_key( $aggregates, $totals );
	}
	$rest = counted_rows( $query, array(), array_filter( $left ) );
	return complete_numbers( $query['metrics'], $totals + ( isset( $rest[''] ) ? $rest[''] : array() ) );
}

/**
 * Adds up rows that belong together.
 *
 * @param array[]  $counted As counted_rows() returns.
 * @param callable $name_of Returns the name of the sum that a row belongs to, by the row's keys.
 * @return array[] Aggregates by name.
 */
function added_up( $counted, $name_of ) {
	$sums = array();
	foreach ( $counted as $id => $row ) {
		$name = $name_of( (string) $id );
		foreach ( $row as $metric => $number ) {
			$sums[ $name ][ $metric ] = ( isset( $sums[ $name ][ $metric ] ) ? $sums[ $name ][ $metric ] : 0 ) + $number;
		}
	}
	return $sums;
}

/**
 * Returns the keys in front of the bucket.
 *
 * @param string $id Keys and bucket, separated.
 * @return string
 */
function keys_of_id( $id ) {
	return substr( $id, 0, (int) strrpos( $id, KEY_SEPARATOR ) );
}

/**
 * Returns the bucket behind the keys.
 *
 * @param string $id Keys and bucket, separated.
 * @return string
 */
function bucket_of_id( $id ) {
	return substr( $id, strrpos( $id, KEY_SEPARATOR ) + 1 );
}

/**
 * Checks whether a query has so few rows that one statement counts those of its intervals.
 *
 * @param array $query As fact_rows() takes.
 * @return bool
 */
function has_few_rows( $query ) {
	global $wpdb;
	$by = $query['dimensions'];
	if ( empty( $query['interval'] ) || 'hour' === $query['interval'] ) {
		return false;
	}
	if ( ! array_diff( $by, FEW_VALUES ) ) {
		return true;
	}
	if ( 1 !== count( $by ) || 'line' !== query_dimensions()[ $by[0] ]['grain'] ) {
		return false;
	}
	// Those with the same list of values are one row. Other lines have the values of the catalog, which may be small.
	$type    = 'variation' === $by[0] ? 'product_variation' : 'product';
	$number  = isset( $query['filed'] )
		? 1 + count( array_unique( array_map( 'serialize', array_map( 'array_values', $query['filed'] ) ) ) )
		: current( shop_rows( $wpdb->prepare( "SELECT COUNT(*) AS number FROM $wpdb->posts WHERE post_type = %s", $type ) ) )['number'];
	$seconds = strtotime( "$query[to] UTC" ) - strtotime( "$query[from] UTC" );
	return $number * $seconds / USUAL_SECONDS[ $query['interval'] ] <= MOST_ROWS_OF_INTERVALS;
}

/**
 * Returns the rows of a range with those of its intervals, where one statement counts both.
 *
 * @param array $query As fact_rows() takes, without a bucket.
 * @return array { rows, by_bucket }: as counted_rows() returns. The second is null if a statement of its own counts the intervals.
 */
function rows_and_intervals( $query ) {
	$by = $query['dimensions'];
	if ( ! has_few_rows( $query ) || ! sums_all_rows( $query ) ) {
		return array( $by ? counted_rows( $query, $by ) : array(), null );
	}
	$counted = counted_rows( with_buckets( $query ), $by );
	return array( added_up( $counted, __NAMESPACE__ . '\keys_of_id' ), $counted );
}

/**
 * Returns the numbers of each interval: of all rows together, and of those that a response shows.
 *
 * @param array      $query   As fact_rows() takes, with a bucket.
 * @param string[]   $ids     Keys of the shown rows.
 * @param array|null $counted What break_down() has counted of them already.
 * @return array[] { totals: numbers by bucket, rows: numbers by keys and bucket }.
 */
function numbers_of_intervals( $query, $ids, $counted ) {
	$is_folded = null !== $query['filed'] && sums_lines( $query );
	if ( $is_folded && $counted ) {
		return folded_buckets( $query, $counted );
	}
	if ( $is_folded && $ids ) {
		return folded_intervals( $query, $ids );
	}
	if ( null === $counted && ! ( $ids && sums_all_rows( $query ) ) ) {
		return array(
			grouped_numbers( $query, array() ),
			$query['dimensions'] && $ids ? grouped_numbers( $query, $query['dimensions'], $ids ) : array(),
		);
	}
	$counted = null === $counted ? counted_rows( $query, $query['dimensions'], null, $ids, true ) : $counted;
	return array(
		numbers_of_rows( $query, added_up( $counted, __NAMESPACE__ . '\bucket_of_id' ) ),
		numbers_of_rows( $query, $counted ),
	);
}
