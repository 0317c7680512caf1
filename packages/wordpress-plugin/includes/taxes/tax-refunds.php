<?php
/**
 * What refunds return of the taxes of their order. A refund of the whole order has no items where somebody has changed the
 * status: WooCommerce then counts those of the order, by rules that depend on its version and stay in its rows.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

// The rules of numbers: orders are also read where no request asks for numbers.
require_once dirname( __DIR__ ) . '/query/declarations.php';

/**
 * Returns a document with its own items.
 *
 * @param array $document As read_documents() returns.
 * @return array { lines, charges, items, taxed }.
 */
function as_it_is( $document ) {
	return array(
		'lines'   => $document['lines'],
		'charges' => $document['charges'],
		'items'   => array_merge( $document['lines'], $document['charges'] ),
		'taxed'   => array(
			array(
				'taxes' => $document['taxes'],
				'sign'  => 1,
			),
		),
	);
}

/**
 * Returns what each refund of an order returns, as WooCommerce counts it.
 *
 * @param array   $order   As read_documents() returns.
 * @param array[] $refunds Rows of wc_order_stats, in order of time.
 * @param array[] $read    Documents.
 * @param array[] $about   As about_refunds() returns.
 * @return array[] By id, as as_it_is() returns.
 */
function counted_refunds( $order, $refunds, $read, $about ) {
	$counted  = array();
	$partial  = array();
	$is_whole = number_rules()['full_refunds'];
	foreach ( $refunds as $refund ) {
		$id  = (int) $refund['order_id'];
		$own = document_of( $read, $id );
		if ( ! is_in_one_sum( $id, (int) $refund['parent_id'], $about ) ) {
			$counted[ $id ] = as_it_is( $own );
			$partial[ $id ] = $counted[ $id ];
			continue;
		}
		$is_full  = 'full' === about_refund( $about, $id, 'type' );
		$left     = rest_of_order( $order, $counted, $own, $is_full );
		$possible = number_rules()['takes_what_is_left'] ? array( $left ) : array( rest_of_order( $order, $partial, $own, $is_full ), $left );
		$possible = array_merge( $possible, array( rest_of_order( $order, array(), $own, $is_full ) ) );
		$possible = $is_whole ? array_merge( $possible, array( as_it_is( $own ) ) ) : array_merge( array( as_it_is( $own ) ), $possible );

		$counted[ $id ] = as_counted( $possible, (float) $refund['tax_total'] );
	}
	return $counted;
}

/**
 * Returns what agrees with the taxes that WooCommerce has counted: rows of older versions stay as they were.
 *
 * @param array[] $possible As as_it_is() returns, by the rules of today first.
 * @param float   $taxes    Of the row of wc_order_stats.
 * @return array
 */
function as_counted( $possible, $taxes ) {
	foreach ( $possible as $one ) {
		$sum = 0;
		foreach ( summed_taxes( $one['taxed'] ) as $tax ) {
			$sum += $tax['order_tax'] + $tax['shipping_tax'];
		}
		if ( abs( $sum - $taxes ) < 0.006 ) {
			return $one;
		}
	}
	return $possible[0];
}

/**
 * Returns what an order has left after earlier refunds, as returned. Lines of the refund itself are the returned goods; without
 * any, those of the order, if the refund is of the whole.
 *
 * @param array   $order   As read_documents() returns.
 * @param array[] $earlier Refunds, as as_it_is() returns.
 * @param array   $own     The refund, as read_documents() returns.
 * @param bool    $is_full Whether the shop calls it full.
 * @return array As as_it_is() returns.
 */
function rest_of_order( $order, $earlier, $own, $is_full ) {
	$lines   = array( $order['lines'] );
	$charges = array( $order['charges'] );
	$taxed   = array(
		array(
			'taxes' => $order['taxes'],
			'sign'  => -1,
		),
	);
	foreach ( $earlier as $before ) {
		$lines[]   = $before['lines'];
		$charges[] = $before['charges'];
		foreach ( $before['taxed'] as $one ) {
			$taxed[] = array( 'sign' => -$one['sign'] ) + $one;
		}
	}
	$lines   = $is_full && ! $own['lines'] ? returned_items( array_merge( ...$lines ) ) : $own['lines'];
	$charges = returned_items( array_merge( ...$charges ) );
	return array( 'items' => array_merge( $lines, $charges ) ) + compact( 'lines', 'charges', 'taxed' );
}

/**
 * Returns items with the opposite sign.
 *
 * @param array[] $items As item_of_order() returns.
 * @return array[]
 */
function returned_items( $items ) {
	$returned = array();
	foreach ( $items as $item ) {
		$taxes = array();
		foreach ( $item['taxes'] as $rate => $tax ) {
			$taxes[ $rate ] = -$tax;
		}
		$returned[] = array(
			'total' => -$item['total'],
			'taxes' => $taxes,
		);
	}
	return $returned;
}

/**
 * Checks whether a refund returns the whole order: the shop calls it full, or it gives back the order's total.
 *
 * @param int     $id    Of the refund.
 * @param int     $order Its order.
 * @param array[] $about As about_refunds() returns.
 * @return bool
 */
function is_in_one_sum( $id, $order, $about ) {
	$amount = about_refund( $about, $id, 'amount' );
	return 'full' === about_refund( $about, $id, 'type' ) || ( '' !== $amount && abs( (float) $amount - (float) about_refund( $about, $order, 'total' ) ) < 0.0000005 );
}

/**
 * Returns what is known of a refund or an order.
 *
 * @param array[] $about As about_refunds() returns.
 * @param int     $id    Of it.
 * @param string  $what  type, amount, total.
 * @return string
 */
function about_refund( $about, $id, $what ) {
	return isset( $about[ $id ][ $what ] ) ? (string) $about[ $id ][ $what ] : '';
}

/**
 * Reads type and amount of refunds, and totals of orders.
 *
 * @param int[] $ids Of both.
 * @return array[] By id: { type, amount, total }.
 */
function about_refunds( $ids ) {
	global $wpdb;
	$is_hpos = has_order_tables();
	$table   = $is_hpos ? shop_table( 'wc_orders_meta' ) : $wpdb->postmeta;
	$owner   = $is_hpos ? 'order_id' : 'post_id';
	$names   = array(
		'_refund_type'   => 'type',
		'_refund_amount' => 'amount',
		'_order_total'   => 'total',
	);
	$about   = array();
	foreach ( shop_rows( "SELECT $owner AS owner, meta_key, meta_value FROM $table WHERE $owner IN " . id_list( $ids ) . ' AND meta_key IN ' . text_list( array_keys( $names ) ) ) as $row ) {
		$about[ (int) $row['owner'] ][ $names[ $row['meta_key'] ] ] = $row['meta_value'];
	}
	foreach ( $is_hpos ? shop_rows( 'SELECT id, total_amount FROM ' . shop_table( 'wc_orders' ) . ' WHERE id IN ' . id_list( $ids ) ) : array() as $row ) {
		$about[ (int) $row['id'] ]['total'] = $row['total_amount'];
	}
	return $about;
}
