<?php
/**
 * REST for what single orders say of themselves, as the store server answers it.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most orders of a request. */
const MOST_ASKED_ORDERS = 500;

/**
 * Registers the route.
 */
function register_order_dimensions_route() {
	$may_see = function () {
		return may_see();
	};
	$args    = array(
		'orders'     => array(
			'type'     => 'array',
			'items'    => array( 'type' => 'integer' ),
			'maxItems' => MOST_ASKED_ORDERS,
			'required' => true,
		),
		'dimensions' => array(
			'type'    => 'array',
			'items'   => array( 'type' => 'string' ),
			'default' => array(),
		),
	);
	register_own_routes( array( array( '/orders/dimensions', 'GET', 'get_order_dimensions', $may_see, $args ) ) );
}

/**
 * Answers what orders and refunds say of themselves, with the names of values.
 *
 * @param \WP_REST_Request $request { orders: ids; dimensions: keys, all by default }.
 * @return array|\WP_Error Each { order_id, values: { value, label } or null by dimension }, in the order of the ids; an id that WooCommerce does not count has none.
 */
function get_order_dimensions( $request ) {
	try {
		$keys = order_dimension_keys( $request['dimensions'] );
	} catch ( Query_Refused $refused ) {
		return refusal_response( $refused );
	}
	if ( ! ensure_dimensions() ) {
		return no_orders();
	}
	$ids = array_map( 'intval', $request['orders'] );
	fill_dimensions_of( $ids );
	$found   = values_of_orders( $ids, $keys );
	$written = array();
	foreach ( $ids as $id ) {
		if ( isset( $found[ $id ] ) ) {
			$written[] = array(
				'order_id' => $id,
				'values'   => (object) $found[ $id ],
			);
		}
	}
	return $written;
}

/**
 * Returns the asked dimensions of orders.
 *
 * @param string[] $asked Names; none for all.
 * @return string[] Keys.
 * @throws Query_Refused If one is none.
 */
function order_dimension_keys( $asked ) {
	$known = array_keys( wp_list_filter( query_dimensions(), array( 'grain' => 'order' ) ) );
	foreach ( $asked as $name ) {
		if ( ! in_array( $name, $known, true ) ) {
			refuse_unknown( 'dimensions', 'dimension of orders', $name, $known );
		}
	}
	return $asked ? array_values( $asked ) : $known;
}

/**
 * Reads these orders into the table if the background has not come to them yet.
 *
 * @param int[] $ids Of orders and refunds.
 */
function fill_dimensions_of( $ids ) {
	$stats   = shop_table( 'wc_order_stats' );
	$missing = shop_rows( "SELECT s.order_id, s.parent_id, s.date_created FROM $stats s LEFT JOIN " . dimensions_table() . ' d ON d.order_id = s.order_id WHERE d.order_id IS NULL AND s.order_id IN ' . id_list( $ids ) );
	if ( $missing ) {
		read_orders_anew( $missing );
	}
}

/**
 * Returns what orders and refunds say of themselves.
 *
 * @param int[]    $ids  Of orders and refunds.
 * @param string[] $keys Of dimensions of orders.
 * @return array[] By id and key: { value, label }; null for what one does not say.
 */
function values_of_orders( $ids, $keys ) {
	$columns = 's.order_id';
	foreach ( $keys as $place => $key ) {
		$columns .= ', ' . value_sql( $key, date_column( null ) ) . " AS value_$place";
	}
	$found = array();
	$rows  = shop_rows( "SELECT $columns FROM " . order_source( $columns, $ids ) . ' WHERE s.order_id IN ' . id_list( $ids ) );
	foreach ( $keys as $place => $key ) {
		$said  = array_map( 'strval', array_column( $rows, "value_$place", 'order_id' ) );
		$known = array_values( array_unique( array_diff( $said, array( '' ) ) ) );
		$names = $known ? value_names( $key, $known ) : array();
		foreach ( $said as $id => $value ) {
			$found[ $id ][ $key ] = '' === $value ? null : array(
				'value' => $value,
				'label' => isset( $names[ $value ] ) ? $names[ $value ] : $value,
			);
		}
	}
	return $found;
}
