<?php
/**
 * What requests of queries take, for REST, abilities and commands alike.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the arguments of a query, in the order in which refusals name them.
 *
 * @return array[] As register_rest_route() takes.
 */
function query_arguments() {
	$limits = contract_limits();
	return array(
		'metrics' => list_of_names() + array(
			'maxItems' => $limits['metrics'],
			'default'  => array( 'net_revenue', 'orders_count' ),
		),
	) + shared_arguments() + array(
		'compare'  => array( 'type' => 'object' ),
		'interval' => array(
			'type' => 'string',
			'enum' => array_keys( USUAL_SECONDS ),
		),
		'sort'     => array( 'type' => 'string' ),
		'order'    => array(
			'type'    => 'string',
			'enum'    => array( 'asc', 'desc' ),
			'default' => 'desc',
		),
		'limit'    => array(
			'type'    => 'integer',
			'default' => 100,
			'minimum' => 1,
			'maximum' => $limits['rows'],
		),
		'offset'   => array(
			'type'    => 'integer',
			'default' => 0,
			'minimum' => 0,
			'maximum' => 1000000000,
		),
	) + date_argument();
}

/**
 * Returns the arguments of a question for the causes of a change, in the order in which refusals name them.
 *
 * @return array[] As register_rest_route() takes.
 */
function change_arguments() {
	return array(
		'metric'  => array( 'type' => 'string' ),
		'metrics' => list_of_names() + array(
			'maxItems' => 1,
		),
	) + shared_arguments() + array(
		'compare' => array(
			'type'     => 'object',
			'required' => true,
		),
	) + date_argument();
}

/**
 * Returns what a request may ask for at most.
 *
 * @return int[] { metrics, dimensions, filters, rows, intervals, intervalRows, sortedRows }.
 */
function contract_limits() {
	return query_declarations()['limits'];
}

/**
 * Returns the arguments that both have.
 *
 * @return array[] As register_rest_route() takes.
 */
function shared_arguments() {
	$limits = contract_limits();
	return array(
		'dimensions' => list_of_names() + array(
			'maxItems' => $limits['dimensions'],
			'default'  => array(),
		),
		'filters'    => array(
			'type'     => 'array',
			'maxItems' => $limits['filters'],
			'default'  => array(),
		),
		'range'      => array(
			'type'     => 'object',
			'required' => true,
		),
	);
}

/**
 * Returns the argument of the date that counts.
 *
 * @return array[] As register_rest_route() takes.
 */
function date_argument() {
	return array(
		'date_type' => array(
			'type' => 'string',
			'enum' => array( 'date_created', 'date_paid', 'date_completed' ),
		),
	);
}

/**
 * Returns the schema of names.
 *
 * @return array
 */
function list_of_names() {
	return array(
		'type'  => 'array',
		'items' => array( 'type' => 'string' ),
	);
}

/**
 * Answers as a route does, for code that is no request over HTTP. Permission is up to the caller.
 *
 * @param callable $answer    Callback of the route.
 * @param array[]  $arguments What it takes.
 * @param array    $params    What is asked.
 * @return array|\WP_Error
 */
function answer_of( $answer, $arguments, $params ) {
	$request = new \WP_REST_Request( 'POST' );
	$request->set_attributes( array( 'args' => $arguments ) );
	$request->set_default_params( wp_list_pluck( array_filter( $arguments, __NAMESPACE__ . '\has_default' ), 'default' ) );
	$request->set_body_params( $params );
	foreach ( array( 'has_valid_params', 'sanitize_params' ) as $check ) {
		$valid = $request->$check();
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
	}
	return $answer( $request );
}

/**
 * Checks whether an argument has a default.
 *
 * @param array $argument As register_rest_route() takes.
 * @return bool
 */
function has_default( $argument ) {
	return array_key_exists( 'default', $argument );
}
