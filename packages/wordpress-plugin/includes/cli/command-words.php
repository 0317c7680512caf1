<?php
/**
 * What the options of commands ask for.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a query of the options of a command.
 *
 * @param string[] $options By name.
 * @return array Body of POST store-analytics/v1/query.
 * @throws Query_Refused If a range or condition is none.
 */
function query_of_options( $options ) {
	$names = function ( $option, $kind ) use ( $options ) {
		$found = array();
		foreach ( array_filter( explode( ',', isset( $options[ $option ] ) ? $options[ $option ] : '' ), 'strlen' ) as $word ) {
			$found[] = name_for( $word, $kind );
		}
		return $found;
	};
	$range = isset( $options['range'] ) ? $options['range'] : 'last_month';
	$query = array(
		'metrics'    => $names( 'metric', 'metric_words' ),
		'dimensions' => $names( 'by', 'dimension_words' ),
		'filters'    => filters_of( isset( $options['where'] ) ? $options['where'] : '' ),
		'range'      => range_of( $range ),
	);
	if ( ! $query['range'] ) {
		refuse( 'range', no_range( 'range', $range, array_keys( agent_declarations()['commands']['ranges'] ) ) );
	}
	if ( isset( $options['compare'] ) ) {
		$query['compare'] = compared_range( $options['compare'], $range );
		if ( ! $query['compare'] ) {
			refuse( 'compare', no_range( 'comparison', $options['compare'], agent_declarations()['commands']['compares'] ) );
		}
	}
	if ( ! $query['metrics'] ) {
		unset( $query['metrics'] );
	}
	if ( isset( $options['sort'] ) ) {
		$as_metric     = name_for( $options['sort'], 'metric_words' );
		$query['sort'] = isset( query_metrics()[ $as_metric ] ) ? $as_metric : name_for( $options['sort'], 'dimension_words' );
	}
	return $query + array_intersect_key( $options, array_flip( array( 'order', 'limit', 'interval' ) ) );
}

/**
 * Reads conditions.
 *
 * @param string $text Such as device=Mobile,Tablet;country!=US.
 * @return array[] Filters of a query.
 * @throws Query_Refused If one has no sign.
 */
function filters_of( $text ) {
	$filters = array();
	foreach ( array_filter( array_map( 'trim', explode( ';', $text ) ), 'strlen' ) as $condition ) {
		if ( ! preg_match( '/^([^=!]+)(!?=)(.*)$/s', $condition, $parts ) ) {
			refuse( 'where', "The condition \"$condition\" is not of the form NAME=VALUE,VALUE or NAME!=VALUE." );
		}
		$values = array();
		foreach ( explode( ',', $parts[3] ) as $value ) {
			$values[] = UNKNOWN_IN_ADDRESS === trim( $value ) ? null : trim( $value );
		}
		$filters[] = array(
			'dimension'                         => name_for( $parts[1], 'dimension_words' ),
			'=' === $parts[2] ? 'is' : 'is_not' => $values,
		);
	}
	return $filters;
}
