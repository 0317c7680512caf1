<?php
/**
 * The table of what lines of orders say of themselves: tax class and options. WooCommerce keeps them among all meta data of items,
 * where reading two of them for each line of a year takes longer than all else.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Name of the table behind WordPress's prefix. uninstall.php knows it. */
const LINES_TABLE = 'store_analytics_line_texts';

/**
 * Returns the table's name in this shop.
 *
 * @return string
 */
function lines_table() {
	return shop_table( LINES_TABLE );
}

/**
 * Makes the table, empty.
 */
function create_lines_table() {
	global $wpdb;
	$table = lines_table();
	drop_own_table( $table );
	// phpcs:disable WordPress.DB -- Names of this file only; dbDelta() would compare a table that was just removed.
	$wpdb->query(
		"CREATE TABLE $table (
			order_item_id bigint(20) unsigned NOT NULL,
			place int(11) NOT NULL,
			order_id bigint(20) unsigned NOT NULL,
			meta_key varchar(" . DIMENSION_LENGTH . ") NOT NULL DEFAULT '',
			meta_value varchar(" . ADDRESS_LENGTH . ") NOT NULL DEFAULT '',
			PRIMARY KEY  (order_item_id, place),
			KEY order_id (order_id)
		) " . dimensions_collation()
	);
	// phpcs:enable
}

/**
 * Reads what lines of orders and refunds say. A returned line says what the line of the order does.
 *
 * @param int[] $ids Of orders and refunds.
 * @return array[] Each { order_item_id, place, order_id, meta_key, meta_value }.
 */
function read_lines( $ids ) {
	$metas = shop_table( 'woocommerce_order_itemmeta' );
	$items = shop_rows(
		'SELECT i.order_item_id, i.order_id, r.meta_value AS returned FROM ' . shop_table( 'woocommerce_order_items' ) . " i
		LEFT JOIN $metas r ON r.order_item_id = i.order_item_id AND r.meta_key = '_refunded_item_id'
		WHERE i.order_id IN " . id_list( $ids ) . " AND i.order_item_type = 'line_item'"
	);
	$said  = said_by_items( array_map( __NAMESPACE__ . '\item_that_says', $items ) );
	$lines = array();
	foreach ( $items as $item ) {
		$source = item_that_says( $item );
		foreach ( isset( $said[ $source ] ) ? $said[ $source ] : array() as $place => $meta ) {
			$lines[] = array(
				'order_item_id' => (int) $item['order_item_id'],
				'place'         => $place,
				'order_id'      => (int) $item['order_id'],
			) + $meta;
		}
	}
	return $lines;
}

/**
 * Returns the item that says what a line is: its own, or the one that it returns.
 *
 * @param array $item Of read_lines().
 * @return int
 */
function item_that_says( $item ) {
	return (int) ( null === $item['returned'] ? $item['order_item_id'] : $item['returned'] );
}

/**
 * Reads tax classes, and options of which there are products.
 *
 * @param int[] $ids Of items.
 * @return array[] Lists of { meta_key, meta_value } by item.
 */
function said_by_items( $ids ) {
	$options = option_keys();
	$said    = array();
	foreach ( shop_rows( 'SELECT order_item_id, meta_key, meta_value FROM ' . shop_table( 'woocommerce_order_itemmeta' ) . ' WHERE order_item_id IN ' . id_list( $ids ) . " AND (meta_key = '_tax_class' OR (meta_key NOT LIKE '\\_%' AND meta_value <> '')) ORDER BY meta_id" ) as $row ) {
		$key = strtolower( $row['meta_key'] );
		if ( '_tax_class' === $key || 0 === strpos( $key, 'pa_' ) || isset( $options[ $key ] ) ) {
			$said[ (int) $row['order_item_id'] ][] = array(
				'meta_key'   => mb_substr( $row['meta_key'], 0, DIMENSION_LENGTH ), // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, no query.
				'meta_value' => mb_substr( (string) $row['meta_value'], 0, ADDRESS_LENGTH ), // phpcs:ignore WordPress.DB.SlowDBQuery -- A column, no query.
			);
		}
	}
	return $said;
}

/**
 * Returns what variations of the catalog differ in. Whatever else an item says, such as a customer's wish, is not read.
 *
 * @return array Keys are names in small letters.
 */
function option_keys() {
	global $wpdb;
	$keys = array_column( shop_rows( "SELECT DISTINCT SUBSTRING(meta_key, 11) AS name FROM $wpdb->postmeta WHERE meta_key LIKE 'attribute\\_%'" ), 'name' );
	return array_fill_keys( array_map( 'strtolower', $keys ), true );
}

/**
 * Replaces what lines of orders say.
 *
 * @param int[]   $ids   Of orders and refunds.
 * @param array[] $lines As read_lines() returns, of these alone.
 */
function write_lines( $ids, $lines ) {
	$names = array( 'order_item_id', 'place', 'order_id', 'meta_key', 'meta_value' );
	forget_rows( lines_table(), $ids );
	replace_rows( lines_table(), $names, $lines, __NAMESPACE__ . '\line_literal' );
}

/**
 * Returns a value for SQL.
 *
 * @param string $name  Of the column.
 * @param mixed  $value A text of a meta_… column, or else a number.
 * @return string
 */
function line_literal( $name, $value ) {
	global $wpdb;
	return 0 === strpos( $name, 'meta_' ) ? $wpdb->prepare( '%s', $value ) : (string) (int) $value;
}
