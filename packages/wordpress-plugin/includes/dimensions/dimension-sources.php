<?php
/**
 * Reads what orders and refunds say of themselves, in batches, from WooCommerce's own tables of orders (HPOS) or from
 * posts. A refund says of itself why, by whom and after how many days; the rest is its order's.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Fields that posts keep as meta data, by column. */
const POST_FIELDS = array(
	'billing_country'      => '_billing_country',
	'billing_state'        => '_billing_state',
	'billing_city'         => '_billing_city',
	'billing_postcode'     => '_billing_postcode',
	'shipping_country'     => '_shipping_country',
	'shipping_state'       => '_shipping_state',
	'shipping_city'        => '_shipping_city',
	'shipping_postcode'    => '_shipping_postcode',
	'payment_method'       => '_payment_method',
	'payment_method_title' => '_payment_method_title',
	'created_via'          => '_created_via',
	'currency'             => '_order_currency',
);

/**
 * Checks whether orders are in tables of their own (HPOS).
 *
 * @return bool
 */
function has_order_tables() {
	return 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
}

/**
 * Returns rows of a query.
 *
 * @param string $sql Prepared.
 * @return array[]
 */
function shop_rows( $sql ) {
	global $wpdb;
	return (array) $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- Prepared by the caller; WooCommerce has no function that reads many orders without loading all of each.
}

/**
 * Returns whole numbers for SQL's IN.
 *
 * @param array $ids Numbers.
 * @return string With brackets.
 */
function id_list( $ids ) {
	return '(' . ( $ids ? implode( ',', array_map( 'intval', $ids ) ) : '0' ) . ')';
}

/**
 * Returns texts for SQL's IN.
 *
 * @param string[] $texts Any.
 * @return string With brackets.
 */
function text_list( $texts ) {
	global $wpdb;
	$literals = array();
	foreach ( $texts as $text ) {
		$literals[] = $wpdb->prepare( '%s', $text );
	}
	return '(' . ( $literals ? implode( ',', $literals ) : 'NULL' ) . ')';
}

/**
 * Reads orders and refunds that WooCommerce counts.
 *
 * @param array[] $stats Rows of wc_order_stats: order_id, parent_id, date_created.
 * @return array[] Rows for write_dimensions().
 */
function read_dimensions( $stats ) {
	$orders = array();
	foreach ( $stats as $row ) {
		$orders[] = (int) $row['parent_id'] ? (int) $row['parent_id'] : (int) $row['order_id'];
	}
	$orders  = array_values( array_unique( $orders ) );
	$ids     = array_values( array_unique( array_merge( $orders, array_map( 'intval', array_column( $stats, 'order_id' ) ) ) ) );
	$metas   = read_order_metas( $ids );
	$said    = has_order_tables() ? read_order_tables( $orders ) : read_order_posts( $ids, $metas );
	$shipped = read_shipping( $orders );
	$dates   = array_column( shop_rows( 'SELECT order_id, date_created FROM ' . shop_table( 'wc_order_stats' ) . ' WHERE order_id IN ' . id_list( $orders ) ), 'date_created', 'order_id' );
	$rows    = array();
	foreach ( $stats as $stat ) {
		$id     = (int) $stat['order_id'];
		$parent = (int) $stat['parent_id'];
		$order  = $parent ? $parent : $id;
		$row    = array(
			'order_id'  => $id,
			'parent_id' => $parent,
		);
		$row   += isset( $said[ $order ] ) ? $said[ $order ] : array();
		$row   += isset( $shipped[ $order ] ) ? $shipped[ $order ] : array();
		$row   += attribution_of( isset( $metas[ $order ] ) ? $metas[ $order ] : array() );
		if ( $parent ) {
			$excerpt = isset( $said[ $id ]['excerpt'] ) ? $said[ $id ]['excerpt'] : '';
			$row    += refund_of( isset( $metas[ $id ] ) ? $metas[ $id ] : array(), $excerpt );
			if ( isset( $dates[ $parent ] ) ) {
				$row['days_to_refund'] = days_to_refund( $dates[ $parent ], $stat['date_created'] );
			}
		}
		$rows[] = tidy_dimensions( $row );
	}
	return $rows;
}

/**
 * Reads orders from tables of their own.
 *
 * @param int[] $ids Of orders.
 * @return array[] Columns by id.
 */
function read_order_tables( $ids ) {
	$said = array();
	$rows = shop_rows(
		'SELECT o.id, o.payment_method, o.payment_method_title, o.currency, d.created_via FROM ' . shop_table( 'wc_orders' ) . ' o
		LEFT JOIN ' . shop_table( 'wc_order_operational_data' ) . ' d ON d.order_id = o.id WHERE o.id IN ' . id_list( $ids )
	);
	foreach ( $rows as $row ) {
		$id = (int) $row['id'];
		unset( $row['id'] );
		$said[ $id ] = $row;
	}
	$rows = shop_rows( 'SELECT order_id, address_type, country, state, city, postcode FROM ' . shop_table( 'wc_order_addresses' ) . ' WHERE order_id IN ' . id_list( $ids ) );
	foreach ( $rows as $row ) {
		foreach ( array( 'country', 'state', 'city', 'postcode' ) as $part ) {
			$said[ (int) $row['order_id'] ][ $row['address_type'] . '_' . $part ] = $row[ $part ];
		}
	}
	return $said;
}

/**
 * Reads orders and refunds from posts.
 *
 * @param int[]   $ids   Of orders and refunds.
 * @param array[] $metas As read_order_metas() returns.
 * @return array[] Columns by id.
 */
function read_order_posts( $ids, $metas ) {
	global $wpdb;
	$said = array();
	foreach ( shop_rows( "SELECT ID, post_excerpt FROM $wpdb->posts WHERE ID IN " . id_list( $ids ) ) as $post ) {
		$id          = (int) $post['ID'];
		$said[ $id ] = array( 'excerpt' => $post['post_excerpt'] );
		foreach ( POST_FIELDS as $column => $key ) {
			// The last one counts, as in WordPress's own cache.
			$said[ $id ][ $column ] = isset( $metas[ $id ][ $key ] ) ? end( $metas[ $id ][ $key ] ) : '';
		}
	}
	return $said;
}

/**
 * Reads the meta data that dimensions are made of.
 *
 * @param int[] $ids Of orders and refunds.
 * @return array[] By id and key: values, the oldest first.
 */
function read_order_metas( $ids ) {
	global $wpdb;
	$keys = array( '_refund_reason', '_refunded_by' );
	foreach ( ATTRIBUTION_FIELDS as $field ) {
		$keys[] = ATTRIBUTION_PREFIX . $field;
	}
	$is_hpos = has_order_tables();
	$table   = $is_hpos ? shop_table( 'wc_orders_meta' ) : $wpdb->postmeta;
	$owner   = $is_hpos ? 'order_id' : 'post_id';
	$order   = $is_hpos ? 'id' : 'meta_id';
	$keys    = text_list( $is_hpos ? $keys : array_merge( $keys, array_values( POST_FIELDS ) ) );
	$metas   = array();
	foreach ( shop_rows( "SELECT $owner AS owner, meta_key, meta_value FROM $table WHERE $owner IN " . id_list( $ids ) . " AND meta_key IN $keys ORDER BY $order" ) as $row ) {
		$metas[ (int) $row['owner'] ][ $row['meta_key'] ][] = (string) $row['meta_value'];
	}
	return $metas;
}

/**
 * Reads the first shipping line of orders.
 *
 * @param int[] $ids Of orders.
 * @return array[] Columns by id.
 */
function read_shipping( $ids ) {
	$shipped = array();
	$metas   = shop_table( 'woocommerce_order_itemmeta' );
	$rows    = shop_rows(
		'SELECT i.order_id, i.order_item_name, m.meta_value, n.meta_value AS instance FROM ' . shop_table( 'woocommerce_order_items' ) . " i
		LEFT JOIN $metas m ON m.order_item_id = i.order_item_id AND m.meta_key = 'method_id'
		LEFT JOIN $metas n ON n.order_item_id = i.order_item_id AND n.meta_key = 'instance_id'
		WHERE i.order_id IN " . id_list( $ids ) . " AND i.order_item_type = 'shipping' ORDER BY i.order_item_id"
	);
	foreach ( $rows as $row ) {
		// Before 3.4, flat_rate:3 named the instance, too.
		list( $method, $instance ) = explode( ':', (string) $row['meta_value'] ) + array( '', '' );

		$shipped += array(
			(int) $row['order_id'] => array(
				'shipping_method'       => $method,
				'shipping_method_title' => $row['order_item_name'],
				'shipping_instance'     => (string) $row['instance'] ? (string) $row['instance'] : $instance,
			),
		);
	}
	return $shipped;
}
