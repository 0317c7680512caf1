<?php
/**
 * What a number means and is made of, for agents.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Explains a number of a range: its meaning, and the other numbers that it is calculated from.
 *
 * @param array $input { metric, range, filters, date_type }.
 * @return array|\WP_Error { metric, label, unit, value; meaning; rule; parts: { metric, label, sign, value }[]; per: { metric, label, value }, null; link; rules; data_as_of; currency }.
 * @throws Query_Refused If there is no such metric.
 */
function answer_explain( $input ) {
	$known = query_metrics();
	$name  = isset( $input['metric'] ) && is_string( $input['metric'] ) ? $input['metric'] : '';
	if ( ! isset( $known[ $name ] ) ) {
		throw unknown_name( 'metric', 'metric', $name, array_keys( $known ) );
	}
	$terms = array();
	foreach ( $known[ $name ]['terms'] as $term ) {
		$terms[ $term['metric'] ] = $term['sign'];
	}
	$per   = $known[ $name ]['per'];
	$names = array_merge( array( $name ), array_keys( $terms ), '' === $per ? array() : array( $per ) );
	$asked = array( 'metrics' => array_values( array_unique( $names ) ) ) + array_intersect_key( $input, array_flip( array( 'range', 'filters', 'date_type' ) ) );
	$found = answer_of( __NAMESPACE__ . '\post_query', query_arguments(), $asked );
	if ( is_wp_error( $found ) ) {
		return $found;
	}
	$totals = (array) $found['totals'];
	$parts  = array();
	foreach ( $terms as $term => $sign ) {
		$parts[] = named_number( $term, $totals ) + array( 'sign' => $sign );
	}
	return named_number( $name, $totals ) + array(
		'unit'       => $known[ $name ]['unit'],
		'meaning'    => declared_text( $known[ $name ]['meaning'] ),
		'rule'       => $known[ $name ]['rule'],
		'parts'      => $parts,
		'per'        => '' === $per ? null : named_number( $per, $totals ),
		'link'       => $found['link'],
		'rules'      => $found['rules'],
		'data_as_of' => $found['data_as_of'],
		'currency'   => $found['currency'],
	);
}

/**
 * Returns a number with its name.
 *
 * @param string $name   Of a metric.
 * @param array  $totals By metric.
 * @return array { metric, label, value }.
 */
function named_number( $name, $totals ) {
	return array(
		'metric' => $name,
		'label'  => declared_text( query_metrics()[ $name ]['label'] ),
		'value'  => $totals[ $name ],
	);
}
