<?php
/**
 * What dimensions of lines read beside the line, in SQL: terms of its product, and what its item in the order says. A line
 * with several values is there once for each.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Names that the values of products have in value_sql(). */
const NAMES_OF_PRODUCT_VALUES = array(
	'category' => 'b',
	'tag'      => 'g',
	'brand'    => 'm',
);

/** The same of what lines say. */
const NAMES_OF_LINE_VALUES = array(
	'tax_class' => 'k',
	'attribute' => 'x',
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
	foreach ( NAMES_OF_PRODUCT_VALUES as $key => $alias ) {
		if ( in_array( $key, $named, true ) ) {
			$joins .= ' LEFT JOIN (' . product_values_sql( $key ) . ") $alias ON $alias.object_id = l.product_id";
		}
	}
	return $joins;
}

/**
 * Returns the values of products, each pair once: categories with those above them, tags, brands.
 *
 * @param string $key Of a dimension of products.
 * @return string A SELECT with object_id and value.
 */
function product_values_sql( $key ) {
	global $wpdb;
	$terms = "$wpdb->term_relationships tr JOIN $wpdb->term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id";
	if ( 'category' === $key ) {
		// WooCommerce fills its table later than it adds the default category, and never where WordPress's cron is off.
		return "SELECT DISTINCT tr.object_id, COALESCE(w.category_tree_id, tt.term_id) AS value FROM $terms
			LEFT JOIN " . shop_table( 'wc_category_lookup' ) . " w ON w.category_id = tt.term_id
			WHERE tt.taxonomy = 'product_cat'";
	}
	return "SELECT DISTINCT tr.object_id, tt.term_id AS value FROM $terms WHERE tt.taxonomy = 'product_$key'";
}

/**
 * Returns what tells options and tax class of a line, from our tables.
 *
 * @param string[] $named Keys of dimensions.
 * @return string SQL.
 */
function item_joins( $named ) {
	$lines = lines_table();
	$said  = said_table();
	$joins = '';
	foreach ( NAMES_OF_LINE_VALUES as $key => $alias ) {
		if ( in_array( $key, $named, true ) ) {
			$joins .= " LEFT JOIN ($lines of_$alias JOIN $said $alias ON $alias.said_id = of_$alias.said_id AND " . said_condition( $key, $alias ) . ") ON of_$alias.order_id = l.order_id AND of_$alias.order_item_id = l.order_item_id";
		}
	}
	return $joins;
}

/**
 * Returns which texts are values of a dimension. What a product's own variations differ in is an option; whatever else an item
 * says is none.
 *
 * @param string $key   Of a dimension.
 * @param string $alias Of our table of texts.
 * @return string SQL.
 */
function said_condition( $key, $alias ) {
	global $wpdb;
	if ( 'tax_class' === $key ) {
		return "$alias.meta_key = '_tax_class'";
	}
	$own = "SELECT 1 FROM $wpdb->posts vp JOIN $wpdb->postmeta vm ON vm.post_id = vp.ID
		WHERE vp.post_parent = $alias.product_id AND vp.post_type = 'product_variation' AND LOWER(vm.meta_key) = CONCAT('attribute_', LOWER($alias.meta_key))";
	return "($alias.meta_key LIKE 'pa\\_%' OR ($alias.meta_key NOT LIKE '\\_%' AND EXISTS ($own)))";
}

/**
 * Returns the values of what lines say, each pair once.
 *
 * @param string $key Of a dimension of lines.
 * @return string A SELECT with object_id, a number of what lines say, value, and place, that of the text.
 */
function line_values_sql( $key ) {
	$alias = NAMES_OF_LINE_VALUES[ $key ];
	return "SELECT $alias.said_id AS object_id, " . value_sql( $key, '' ) . " AS value, MIN($alias.place) AS place FROM " . said_table() . " $alias WHERE " . said_condition( $key, $alias ) . ' GROUP BY 1, 2';
}

/**
 * Checks whether a line can have several values of a dimension. It counts once with all of them, unless rows are by them.
 *
 * @param string $key Of a declared dimension.
 * @return bool
 */
function says_several( $key ) {
	return 'line' === part_of( $key ) && query_dimensions()[ $key ]['multiple'];
}
