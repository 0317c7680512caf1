<?php
/**
 * Ranges and comparisons beyond WooCommerce's, as packages/date/src/ranges has them.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the comparison of an address. An unknown text means the previous year, and so does custom
 * without both ends.
 *
 * @param string[] $params As period_params() returns.
 * @return string
 */
function comparison( $params ) {
	$compare = $params['compare'];
	if ( 'custom' === $compare && ! ( day_of( $params['compare_after'] ) && day_of( $params['compare_before'] ) ) ) {
		return 'previous_year';
	}
	return in_array( $compare, built( 'date-rules' )['comparisons'], true ) ? $compare : 'previous_year';
}

/**
 * Returns first and last day of a period and of the compared period.
 *
 * @param string[] $params   As period_params() returns.
 * @param array    $calendar As period_of() takes it.
 * @return \DateTimeImmutable[]|null As ranges_of() gives them.
 */
function compared_ranges( $params, $calendar ) {
	$comparison = comparison( $params );
	$ranges     = ranges_of( $params, $calendar, 'previous_period' !== $comparison );
	if ( ! $ranges ) {
		return null;
	}
	list( $first, $last ) = $ranges;
	if ( 'custom' === $comparison ) {
		$days = array( day_of( $params['compare_after'] ), day_of( $params['compare_before'] ) );
		return array( $first, $last, min( $days ), max( $days ) );
	}
	if ( 'same_weekdays' === $comparison || 'same_weekdays_last_year' === $comparison ) {
		$weeks = 'same_weekdays' === $comparison ? weeks_holding( days_between( $first, $last ) + 1 ) : 52;
		return array( $first, $last, days_later( $first, -7 * $weeks ), days_later( $last, -7 * $weeks ) );
	}
	return $ranges;
}

/**
 * Returns the last second of the compared days that counts. Today is not over, so of the day that it
 * is compared with only the part until the end of this quarter of an hour counts.
 *
 * @param string[] $params As period_params() returns.
 * @param int      $now    Seconds since 1970.
 * @param string   $zone   The shop's.
 * @return string HH:MM:SS
 */
function compared_until( $params, $now, $zone ) {
	if ( 'today' !== $params['period'] || 'custom' === comparison( $params ) ) {
		return '23:59:59';
	}
	$time = ( new \DateTimeImmutable( "@$now" ) )->setTimezone( new \DateTimeZone( $zone ) );
	$last = ( intdiv( 60 * (int) $time->format( 'G' ) + (int) $time->format( 'i' ), 15 ) + 1 ) * 15 - 1;
	return sprintf( '%02d:%02d:59', intdiv( $last, 60 ), $last % 60 );
}

/**
 * Returns how many weeks a range moves back to meet its weekdays before itself.
 *
 * @param int $days How many it has.
 * @return int
 */
function weeks_holding( $days ) {
	$years = (int) ceil( $days / 366 );
	return $years > 1 ? $years * 52 : min( 52, (int) ceil( $days / 7 ) );
}

/**
 * Parses a rolling range.
 *
 * @param string $period Such as last_45_days.
 * @return array|null { count, unit: 'day', 'week' or 'month' }; nothing for other texts.
 */
function rolling( $period ) {
	$rules = built( 'date-rules' )['rolling'];
	if ( ! preg_match( '/^last_([1-9]\d*)_([a-z]+)$/D', $period, $parts ) || ! isset( $rules['units'][ $parts[2] ] ) || $parts[1] > $rules['most'] ) {
		return null;
	}
	return array(
		'count' => (int) $parts[1],
		'unit'  => $rules['units'][ $parts[2] ],
	);
}

/**
 * Returns first and last day of one of our own periods, and of the compared period.
 *
 * @param string $period         Of the address.
 * @param array  $calendar       As period_of() takes it.
 * @param bool   $is_year_before What it is compared with, the year or the period before.
 * @return \DateTimeImmutable[]|null Four days; nothing for a period that we do not know either.
 */
function further_ranges( $period, $calendar, $is_year_before ) {
	$today = day_of( $calendar['today'] );
	if ( 'all' === $period ) {
		$first = day_of( $calendar['first_order_day'] );
		return custom_ranges( $first && $first < $today ? $first : $today, $today, $is_year_before );
	}
	if ( 'fiscal_year' === $period || 'last_fiscal_year' === $period ) {
		$current = start_of_fiscal_year( $today, $calendar['fiscal_year_start'] );
		if ( 'fiscal_year' === $period ) {
			return ranges_to_date( $current, $today, 'year', $is_year_before );
		}
		$first = months_before( $current, 12 );
		return array( $first, days_later( $current, -1 ), months_before( $first, 12 ), days_later( $first, -1 ) );
	}
	$rolling = rolling( $period );
	return $rolling ? rolling_ranges( $rolling, start_of( $today, $rolling['unit'], $calendar['week_start'] ), $is_year_before ) : null;
}

/**
 * Returns the first day of the fiscal year that contains a day.
 *
 * @param \DateTimeImmutable $day         Any day.
 * @param int                $start_month The month that years begin with.
 * @return \DateTimeImmutable
 */
function start_of_fiscal_year( $day, $start_month ) {
	$months_into = ( (int) $day->format( 'n' ) - $start_month + 12 ) % 12;
	return months_before( start_of( $day, 'month', 0 ), $months_into );
}

/**
 * Returns whole days, weeks or months before the current one, and as many before these or the same
 * dates a year earlier.
 *
 * @param array              $rolling        As rolling() returns.
 * @param \DateTimeImmutable $current        The first day of the current unit.
 * @param bool               $is_year_before What they are compared with.
 * @return \DateTimeImmutable[]
 */
function rolling_ranges( $rolling, $current, $is_year_before ) {
	$first = units_before( $current, $rolling );
	$last  = days_later( $current, -1 );
	if ( ! $is_year_before ) {
		return array( $first, $last, units_before( $first, $rolling ), days_later( $first, -1 ) );
	}
	$then = months_before( 'month' === $rolling['unit'] ? $current : $last, 12 );
	return array( $first, $last, months_before( $first, 12 ), 'month' === $rolling['unit'] ? days_later( $then, -1 ) : $then );
}

/**
 * Returns a first day a number of units earlier.
 *
 * @param \DateTimeImmutable $first   Of a unit.
 * @param array              $rolling As rolling() returns.
 * @return \DateTimeImmutable
 */
function units_before( $first, $rolling ) {
	if ( 'month' === $rolling['unit'] ) {
		return months_before( $first, $rolling['count'] );
	}
	return days_later( $first, -$rolling['count'] * ( 'week' === $rolling['unit'] ? 7 : 1 ) );
}
