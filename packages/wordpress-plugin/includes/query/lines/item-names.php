<?php
/**
 * Names of what items of orders say: chosen options and tax classes.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns names such as Size: Large of options such as pa_size:large. What the shop no longer has is named as the order has it.
 *
 * @param string[] $values Options.
 * @return string[] By option.
 */
function attribute_names( $values ) {
	$terms  = option_names( $values );
	$labels = attribute_labels();
	$names  = array();
	foreach ( $values as $value ) {
		list( $key, $option ) = explode( ':', $value, 2 ) + array( '', '' );
		$is_term              = 0 === strpos( $key, 'pa_' );
		$label                = $is_term ? substr( $key, 3 ) : own_attribute_label( $key );
		$label                = isset( $labels[ $key ] ) ? $labels[ $key ] : $label;
		$name                 = isset( $terms[ $value ] ) ? $terms[ $value ] : $option;
		$names[ $value ]      = sprintf( declared_text( query_declarations()['words']['attribute']['option'] ), $label, $name );
	}
	return $names;
}

/**
 * Returns the names of terms.
 *
 * @param string[] $values Options.
 * @return string[] By option.
 */
function option_names( $values ) {
	global $wpdb;
	$option = exact_text( "CONCAT(tt.taxonomy, ':', t.slug)" );
	$rows   = shop_rows( "SELECT $option AS value, t.name FROM $wpdb->term_taxonomy tt JOIN $wpdb->terms t ON t.term_id = tt.term_id WHERE tt.taxonomy LIKE 'pa\\_%' AND $option IN " . text_list( $values ) );
	return array_map( __NAMESPACE__ . '\plain_text', array_column( $rows, 'name', 'value' ) );
}

/**
 * Returns the names of attributes that products share.
 *
 * @return string[] By taxonomy.
 */
function attribute_labels() {
	$rows = shop_rows( "SELECT CONCAT('pa_', attribute_name) AS taxonomy, attribute_label AS name FROM " . shop_table( 'woocommerce_attribute_taxonomies' ) . " WHERE attribute_label <> ''" );
	return array_map( __NAMESPACE__ . '\plain_text', array_column( $rows, 'name', 'taxonomy' ) );
}

/**
 * Returns the name of an attribute that products have of their own.
 *
 * @param string $key Such as glaze.
 * @return string
 */
function own_attribute_label( $key ) {
	global $wpdb;
	$like = '%' . $wpdb->esc_like( '"' . $key . '"' ) . '%';
	$rows = shop_rows( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE meta_key = '_product_attributes' AND meta_value LIKE %s LIMIT 1", $like ) );
	$all  = $rows ? maybe_unserialize( $rows[0]['meta_value'] ) : array();
	return is_array( $all ) && isset( $all[ $key ]['name'] ) ? plain_text( (string) $all[ $key ]['name'] ) : $key;
}

/**
 * Returns the names of tax classes.
 *
 * @param string[] $values Slugs; standard for the class that every shop has.
 * @return string[] By slug.
 */
function tax_class_names( $values ) {
	$rows = shop_rows( 'SELECT slug, name FROM ' . shop_table( 'wc_tax_rate_classes' ) . ' WHERE slug IN ' . text_list( $values ) );
	return array_map( __NAMESPACE__ . '\declared_text', query_declarations()['words']['tax class'] ) + array_column( $rows, 'name', 'slug' );
}

/**
 * Returns the codes of tax rates, such as US-CA-STATE TAX-1; those of deleted ones are in orders.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function tax_rate_names( $values ) {
	$code  = "CONCAT_WS('-', NULLIF(tax_rate_country, ''), NULLIF(tax_rate_state, ''), COALESCE(NULLIF(tax_rate_name, ''), 'TAX'), tax_rate_priority)";
	$names = array_map( 'mb_strtoupper', array_column( shop_rows( "SELECT tax_rate_id AS value, $code AS name FROM " . shop_table( 'woocommerce_tax_rates' ) . ' WHERE tax_rate_id IN ' . id_list( $values ) ), 'name', 'value' ) );
	$gone  = array_diff( $values, array_keys( $names ) );
	if ( $gone ) {
		$rows   = shop_rows( 'SELECT m.meta_value AS value, MAX(i.order_item_name) AS name FROM ' . shop_table( 'woocommerce_order_itemmeta' ) . ' m JOIN ' . shop_table( 'woocommerce_order_items' ) . " i ON i.order_item_id = m.order_item_id AND i.order_item_type = 'tax' WHERE m.meta_key = 'rate_id' AND m.meta_value IN " . text_list( $gone ) . ' GROUP BY m.meta_value' );
		$names += array_column( $rows, 'name', 'value' );
	}
	return array_map( __NAMESPACE__ . '\\plain_text', $names );
}

/**
 * Returns the names of shipping zones; the zone of all other places has none of its own.
 *
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function shipping_zone_names( $values ) {
	$rows = shop_rows( 'SELECT zone_id AS value, zone_name AS name FROM ' . shop_table( 'woocommerce_shipping_zones' ) . ' WHERE zone_id IN ' . id_list( $values ) );
	return array_map( __NAMESPACE__ . '\\declared_text', query_declarations()['words']['shipping zone'] ) + array_map( __NAMESPACE__ . '\\plain_text', array_column( $rows, 'name', 'value' ) );
}
