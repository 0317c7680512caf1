<?php
/**
 * Answers taxes by country, state, rate, or country and percentage, and the orders and refunds behind them.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Answers taxes of a period by place or rate. An amount that an order does not say is null.
 *
 * @param \WP_REST_Request $request As tax_row_arguments() says.
 * @return \WP_REST_Response|\WP_Error
 */
function get_tax_places( $request ) {
	return answered_taxes(
		$request,
		tax_row_arguments(),
		function ( $query ) use ( $request ) {
			$columns = TAX_GROUPS[ $query['group'] ];
			$written = array();
			$found   = tax_page( sums_of_group( $query ), tax_ordering( $request['orderby'], $columns ), $columns, $request );
			foreach ( $found['rows'] as $row ) {
				$written[] = written_tax_place( $row, $query['group'] );
			}
			return tax_response_page( $written, $found['total'], $request['per_page'] );
		}
	);
}

/**
 * Answers what each order and refund adds to the same numbers, in order of time.
 *
 * @param \WP_REST_Request $request As tax_arguments() says.
 * @return \WP_REST_Response|\WP_Error
 */
function get_tax_orders( $request ) {
	return answered_taxes(
		$request,
		tax_arguments(),
		function ( $query ) use ( $request ) {
			$written = array();
			$found   = tax_page( tax_sums( placed_taxes( $query ), 'order_id, parent_id, dated', TAX_SUMS + EARLIER_SUMS ), 'dated', 'order_id', $request );
			foreach ( $found['rows'] as $row ) {
				$numbers   = array( 'taxable_amount', 'refunded_amount', 'charged_tax', 'charged_shipping_tax', 'refunded_tax', 'total_tax', 'orders_count' );
				$written[] = written_tax_order( $row ) + tax_numbers( $row, $numbers );
			}
			return tax_response_page( $written, $found['total'], $request['per_page'] );
		}
	);
}

/**
 * Returns what rows are sorted by.
 *
 * @param string $orderby Of TAX_ORDERINGS.
 * @param string $columns Of the rows.
 * @return string SQL.
 */
function tax_ordering( $orderby, $columns ) {
	if ( 'rate' === $orderby && strpos( $columns, 'percent' ) ) {
		return 'percent';
	}
	return 'place' === $orderby || 'rate' === $orderby ? 'taxed_country' : $orderby;
}

/**
 * Returns a page of a table; what is unknown comes last. A page past the end is empty and has the total 0, as in WooCommerce's
 * reports.
 *
 * @param string           $rows    A SELECT.
 * @param string           $by      What they are sorted by.
 * @param string           $ties    What rows of the same value are sorted by.
 * @param \WP_REST_Request $request With page, per_page, order.
 * @return array { rows, total }.
 */
function tax_page( $rows, $by, $ties, $request ) {
	global $wpdb;
	$size  = (int) $request['per_page'];
	$limit = $wpdb->prepare( 'LIMIT %d OFFSET %d', $size, ( $request['page'] - 1 ) * $size );
	$order = 'asc' === $request['order'] ? 'ASC' : 'DESC';
	// As WordPress counts posts: to sum up the taxes of a year again would take as long as the page.
	$found = shop_rows( "SELECT SQL_CALC_FOUND_ROWS * FROM ($rows) found ORDER BY $by IS NULL, $by $order, $ties $limit" );
	return array(
		'rows'  => $found,
		'total' => $found ? (int) current( shop_rows( 'SELECT FOUND_ROWS() AS total' ) )['total'] : 0,
	);
}

/**
 * Returns a row as in responses.
 *
 * @param array  $row   Of sums_of_group().
 * @param string $group Of TAX_GROUPS.
 * @return array
 */
function written_tax_place( $row, $group ) {
	$country = $row['taxed_country'];
	$state   = isset( $row['taxed_state'] ) ? $row['taxed_state'] : '';
	$place   = '' === $state ? $country : "$country:$state";
	// As text: before PHP 8 the language decides how numbers become texts.
	$percent = isset( $row['percent'] ) ? rtrim( rtrim( $row['percent'], '0' ), '.' ) : '';
	$ids     = array(
		'country_rate' => "$country-$percent",
		'rate'         => ( isset( $row['tax_code_id'] ) ? $row['tax_code_id'] : '' ) . "-$place",
	);
	return array(
		'id'           => isset( $ids[ $group ] ) ? $ids[ $group ] : $place,
		'country'      => $country,
		'state'        => $state,
		'country_name' => name_or_code( country_name( $country ), $country ),
		'state_name'   => '' === $state ? '' : name_or_code( country_name( $country, $state ), $state ),
		'code'         => isset( $row['code'] ) ? $row['code'] : '',
		'rate'         => '' === $percent ? null : (float) $percent,
	) + tax_numbers( $row, array( 'taxable_amount', 'refunded_amount', 'earlier_amount', 'charged_tax', 'charged_shipping_tax', 'refunded_tax', 'earlier_tax', 'total_tax', 'orders_count' ) );
}

/**
 * Returns a name, or the code of what has none.
 *
 * @param string|null $name WooCommerce's.
 * @param string      $code Of a place.
 * @return string
 */
function name_or_code( $name, $code ) {
	return null === $name ? $code : $name;
}

/**
 * Returns numbers as in responses, with the six decimals that shops store; unknown ones are null.
 *
 * @param array    $row   Of SQL.
 * @param string[] $names Of numbers.
 * @return array By name.
 */
function tax_numbers( $row, $names ) {
	$numbers = array();
	foreach ( $names as $name ) {
		// Adding 0 turns -0 into 0.
		$numbers[ $name ] = null === $row[ $name ] ? null : round( (float) $row[ $name ], 6 ) + 0;
	}
	return $numbers;
}

/**
 * Returns which order or refund a row is of.
 *
 * @param array $row { order_id, parent_id, dated }.
 * @return array { order_id, parent_id, order_number, date }.
 */
function written_tax_order( $row ) {
	$id     = (int) $row['order_id'];
	$parent = (int) $row['parent_id'];
	return array(
		'order_id'     => $id,
		'parent_id'    => $parent,
		'order_number' => number_of_order( $parent ? $parent : $id ),
		'date'         => $row['dated'],
	);
}

/**
 * Returns the number of an order: extensions number as they like, but plain numbers are sent as such.
 *
 * @param int $id Of the order.
 * @return int|string
 */
function number_of_order( $id ) {
	$order  = function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : null;
	$number = $order && is_callable( array( $order, 'get_order_number' ) ) ? (string) $order->get_order_number() : (string) $id;
	return preg_match( '/^\d{1,15}$/D', $number ) ? (int) $number : $number;
}
