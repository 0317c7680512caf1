<?php
/**
 * Where the change of a number comes from: parts by a dimension, which sum up to the change with the rest. All arithmetic is
 * in whole millionths, the smallest unit that shops store.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Version of requests and responses. */
const QUERY_VERSION = 1;

/** The most parts by a dimension; others are the rest. */
const MOST_PARTS = 20;

/** Millionths of a whole. */
const UNITS = 1000000;

/** What is asked by if a request names nothing, from the first that a shop knows something of. */
const USUAL_CAUSES = array( 'source_type', 'billing_country', 'payment_method', 'device', 'customer_type', 'product' );

/**
 * Reads a question for the causes of a change.
 *
 * @param \WP_REST_Request $request Its arguments are of the declared types.
 * @return array As read_query(), with `by`: queries by dimension.
 * @throws Query_Refused If it makes no sense.
 */
function read_changes( $request ) {
	$metrics = null === $request['metric'] ? (array) $request['metrics'] : array( $request['metric'] );
	if ( 1 !== count( $metrics ) ) {
		throw new Query_Refused( 'metric', 'Causes need one metric, such as { "metric": "net_revenue" }.' );
	}
	if ( null === $request['compare'] ) {
		throw new Query_Refused( 'compare', 'compare needs two days of the shop, such as { "after": "2026-10-01", "before": "2026-10-31" }.' );
	}
	$asked    = array(
		'metrics'   => $metrics,
		'filters'   => $request['filters'],
		'range'     => $request['range'],
		'compare'   => $request['compare'],
		'date_type' => $request['date_type'],
		'sort'      => null,
		'order'     => 'desc',
		'limit'     => MOST_PARTS,
		'offset'    => 0,
		'interval'  => null,
	);
	$whole    = read_query( array( 'dimensions' => array() ) + $asked );
	$is_named = (bool) $request['dimensions'];
	$by       = array();
	foreach ( $is_named ? $request['dimensions'] : USUAL_CAUSES as $name ) {
		try {
			$query = read_query( array( 'dimensions' => array( $name ) ) + $asked );
			check_sum( $metrics[0], $query );
			$by[ $name ] = $query;
		} catch ( Query_Refused $refused ) {
			if ( $is_named ) {
				throw $refused;
			}
		}
	}
	return compact( 'by', 'is_named' ) + $whole;
}

/**
 * Refuses a metric whose rows do not add up.
 *
 * @param string $metric Its name.
 * @param array  $query  As read_query() returns, by one dimension.
 * @throws Query_Refused If they do not.
 */
function check_sum( $metric, $query ) {
	if ( sums_up( $metric, $query ) ) {
		return;
	}
	$key = $query['dimensions'][0];
	throw new Query_Refused( 'dimensions', "Rows of \"$metric\" by \"$key\" do not add up, so they are no parts of its change." );
}

/**
 * Returns where a change comes from.
 *
 * @param array $asked As read_changes() returns.
 * @return array { version; metric: its name; value, compared, change; by: dimensions with their parts; link; rules; data_as_of }.
 */
function changes_response( $asked ) {
	$name  = $asked['metrics'][0];
	$whole = whole_change( $asked );
	$found = array();
	foreach ( $asked['by'] as $key => $query ) {
		$found[ $key ] = moved_parts( $query );
	}
	if ( ! $asked['is_named'] ) {
		$found = most_telling( $found, $whole );
	}
	$by = array();
	foreach ( $found as $key => $parts ) {
		$by[] = written_parts( $asked['by'][ $key ], $parts, $whole );
	}
	return array(
		'version' => QUERY_VERSION,
		'metric'  => $name,
	) + in_decimals( $whole ) + array(
		'by'         => $by,
		'link'       => link_of( $asked ),
		'rules'      => rules_name(),
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
	);
}

/**
 * Returns a number of both ranges, in millionths.
 *
 * @param array $query As read_query() returns, without dimensions.
 * @return int[] { value, compared, change }.
 */
function whole_change( $query ) {
	$name   = $query['metrics'][0];
	$totals = array();
	foreach ( array( 'range', 'compare' ) as $range ) {
		$totals[] = break_down( $query, $query[ $range ] )['totals'][ $name ];
	}
	return moved( $totals[0], $totals[1] );
}

/**
 * Returns what a number moved by.
 *
 * @param float|int $value    Of the range.
 * @param float|int $compared Of the compared range.
 * @return int[] { value, compared, change }, in millionths.
 */
function moved( $value, $compared ) {
	$value    = (int) round( $value * UNITS );
	$compared = (int) round( $compared * UNITS );
	return array(
		'value'    => $value,
		'compared' => $compared,
		'change'   => $value - $compared,
	);
}

/**
 * Returns numbers as responses have them.
 *
 * @param int[] $units In millionths.
 * @return array
 */
function in_decimals( $units ) {
	foreach ( $units as $name => $unit ) {
		$units[ $name ] = 0 === $unit % UNITS ? intdiv( $unit, UNITS ) : $unit / UNITS;
	}
	return $units;
}

/**
 * Returns the parts of a change by one dimension, the greatest change first.
 *
 * @param array $query As read_query() returns, by one dimension.
 * @return array { parts: { value, compared, change } in millionths by key; found, compared: as break_down() returns }.
 * @throws Query_Refused If there are too many.
 */
function moved_parts( $query ) {
	$name     = $query['metrics'][0];
	$found    = break_down( $query, $query['range'] );
	$compared = break_down( $query, $query['compare'] );
	$parts    = array();
	foreach ( sorted_keys( $query, $found, $compared ) as $id ) {
		$parts[ $id ] = moved(
			isset( $found['rows'][ $id ] ) ? $found['rows'][ $id ][ $name ] : 0,
			isset( $compared['rows'][ $id ] ) ? $compared['rows'][ $id ][ $name ] : 0
		);
	}
	// Equal ones keep the order of their numbers. PHP 7.4 does not.
	$places = array_flip( array_keys( $parts ) );
	uksort(
		$parts,
		function ( $a, $b ) use ( $parts, $places ) {
			$difference = abs( $parts[ $b ]['change'] ) <=> abs( $parts[ $a ]['change'] );
			return $difference ? $difference : $places[ $a ] <=> $places[ $b ];
		}
	);
	return compact( 'parts', 'found', 'compared' );
}

/**
 * Chooses the dimension with the part that moved furthest beyond its share: a part with a tenth of the sales and half of the
 * change tells more than one with half of both.
 *
 * @param array[] $found As moved_parts() returns, by dimension.
 * @param int[]   $whole As whole_change() returns.
 * @return array[] One of them, or none.
 */
function most_telling( $found, $whole ) {
	$direction = $whole['change'] <=> 0;
	$size      = abs( $whole['value'] ) + abs( $whole['compared'] );
	$best      = array();
	$most      = 0.0;
	foreach ( $found as $key => $one ) {
		foreach ( $size && $direction ? $one['parts'] : array() as $part ) {
			$share  = ( abs( $part['value'] ) + abs( $part['compared'] ) ) / $size;
			$beyond = $direction * $part['change'] - $share * abs( $whole['change'] );
			if ( $beyond > $most ) {
				$most = $beyond;
				$best = array( $key => $one );
			}
		}
	}
	return $best ? $best : array_slice( $found, 0, 1, true );
}

/**
 * Returns the parts by a dimension as the response has them. Parts and rest sum up to the change.
 *
 * @param array   $query As read_query() returns, by one dimension.
 * @param array[] $one   As moved_parts() returns.
 * @param int[]   $whole As whole_change() returns.
 * @return array { dimension, label, parts, rest: { change, count }, sums_up }.
 */
function written_parts( $query, $one, $whole ) {
	$key    = $query['dimensions'][0];
	$moving = array_filter( $one['parts'], __NAMESPACE__ . '\has_moved' );
	$shown  = array_slice( $moving, 0, MOST_PARTS, true );
	$ids    = array_map( 'strval', array_keys( $shown ) );
	$values = array_column( values_of_rows( $ids, $query, $one['found'], $one['compared'] ), 0 );
	$names  = value_names( $key, array_values( array_filter( $values, 'is_string' ) ) );
	$parts  = array();
	foreach ( array_values( $shown ) as $place => $part ) {
		$value   = $values[ $place ];
		$parts[] = array(
			'key'   => $value,
			'label' => null !== $value && isset( $names[ $value ] ) ? $names[ $value ] : $value,
		) + in_decimals( $part ) + array( 'link' => link_of_part( $query, $key, $value ) );
	}
	return array(
		'dimension' => $key,
		'label'     => declared_text( query_dimensions()[ $key ]['label'] ),
		'parts'     => $parts,
		'rest'      => in_decimals( array( 'change' => $whole['change'] - array_sum( array_column( $shown, 'change' ) ) ) ) + array(
			'count' => count( $moving ) - count( $shown ),
		),
		'sums_up'   => true,
	);
}

/**
 * Checks whether a part has changed.
 *
 * @param int[] $part As moved() returns.
 * @return bool
 */
function has_moved( $part ) {
	return 0 !== $part['change'];
}

/**
 * Returns the screen that shows a part alone.
 *
 * @param array       $query As read_query() returns.
 * @param string      $key   Of a dimension.
 * @param string|null $value Of the part; null for unknown.
 * @return string|null Nothing where the query already filters by it.
 */
function link_of_part( $query, $key, $value ) {
	$query['dimensions'] = array();
	$query['filters'][]  = array(
		'dimension'  => $key,
		'is'         => null === $value ? null : array( $value ),
		'is_not'     => null,
		'is_unknown' => null === $value ? true : null,
	);
	return link_of( $query );
}
