<?php
/**
 * Where the change of a number comes from: parts by a dimension, which sum up to the change with the rest. All arithmetic is
 * in whole smallest units, such as cents. The rules are those of the store server (packages/store-server/src/rest/query).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Goods are also sold by weight and length. */
const PIECE_DECIMALS = 6;

/**
 * Reads a question for the causes of a change.
 *
 * @param \WP_REST_Request $request Its arguments are of the declared types.
 * @return array As read_query(), of the whole change, with `by`: queries by dimension, and `is_named`: whether the request names the dimensions.
 * @throws Query_Refused If it makes no sense.
 */
function read_changes( $request ) {
	check_body( $request, change_arguments() );
	$asked    = array(
		'metrics'   => array( metric_of_change( $request ) ),
		'filters'   => $request['filters'],
		'range'     => $request['range'],
		'compare'   => $request['compare'],
		'date_type' => $request['date_type'],
		'sort'      => null,
		'order'     => 'desc',
		'limit'     => 1,
		'offset'    => 0,
		'interval'  => null,
	);
	$is_named = (bool) $request['dimensions'];
	$whole    = read_query( array( 'dimensions' => $request['dimensions'] ) + $asked );
	$by       = array();
	foreach ( $is_named ? $whole['dimensions'] : possible_causes( $whole ) as $key ) {
		$by[ $key ] = $is_named ? array( 'dimensions' => array( $key ) ) + $whole : read_query( array( 'dimensions' => array( $key ) ) + $asked );
	}
	return compact( 'by', 'is_named' ) + $whole;
}

/**
 * Returns the metric whose change is asked for.
 *
 * @param \WP_REST_Request $request As change_arguments() says.
 * @return string
 * @throws Query_Refused If there is not one, or one without parts.
 */
function metric_of_change( $request ) {
	$names = array_merge( null === $request['metric'] ? array() : array( $request['metric'] ), (array) $request['metrics'] );
	if ( 1 !== count( $names ) ) {
		refuse( 'metric', 'Name one metric, such as { "metric": "net_revenue" }.' );
	}
	$known = query_metrics();
	if ( ! isset( $known[ $names[0] ] ) ) {
		refuse_unknown( 'metrics', 'metric', $names[0], array_keys( $known ) );
	}
	if ( ! sums_by_order( $known[ $names[0] ] ) ) {
		$summed = array_keys( array_filter( $known, __NAMESPACE__ . '\sums_by_order' ) );
		refuse( 'metric', "The change of \"$names[0]\" has no parts: rows of it do not add up. Ask for " . implode( ', ', $summed ) . '.' );
	}
	return $names[0];
}

/**
 * Returns the dimensions that can split a change if the request names none.
 *
 * @param array $whole As read_query() returns, without dimensions.
 * @return string[]
 */
function possible_causes( $whole ) {
	$known    = query_dimensions();
	$not_in   = query_metrics()[ $whole['metrics'][0] ]['not_in'];
	$possible = array();
	foreach ( query_declarations()['changes']['dimensions'] as $key ) {
		$grain = isset( $known[ $key ] ) ? $known[ $key ]['grain'] : '';
		$fits  = 'order' === $whole['grain'] || 'order' === $grain || $grain === $whole['grain'];
		if ( '' !== $grain && $fits && ! in_array( $grain, $not_in, true ) ) {
			$possible[] = $key;
		}
	}
	return $possible;
}

/**
 * Returns where a change comes from.
 *
 * @param array $asked As read_changes() returns.
 * @return array { version; metric: its name; value, compared, change; by: dimensions with their parts; link; rules; data_as_of; currency }.
 */
function changes_response( $asked ) {
	$scale  = scale_of( $asked['metrics'][0] );
	$whole  = whole_change( $asked, $scale );
	$splits = array();
	foreach ( $asked['by'] as $key => $query ) {
		$splits[ $key ] = moved_parts( with_filed_values( $query ), $scale );
	}
	if ( ! $asked['is_named'] ) {
		$splits = most_surprising( $splits, $whole );
	}
	$by = array();
	foreach ( $splits as $key => $split ) {
		$by[] = written_split( $asked['by'][ $key ], $split, $whole, $scale ) + array(
			'sums_up' => $asked['by'][ $key ]['grain'] === $asked['grain'] && sums_up( $asked['metrics'][0], $asked['by'][ $key ] ),
		);
	}
	return array(
		'version' => query_declarations()['version'],
		'metric'  => $asked['metrics'][0],
	) + in_decimals( $whole, $scale ) + array(
		'by'         => $by,
		'link'       => link_of( array( 'dimensions' => array_slice( $asked['dimensions'], 0, 1 ) ) + $asked, $asked['compare'] ),
		'rules'      => rules_name(),
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
		'currency'   => shop_currency(),
	);
}

/**
 * Returns the smallest units in one.
 *
 * @param string $name Of a metric.
 * @return int 100 for an amount in dollars.
 */
function scale_of( $name ) {
	$is_amount = 'amount' === query_metrics()[ $name ]['unit'];
	return (int) pow( 10, $is_amount ? max( 0, (int) get_option( 'woocommerce_price_num_decimals', 2 ) ) : PIECE_DECIMALS );
}

/**
 * Returns a number of both ranges, in smallest units.
 *
 * @param array $query As read_query() returns.
 * @param int   $scale Units in one.
 * @return int[] { value, compared, change }.
 */
function whole_change( $query, $scale ) {
	$query  = with_filed_values( array( 'dimensions' => array() ) + $query );
	$totals = array();
	foreach ( array( 'range', 'compare' ) as $range ) {
		$totals[] = break_down( $query, $query[ $range ] )['totals'][ $query['metrics'][0] ];
	}
	return moved( $totals[0], $totals[1], $scale );
}

/**
 * Returns what a number moved by.
 *
 * @param float|int $value    Of the range.
 * @param float|int $compared Of the compared range.
 * @param int       $scale    Units in one.
 * @return int[] { value, compared, change }, in smallest units.
 */
function moved( $value, $compared, $scale ) {
	$value    = (int) round( $value * $scale );
	$compared = (int) round( $compared * $scale );
	return array(
		'value'    => $value,
		'compared' => $compared,
		'change'   => $value - $compared,
	);
}

/**
 * Returns numbers as responses have them.
 *
 * @param int[] $units In smallest units.
 * @param int   $scale Units in one.
 * @return array
 */
function in_decimals( $units, $scale ) {
	foreach ( $units as $name => $unit ) {
		$units[ $name ] = $unit / $scale;
	}
	return $units;
}

/**
 * Returns the parts of a change by one dimension, the greatest change first.
 *
 * @param array $query As with_filed_values() returns, by one dimension.
 * @param int   $scale Units in one.
 * @return array { parts: { value, compared, change } in smallest units by key; found, compared: as break_down() returns }.
 */
function moved_parts( $query, $scale ) {
	$name     = $query['metrics'][0];
	$found    = break_down( $query, $query['range'] );
	$compared = break_down( $query, $query['compare'] );
	$parts    = array();
	foreach ( array_keys( $found['rows'] + $compared['rows'] ) as $id ) {
		$parts[ $id ] = moved(
			isset( $found['rows'][ $id ] ) ? $found['rows'][ $id ][ $name ] : 0,
			isset( $compared['rows'][ $id ] ) ? $compared['rows'][ $id ][ $name ] : 0,
			$scale
		);
	}
	$compare = text_comparison();
	uksort(
		$parts,
		function ( $a, $b ) use ( $parts, $compare ) {
			$difference = abs( $parts[ $b ]['change'] ) <=> abs( $parts[ $a ]['change'] );
			return $difference ? $difference : $compare( (string) $a, (string) $b );
		}
	);
	return compact( 'parts', 'found', 'compared' );
}

/**
 * Chooses the dimensions with a part that moved furthest from its share: a part that only shares in a change of everything
 * explains nothing, however great it is.
 *
 * @param array[] $splits As moved_parts() returns, by dimension.
 * @param int[]   $whole  As whole_change() returns.
 * @return array[] Some of them, the most surprising first.
 */
function most_surprising( $splits, $whole ) {
	$growth   = 0 === $whole['compared'] ? 0 : $whole['change'] / $whole['compared'];
	$surprise = array();
	foreach ( $splits as $key => $split ) {
		foreach ( count( $split['parts'] ) > 1 ? $split['parts'] : array() as $part ) {
			$own              = abs( $part['change'] - $part['compared'] * $growth );
			$surprise[ $key ] = max( $own, isset( $surprise[ $key ] ) ? $surprise[ $key ] : 0 );
		}
	}
	$places = array_flip( array_keys( $splits ) );
	uksort(
		$surprise,
		function ( $a, $b ) use ( $surprise, $places ) {
			$difference = $surprise[ $b ] <=> $surprise[ $a ];
			return $difference ? $difference : $places[ $a ] <=> $places[ $b ];
		}
	);
	$chosen = array_slice( $surprise, 0, query_declarations()['changes']['chosen'], true );
	return array_replace( $chosen, array_intersect_key( $splits, $chosen ) );
}

/**
 * Returns the parts by a dimension as the response has them. Parts and rest sum up to the change.
 *
 * @param array   $query As read_query() returns, by one dimension.
 * @param array[] $split As moved_parts() returns.
 * @param int[]   $whole As whole_change() returns.
 * @param int     $scale Units in one.
 * @return array { dimension, label, parts, rest: { change, count } }.
 */
function written_split( $query, $split, $whole, $scale ) {
	$key    = $query['dimensions'][0];
	$moving = array_filter( $split['parts'], __NAMESPACE__ . '\has_moved' );
	$shown  = array_slice( $moving, 0, query_declarations()['changes']['parts'], true );
	$values = array_column( values_of_rows( array_map( 'strval', array_keys( $shown ) ), $query, $split['found'], $split['compared'] ), 0 );
	$names  = value_names( $key, array_values( array_filter( $values, 'is_string' ) ) );
	$parts  = array();
	foreach ( array_values( $shown ) as $place => $part ) {
		$value   = $values[ $place ];
		$label   = isset( $names[ $value ] ) ? $names[ $value ] : $value;
		$filter  = array(
			'dimension'  => $key,
			'is'         => array( (string) $value ),
			'is_not'     => null,
			'is_unknown' => null,
		);
		$parts[] = array(
			'key'   => $value,
			'label' => null === $value ? unknown_name( $key ) : $label,
		) + in_decimals( $part, $scale ) + array(
			'link' => link_of( array( 'filters' => array_merge( $query['filters'], array( $filter ) ) ) + $query, $query['compare'] ),
		);
	}
	$rest = array( 'change' => $whole['change'] - array_sum( array_column( $shown, 'change' ) ) );
	return array(
		'dimension' => $key,
		'label'     => declared_text( query_dimensions()[ $key ]['label'] ),
		'parts'     => $parts,
		'rest'      => in_decimals( $rest, $scale ) + array( 'count' => count( $split['parts'] ) - count( $shown ) ),
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
 * Checks whether the parts of a metric by what orders say of themselves add up.
 *
 * @param array $metric Of query_metrics().
 * @return bool
 */
function sums_by_order( $metric ) {
	return in_array( 'order', $metric['sums_in'], true );
}
