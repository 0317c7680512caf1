<?php
/**
 * What words stand for in commands and abilities: names of the query, and days of the shop. The words come from the declarations, and the
 * arithmetic is that of packages/rest-api/src/contract/ranges.ts.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the name in queries for a word.
 *
 * @param string $word Such as net-sales.
 * @param string $kind metric_words or dimension_words.
 * @return string
 */
function name_for( $word, $kind ) {
	$words = agent_declarations()['commands'][ $kind ];
	$name  = str_replace( '-', '_', strtolower( trim( $word ) ) );
	return isset( $words[ $name ] ) ? $words[ $name ] : trim( $word );
}

/**
 * Returns the days of a named range, or of two days with `..` between them.
 *
 * @param string $text Such as last_month or 2026-10-01..2026-10-31.
 * @return string[]|null { after, before }; null for another text.
 */
function range_of( $text ) {
	$words = agent_declarations()['commands']['ranges'];
	if ( isset( $words[ $text ] ) ) {
		$word  = $words[ $text ];
		$today = shop_today();
		$end   = days_later( unit_start( $word['unit'], $word['last'] + 1 ), -1 );
		return day_range( unit_start( $word['unit'], $word['first'] ), min( $end, $today ) );
	}
	$days = explode( '..', $text );
	if ( 2 !== count( $days ) || ! day_of( $days[0] ) || ! day_of( $days[1] ) || $days[0] > $days[1] ) {
		return null;
	}
	return array(
		'after'  => $days[0],
		'before' => $days[1],
	);
}

/**
 * Returns the days that a range is compared with.
 *
 * @param string $text  previous_period, previous_year, or two days.
 * @param string $range As range_of() takes.
 * @return string[]|null { after, before }; null for another text.
 */
function compared_range( $text, $range ) {
	$declared = agent_declarations()['commands'];
	$own      = range_of( $range );
	if ( ! $own || ! in_array( $text, $declared['compares'], true ) ) {
		return isset( $declared['ranges'][ $text ] ) ? null : range_of( $text );
	}
	$after  = day_of( $own['after'] );
	$before = day_of( $own['before'] );
	if ( 'previous_year' === $text ) {
		return day_range( months_before( $after, 12 ), months_before( $before, 12 ) );
	}
	$length = days_between( $after, $before );
	$word   = isset( $declared['ranges'][ $range ] ) ? $declared['ranges'][ $range ] : array( 'unit' => 'day' );
	if ( 'day' === $word['unit'] ) {
		$last = days_later( $after, -1 );
		return day_range( days_later( $last, -$length ), $last );
	}
	$first = unit_start( $word['unit'], $word['first'] - 1 );
	$last  = days_later( unit_start( $word['unit'], $word['last'] ), -1 );
	return day_range( $first, $word['last'] < 0 ? $last : min( $last, days_later( $first, $length ) ) );
}

/**
 * Returns the first day of a unit, counted from the one that contains today.
 *
 * @param string $unit   'day', 'week', 'month', 'quarter' or 'year'.
 * @param int    $offset 0 is the current one, -1 the one before.
 * @return \DateTimeImmutable
 */
function unit_start( $unit, $offset ) {
	$start = start_of( shop_today(), $unit, (int) get_option( 'start_of_week', 1 ) );
	return isset( MONTHS[ $unit ] ) ? months_before( $start, -$offset * MONTHS[ $unit ] ) : days_later( $start, $offset * ( 'week' === $unit ? 7 : 1 ) );
}

/**
 * Returns the shop's current day.
 *
 * @return \DateTimeImmutable
 */
function shop_today() {
	return day_of( day_in_zone( time(), shop_zone() ) );
}

/**
 * Returns a range as queries have it.
 *
 * @param \DateTimeImmutable $first Its first day.
 * @param \DateTimeImmutable $last  Its last day.
 * @return string[] { after, before }.
 */
function day_range( $first, $last ) {
	return array(
		'after'  => $first->format( 'Y-m-d' ),
		'before' => $last->format( 'Y-m-d' ),
	);
}

/**
 * Returns the sentence about a text that is no range.
 *
 * @param string   $kind  What it should be.
 * @param string   $text  The text.
 * @param string[] $known Names that there are.
 * @return string
 */
function no_range( $kind, $text, $known ) {
	return "There is no $kind \"$text\". There are: " . implode( ', ', $known ) . ', or two days such as 2026-10-01..2026-10-31.';
}
