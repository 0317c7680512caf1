<?php
/**
 * WooCommerce's reports of orders, and of what they hold, take filters by dimension, such as device_is=Mobile, as those of a
 * store server do (docs/query.md). What does so loads only for requests with such a parameter.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's reports that take them, with the grains of dimensions. Filters by what was sold limit the lines themselves; those by
 * refunds limit orders to refunds.
 */
const FILTERED_REPORTS = array(
	'revenue'    => array( 'order', 'refund' ),
	'orders'     => array( 'order', 'refund' ),
	'products'   => array( 'order', 'line' ),
	'variations' => array( 'order', 'line' ),
	'categories' => array( 'order', 'line' ),
	'coupons'    => array( 'order' ),
	'taxes'      => array( 'order' ),
);

/** Their routes of rows and statistics, and those that mail a file of one, as WordPress has them. */
const FILTERED_ROUTE = '#^/wc-analytics/reports/([a-z]+)(?:/stats)?$#D';
const MAILED_ROUTE   = '#^/wc-analytics/reports/([a-z]+)/export$#D';

/** Parameters of reports themselves that end like filters. */
const OWN_PARAMETERS = array(
	'orders'     => array( 'status_is', 'status_is_not' ),
	'variations' => array( 'attribute_is', 'attribute_is_not' ),
	'categories' => array( 'status_is', 'status_is_not' ),
);

/** How parameters of filters end. */
const FILTER_PARAMETER = '/_is(?:_not|_unknown)?$/D';

/**
 * Tells the app in the page that the reports take them; pages without our app stay as they are.
 *
 * @param mixed $settings WooCommerce's, of the page.
 * @return mixed
 */
function tell_page_of_report_filters( $settings ) {
	return is_array( $settings ) && is_app_shown() ? array( 'filtersByDimension' => true ) + $settings : $settings;
}

/**
 * Returns the report of a route.
 *
 * @param string $route  Of WordPress.
 * @param string $routes What routes of reports look like.
 * @return string A key of FILTERED_REPORTS; '' for other routes.
 */
function report_of_route( $route, $routes = FILTERED_ROUTE ) {
	return preg_match( $routes, $route, $parts ) && isset( FILTERED_REPORTS[ $parts[1] ] ) ? $parts[1] : '';
}

/**
 * Begins to filter a report that WooCommerce is about to answer. The user may see it, and nobody has responded instead.
 *
 * @param mixed            $response Of somebody who has responded before.
 * @param \WP_REST_Request $request  Any request.
 * @param string           $route    Its route.
 * @param array            $handler  Of the route.
 * @return mixed A refusal, or the same.
 */
function begin_report_filters( $response, $request, $route, $handler ) {
	if ( null !== $response ) {
		return $response;
	}
	$mailed = report_of_route( $request->get_route(), MAILED_ROUTE );
	if ( '' !== $mailed ) {
		require_once __DIR__ . '/asked-filters.php';
		return refused_mail( $request['report_args'], $mailed );
	}
	if ( class_exists( __NAMESPACE__ . '\Filtered_Report', false ) ) {
		Filtered_Report::begin_within( $request );
	}
	$report = report_of_route( $route );
	if ( '' === $report ) {
		return $response;
	}
	// Parameters of the report itself, such as status_is of Orders, stay WooCommerce's.
	$own = isset( $handler['args'] ) ? $handler['args'] : array();
	if ( ! preg_grep( FILTER_PARAMETER, array_keys( array_diff_key( $request->get_params(), $own ) ) ) ) {
		return $response;
	}
	require_once __DIR__ . '/asked-filters.php';
	require_once __DIR__ . '/filtered-report.php';
	return filter_report( $request, $report, $own );
}

/**
 * Ends what began with a request.
 *
 * @param mixed            $response To it.
 * @param array            $handler  Of its route.
 * @param \WP_REST_Request $request  Any request.
 * @return mixed The same.
 */
function end_report_filters( $response, $handler, $request ) {
	if ( class_exists( __NAMESPACE__ . '\Filtered_Report', false ) ) {
		Filtered_Report::end( $request );
	}
	return $response;
}

/**
 * Begins to list the parameters where a program asks what these routes take (OPTIONS).
 *
 * @param mixed            $response Of somebody who has responded before.
 * @param \WP_REST_Server  $server   WordPress's.
 * @param \WP_REST_Request $request  Any request.
 * @return mixed The same.
 */
function begin_list_of_filters( $response, $server, $request ) {
	lists_filters( $request, true );
	return $response;
}

/**
 * Ends it: WordPress has responded.
 *
 * @param mixed            $response Its own.
 * @param \WP_REST_Server  $server   WordPress's.
 * @param \WP_REST_Request $request  Any request.
 * @return mixed The same.
 */
function end_list_of_filters( $response, $server, $request ) {
	lists_filters( $request, false );
	return $response;
}

/**
 * Checks whether any request lists the parameters now: WooCommerce asks its routes while WordPress collects them.
 *
 * @param \WP_REST_Request|null $request One that begins or ends.
 * @param bool                  $begins  Whether it begins.
 * @return bool
 */
function lists_filters( $request = null, $begins = false ) {
	static $listing = array();
	if ( $request && 'OPTIONS' === $request->get_method() && '' !== report_of_route( $request->get_route() ) ) {
		$id = spl_object_id( $request );
		unset( $listing[ $id ] );
		$listing += $begins ? array( $id => true ) : array();
	}
	return (bool) $listing;
}

/**
 * Lists the parameters among those of the routes.
 *
 * @param array[] $endpoints All routes of WordPress.
 * @return array[]
 */
function list_filters( $endpoints ) {
	if ( ! lists_filters() ) {
		return $endpoints;
	}
	require_once __DIR__ . '/asked-filters.php';
	return add_filter_parameters( $endpoints );
}
