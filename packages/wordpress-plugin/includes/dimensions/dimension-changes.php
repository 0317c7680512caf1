<?php
/**
 * Keeps the table in step with orders and refunds: what a request changed is read again at its end.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** More changed orders than these are read at once, before the end of a long import. */
const MOST_CHANGED = 200;

/**
 * Notes an order or refund that has changed, or that WooCommerce has just counted.
 *
 * @param int $id Of the order or refund.
 */
function note_changed_order( $id ) {
	if ( ! is_numeric( $id ) || ! dimensions_state() ) {
		return;
	}
	$ids = changed_orders( (int) $id );
	if ( count( $ids ) >= MOST_CHANGED ) {
		refresh_changed_orders();
	} elseif ( ! has_action( 'shutdown', __NAMESPACE__ . '\refresh_changed_orders' ) ) {
		add_action( 'shutdown', __NAMESPACE__ . '\refresh_changed_orders', 5 );
	}
}

/**
 * Returns the noted orders, and empties the list or adds to it.
 *
 * @param int|null $id To add; null to empty the list.
 * @return int[] Keys are ids.
 */
function changed_orders( $id = null ) {
	static $ids = array();
	$shop       = get_current_blog_id();
	$noted      = isset( $ids[ $shop ] ) ? $ids[ $shop ] : array();
	if ( null === $id ) {
		$ids[ $shop ] = array();
		return $noted;
	}
	$noted[ $id ] = true;
	$ids[ $shop ] = $noted;
	return $noted;
}

/**
 * Reads the noted orders again, with their refunds, which say where their order went. An order that WooCommerce does not
 * count has no row.
 */
function refresh_changed_orders() {
	$ids = array_keys( changed_orders() );
	if ( ! $ids || ! dimensions_state() ) {
		return;
	}
	$list  = id_list( $ids );
	$stats = shop_table( 'wc_order_stats' );
	$rows  = shop_rows( "SELECT order_id, parent_id, date_created FROM $stats WHERE order_id IN $list" );
	$held  = array_map( 'intval', array_column( shop_rows( 'SELECT order_id FROM ' . dimensions_table() . " WHERE order_id IN $list OR parent_id IN $list" ), 'order_id' ) );
	$more  = array_diff( $held, $ids );
	if ( $more ) {
		$rows = array_merge( $rows, shop_rows( "SELECT order_id, parent_id, date_created FROM $stats WHERE order_id IN " . id_list( $more ) ) );
	}
	$counted = array_map( 'intval', array_column( $rows, 'order_id' ) );
	$gone    = array_diff( $held, $counted );
	if ( $gone ) {
		forget_dimensions( $gone );
	}
	$there = existing_orders( $counted );
	$rows  = array_filter(
		$rows,
		function ( $row ) use ( $there, $held ) {
			// WooCommerce may still count a refund that was deleted: what it said stays.
			return in_array( (int) $row['order_id'], $there, true ) || ! in_array( (int) $row['order_id'], $held, true );
		}
	);
	if ( $rows ) {
		read_orders_anew( array_values( $rows ) );
	}
}

/**
 * Returns which orders and refunds still exist.
 *
 * @param int[] $ids Of orders and refunds.
 * @return int[]
 */
function existing_orders( $ids ) {
	global $wpdb;
	$rows = has_order_tables()
		? shop_rows( 'SELECT id AS id FROM ' . shop_table( 'wc_orders' ) . ' WHERE id IN ' . id_list( $ids ) )
		: shop_rows( "SELECT ID AS id FROM $wpdb->posts WHERE ID IN " . id_list( $ids ) );
	return array_map( 'intval', array_column( $rows, 'id' ) );
}
