<?php
/**
 * What the commands do. Somebody who runs WP-CLI may read the database anyway, so no capability is asked for. Exit codes: 0, 1
 * for a shop without numbers, 2 for a request that makes no sense. Errors are on stderr.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Seconds between two signs of progress. */
const PROGRESS_STEP = 0.5;

/**
 * Prints numbers.
 *
 * @param string[] $words   None.
 * @param string[] $options By name.
 */
function command_query( $words, $options ) {
	try {
		$answer = answer_of( __NAMESPACE__ . '\post_query', query_arguments(), query_of_options( $options ) );
	} catch ( Query_Refused $refused ) {
		$answer = new \WP_Error( 'store_analytics_query', $refused->getMessage(), array( 'status' => 400 ) );
	}
	end_on_error( $answer );
	if ( 'json' === format_of( $options ) ) {
		\WP_CLI::line( wp_json_encode( $answer, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		return;
	}
	print_rows( printed_rows( $answer ), format_of( $options ) );
	warn_of_gaps( $answer );
}

/**
 * Prints the rows of a report of WooCommerce.
 *
 * @param string[] $words   Name of the report.
 * @param string[] $options By name.
 */
function command_report( $words, $options ) {
	$text  = isset( $options['range'] ) ? $options['range'] : 'last_month';
	$range = range_of( $text );
	$name  = isset( $words[0] ) ? (string) $words[0] : '';
	if ( ! $range ) {
		end_on_error( new \WP_Error( 'range', no_range( 'range', $text, array_keys( agent_declarations()['commands']['ranges'] ) ), array( 'status' => 400 ) ) );
	}
	if ( ! preg_match( '/^[a-z-]+$/D', $name ) ) {
		end_on_error( new \WP_Error( 'name', "There is no report \"$name\".", array( 'status' => 400 ) ) );
	}
	$limit   = isset( $options['limit'] ) ? (int) $options['limit'] : 100;
	$request = new \WP_REST_Request( 'GET', "/wc-analytics/reports/$name" );
	$request->set_query_params(
		array(
			'after'    => "$range[after]T00:00:00",
			'before'   => "$range[before]T23:59:59",
			'per_page' => max( 1, min( 100, $limit ) ),
		)
	);
	// Whoever runs a command may.
	add_filter( 'woocommerce_rest_check_permissions', '__return_true', PHP_INT_MAX );
	$rows = array();
	$page = 1;
	do {
		$request->set_param( 'page', $page++ );
		$response = rest_do_request( $request );
		end_on_error( $response->is_error() ? $response->as_error() : null );
		$found   = array_values( (array) $response->get_data() );
		$rows    = array_merge( $rows, $found );
		$is_left = count( $found ) >= $request['per_page'] && count( $rows ) < $limit;
	} while ( $is_left );
	remove_filter( 'woocommerce_rest_check_permissions', '__return_true', PHP_INT_MAX );
	print_rows( array_map( __NAMESPACE__ . '\plain_row', array_slice( $rows, 0, $limit ) ), format_of( $options ) );
}

/**
 * Returns the values of a row that are no lists.
 *
 * @param array $row Of a report.
 * @return array
 */
function plain_row( $row ) {
	return array_filter(
		(array) $row,
		function ( $value ) {
			return null === $value || is_scalar( $value );
		}
	);
}

/**
 * Prints how new the numbers are.
 *
 * @param string[] $words   None.
 * @param string[] $options By name.
 */
function command_status( $words, $options ) {
	$status = get_freshness();
	end_on_error( $status );
	$access = agent_access();
	$rows   = array();
	$filled = isset( $status['filling'] ) ? $status['filling']['done'] . ' of ' . $status['filling']['total'] : 'all';
	foreach ( array(
		'orders'                 => $status['orders'],
		'since'                  => $status['covers']['since'],
		'until'                  => $status['covers']['until'],
		'rules'                  => $status['rules'],
		'currency'               => $status['currency'],
		'time zone'              => $status['time_zone'],
		'orders with dimensions' => $filled,
		'store server'           => has_store_server() ? store_server()['address'] : 'none',
		'listed for agents'      => $access['is_public'] ? 'yes' : 'no',
		'names of customers'     => $access['personal_data'] ? 'yes' : 'no',
	) as $name => $value ) {
		$rows[] = compact( 'name', 'value' );
	}
	print_rows( $rows, format_of( $options ) );
}

/**
 * Fills the table of what orders say of themselves anew.
 */
function command_rebuild() {
	if ( ! has_table( shop_table( 'wc_order_stats' ) ) || ! rebuild_dimensions() ) {
		end_on_error( no_orders() );
	}
	$total = dimensions_progress()['total'];
	$bar   = \WP_CLI\Utils\make_progress_bar( 'Reading orders', $total );
	$shown = 0;
	do {
		$is_left = fill_dimensions( PROGRESS_STEP );
		$done    = $is_left ? dimensions_progress()['done'] : $total;
		$bar->tick( $done - $shown );
		$shown = $done;
	} while ( $is_left );
	$bar->finish();
	\WP_CLI::success( "The table has $total orders and refunds." );
}

/**
 * Returns the format that is asked for.
 *
 * @param string[] $options By name.
 * @return string
 */
function format_of( $options ) {
	return isset( $options['format'] ) ? $options['format'] : agent_declarations()['commands']['formats'][0];
}

/**
 * Ends the command with what is wrong.
 *
 * @param mixed $answer Maybe an error.
 */
function end_on_error( $answer ) {
	if ( ! is_wp_error( $answer ) ) {
		return;
	}
	$data = (array) $answer->get_error_data();
	$why  = isset( $data['params'] ) && is_array( $data['params'] ) ? implode( ' ', $data['params'] ) : $answer->get_error_message();
	\WP_CLI::error( $why, false );
	\WP_CLI::halt( isset( $data['status'] ) && $data['status'] >= 400 && $data['status'] < 500 ? 2 : 1 );
}

/**
 * Tells on stderr what the numbers leave out.
 *
 * @param array $answer Of a query.
 */
function warn_of_gaps( $answer ) {
	if ( isset( $answer['filling'] ) ) {
		\WP_CLI::warning( 'Dimensions are known of ' . $answer['filling']['done'] . ' of ' . $answer['filling']['total'] . ' orders and refunds so far. `wp store-analytics rebuild` reads all at once.' );
	}
	if ( $answer['dimensions'] && count( $answer['rows'] ) < $answer['rows_count'] ) {
		\WP_CLI::warning( 'These are ' . count( $answer['rows'] ) . " of $answer[rows_count] rows." );
	}
	if ( isset( $answer['currencies'] ) ) {
		\WP_CLI::warning( 'Amounts add several currencies: ' . implode( ', ', array_column( $answer['currencies'], 'currency' ) ) . '.' );
	}
}
