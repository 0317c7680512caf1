<?php
/**
 * REST for queries: metrics of a range by dimensions, as the store server answers them (docs/query.md).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the routes. WordPress checks the nonce of requests with a cookie.
 */
function register_query_routes() {
	$may_see    = function () {
		return may_see();
	};
	$may_manage = function () {
		return current_user_can( 'manage_woocommerce' );
	};
	register_own_routes(
		array(
			array( '/metrics', 'GET', 'get_query_metrics', $may_see, array() ),
			array( '/dimensions', 'GET', 'get_query_dimensions', $may_see, array() ),
			array( '/schema', 'GET', 'get_query_contract', $may_see, array() ),
			array( '/freshness', 'GET', 'get_freshness', $may_see, array() ),
			array( '/query', 'POST', 'post_query', $may_see, query_arguments() ),
			array( '/changes', 'POST', 'post_changes', $may_see, change_arguments() ),
			array( '/dimensions-status', 'GET', 'get_dimensions_status', $may_see, array() ),
			array( '/dimensions-status', 'DELETE', 'delete_dimensions', $may_manage, array() ),
		)
	);
}

/**
 * Lists what queries can ask for, with unit, meaning, and the dimensions that cannot split it.
 *
 * @return array[]
 */
function get_query_metrics() {
	$written = array();
	foreach ( query_metrics() as $metric ) {
		$not_by = array();
		foreach ( query_dimensions() as $key => $dimension ) {
			if ( in_array( $dimension['grain'], $metric['not_in'], true ) ) {
				$not_by[] = $key;
			}
		}
		$written[] = written_metric( $metric ) + array(
			'formula' => written_formula( $metric['formula'] ),
			'not_by'  => $not_by,
		);
	}
	return $written;
}

/**
 * Returns a formula as in responses.
 *
 * @param array $formula Of query_metrics().
 * @return array|null { plus, minus, per, rest }.
 */
function written_formula( $formula ) {
	if ( ! $formula ) {
		return null;
	}
	return array(
		'plus'  => $formula['plus'],
		'minus' => $formula['minus'],
		'per'   => '' === $formula['per'] ? null : $formula['per'],
		'rest'  => '' === $formula['rest'] ? null : declared_text( $formula['rest'] ),
	);
}

/**
 * Returns a metric as in responses.
 *
 * @param array $metric Of query_metrics().
 * @return array { key, label, unit, meaning, rule }.
 */
function written_metric( $metric ) {
	return array(
		'key'     => $metric['key'],
		'label'   => declared_text( $metric['label'] ),
		'unit'    => $metric['unit'],
		'meaning' => declared_text( $metric['meaning'] ),
		'rule'    => $metric['rule'],
	);
}

/**
 * Lists what queries can break down and filter by, and what goes together with each.
 *
 * @return array[]
 */
function get_query_dimensions() {
	$written = array();
	foreach ( query_dimensions() as $key => $declared ) {
		$combines = array();
		foreach ( array_keys( query_dimensions() ) as $other ) {
			if ( $other !== $key && '' !== grain_of( array( $key, $other ) ) ) {
				$combines[] = $other;
			}
		}
		$metrics = array();
		foreach ( query_metrics() as $name => $metric ) {
			if ( ! in_array( $declared['grain'], $metric['not_in'], true ) ) {
				$metrics[] = $name;
			}
		}
		$written[] = array(
			'key'           => $key,
			'label'         => declared_text( $declared['label'] ),
			'grain'         => $declared['grain'],
			'values'        => $declared['values'],
			'above'         => '' === $declared['above'] ? null : $declared['above'],
			'combines_with' => $combines,
			'metrics'       => $metrics,
		);
	}
	return $written;
}

/**
 * Returns the contract of queries and changes: JSON schemas, with their version and limits.
 *
 * @return array
 */
function get_query_contract() {
	return with_extension_dimensions( agent_declarations()['contract'] );
}

/**
 * Reads the body of a query.
 *
 * @param \WP_REST_Request $request As query_arguments() says.
 * @return array As read_query().
 * @throws Query_Refused If it makes no sense.
 */
function read_asked_query( $request ) {
	check_body( $request, query_arguments() );
	return read_query( $request );
}

/**
 * Answers a query.
 *
 * @param \WP_REST_Request $request As register_query_routes() says.
 * @return array|\WP_Error
 */
function post_query( $request ) {
	return answered( $request, 'read_asked_query', 'query_response', 'query' );
}

/**
 * Says where a change comes from.
 *
 * @param \WP_REST_Request $request As change_arguments() says.
 * @return array|\WP_Error As changes_response().
 */
function post_changes( $request ) {
	return answered( $request, 'read_changes', 'changes_response', 'changes' );
}

/**
 * Answers from a connected store server, else from the table, after filling it for a while.
 *
 * @param \WP_REST_Request $request What is asked.
 * @param string           $read    Name of the function that reads it.
 * @param string           $respond Name of the function that answers what was read.
 * @param string           $of      What a store server calls it; '' if only the table answers.
 * @return array|\WP_Error Status 400 for what makes no sense, 503 without WooCommerce's tables.
 */
function answered( $request, $read, $respond, $of = '' ) {
	try {
		$asked  = call_user_func( __NAMESPACE__ . "\\$read", $request );
		$served = '' === $of ? null : query_from_server( $request, $of, $asked );
		if ( null !== $served ) {
			return $served;
		}
		if ( ! ensure_dimensions() ) {
			return no_orders();
		}
		fill_dimensions( FILL_FIRST );
		return call_user_func( __NAMESPACE__ . "\\$respond", $asked );
	} catch ( Query_Refused $refused ) {
		return refusal_response( $refused );
	}
}

/**
 * Returns a refusal as REST answers it.
 *
 * @param Query_Refused $refused Names the parameter and what is wrong.
 * @return \WP_Error
 */
function refusal_response( $refused ) {
	$data = array(
		'status' => 400,
		'params' => array( $refused->parameter => $refused->getMessage() ),
	);
	return new \WP_Error( 'store_analytics_query', $refused->getMessage(), $data );
}

/**
 * Returns the refusal of a shop without WooCommerce's tables.
 *
 * @return \WP_Error
 */
function no_orders() {
	return new \WP_Error( 'store_analytics_no_orders', 'WooCommerce has not counted any orders yet.', array( 'status' => 503 ) );
}

/**
 * Returns the response to a query.
 *
 * @param array $query As read_query() returns.
 * @return array
 * @throws Query_Refused If there are too many rows or intervals.
 */
function query_response( $query ) {
	foreach ( array_filter( array( $query['range'], $query['compare'] ) ) as $range ) {
		if ( '' !== $query['interval'] ) {
			check_intervals( $query['interval'], $range );
		}
	}
	$query    = with_filed_values( $query );
	$found    = break_down( $query, $query['range'] );
	$compared = $query['compare'] ? break_down( $query, $query['compare'] ) : null;
	if ( count( $found['rows'] ) > MOST_ROWS ) {
		refuse( 'dimensions', 'By ' . implode( ', ', $query['dimensions'] ) . ' there are more than ' . number_format( MOST_ROWS ) . ' rows. Ask by fewer dimensions, for fewer days, or with a filter.' );
	}
	$ids      = sorted_keys( $query, $found, $compared );
	$shown    = array_slice( $ids, $query['offset'], $query['limit'] );
	$response = array(
		'version'    => query_declarations()['version'],
		'rows'       => written_rows( $shown, $query, $found, $compared ),
		'rows_count' => count( $ids ),
		'totals'     => (object) $found['totals'],
	);
	if ( $compared ) {
		$response['compared_totals'] = (object) $compared['totals'];
	}
	if ( '' !== $query['interval'] ) {
		if ( count( $shown ) > MOST_INTERVAL_ROWS ) {
			refuse( 'limit', 'Intervals need a limit of at most ' . MOST_INTERVAL_ROWS . ' rows, and there are ' . count( $shown ) . '.' );
		}
		$values                = values_of_rows( $shown, $query, $found, $compared );
		$response['intervals'] = written_intervals( $query, $query['range'], $shown, $values, $found['intervals'] );
		if ( $compared ) {
			$response['compared_intervals'] = written_intervals( $query, $query['compare'], $shown, $values, $compared['intervals'] );
		}
	}
	return $response + about_query( $query, $found );
}
