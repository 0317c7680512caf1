<?php
/**
 * The numbers of a query over time: every interval of its range, named and dated as WooCommerce's statistics are.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The usual seconds of an interval. */
const USUAL_SECONDS = array(
	'hour'    => HOUR_IN_SECONDS,
	'day'     => DAY_IN_SECONDS,
	'week'    => 7 * DAY_IN_SECONDS,
	'month'   => 30 * DAY_IN_SECONDS,
	'quarter' => 91 * DAY_IN_SECONDS,
	'year'    => 365 * DAY_IN_SECONDS,
);

/** The most intervals of a response, and rows of each. */
const MOST_INTERVALS     = 10000;
const MOST_INTERVAL_ROWS = 20;

/** As SQL and responses write moments. */
const MOMENT = 'Y-m-d H:i:s';

/**
 * Refuses a range of too many intervals, and names a longer one.
 *
 * @param string   $interval Of the request.
 * @param string[] $range    As read_range() returns.
 * @throws Query_Refused If there are too many.
 */
function check_intervals( $interval, $range ) {
	$seconds  = strtotime( "$range[to] UTC" ) - strtotime( "$range[from] UTC" );
	$possible = array();
	foreach ( USUAL_SECONDS as $one => $length ) {
		if ( $seconds / $length <= MOST_INTERVALS ) {
			$possible[] = $one;
		}
	}
	if ( ! in_array( $interval, $possible, true ) ) {
		refuse( 'interval', "By $interval there are more than 10,000 intervals. Ask " . ( $possible ? "by $possible[0]" : 'for fewer days' ) . '.' );
	}
}

/**
 * Returns the numbers of each interval.
 *
 * @param array        $query  As read_query() returns.
 * @param string[]     $range  As read_range() returns.
 * @param string[]     $ids    Keys of the rows of the response.
 * @param array[]      $values Their values, as values_of_rows() returns.
 * @param array[]|null $counted What break_down() has counted of them already.
 * @return array[]
 */
function written_intervals( $query, $range, $ids, $values, $counted ) {
	$week  = (int) get_option( 'start_of_week', 1 );
	$query = with_buckets( of_range( $query, $range ) );
	$zeros = complete_numbers( $query['metrics'], array() );
	$all   = array();

	list( $totals, $parts ) = numbers_of_intervals( $query, $ids, $counted );
	foreach ( interval_starts( $query['interval'], $range, $week ) as $start ) {
		$bucket            = $start->format( MOMENT );
		$written           = described_interval( $query['interval'], $range, $week, $start );
		$written['totals'] = (object) ( isset( $totals[ $bucket ] ) ? $totals[ $bucket ] : $zeros );
		if ( $query['dimensions'] ) {
			$written['rows'] = array();
			foreach ( $ids as $place => $id ) {
				$key               = $id . KEY_SEPARATOR . $bucket;
				$written['rows'][] = array_combine( $query['dimensions'], $values[ $place ] ) + ( isset( $parts[ $key ] ) ? $parts[ $key ] : $zeros );
			}
		}
		$all[] = $written;
	}
	return $all;
}

/**
 * Returns the start of the interval that contains a moment; it matches interval_start().
 *
 * @param string $moment   A column.
 * @param string $interval Its unit.
 * @param int    $week     The first day of a week; 0 is Sunday.
 * @return string SQL.
 */
function bucket_sql( $moment, $interval, $week ) {
	$formats = array(
		'hour'  => '%Y-%m-%d %H:00:00',
		'month' => '%Y-%m-01 00:00:00',
		'year'  => '%Y-01-01 00:00:00',
	);
	if ( 'day' === $interval ) {
		// Grouped as a moment, which is quicker than a text.
		return "CAST(DATE($moment) AS DATETIME)";
	}
	if ( isset( $formats[ $interval ] ) ) {
		return "DATE_FORMAT($moment, '$formats[$interval]')";
	}
	if ( 'quarter' === $interval ) {
		return "CONCAT(YEAR($moment), '-', LPAD(QUARTER($moment) * 3 - 2, 2, '0'), '-01 00:00:00')";
	}
	$first = "DATE_SUB(DATE($moment), INTERVAL MOD(DAYOFWEEK($moment) + 6 - $week, 7) DAY)";
	return 'DATE_FORMAT(' . ( 1 === $week ? $first : "GREATEST($first, MAKEDATE(YEAR($moment), 1))" ) . ", '%Y-%m-%d 00:00:00')";
}

/**
 * Returns the natural starts of all intervals of a range. Hours that clocks skip are left out.
 *
 * @param string   $interval Its unit.
 * @param string[] $range    As read_range() returns.
 * @param int      $week     The first day of a week.
 * @return \DateTimeImmutable[]
 */
function interval_starts( $interval, $range, $week ) {
	$zone   = new \DateTimeZone( shop_zone() );
	$utc    = new \DateTimeZone( 'UTC' );
	$last   = new \DateTimeImmutable( $range['to'], $utc );
	$start  = interval_start( $interval, new \DateTimeImmutable( $range['from'], $utc ), $week );
	$starts = array();
	while ( $start <= $last ) {
		$shown = 'hour' === $interval ? ( new \DateTimeImmutable( $start->format( MOMENT ), $zone ) )->format( 'H' ) : '';
		if ( '' === $shown || $start->format( 'H' ) === $shown ) {
			$starts[] = $start;
		}
		$start = next_interval( $interval, $start, $week );
	}
	return $starts;
}

/**
 * Returns the start of the interval that contains a moment. Weeks that do not start on Monday are cut at New Year.
 *
 * @param string             $interval Its unit.
 * @param \DateTimeImmutable $moment   The shop's wall clock.
 * @param int                $week     The first day of a week.
 * @return \DateTimeImmutable
 */
function interval_start( $interval, $moment, $week ) {
	if ( 'hour' === $interval ) {
		return $moment->setTime( (int) $moment->format( 'G' ), 0 );
	}
	$day   = $moment->setTime( 0, 0 );
	$start = start_of( $day, $interval, $week );
	return 'week' === $interval && 1 !== $week ? max( $start, start_of( $day, 'year', $week ) ) : $start;
}

/**
 * Returns the start of the next interval.
 *
 * @param string             $interval Its unit.
 * @param \DateTimeImmutable $start    As interval_start() returns.
 * @param int                $week     The first day of a week.
 * @return \DateTimeImmutable
 */
function next_interval( $interval, $start, $week ) {
	if ( 'hour' === $interval ) {
		return $start->modify( '+1 hour' );
	}
	if ( 'week' !== $interval ) {
		return days_later( last_of( $start, $interval ), 1 );
	}
	$next = days_later( start_of( $start, 'week', $week ), 7 );
	return 1 === $week ? $next : min( $next, days_later( last_of( start_of( $start, 'year', $week ), 'year' ), 1 ) );
}

/**
 * Returns the name and limits of an interval, cut at the range.
 *
 * @param string             $interval Its unit.
 * @param string[]           $range    As read_range() returns.
 * @param int                $week     The first day of a week.
 * @param \DateTimeImmutable $start    As interval_start() returns.
 * @return string[] { interval, date_start, date_end }.
 */
function described_interval( $interval, $range, $week, $start ) {
	$end = next_interval( $interval, $start, $week )->modify( '-1 second' );
	return array(
		'interval'   => interval_name( $interval, $start, $week ),
		'date_start' => max( $start->format( MOMENT ), $range['from'] ),
		'date_end'   => min( $end->format( MOMENT ), $range['to'] ),
	);
}

/**
 * Returns the name of an interval: 2026-11-20 13, 2026-11-20, 2026-47, 2026-11, 2026-4, 2026.
 *
 * @param string             $interval Its unit.
 * @param \DateTimeImmutable $start    As interval_start() returns.
 * @param int                $week     The first day of a week.
 * @return string
 */
function interval_name( $interval, $start, $week ) {
	$formats = array(
		'hour'  => 'Y-m-d H',
		'day'   => 'Y-m-d',
		'week'  => 'o-W',
		'month' => 'Y-m',
		'year'  => 'Y',
	);
	if ( 'quarter' === $interval ) {
		return $start->format( 'Y-' ) . (int) ceil( (int) $start->format( 'n' ) / 3 );
	}
	if ( 'week' !== $interval || 1 === $week ) {
		return $start->format( $formats[ $interval ] );
	}
	$second = next_interval( 'week', start_of( $start, 'year', $week ), $week );
	$number = $start < $second ? 1 : intdiv( days_between( $second, $start ), 7 ) + 2;
	return $start->format( 'Y-' ) . sprintf( '%02d', $number );
}
