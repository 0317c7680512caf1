<?php
/**
 * Reads a query, and refuses one that makes no sense: the message says what is wrong and what there is. The sentences are
 * those of the store server (packages/store-server/src/rest/query), in English like all of REST's for programs.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const CONDITIONS = array( 'dimension', 'is', 'is_not', 'is_unknown' );

/**
 * Returns a query that makes sense.
 *
 * @param \WP_REST_Request $request Its arguments are of the declared types.
 * @return array { metrics, dimensions, filters, grain, of_refunds: whether refunds alone count, sort, order, limit, offset, date_type, interval, range, compare }.
 * @throws Query_Refused If it does not.
 */
function read_query( $request ) {
	$known = array_keys( query_metrics() );
	foreach ( $request['metrics'] as $name ) {
		if ( ! in_array( $name, $known, true ) ) {
			refuse_unknown( 'metrics', 'metric', $name, $known );
		}
	}
	$dimensions = array();
	foreach ( $request['dimensions'] as $name ) {
		$dimensions[] = dimension_named( $name, 'dimensions' );
	}
	foreach ( array_count_values( $dimensions ) as $key => $times ) {
		if ( $times > 1 ) {
			refuse( 'dimensions', "The dimension \"$key\" is named twice." );
		}
	}
	$filters = array_map( __NAMESPACE__ . '\read_filter', array_values( $request['filters'] ) );
	foreach ( $filters as $filter ) {
		check_values( $filter );
	}
	$filtered   = array_column( $filters, 'dimension' );
	$grain      = grain_of( $dimensions, $filtered );
	$of_refunds = names_refunds( array_merge( $dimensions, $filtered ) );
	refuse_meaningless( $grain, $of_refunds, $request['metrics'] );
	$sortable = array_merge( array_values( $request['metrics'] ), $dimensions );
	$sort     = null === $request['sort'] ? (string) current( $sortable ) : $request['sort'];
	if ( null !== $request['sort'] && ! in_array( $sort, $sortable, true ) ) {
		refuse( 'sort', "Rows can be sorted by what the query asks for, and \"$sort\" is not." );
	}
	return array(
		'metrics'    => array_values( $request['metrics'] ),
		'dimensions' => $dimensions,
		'filters'    => $filters,
		'grain'      => $grain,
		'of_refunds' => $of_refunds,
		'sort'       => $sort,
		'order'      => $request['order'],
		'limit'      => $request['limit'],
		'offset'     => $request['offset'],
		'date_type'  => date_column( $request['date_type'] ),
		'interval'   => (string) $request['interval'],
		'range'      => read_range( $request['range'], 'range' ),
		'compare'    => null === $request['compare'] ? null : read_range( $request['compare'], 'compare' ),
	);
}

/**
 * Returns the column of WooCommerce's table that orders go by.
 *
 * @param string|null $asked Of a request; null for the shop's.
 * @return string
 */
function date_column( $asked ) {
	$column = null === $asked ? (string) get_option( 'woocommerce_date_type', 'date_paid' ) : $asked;
	return in_array( $column, array( 'date_created', 'date_completed' ), true ) ? $column : 'date_paid';
}

/**
 * Refuses what means nothing together.
 *
 * @param string   $grain      As grain_of() returns.
 * @param bool     $of_refunds Whether refunds alone count.
 * @param string[] $metrics    Names.
 * @throws Query_Refused If it does.
 */
function refuse_meaningless( $grain, $of_refunds, $metrics ) {
	if ( '' === $grain ) {
		refuse( 'dimensions', 'Only one of these can be asked for at once: what was sold (product, variation, product_type, category, tag, brand, attribute, tax_class), coupons (coupon), or taxes (tax_rate). They are different parts of orders. Refunds (refund_reason, refunded_by, days_to_refund) have no coupons. Filters can be by any of them.' );
	}
	$known = query_metrics();
	foreach ( $metrics as $name ) {
		foreach ( $of_refunds ? array( $grain, 'refund' ) : array( $grain ) as $counted ) {
			if ( in_array( $counted, $known[ $name ]['not_in'], true ) ) {
				refuse( 'metrics', sprintf( query_declarations()['why_not'][ $counted ], $name ) );
			}
		}
	}
}

/**
 * Returns the key of a dimension.
 *
 * @param string $name      Of a request.
 * @param string $parameter That has it.
 * @return string
 * @throws Query_Refused If there is none.
 */
function dimension_named( $name, $parameter ) {
	$known = array_keys( query_dimensions() );
	if ( ! in_array( $name, $known, true ) ) {
		refuse_unknown( $parameter, 'dimension', $name, $known );
	}
	return $name;
}

/**
 * Reads a filter.
 *
 * @param mixed $asked Of the request.
 * @return array { dimension; is, is_not: texts, null; is_unknown: bool, null }.
 * @throws Query_Refused If it makes no sense.
 */
function read_filter( $asked ) {
	if ( ! is_array( $asked ) ) {
		refuse( 'filters', 'A filter is an object such as { "dimension": "device", "is": ["Mobile"] }.' );
	}
	foreach ( array_keys( $asked ) as $name ) {
		if ( ! in_array( $name, CONDITIONS, true ) ) {
			refuse_unknown( 'filters', 'condition', (string) $name, CONDITIONS );
		}
	}
	$named      = isset( $asked['dimension'] ) && is_scalar( $asked['dimension'] ) ? (string) $asked['dimension'] : '';
	$dimension  = dimension_named( $named, 'filters' );
	$is         = array_key_exists( 'is', $asked ) ? read_values( $asked['is'] ) : null;
	$is_not     = array_key_exists( 'is_not', $asked ) ? read_values( $asked['is_not'] ) : null;
	$is_unknown = array_key_exists( 'is_unknown', $asked ) ? $asked['is_unknown'] : null;
	if ( array_key_exists( 'is_unknown', $asked ) && ! is_bool( $is_unknown ) ) {
		refuse( 'filters', 'is_unknown is true or false.' );
	}
	if ( null === $is && null === $is_not && null === $is_unknown ) {
		refuse( 'filters', "The filter by \"$dimension\" has no is, is_not or is_unknown." );
	}
	return compact( 'dimension', 'is', 'is_not', 'is_unknown' );
}

/**
 * Returns the values of a filter; numbers stand for their text, and null for unknown.
 *
 * @param mixed $asked A value or a list of them.
 * @return string[]
 * @throws Query_Refused If one is neither text nor number.
 */
function read_values( $asked ) {
	$values = array();
	foreach ( is_array( $asked ) ? $asked : array( $asked ) as $value ) {
		if ( null !== $value && ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			refuse( 'filters', 'Values of filters are texts or numbers, or null for unknown.' );
		}
		$values[] = (string) $value;
	}
	return $values;
}

/**
 * Refuses a filter by a value that does not exist.
 *
 * @param array $filter As read_filter() returns.
 * @throws Query_Refused If it does not.
 */
function check_values( $filter ) {
	$all = all_values( query_dimensions()[ $filter['dimension'] ]['values'] );
	foreach ( $all ? array_merge( (array) $filter['is'], (array) $filter['is_not'] ) : array() as $value ) {
		if ( '' !== $value && ! in_array( $value, $all, true ) ) {
			refuse_unknown( 'filters', $filter['dimension'], $value, $all );
		}
	}
}

/**
 * Returns the values of which there are no others.
 *
 * @param string $kind What the values are.
 * @return string[] Empty for texts and ids.
 */
function all_values( $kind ) {
	switch ( $kind ) {
		case 'hour':
			return array_map( 'strval', range( 0, 23 ) );
		case 'weekday':
			return array_map( 'strval', range( 1, 7 ) );
		case 'customer type':
			return array( 'new', 'returning' );
		case 'coupon use':
			return array( 'with', 'without' );
		case 'status':
			$own  = function_exists( 'wc_get_order_statuses' ) ? array_keys( wc_get_order_statuses() ) : array();
			$used = array_column( shop_rows( 'SELECT DISTINCT status FROM ' . shop_table( 'wc_order_stats' ) ), 'status' );
			return array_values( array_unique( preg_replace( '/^wc-/', '', array_merge( array( 'trash' ), $own, $used ) ) ) );
		default:
			return array();
	}
}

/**
 * Reads a range: days, or moments by the shop's clock such as 2026-10-31T12:00:00, both included.
 *
 * @param mixed  $range     { after, before }.
 * @param string $parameter Its name.
 * @return string[] { after, before: as asked; from, to: YYYY-MM-DD HH:MM:SS }.
 * @throws Query_Refused If they are none.
 */
function read_range( $range, $parameter ) {
	$after  = is_array( $range ) && isset( $range['after'] ) && is_string( $range['after'] ) ? $range['after'] : '';
	$before = is_array( $range ) && isset( $range['before'] ) && is_string( $range['before'] ) ? $range['before'] : '';
	$others = is_array( $range ) && count( $range ) > 2;
	$from   = read_moment( $after, '00:00:00' );
	$to     = read_moment( $before, '23:59:59' );
	if ( '' === $from || '' === $to || $others ) {
		refuse( $parameter, "$parameter needs two days of the shop, such as { \"after\": \"2026-10-01\", \"before\": \"2026-10-31\" }." );
	}
	if ( $to < $from ) {
		refuse( $parameter, "$parameter ends on $before, before it begins on $after." );
	}
	return compact( 'after', 'before', 'from', 'to' );
}

/**
 * Reads a day or a moment.
 *
 * @param string $text Of a request.
 * @param string $time Of a day.
 * @return string YYYY-MM-DD HH:MM:SS; '' for what no calendar has.
 */
function read_moment( $text, $time ) {
	$parts = explode( 'T', $text, 2 );
	$time  = isset( $parts[1] ) ? $parts[1] : $time;
	return day_of( $parts[0] ) && preg_match( '/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/D', $time ) ? "$parts[0] $time" : '';
}
