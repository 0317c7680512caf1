<?php
/**
 * Reads the date ranges of an address as the app does. The build writes presets and intervals from
 * packages/date; this file counts the days, and tests compare them with the app's.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the two ranges of an address, and their interval.
 *
 * @param array  $query         The address's parameters: texts by name.
 * @param string $default_range The shop's default range, such as period=month&compare=previous_year.
 * @param array  $calendar      The shop's { today: YYYY-MM-DD, week_start: first day of a week, 0 is Sunday, fiscal_year_start: month,
 *                              first_order_day: YYYY-MM-DD or '' }.
 * @return array { primary: [first day, last day], secondary: the same or null where nothing is compared, interval }
 */
function period_of( $query, $default_range, $calendar ) {
	$asked    = period_params( $query, $default_range );
	$built_in = built( 'date-rules' )['defaultRange'];
	$ranges   = null;
	foreach ( array( $asked, period_params( array(), $default_range ), period_params( array(), $built_in ) ) as $params ) {
		$ranges = $ranges ? $ranges : compared_ranges( $params, $calendar );
	}
	$allowed  = allowed_intervals( $asked['period'], $ranges[0], $ranges[1] );
	$interval = isset( $query['interval'] ) ? $query['interval'] : '';
	$days     = array_map(
		function ( $day ) {
			return $day->format( 'Y-m-d' );
		},
		$ranges
	);
	return array(
		'primary'   => array( $days[0], $days[1] ),
		'secondary' => 'none' === comparison( $asked ) ? null : array( $days[2], $days[3] ),
		'interval'  => in_array( $interval, $allowed, true ) ? $interval : $allowed[0],
	);
}

/**
 * Returns period, comparison and ends from the address, or all from the default when the address
 * lacks one of the first two.
 *
 * @param array  $query         The address's parameters.
 * @param string $default_range The shop's default range.
 * @return string[] By name; '' for what is not there.
 */
function period_params( $query, $default_range ) {
	if ( empty_text( $query, 'period' ) || empty_text( $query, 'compare' ) ) {
		parse_str( str_replace( '&amp;', '&', $default_range ), $query );
		// WooCommerce's parameters contain similar ranges of its own instead of ours.
		$query['period']  = isset( $query['sa_period'] ) ? $query['sa_period'] : ( isset( $query['period'] ) ? $query['period'] : '' );
		$query['compare'] = isset( $query['sa_compare'] ) ? $query['sa_compare'] : ( isset( $query['compare'] ) ? $query['compare'] : '' );
	}
	$params = array();
	foreach ( array( 'period', 'compare', 'after', 'before', 'compare_after', 'compare_before' ) as $name ) {
		$params[ $name ] = empty_text( $query, $name ) ? '' : $query[ $name ];
	}
	return $params;
}

/**
 * Checks whether a parameter has no text. Not empty(), which treats '0' as nothing.
 *
 * @param array  $query Parameters.
 * @param string $name  One of them.
 * @return bool
 */
function empty_text( $query, $name ) {
	return ! isset( $query[ $name ] ) || ! is_string( $query[ $name ] ) || '' === $query[ $name ];
}

/**
 * Returns first and last day of a period and of the compared period.
 *
 * @param string[] $params         As period_params() returns.
 * @param array    $calendar       As period_of() takes it.
 * @param bool     $is_year_before What it is compared with, the year or the period before.
 * @return \DateTimeImmutable[]|null Four days; nothing for a period that nobody knows and for ends that are no days.
 */
function ranges_of( $params, $calendar, $is_year_before ) {
	$today      = day_of( $calendar['today'] );
	$week_start = $calendar['week_start'];
	if ( 'custom' === $params['period'] ) {
		$after  = day_of( $params['after'] );
		$before = day_of( $params['before'] );
		return $after && $before ? custom_ranges( min( $after, $before ), max( $after, $before ), $is_year_before ) : null;
	}
	$preset = preset( $params['period'] );
	if ( ! $preset ) {
		return further_ranges( $params['period'], $calendar, $is_year_before );
	}
	$unit  = $preset['unit'];
	$first = start_of( $today, $unit, $week_start );
	return $preset['whole']
		? whole_ranges( unit_before( $first, $unit ), $unit, $is_year_before )
		: ranges_to_date( $first, $today, $unit, $is_year_before );
}

/**
 * Returns custom days, and as many just before them or the same dates a year earlier.
 *
 * @param \DateTimeImmutable $after          The first.
 * @param \DateTimeImmutable $before         The last.
 * @param bool               $is_year_before What they are compared with.
 * @return \DateTimeImmutable[]
 */
function custom_ranges( $after, $before, $is_year_before ) {
	return $is_year_before
		? array( $after, $before, months_before( $after, 12 ), months_before( $before, 12 ) )
		: array_merge( array( $after, $before ), same_days_before( $after, $before ) );
}

/**
 * Returns the unit of today until today, and the compared period.
 *
 * @param \DateTimeImmutable $first          The unit's first day.
 * @param \DateTimeImmutable $today          The last day.
 * @param string             $unit           Of a preset.
 * @param bool               $is_year_before What it is compared with.
 * @return \DateTimeImmutable[]
 */
function ranges_to_date( $first, $today, $unit, $is_year_before ) {
	if ( ! $is_year_before ) {
		return array( $first, $today, unit_before( $first, $unit ), unit_before( $today, $unit ) );
	}
	$then = months_before( $first, 12 );
	return array( $first, $today, $then, days_later( $then, days_between( $first, $today ) ) );
}

/**
 * Returns the whole unit before today's, and the compared period.
 *
 * @param \DateTimeImmutable $first          Its first day.
 * @param string             $unit           Of a preset.
 * @param bool               $is_year_before What it is compared with.
 * @return \DateTimeImmutable[]
 */
function whole_ranges( $first, $unit, $is_year_before ) {
	$last = last_of( $first, $unit );
	if ( ! $is_year_before && 'year' !== $unit ) {
		return array_merge( array( $first, $last ), same_days_before( $first, $last ) );
	}
	$then = months_before( $first, 12 );
	return array( $first, $last, $then, 'week' === $unit ? months_before( $last, 12 ) : last_of( $then, $unit ) );
}

/**
 * Returns as many days just before a range.
 *
 * @param \DateTimeImmutable $first Of the range.
 * @param \DateTimeImmutable $last  Of the range.
 * @return \DateTimeImmutable[] First and last.
 */
function same_days_before( $first, $last ) {
	$end = days_later( $first, -1 );
	return array( days_later( $end, -days_between( $first, $last ) ), $end );
}

/**
 * Returns the definition of a preset.
 *
 * @param string $period Such as last_week.
 * @return array|null { unit, whole: whether it is the one before the current, intervals }; nothing for other texts.
 */
function preset( $period ) {
	$presets = built( 'date-rules' )['presets'];
	return isset( $presets[ $period ] ) ? $presets[ $period ] : null;
}

/**
 * Returns the intervals of the requested period.
 *
 * @param string             $period As asked, even where the ranges had to fall back.
 * @param \DateTimeImmutable $first  The first day.
 * @param \DateTimeImmutable $last   The last day.
 * @return string[]
 */
function allowed_intervals( $period, $first, $last ) {
	$is_fiscal_year = in_array( $period, array( 'fiscal_year', 'last_fiscal_year' ), true );
	$preset         = preset( $is_fiscal_year ? 'year' : $period );
	if ( $preset ) {
		return $preset['intervals'];
	}
	$is_further = 'all' === $period || rolling( $period );
	if ( 'custom' !== $period && ! $is_further ) {
		return array( 'day' );
	}
	$days = days_between( $first, $last );
	foreach ( built( 'date-rules' )[ $is_further ? 'ownIntervalsByDays' : 'intervalsByDays' ] as $rule ) {
		if ( $days >= $rule['days'] ) {
			return $rule['intervals'];
		}
	}
	return array( 'day' );
}
