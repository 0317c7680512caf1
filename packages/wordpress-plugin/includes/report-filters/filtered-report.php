<?php
/**
 * Filters a report of WooCommerce by its own hooks for SQL.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-filtered-report.php';

/** Parameters of the reports that do not choose orders, or do so whatever `match` says. */
const NOT_MATCHED = array( 'context', 'page', 'per_page', 'after', 'before', 'order', 'orderby', 'force_cache_refresh', 'interval', 'match', 'fields', 'extended_info', 'date_type' );

/**
 * Has WooCommerce answer a request with its filters by dimension, or refuses it.
 *
 * @param \WP_REST_Request $request For rows or statistics.
 * @param string           $report  A key of FILTERED_REPORTS.
 * @param array            $own     Parameters of the report itself, by name.
 * @return \WP_Error|null
 */
function filter_report( $request, $report, $own ) {
	$filters = asked_filters( $request->get_params(), $own, FILTERED_REPORTS[ $report ] );
	if ( ! $filters ) {
		return null;
	}
	$problem = problem_with_filters( $request, $own );
	if ( '' !== $problem ) {
		return refused_filters( $filters, $problem );
	}
	$refused = refused_values( $filters );
	if ( $refused ) {
		return $refused;
	}
	if ( ! ensure_dimensions() ) {
		return no_orders();
	}
	fill_dimensions( FILL_FIRST );
	( new Filtered_Report( $request, $report, $filters ) )->begin();
	return null;
}

/**
 * Returns why WooCommerce cannot answer with filters by dimension: the rest of a request that its hooks cannot join with them.
 *
 * @param \WP_REST_Request $request For rows or statistics.
 * @param array            $own     Parameters of the report itself, by name.
 * @return string A sentence; '' if it can.
 */
function problem_with_filters( $request, $own ) {
	if ( $request['segmentby'] ) {
		return 'WooCommerce does not split numbers (segmentby) by the orders of filters by dimension. Leave out one of both.';
	}
	if ( 'any' !== $request['match'] ) {
		return '';
	}
	$others = array();
	foreach ( array_diff( array_keys( $own ), NOT_MATCHED ) as $name ) {
		if ( array() !== array_filter( (array) $request[ $name ] ) ) {
			$others[] = $name;
		}
	}
	return $others
		? 'WooCommerce cannot match “any” of these filters: some are its own (' . implode( ', ', $others ) . '), the others are ours. Choose “all” (match=all), or remove those of one kind.'
		: '';
}
