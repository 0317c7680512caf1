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
			$found   = tax_numbers_by( array( 'bucket' => "''" ) + $query );
			$totals  = isset( $found[''] ) ? $found[''] : array_fill_keys( TAX_METRICS, 0 );
			$all     = tax_intervals( $query, $request['interval'], $fields, $request );
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
 * Returns the numbers of each bucket.
 *
 * @param array $query As placed_taxes() takes, with a bucket.
 * @return array[] Numbers by bucket.
 */
function tax_numbers_by( $query ) {
	$columns = array( 'bucket' );
	foreach ( TAX_SUMS as $name => $sum ) {
		$columns[] = "$sum AS $name";
	}
	$found = array();
	foreach ( shop_rows( 'SELECT ' . implode( ', ', $columns ) . ' FROM (' . placed_taxes( $query ) . ') placed GROUP BY bucket' ) as $row ) {
		$numbers = array();
		foreach ( TAX_METRICS as $name ) {
			$is_unknown       = '_amount' === substr( $name, -7 ) && $row['unknown_bases'] > 0;
			$numbers[ $name ] = $is_unknown ? null : round( (float) $row[ $name ], 6 ) + 0;
		}
		$found[ $row['bucket'] ] = $numbers;
	}
	return $found;
}

/**
 * Returns all intervals of a period, sorted as the request asks.
 *
 * @param array            $query    As read_tax_query() returns.
 * @param string           $interval Its unit.
 * @param string[]         $fields   Numbers of responses.
 * @param \WP_REST_Request $request  With order and orderby.
 * @return array[] { interval, date_start, date_start_gmt, date_end, date_end_gmt, subtotals }.
 */
function tax_intervals( $query, $interval, $fields, $request ) {
	$week   = (int) get_option( 'start_of_week', 1 );
	$found  = tax_numbers_by( array( 'bucket' => bucket_sql( "s.$query[date_type]", $interval, $week ) ) + $query );
	$values = array();
	$all    = array();
	foreach ( interval_starts( $interval, $query, $week ) as $start ) {
		$about    = described_interval( $interval, $query, $week, $start );
		$bucket   = $start->format( MOMENT );
		$numbers  = isset( $found[ $bucket ] ) ? $found[ $bucket ] : array_fill_keys( TAX_METRICS, 0 );
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
