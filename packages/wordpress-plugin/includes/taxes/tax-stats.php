<?php
/**
 * Answers taxes over time, in the form of WooCommerce's statistics.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Answers totals and intervals. Amounts with unknown parts (unknown_bases) are null.
 *
 * @param \WP_REST_Request $request As tax_stats_arguments() says.
 * @return \WP_REST_Response|\WP_Error
 */
function get_tax_stats( $request ) {
	return answered_taxes(
		$request,
		tax_stats_arguments(),
		function ( $query ) use ( $request ) {
			try {
				check_intervals( $request['interval'], $query );
			} catch ( Query_Refused $refused ) {
				return refused_argument( 'interval', $refused->getMessage() );
			}
			// Without unknown_bases, nobody could tell an unknown amount from one of 0.
			$fields  = null === $request['fields'] ? TAX_METRICS : array_intersect( TAX_METRICS, array_merge( $request['fields'], array( 'unknown_bases' ) ) );
			$sums    = tax_sums_by_interval( array( 'interval' => $request['interval'] ) + $query, array_merge( $fields, array( $request['orderby'] ) ) );
			$totals  = added_up( $sums, '__return_empty_string' );
			$totals  = $totals ? known_tax_numbers( $totals[''] ) : array_fill_keys( TAX_METRICS, 0 );
			$all     = tax_intervals( $query, $sums, $fields, $request );
			$size    = (int) $request['per_page'];
			$page    = array_slice( $all, ( $request['page'] - 1 ) * $size, $size );
			$written = array(
				'totals'    => array_intersect_key( $totals, array_flip( $fields ) ),
				'intervals' => $page,
			);
			return tax_response_page( $written, count( $all ), $size );
		}
	);
}

/**
 * Returns the sums of each interval that has taxes. Each order is in one, so they add up to the totals.
 *
 * @param array    $query As placed_taxes() takes, with an interval.
 * @param string[] $names Of TAX_SUMS; others are left out.
 * @return array[] By the start of the interval: sums by name.
 */
function tax_sums_by_interval( $query, $names ) {
	$query   = with_buckets( $query );
	$columns = array();
	foreach ( array_intersect_key( TAX_SUMS, array_flip( $names ) ) as $name => $sum ) {
		$columns[] = "$sum AS $name";
	}
	$sums = array();
	foreach ( shop_rows( 'SELECT bucket, ' . implode( ', ', $columns ) . ' FROM (' . placed_taxes( $query ) . ') placed GROUP BY bucket' ) as $row ) {
		$sums[ $row['bucket'] ] = array_diff_key( $row, array( 'bucket' => '' ) );
	}
	return $sums;
}

/**
 * Returns sums as in responses: an amount with an unknown part is null.
 *
 * @param array $sums By name, with unknown_bases.
 * @return array By name.
 */
function known_tax_numbers( $sums ) {
	$unknown = $sums['unknown_bases'] > 0 ? array_fill_keys( array( 'taxable_amount', 'refunded_amount' ), null ) : array();
	return tax_numbers( $unknown + array_map( 'floatval', $sums ), array_intersect( TAX_METRICS, array_keys( $sums ) ) );
}

/**
 * Returns all intervals of a period, sorted as the request asks.
 *
 * @param array            $query   As read_tax_query() returns.
 * @param array[]          $sums    As tax_sums_by_interval() returns.
 * @param string[]         $fields  Numbers of responses.
 * @param \WP_REST_Request $request With interval, order and orderby.
 * @return array[] { interval, date_start, date_start_gmt, date_end, date_end_gmt, subtotals }.
 */
function tax_intervals( $query, $sums, $fields, $request ) {
	$interval = $request['interval'];
	$week     = (int) get_option( 'start_of_week', 1 );
	$values   = array();
	$all      = array();
	foreach ( interval_starts( $interval, $query, $week ) as $start ) {
		$about    = described_interval( $interval, $query, $week, $start );
		$bucket   = $start->format( MOMENT );
		$numbers  = isset( $sums[ $bucket ] ) ? known_tax_numbers( $sums[ $bucket ] ) : array_fill_keys( TAX_METRICS, 0 );
		$values[] = 'date' === $request['orderby'] ? count( $values ) : (float) $numbers[ $request['orderby'] ];
		$all[]    = array(
			'interval'       => $about['interval'],
			'date_start'     => $about['date_start'],
			'date_start_gmt' => moment_in_utc( $about['date_start'] ),
			'date_end'       => $about['date_end'],
			'date_end_gmt'   => moment_in_utc( $about['date_end'] ),
			'subtotals'      => (object) array_intersect_key( $numbers, array_flip( $fields ) ),
		);
	}
	// Ties in order of time.
	array_multisort( $values, 'asc' === $request['order'] ? SORT_ASC : SORT_DESC, SORT_NUMERIC, array_keys( $all ), SORT_ASC, $all );
	return $all;
}

/**
 * Converts a moment of the shop's clock to UTC.
 *
 * @param string $moment YYYY-MM-DD HH:MM:SS.
 * @return string
 */
function moment_in_utc( $moment ) {
	return ( new \DateTimeImmutable( $moment, new \DateTimeZone( shop_zone() ) ) )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( MOMENT );
}
