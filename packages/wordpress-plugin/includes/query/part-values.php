<?php
/**
 * What dimensions of lines read beside the line, in SQL: terms of its product, and what its item in the order says. A line
 * with several values is there once for each.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Taxonomies of dimensions, and the names that values have in value_sql(). */
const TERM_DIMENSIONS = array(
	'tag'   => array( 'product_tag', 'g' ),
	'brand' => array( 'product_brand', 'm' ),
);

/**
 * Returns the joins that named dimensions of lines need.
 *
 * @param string[] $named Keys of dimensions.
 * @return string SQL.
 */
function value_joins( $named ) {
	$joins = catalog_joins( $named );
	if ( array_intersect( array( 'attribute', 'tax_class' ), $named ) ) {
		$joins .= item_joins( $named );
	}
	return $joins;
}

/**
 * Returns what tells type, categories, tags and brands of a line's product.
 *
 * @param string[] $named Keys of dimensions.
 * @return string SQL.
 */
function catalog_joins( $named ) {
	global $wpdb;
	$joins = '';
	$terms = "$wpdb->term_relationships tr JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id";
	if ( in_array( 'product_type', $named, true ) ) {
		$joins .= " LEFT JOIN (SELECT p.ID, COALESCE(MIN(t.slug), 'simple') AS slug FROM $wpdb->posts p
			LEFT JOIN ($terms AND tt.taxonomy = 'product_type' JOIN $wpdb->terms t ON t.term_id = tt.term_id) ON tr.object_id = p.ID
			WHERE p.post_type = 'product' GROUP BY p.ID) y ON y.ID = l.product_id";
	}
	if ( in_array( 'category', $named, true ) ) {
		$joins .= " LEFT JOIN (SELECT DISTINCT tr.object_id, w.category_tree_id AS category_id FROM $terms
			JOIN " . shop_table( 'wc_category_lookup' ) . " w ON w.category_id = tt.term_id
			WHERE tt.taxonomy = 'product_cat') b ON b.object_id = l.product_id";
	}
	foreach ( TERM_DIMENSIONS as $key => list( $taxonomy, $alias ) ) {
		if ( in_array( $key, $named, true ) ) {
			$joins .= " LEFT JOIN (SELECT DISTINCT tr.object_id, tt.term_id FROM $terms
				WHERE tt.taxonomy = '$taxonomy') $alias ON $alias.object_id = l.product_id";
		}
	}
	return $joins;
}

/**
 * Returns what tells options and tax class of a line, from our table.
 *
 * @param string[] $named Keys of dimensions.
 * @return string SQL.
 */
function item_joins( $named ) {
	global $wpdb;
	$lines = lines_table();
	$joins = '';
	if ( in_array( 'tax_class', $named, true ) ) {
		$joins .= " LEFT JOIN $lines k ON k.order_item_id = l.order_item_id AND k.meta_key = '_tax_class'";
	}
	if ( in_array( 'attribute', $named, true ) ) {
		// What a product's own variations differ in is an option; whatever else an item says is none.
		$own    = "SELECT 1 FROM $wpdb->posts vp JOIN $wpdb->postmeta vm ON vm.post_id = vp.ID
			WHERE vp.post_parent = l.product_id AND vp.post_type = 'product_variation' AND LOWER(vm.meta_key) = CONCAT('attribute_', LOWER(x.meta_key))";
		$joins .= " LEFT JOIN $lines x ON x.order_item_id = l.order_item_id
			AND (x.meta_key LIKE 'pa\\_%' OR (x.meta_key NOT LIKE '\\_%' AND EXISTS ($own)))";
	}
	return $joins;
}
