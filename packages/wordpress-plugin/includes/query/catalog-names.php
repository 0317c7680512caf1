<?php
/**
 * Names of products, variations and coupons: those of the catalog, and of what was deleted those that orders keep.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Signs of the longest name that is read for tags. */
const LONGEST_TITLE = 2000;

/**
 * Returns the names of products.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function product_names( $values ) {
	$names = catalog_titles( $values );
	$names = $names + array_map( __NAMESPACE__ . '\before_options', sold_names( 'product_id', array_diff( $values, array_keys( $names ) ) ) );
	return array_map( __NAMESPACE__ . '\title_text', $names );
}

/**
 * Returns the names of variations.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function variation_names( $values ) {
	$names  = catalog_titles( $values );
	$names += sold_names( 'variation_id', array_diff( $values, array_keys( $names ) ) );
	return array_map( __NAMESPACE__ . '\title_text', $names );
}

/**
 * Returns the codes of coupons.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function coupon_names( $values ) {
	$names  = catalog_titles( $values );
	$names += used_codes( array_diff( $values, array_keys( $names ) ) );
	return array_map( 'mb_strtolower', array_map( __NAMESPACE__ . '\plain_text', $names ) );
}

/**
 * Returns the titles of what the catalog still has.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function catalog_titles( $values ) {
	global $wpdb;
	return array_column( shop_rows( "SELECT ID AS value, post_title AS name FROM $wpdb->posts WHERE ID IN " . id_list( $values ) ), 'name', 'value' );
}

/**
 * Returns the names under which deleted products were sold last.
 *
 * @param string   $column product_id or variation_id.
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function sold_names( $column, $values ) {
	if ( ! $values ) {
		return array();
	}
	$newest = "SELECT $column AS value, MAX(order_item_id) AS item FROM " . shop_table( 'wc_order_product_lookup' ) . " WHERE $column IN " . id_list( $values ) . " GROUP BY $column";
	return array_column( shop_rows( "SELECT n.value, i.order_item_name AS name FROM ($newest) n JOIN " . shop_table( 'woocommerce_order_items' ) . ' i ON i.order_item_id = n.item' ), 'name', 'value' );
}

/**
 * Returns the name of a product whose variation was sold, such as Tee of Tee - Blue, Small.
 *
 * @param string $name Of a line.
 * @return string
 */
function before_options( $name ) {
	$end = strrpos( $name, ' - ' );
	return $end ? substr( $name, 0, $end ) : $name;
}

/**
 * Returns the codes of deleted coupons, as orders keep them.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function used_codes( $values ) {
	if ( ! $values ) {
		return array();
	}
	$codes = array();
	$rows  = shop_rows(
		'SELECT i.order_item_name AS code, c.coupon_id, m.meta_value AS kept, n.coupons FROM ' . shop_table( 'wc_order_coupon_lookup' ) . ' c
		JOIN (SELECT order_id, COUNT(*) AS coupons FROM ' . shop_table( 'wc_order_coupon_lookup' ) . ' GROUP BY order_id) n ON n.order_id = c.order_id
		JOIN ' . shop_table( 'woocommerce_order_items' ) . " i ON i.order_id = c.order_id AND i.order_item_type = 'coupon'
		LEFT JOIN " . shop_table( 'woocommerce_order_itemmeta' ) . " m ON m.order_item_id = i.order_item_id AND m.meta_key IN ('coupon_info', 'coupon_data')
		WHERE c.coupon_id IN " . id_list( $values ) . ' GROUP BY c.coupon_id, i.order_item_name, m.meta_value, n.coupons'
	);
	foreach ( $rows as $row ) {
		$kept = kept_coupon_id( $row['kept'] );
		// The oldest orders keep no id; an order with one coupon needs none.
		if ( $kept ? $kept === (int) $row['coupon_id'] : 1 === (int) $row['coupons'] ) {
			$codes[ (int) $row['coupon_id'] ] = $row['code'];
		}
	}
	return $codes;
}

/**
 * Returns the id of the coupon that an item of an order keeps.
 *
 * @param string|null $kept Value of coupon_info or, in older orders, coupon_data.
 * @return int 0 if it has none.
 */
function kept_coupon_id( $kept ) {
	if ( preg_match( '/^\[(\d+)[,\]]/', (string) $kept, $info ) || preg_match( '/s:2:"id";i:(\d+);/', (string) $kept, $info ) ) {
		return (int) $info[1];
	}
	return 0;
}

/**
 * Returns the name of a product as text. A tag is closed again or stands alone, as <br> does; any other < is text. A title
 * of nothing but tags stays, so that it can be seen. The rules are those of packages/store-server/src/base/text.ts.
 *
 * @param string $title Such as Mug <em>large</em>.
 * @return string
 */
function title_text( $title ) {
	if ( false === strpos( $title, '<' ) || strlen( $title ) > LONGEST_TITLE ) {
		return plain_text( trim( $title ) );
	}
	$text = preg_replace( array( '/<!--.*?-->/s', '/<(?:br|hr|img|input|wbr)(?:\s[^<>]*)?\/?>/i' ), '', $title );
	do {
		$before = $text;
		$text   = (string) preg_replace( '/<([a-z][a-z\d-]*)(?:\s[^<>]*)?>(.*?)<\/\1\s*>/is', '$2', $before );
	} while ( $text !== $before );
	$text = trim( preg_replace( '/<\/[a-z][a-z\d-]*\s*>/i', '', $text ) );
	return plain_text( '' === $text ? trim( $title ) : $text );
}
