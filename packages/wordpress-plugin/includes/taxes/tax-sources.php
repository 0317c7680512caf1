<?php
/**
 * Reads the taxes of orders and refunds, in batches, from the items of orders, which are in the same tables with and without
 * WooCommerce's own tables of orders (HPOS).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Kinds of items with taxes: where the net total and the taxes are. */
const TAXED_ITEMS = array(
	'line_item' => array( '_line_total', '_line_tax_data' ),
	'fee'       => array( '_line_total', '_line_tax_data' ),
	'shipping'  => array( 'cost', 'taxes' ),
);

/** What taxes of an order say of themselves. */
const TAX_FIELDS = array( 'rate_id', 'label', 'compound', 'rate_percent', 'tax_amount', 'shipping_tax_amount' );

/**
 * Reads the taxes of orders and refunds that WooCommerce counts.
 *
 * @param array[] $stats Rows of wc_order_stats: order_id, parent_id.
 * @param array[] $said  Of the same, as read_dimensions() returns.
 * @return array[] Rows for write_taxes().
 */
function read_taxes( $stats, $said ) {
	$said    = array_column( $said, null, 'order_id' );
	$refunds = refunds_before( $stats );
	$ids     = array_merge( array_column( $stats, 'order_id' ), array_column( $stats, 'parent_id' ), array_column( array_merge( array(), ...$refunds ), 'order_id' ) );
	$read    = read_documents( array_unique( array_map( 'intval', $ids ) ) );
	$about   = $refunds ? about_refunds( array_unique( array_map( 'intval', $ids ) ) ) : array();
	$rows    = array();
	foreach ( $stats as $stat ) {
		$id     = (int) $stat['order_id'];
		$parent = (int) $stat['parent_id'];
		$order  = document_of( $read, $parent ? $parent : $id );
		$own    = $parent ? counted_refunds( $order, $refunds[ $parent ], $read, $about )[ $id ] : as_it_is( $order );
		$first  = array( 'order_id' => $id );
		foreach ( taxes_of_document( $own, compound_rates( $order['taxes'] ), $said[ $id ] ) as $place => $tax ) {
			$rows[] = compact( 'place' ) + $first + $tax;
		}
	}
	return $rows;
}

/**
 * Returns the refunds of the orders of refunds, in their order of time.
 *
 * @param array[] $stats Rows of wc_order_stats.
 * @return array[] By order: rows of wc_order_stats: order_id, parent_id, tax_total.
 */
function refunds_before( $stats ) {
	$orders = array_filter( array_map( 'intval', array_column( $stats, 'parent_id' ) ) );
	$found  = array();
	if ( $orders ) {
		foreach ( shop_rows( 'SELECT order_id, parent_id, tax_total FROM ' . shop_table( 'wc_order_stats' ) . ' WHERE parent_id IN ' . id_list( array_unique( $orders ) ) . ' ORDER BY order_id' ) as $row ) {
			$found[ (int) $row['parent_id'] ][] = $row;
		}
	}
	return $found;
}

/**
 * Reads the items of orders and refunds.
 *
 * @param int[] $ids Of orders and refunds.
 * @return array[] By id: { lines, charges: as item_of_order() returns; taxes: as tax_of_item() }.
 */
function read_documents( $ids ) {
	$keys  = text_list( array_merge( array( '_line_total', '_line_tax_data', 'cost', 'taxes' ), TAX_FIELDS ) );
	$kinds = text_list( array_merge( array( 'tax' ), array_keys( TAXED_ITEMS ) ) );
	$items = array();
	$rows  = shop_rows(
		'SELECT i.order_item_id, i.order_id, i.order_item_type, i.order_item_name, m.meta_key, m.meta_value
		FROM ' . shop_table( 'woocommerce_order_items' ) . ' i
		LEFT JOIN ' . shop_table( 'woocommerce_order_itemmeta' ) . " m ON m.order_item_id = i.order_item_id AND m.meta_key IN $keys
		WHERE i.order_id IN " . id_list( $ids ) . " AND i.order_item_type IN $kinds ORDER BY i.order_item_id, m.meta_id"
	);
	foreach ( $rows as $row ) {
		$items += array( $row['order_item_id'] => $row + array( 'metas' => array() ) );
		$items[ $row['order_item_id'] ]['metas'][ (string) $row['meta_key'] ] = (string) $row['meta_value'];
	}
	$read = array();
	foreach ( $items as $item ) {
		$id   = (int) $item['order_id'];
		$kind = $item['order_item_type'];
		$read = $read + array( $id => document_of( array(), $id ) );
		if ( 'tax' === $kind ) {
			$read[ $id ]['taxes'][] = tax_of_item( $item['order_item_name'], $item['metas'] + array_fill_keys( TAX_FIELDS, '' ) );
		} else {
			$read[ $id ][ 'line_item' === $kind ? 'lines' : 'charges' ][] = item_of_order( $kind, $item['metas'] );
		}
	}
	return $read;
}

/**
 * Returns a document; one that has no items, or is gone, has none.
 *
 * @param array[] $read As read_documents() returns.
 * @param int     $id   Of an order or a refund.
 * @return array
 */
function document_of( $read, $id ) {
	return isset( $read[ $id ] ) ? $read[ $id ] : array(
		'lines'   => array(),
		'charges' => array(),
		'taxes'   => array(),
	);
}

/**
 * Reads a tax of an order.
 *
 * @param string   $code  Of its rate.
 * @param string[] $metas By key.
 * @return array { rate_id, code, label, percent, compound, order_tax, shipping_tax }.
 */
function tax_of_item( $code, $metas ) {
	return array(
		'rate_id'      => (int) $metas['rate_id'],
		'code'         => '' === $code ? $metas['label'] : $code,
		'label'        => $metas['label'],
		'percent'      => (float) $metas['rate_percent'],
		'compound'     => in_array( $metas['compound'], array( '1', 'yes' ), true ),
		'order_tax'    => (float) $metas['tax_amount'],
		'shipping_tax' => (float) $metas['shipping_tax_amount'],
	);
}

/**
 * Reads an item with its taxes. A rate that does not apply to it has an empty tax.
 *
 * @param string   $kind  Of TAXED_ITEMS.
 * @param string[] $metas By key.
 * @return array { total, taxes by id of the rate }.
 */
function item_of_order( $kind, $metas ) {
	list( $total, $taxes ) = TAXED_ITEMS[ $kind ];
	$stored                = isset( $metas[ $taxes ] ) ? stored_list( $metas[ $taxes ] ) : array();
	// Before 3.0 shipping had no list of totals.
	$by_rate = isset( $stored['total'] ) ? $stored['total'] : ( 'shipping' === $kind ? $stored : array() );
	$applied = array();
	foreach ( is_array( $by_rate ) ? $by_rate : array() as $rate => $tax ) {
		if ( is_numeric( $tax ) ) {
			$applied[ (int) $rate ] = (float) $tax;
		}
	}
	return array(
		'total' => isset( $metas[ $total ] ) ? (float) $metas[ $total ] : 0.0,
		'taxes' => $applied,
	);
}

/**
 * Reads a list as WordPress stores it. Objects in it stay unread.
 *
 * @param string $text Serialized.
 * @return array
 */
function stored_list( $text ) {
	$list = is_serialized( $text ) ? @unserialize( $text, array( 'allowed_classes' => false ) ) : array(); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- WooCommerce stores taxes so; a broken text is none.
	return is_array( $list ) ? $list : array();
}

/**
 * Returns the rates that are charged on other taxes, too.
 *
 * @param array[] $taxes As tax_of_item() returns.
 * @return int[] Ids.
 */
function compound_rates( $taxes ) {
	return array_column( array_filter( $taxes, __NAMESPACE__ . '\is_compound' ), 'rate_id' );
}

/**
 * Checks whether a tax is charged on other taxes, too.
 *
 * @param array $tax As tax_of_item() returns.
 * @return bool
 */
function is_compound( $tax ) {
	return $tax['compound'];
}
