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
 * @return array|\WP_Error { metric, label, unit, value; meaning; rule; parts: { metric, label, sign: '+', '-' or '/', value }[]; link; rules; data_as_of; currency }.
 * @throws Query_Refused If there is no such metric.
 */
function answer_explain( $input ) {
	$known = query_metrics();
	$name  = isset( $input['metric'] ) && is_string( $input['metric'] ) ? $input['metric'] : '';
	if ( ! isset( $known[ $name ] ) ) {
		refuse_unknown( 'metric', 'metric', $name, array_keys( $known ) );
	}
	$formula = $known[ $name ]['formula'];
	$signs   = array();
	$signed  = $formula ? array(
		'+' => $formula['plus'],
		'-' => $formula['minus'],
		'/' => array_filter( array( $formula['per'] ) ),
	) : array();
	foreach ( $signed as $sign => $terms ) {
		$signs += array_fill_keys( array_intersect( $terms, array_keys( $known ) ), $sign );
	}
	$names = array_merge( array( $name ), array_keys( $signs ) );
	$asked = array( 'metrics' => array_values( array_unique( $names ) ) ) + array_intersect_key( $input, array_flip( array( 'range', 'filters', 'date_type' ) ) );
	$found = answer_of( __NAMESPACE__ . '\post_query', query_arguments(), $asked );
	if ( is_wp_error( $found ) ) {
		return $found;
	}
	$totals = (array) $found['totals'];
	$parts  = array();
	foreach ( $signs as $term => $sign ) {
		$parts[] = named_number( $term, $totals ) + array( 'sign' => $sign );
	}
	$parts = array_merge( $parts, unnamed_part( $formula, $parts, $totals[ $name ] ) );
	return named_number( $name, $totals ) + array(
		'unit'       => $known[ $name ]['unit'],
		'meaning'    => declared_text( $known[ $name ]['meaning'] ),
		'rule'       => $known[ $name ]['rule'],
		'parts'      => $parts,
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

/**
 * Returns what the parts of a sum leave of the number, where the formula has a name for it.
 *
 * @param array     $formula Of query_metrics().
 * @param array[]   $parts   Numbers with their sign.
 * @param float|int $value   The number.
 * @return array[] One part, or none.
 */
function unnamed_part( $formula, $parts, $value ) {
	if ( ! $formula || '' === $formula['rest'] || '' !== $formula['per'] ) {
		return array();
	}
	foreach ( $parts as $part ) {
		$value -= '-' === $part['sign'] ? -$part['value'] : $part['value'];
	}
	$rest = round( $value, 6 );
	return 0.0 === $rest ? array() : array(
		array(
			'metric' => null,
			'label'  => declared_text( $formula['rest'] ),
			'value'  => $rest,
			'sign'   => '+',
		),
	);
}
