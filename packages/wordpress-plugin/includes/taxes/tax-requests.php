<?php
/**
 * What requests for taxes by place ask for. Names and limits are those of a store server (docs/taxes.md).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Numbers of responses, in their order. */
const TAX_METRICS = array( 'taxable_amount', 'refunded_amount', 'charged_tax', 'charged_shipping_tax', 'refunded_tax', 'total_tax', 'orders_count', 'unknown_bases' );

/** What rows can be sorted by. */
const TAX_ORDERINGS = array( 'place', 'rate', 'taxable_amount', 'refunded_amount', 'charged_tax', 'charged_shipping_tax', 'refunded_tax', 'earlier_tax', 'total_tax', 'orders_count' );

/** The most rows of which a request can name the ids. */
const MOST_TAX_PLACES = 100;

/**
 * Returns the arguments of days.
 *
 * @return array[] As register_rest_route() takes.
 */
function period_arguments() {
	return array_fill_keys(
		array( 'after', 'before' ),
		array(
			'type'   => 'string',
			'format' => 'date-time',
		)
	);
}

/**
 * Returns what all requests for taxes take.
 *
 * @return array[] As register_rest_route() takes.
 */
function tax_arguments() {
	$locations = array(
		'type'      => 'string',
		'maxLength' => 8000,
	);
	return period_arguments() + array(
		'context'             => choice( array( 'view', 'edit' ), 'view' ),
		'page'                => array(
			'type'    => 'integer',
			'default' => 1,
			'minimum' => 1,
		),
		'per_page'            => array(
			'type'    => 'integer',
			'default' => 10,
			'minimum' => 1,
			'maximum' => 100,
		),
		'by'                  => choice( array_keys( query_declarations()['taxes']['sums'] ), 'country' ),
		'match'               => choice( array( 'all', 'any' ), 'all' ),
		'location_includes'   => $locations,
		'location_excludes'   => $locations,
		// A state may contain blanks, at which WordPress parts lists.
		'places'              => array(
			'type'     => array( 'string', 'array' ),
			'items'    => array( 'type' => 'string' ),
			'maxItems' => MOST_TAX_PLACES,
			'default'  => array(),
		),
		'order'               => choice( array( 'asc', 'desc' ), 'desc' ),
		'force_cache_refresh' => array( 'type' => 'boolean' ),
	);
}

/**
 * Returns what requests for rows take.
 *
 * @return array[] As register_rest_route() takes.
 */
function tax_row_arguments() {
	return tax_arguments() + array( 'orderby' => choice( TAX_ORDERINGS, 'total_tax' ) );
}

/**
 * Returns what requests for statistics take.
 *
 * @return array[] As register_rest_route() takes.
 */
function tax_stats_arguments() {
	return tax_arguments() + array(
		'orderby'  => choice( array_merge( array( 'date' ), TAX_METRICS ), 'date' ),
		'interval' => choice( array_keys( USUAL_SECONDS ), 'week' ),
		'fields'   => list_of_names(),
	);
}

/**
 * Returns an argument with some choices.
 *
 * @param string[] $names    All.
 * @param string   $fallback One of them.
 * @return array
 */
function choice( $names, $fallback ) {
	return array(
		'type'    => 'string',
		'enum'    => $names,
		'default' => $fallback,
	);
}

/**
 * Reads a request for taxes, and refuses filters by values that do not exist.
 *
 * @param \WP_REST_Request $request Its arguments are of the declared types.
 * @param array[]          $own     What the route takes.
 * @return array|\WP_Error As placed_taxes() takes: { from, to, date_type, grain, filters, matches_any, bucket, group, region, included, excluded, places }.
 */
function read_tax_query( $request, $own ) {
	$filters = asked_filters( $request->get_params(), $own, FILTERED_REPORTS['taxes'] );
	$refused = refused_values( $filters );
	if ( $refused ) {
		return $refused;
	}
	$places = $request['places'];
	$places = is_array( $places ) ? $places : explode( ',', (string) $places );
	if ( count( $places ) > MOST_TAX_PLACES ) {
		return refused_argument( 'places', 'places must contain at most ' . MOST_TAX_PLACES . ' items.' );
	}
	$now = current_time( MOMENT );
	$sum = query_declarations()['taxes']['sums'][ isset( $request['by'] ) ? $request['by'] : 'country' ];
	return array(
		'from'        => isset( $request['after'] ) ? moment_in_shop( $request['after'] ) : gmdate( MOMENT, strtotime( "$now UTC" ) - WEEK_IN_SECONDS ),
		'to'          => isset( $request['before'] ) ? moment_in_shop( $request['before'] ) : $now,
		'date_type'   => date_column( null ),
		'grain'       => 'order',
		'filters'     => array_values( $filters ),
		'matches_any' => 'any' === $request['match'],
		'bucket'      => '',
		'group'       => $sum['group'],
		'region'      => $sum['region'],
		'included'    => (string) $request['location_includes'],
		'excluded'    => (string) $request['location_excludes'],
		'places'      => array_filter( $places, 'strlen' ),
	);
}

/**
 * Converts a checked ISO date to the shop's wall clock. It is in the shop's time unless it names a zone.
 *
 * @param string $text Such as 2026-10-01T00:00:00.
 * @return string YYYY-MM-DD HH:MM:SS.
 */
function moment_in_shop( $text ) {
	$zone = new \DateTimeZone( shop_zone() );
	return ( new \DateTimeImmutable( $text, $zone ) )->setTimezone( $zone )->format( MOMENT );
}

/**
 * Answers a request for taxes from the table, after filling it for a while.
 *
 * @param \WP_REST_Request $request Any.
 * @param array[]          $own     What the route takes.
 * @param callable         $respond Takes what read_tax_query() returns.
 * @return mixed Its response, or a refusal: 503 without WooCommerce's tables.
 */
function answered_taxes( $request, $own, $respond ) {
	$query = read_tax_query( $request, $own );
	if ( is_wp_error( $query ) ) {
		return $query;
	}
	if ( ! ensure_dimensions() ) {
		return no_orders();
	}
	fill_dimensions( FILL_FIRST );
	return $respond( $query );
}

/**
 * Returns a page of a list, with WooCommerce's headers.
 *
 * @param array $rows  Of the page.
 * @param int   $total Of all pages.
 * @param int   $size  The most rows of a page.
 * @return \WP_REST_Response
 */
function tax_response_page( $rows, $total, $size ) {
	$response = new \WP_REST_Response( $rows );
	$response->header( 'X-WP-Total', $total );
	$response->header( 'X-WP-TotalPages', (int) ceil( $total / $size ) );
	return $response;
}
