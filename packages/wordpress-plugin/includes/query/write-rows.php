<?php
/**
 * Sorts, names and writes the rows of a query.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most rows that one query sorts and names. */
const MOST_ROWS = 200000;

/**
 * Returns the keys of all rows in the requested order; rows of the compared range alone have zeros.
 *
 * @param array      $query    As read_query() returns.
 * @param array      $found    As break_down() returns.
 * @param array|null $compared The same of the compared range.
 * @return string[] Keys of rows.
 */
function sorted_keys( $query, $found, $compared ) {
	$ids       = array_map( 'strval', array_keys( $found['rows'] + ( $compared ? $compared['rows'] : array() ) ) );
	$direction = 'asc' === $query['order'] ? 1 : -1;
	$at        = array_search( $query['sort'], $query['dimensions'], true );
	$compare   = text_comparison();
	$number_of = function ( $id ) use ( $found, $query ) {
		return isset( $found['rows'][ $id ] ) ? $found['rows'][ $id ][ $query['sort'] ] : 0;
	};
	$place_of  = function ( $id ) use ( $at, $query ) {
		$value = explode( KEY_SEPARATOR, $id )[ $at ];
		return 'weekday' === $query['sort'] && '' !== $value ? week_place( (int) $value, (int) get_option( 'start_of_week', 1 ) ) : $value;
	};
	usort(
		$ids,
		function ( $a, $b ) use ( $direction, $at, $compare, $number_of, $place_of ) {
			$difference = false === $at
				? $number_of( $a ) <=> $number_of( $b )
				: $compare( $place_of( $a ), $place_of( $b ) );
			return $difference ? $direction * $difference : $compare( str_replace( KEY_SEPARATOR, "\n", $a ), str_replace( KEY_SEPARATOR, "\n", $b ) );
		}
	);
	return $ids;
}

/**
 * Returns how many days a day of the week is after the first one of the shop's week.
 *
 * @param int $day        1 (Monday) to 7.
 * @param int $week_start 0 (Sunday) to 6.
 * @return string
 */
function week_place( $day, $week_start ) {
	return (string) ( ( $day + 7 - $week_start ) % 7 );
}

/**
 * Returns a comparison of texts as people sort them, with numbers by their value.
 *
 * @return callable
 */
function text_comparison() {
	if ( class_exists( '\Collator' ) ) {
		$collator = new \Collator( 'en' );
		$collator->setAttribute( \Collator::NUMERIC_COLLATION, \Collator::ON );
		return array( $collator, 'compare' );
	}
	return 'strnatcasecmp';
}

/**
 * Returns rows as in the response.
 *
 * @param string[]   $ids      Keys of rows, in order.
 * @param array      $query    As read_query() returns.
 * @param array      $found    As break_down() returns.
 * @param array|null $compared The same of the compared range.
 * @return array[]
 */
function written_rows( $ids, $query, $found, $compared ) {
	$zeros  = complete_numbers( $query['metrics'], array() );
	$values = values_of_rows( $ids, $query, $found, $compared );
	$names  = array();
	foreach ( $query['dimensions'] as $index => $key ) {
		$spelled       = array_values( array_unique( array_filter( array_column( $values, $index ), 'is_string' ) ) );
		$names[ $key ] = $spelled ? value_names( $key, $spelled ) : array();
	}
	$rows = array();
	foreach ( $ids as $place => $id ) {
		$row   = array();
		$label = array();
		foreach ( $query['dimensions'] as $index => $key ) {
			$value       = $values[ $place ][ $index ];
			$row[ $key ] = $value;
			if ( null !== $value && isset( $names[ $key ][ $value ] ) ) {
				$label[ $key ] = $names[ $key ][ $value ];
			}
		}
		$numbers = isset( $found['rows'][ $id ] ) ? $found['rows'][ $id ] : $zeros;
		$row    += array( 'label' => (object) $label ) + $numbers + array( 'share' => (object) shares_of( $numbers, $query, $found['totals'] ) );
		if ( $compared ) {
			$row['compared'] = isset( $compared['rows'][ $id ] ) ? $compared['rows'][ $id ] : $zeros;
		}
		$rows[] = $row;
	}
	return $rows;
}

/**
 * Returns the values of rows as the shop spells them.
 *
 * @param string[]   $ids      Keys of rows.
 * @param array      $query    As read_query() returns.
 * @param array      $found    As break_down() returns.
 * @param array|null $compared The same of the compared range.
 * @return array[] Values in the order of dimensions; null for unknown ones.
 */
function values_of_rows( $ids, $query, $found, $compared ) {
	$values = array();
	foreach ( $ids as $id ) {
		$row = array();
		foreach ( explode( KEY_SEPARATOR, $id ) as $index => $folded ) {
			$key     = $query['dimensions'][ $index ];
			$spelled = $folded;
			foreach ( array( $compared, $found ) as $one ) {
				$spelled = isset( $one['spellings'][ $key ][ $folded ] ) ? $one['spellings'][ $key ][ $folded ] : $spelled;
			}
			$row[] = '' === $spelled ? null : (string) $spelled;
		}
		$values[] = $row;
	}
	return $values;
}

/**
 * Returns the parts of the total, 0.25 for a quarter, of metrics that add up to it.
 *
 * @param array $numbers Of a row.
 * @param array $query   As read_query() returns.
 * @param array $totals  By metric.
 * @return array By metric.
 */
function shares_of( $numbers, $query, $totals ) {
	$shares = array();
	foreach ( $query['metrics'] as $name ) {
		if ( sums_up( $name, $query ) && 0.0 !== (float) $totals[ $name ] ) {
			$shares[ $name ] = $numbers[ $name ] / $totals[ $name ];
		}
	}
	return $shares;
}

/**
 * Checks whether the rows of a metric add up to the total. Orders are parted by what they say of themselves, lines by
 * their product, taxes by their rate. An order can be in several rows of coupons, but each use of a coupon is in one.
 *
 * @param string $name  Of a metric.
 * @param array  $query As read_query() returns.
 * @return bool
 */
function sums_up( $name, $query ) {
	$declared = query_dimensions();
	foreach ( $query['dimensions'] as $key ) {
		if ( $declared[ $key ]['multiple'] ) {
			return 'coupon line' === $query['grain'] && 'coupons' === $name;
		}
	}
	return in_array( $query['grain'], query_metrics()[ $name ]['sums_in'], true );
}
