<?php
/**
 * What lines of orders say of themselves: tax class and options. WooCommerce keeps them among all meta data of items, where reading
 * two of them for each line of a year takes longer than all else. Many lines say the same, so a line has a number of what it says,
 * and another table has the texts of each number.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Name of the table behind WordPress's prefix: a row for each line. uninstall.php knows it. */
const LINES_TABLE = 'store_analytics_line_texts';

/** The same of the texts. Their number is made of the product and them, so it says the same in all shops and at all times. */
const SAID_TABLE = 'store_analytics_said_texts';

/** The same of what all lines of a product or variation say, if they say the same. */
const USUAL_TABLE = 'store_analytics_usual_texts';

/** Bits of what a line is the first of its order to say: to be a line, whether it has a value of a dimension, and its first texts. */
const FIRST_LINE   = 0;
const FIRST_VALUES = array(
	'tax_class' => 1,
	'attribute' => 2,
);
const FIRST_TEXT   = 3;
const TEXTS_OF_BIT = 16;

/**
 * Returns the table's name in this shop.
 *
 * @return string
 */
function lines_table() {
	return shop_table( LINES_TABLE );
}

/**
 * Returns the name of the table of texts in this shop.
 *
 * @return string
 */
function said_table() {
	return shop_table( SAID_TABLE );
}

/**
 * Returns the name of the table of what lines of a product usually say in this shop.
 *
 * @return string
 */
function usual_table() {
	return shop_table( USUAL_TABLE );
}

/**
 * Makes these tables, empty.
 */
function create_lines_table() {
	global $wpdb;
	$lines = lines_table();
	$said  = said_table();
	$usual = usual_table();
	array_map( __NAMESPACE__ . '\drop_own_table', array( $lines, $said, $usual ) );
	// phpcs:disable WordPress.DB -- Names of this file only; dbDelta() would compare a table that was just removed.
	$wpdb->query(
		"CREATE TABLE $lines (
			order_id bigint(20) unsigned NOT NULL,
			order_item_id bigint(20) unsigned NOT NULL,
			said_id bigint(20) unsigned NOT NULL,
			firsts int(10) unsigned NOT NULL,
			PRIMARY KEY  (order_id, order_item_id)
		) " . dimensions_collation()
	);
	$wpdb->query(
		"CREATE TABLE $said (
			said_id bigint(20) unsigned NOT NULL,
			place int(11) NOT NULL,
			product_id bigint(20) unsigned NOT NULL,
			meta_key varchar(" . DIMENSION_LENGTH . ") NOT NULL DEFAULT '',
			meta_value varchar(" . ADDRESS_LENGTH . ") NOT NULL DEFAULT '',
			PRIMARY KEY  (said_id, place)
		) " . dimensions_collation()
	);
	$wpdb->query(
		"CREATE TABLE $usual (
			product_id bigint(20) unsigned NOT NULL,
			variation_id bigint(20) unsigned NOT NULL,
			said_id bigint(20) unsigned NULL,
			PRIMARY KEY  (product_id, variation_id)
		) " . dimensions_collation()
	);
	// phpcs:enable
}

/**
 * Reads what lines of orders and refunds say, as WooCommerce counts them. A returned line says what the line of the order does.
 *
 * @param int[] $ids Of orders and refunds.
 * @return array[] Each { order_item_id, order_id, said_id: 0 for nothing, product_id, variation_id, texts: lists of { meta_key, meta_value } }.
 */
function read_lines( $ids ) {
	$items = shop_rows(
		'SELECT l.order_item_id, l.order_id, l.product_id, l.variation_id, r.meta_value AS returned FROM ' . shop_table( 'wc_order_product_lookup' ) . ' l
		LEFT JOIN ' . shop_table( 'woocommerce_order_itemmeta' ) . " r ON r.order_item_id = l.order_item_id AND r.meta_key = '_refunded_item_id'
		WHERE l.order_id IN " . id_list( $ids ) . ' ORDER BY l.order_id, l.order_item_id'
	);
	$said  = said_by_items( array_map( __NAMESPACE__ . '\item_that_says', $items ) );
	$lines = array();
	foreach ( $items as $item ) {
		$source  = item_that_says( $item );
		$texts   = isset( $said[ $source ] ) ? $said[ $source ] : array();
		$lines[] = array(
			'order_item_id' => (int) $item['order_item_id'],
			'order_id'      => (int) $item['order_id'],
			'said_id'       => $texts ? said_id( $item['product_id'], $texts ) : 0,
			'product_id'    => (int) $item['product_id'],
			'variation_id'  => (int) $item['variation_id'],
			'texts'         => $texts,
		);
	}
	return $lines;
}

/**
 * Returns the number of what a line says.
 *
 * @param int     $product Its id. What its variations differ in is an option.
 * @param array[] $texts   Lists of { meta_key, meta_value }.
 * @return int
 */
function said_id( $product, $texts ) {
	$words = array( (string) $product );
	foreach ( $texts as $text ) {
		array_push( $words, $text['meta_key'], $text['meta_value'] );
	}
	return number_of_words( $words );
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
	$said = array();
	foreach ( array_column( $lines, null, 'said_id' ) as $line ) {
		foreach ( $line['texts'] as $place => $text ) {
			$said[] = $text + array( 'place' => $place ) + $line;
		}
	}
	replace_rows( said_table(), array( 'said_id', 'place', 'product_id', 'meta_key', 'meta_value' ), $said, __NAMESPACE__ . '\line_literal' );
	write_usual( $lines );
	forget_rows( lines_table(), $ids );
	replace_rows( lines_table(), array( 'order_id', 'order_item_id', 'said_id', 'firsts' ), with_first_words( $lines ), __NAMESPACE__ . '\line_literal' );
}

/**
 * Says of each line what it is the first of its order to say. So SQL counts orders while it adds up lines, and reads them once.
 *
 * @param array[] $lines As read_lines() returns.
 * @return array[] The same with `firsts`, a bit for each word.
 */
function with_first_words( $lines ) {
	$seen    = array();
	$written = array();
	foreach ( $lines as $line ) {
		$firsts = 0;
		foreach ( words_of_line( $line['texts'] ) as $bit => $word ) {
			$word          = "$line[order_id] $word";
			$firsts       |= isset( $seen[ $word ] ) ? 0 : 1 << $bit;
			$seen[ $word ] = true;
		}
		$written[] = compact( 'firsts' ) + $line;
	}
	return $written;
}

/**
 * Returns what a line says, in words that are the same wherever queries have the same value.
 *
 * @param array[] $texts Lists of { meta_key, meta_value }.
 * @return string[] By bit.
 */
function words_of_line( $texts ) {
	$classes = array_keys( array_column( $texts, 'meta_key' ), '_tax_class', true );
	$words   = array(
		FIRST_LINE                => 'line',
		FIRST_VALUES['tax_class'] => $classes ? 'class' : 'no class',
		FIRST_VALUES['attribute'] => count( $texts ) > count( $classes ) ? 'option' : 'no option',
	);
	foreach ( array_slice( $texts, 0, TEXTS_OF_BIT ) as $place => $text ) {
		$is_standard = '_tax_class' === $text['meta_key'] && '' === rtrim( $text['meta_value'], ' ' );

		$words[ FIRST_TEXT + $place ] = "$text[meta_key]:" . ( $is_standard ? 'standard' : $text['meta_value'] );
	}
	return $words;
}

/**
 * Remembers what lines of each product and variation say: a number, or NULL once they have said different things. Lines of
 * orders that are gone count, too, so a number is that of all lines.
 *
 * @param array[] $lines As read_lines() returns.
 */
function write_usual( $lines ) {
	global $wpdb;
	$rows = array();
	foreach ( $lines as $line ) {
		$rows[] = "($line[product_id],$line[variation_id],$line[said_id])";
	}
	foreach ( array_chunk( array_unique( $rows ), 100 ) as $chunk ) {
		$wpdb->query( 'INSERT INTO ' . usual_table() . ' (product_id, variation_id, said_id) VALUES ' . implode( ',', $chunk ) . ' ON DUPLICATE KEY UPDATE said_id = IF(said_id = VALUES(said_id), said_id, NULL)' ); // phpcs:ignore WordPress.DB -- Numbers only.
	}
}

/**
 * Finds orders that have said something of which WooCommerce has other lines than our table, or of which no line or two are the first.
 *
 * @return int[] Ids of orders and refunds.
 */
function orders_of_differing_lines() {
	$own    = lines_table();
	$theirs = shop_table( 'wc_order_product_lookup' );
	$read   = dimensions_table();
	return array_map(
		'intval',
		array_column(
			shop_rows(
				"SELECT l.order_id FROM $theirs l JOIN $read d ON d.order_id = l.order_id LEFT JOIN $own o ON o.order_item_id = l.order_item_id AND o.order_id = l.order_id WHERE o.order_item_id IS NULL
				UNION SELECT o.order_id FROM $own o JOIN $read d ON d.order_id = o.order_id LEFT JOIN $theirs l ON l.order_item_id = o.order_item_id AND l.order_id = o.order_id WHERE l.order_item_id IS NULL
				UNION SELECT order_id FROM $own GROUP BY order_id HAVING SUM(firsts & 1) <> 1"
			),
			'order_id'
		)
	);
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
