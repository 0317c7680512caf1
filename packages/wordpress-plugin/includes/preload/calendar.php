<?php
/**
 * Arithmetic with days. A day is its midnight in UTC, so that clock changes do not matter.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The units that consist of months; the others are 'day' and 'week'. */
const MONTHS = array(
	'month'   => 1,
	'quarter' => 3,
	'year'    => 12,
);

/**
 * Parses a day.
 *
 * @param string $text YYYY-MM-DD.
 * @return \DateTimeImmutable|null Nothing for other texts and for days that no calendar has.
 */
function day_of( $text ) {
	if ( ! preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) ) {
		return null;
	}
	$day = ( new \DateTimeImmutable( '2000-01-01', new \DateTimeZone( 'UTC' ) ) )->setDate( (int) $parts[1], (int) $parts[2], (int) $parts[3] );
	return $day->format( 'Y-m-d' ) === $text ? $day : null;
}

/**
 * Returns the current day in a time zone.
 *
 * @param int    $time Unix time.
 * @param string $zone A name, or an offset such as +05:30.
 * @return string YYYY-MM-DD.
 */
function day_in_zone( $time, $zone ) {
	return ( new \DateTimeImmutable( "@$time" ) )->setTimezone( new \DateTimeZone( $zone ) )->format( 'Y-m-d' );
}

/**
 * Returns the day a number of days later.
 *
 * @param \DateTimeImmutable $day  Any day.
 * @param int                $days How many; fewer than none for earlier ones.
 * @return \DateTimeImmutable
 */
function days_later( $day, $days ) {
	return $day->modify( sprintf( '%+d days', $days ) );
}

/**
 * Counts the days between two days.
 *
 * @param \DateTimeImmutable $first The earlier one.
 * @param \DateTimeImmutable $last  The later one.
 * @return int
 */
function days_between( $first, $last ) {
	return $first->diff( $last )->days;
}

/**
 * Returns the first day of the unit that contains a day.
 *
 * @param \DateTimeImmutable $day        Any day.
 * @param string             $unit       'day', 'week' or a key of MONTHS.
 * @param int                $week_start The first day of a week.
 * @return \DateTimeImmutable
 */
function start_of( $day, $unit, $week_start ) {
	if ( 'day' === $unit ) {
		return $day;
	}
	if ( 'week' === $unit ) {
		$into_week = ( (int) $day->format( 'w' ) - $week_start + 7 ) % 7;
		return days_later( $day, -$into_week );
	}
	$month = (int) $day->format( 'n' );
	return $day->setDate( (int) $day->format( 'Y' ), $month - ( $month - 1 ) % MONTHS[ $unit ], 1 );
}

/**
 * Returns the last day of a unit.
 *
 * @param \DateTimeImmutable $first Its first day.
 * @param string             $unit  'day', 'week' or a key of MONTHS.
 * @return \DateTimeImmutable
 */
function last_of( $first, $unit ) {
	if ( isset( MONTHS[ $unit ] ) ) {
		return days_later( months_before( $first, -MONTHS[ $unit ] ), -1 );
	}
	return 'week' === $unit ? days_later( $first, 6 ) : $first;
}

/**
 * Returns the same day one unit earlier.
 *
 * @param \DateTimeImmutable $day  Any day.
 * @param string             $unit 'day', 'week' or a key of MONTHS.
 * @return \DateTimeImmutable
 */
function unit_before( $day, $unit ) {
	return isset( MONTHS[ $unit ] ) ? months_before( $day, MONTHS[ $unit ] ) : days_later( $day, 'week' === $unit ? -7 : -1 );
}

/**
 * Returns the same day of an earlier month, or that month's last day if it is shorter.
 *
 * @param \DateTimeImmutable $day    Any day.
 * @param int                $months How many.
 * @return \DateTimeImmutable
 */
function months_before( $day, $months ) {
	$first = $day->setDate( (int) $day->format( 'Y' ), (int) $day->format( 'n' ) - $months, 1 );
	return days_later( $first, min( (int) $day->format( 'j' ), (int) $first->format( 't' ) ) - 1 );
}
