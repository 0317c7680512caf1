<?php
/**
 * Sums of lines by product, or by what they say. Where all lines of a product and variation have said the same so far, nobody
 * looks it up for each line: they are added up by product and variation first.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The most products and variations that a statement names because their lines have said different things, and their greatest share. */
const MOST_NAMED  = 1000;
const NAMED_SHARE = 0.5;

/**
 * Returns the sums of lines by key_0, a product or the number of what they say, and by bucket if the query has one.
 *
 * @param array    $query      As fact_rows() takes.
 * @param string[] $aggregates Sums by metric.
 * @return string A SELECT.
 */
function filed_sums_sql( $query, $aggregates ) {
	$bucket  = '' === $query['bucket'] ? '' : ', bucket';
	$sums    = summed_columns( $aggregates );
	$columns = '';
	foreach ( $aggregates as $name => $aggregate ) {
		$columns .= ", $aggregate AS $name";
	}
	if ( null === $query['several'] ) {
		return "SELECT key_0$bucket$columns FROM (" . filed_lines( $query ) . ") facts GROUP BY key_0$bucket";
	}
	$groups = "product_id, variation_id, own_id$bucket";
	return "SELECT COALESCE(own_id, usual.said_id, 0) AS key_0$bucket$sums FROM (SELECT $groups$columns FROM (" . lines_of_products( $query, $query['several'] ) . ") facts GROUP BY $groups) by_product
		LEFT JOIN " . usual_table() . " usual ON usual.product_id = by_product.product_id AND usual.variation_id = by_product.variation_id GROUP BY 1$bucket";
}

/**
 * Finds products and variations whose lines have said different things.
 *
 * @return array[]|null Each { product_id, variation_id }; null for more than a statement names: then all lines are looked up.
 */
function products_that_say_several() {
	$found = shop_rows( 'SELECT product_id, variation_id FROM ' . usual_table() . ' WHERE said_id IS NULL LIMIT ' . ( MOST_NAMED + 1 ) );
	$all   = $found ? current( shop_rows( 'SELECT COUNT(*) AS number FROM ' . usual_table() ) )['number'] : 0;
	return count( $found ) <= min( MOST_NAMED, $all * NAMED_SHARE ) ? $found : null;
}

/**
 * Returns lines with product_id, variation_id and own_id: the number of what a line says, NULL where it is the usual one.
 *
 * @param array   $query   As fact_rows() takes.
 * @param array[] $several As products_that_say_several() returns.
 * @return string A SELECT.
 */
function lines_of_products( $query, $several ) {
	$products   = id_list( array_column( $several, 'product_id' ) );
	$variations = id_list( array_column( $several, 'variation_id' ) );
	$own        = 'SELECT said.said_id FROM ' . lines_table() . ' said WHERE said.order_id = l.order_id AND said.order_item_id = l.order_item_id';
	// A few more lines than needed: their own number is the usual one.
	$own_id = $several ? "CASE WHEN l.product_id IN $products AND l.variation_id IN $variations THEN ($own) END" : 'NULL';
	return 'SELECT ' . LINE_COLUMNS . carried_columns( $query, array() ) . ", l.product_id, l.variation_id, $own_id AS own_id" . part_source( $query, array(), 'line' );
}
