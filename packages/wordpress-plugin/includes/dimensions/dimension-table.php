<?php
/**
 * The table of what orders say of themselves: country, payment method, channel and more, a row for each order and refund
 * of WooCommerce's wc_order_stats. Numbers stay WooCommerce's own.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Name of the table behind WordPress's prefix. uninstall.php knows it. */
const DIMENSIONS_TABLE = 'store_analytics_order_dimensions';

/** How far the table is filled. uninstall.php knows it. */
const DIMENSIONS_OPTION = 'store_analytics_dimensions';

/** Another number makes the table anew. */
const DIMENSIONS_VERSION = 8;

/** Longest text of a column; addresses of pages may be longer. */
const DIMENSION_LENGTH = 191;
const ADDRESS_LENGTH   = 500;

/** Columns of texts; empty where the order does not say. Titles are as the order has them. */
const DIMENSION_COLUMNS = array(
	'billing_country'       => 20,
	'billing_state'         => DIMENSION_LENGTH,
	'billing_city'          => DIMENSION_LENGTH,
	'billing_postcode'      => DIMENSION_LENGTH,
	'shipping_country'      => 20,
	'shipping_state'        => DIMENSION_LENGTH,
	'shipping_city'         => DIMENSION_LENGTH,
	'shipping_postcode'     => DIMENSION_LENGTH,
	'payment_method'        => DIMENSION_LENGTH,
	'payment_method_title'  => DIMENSION_LENGTH,
	'shipping_method'       => DIMENSION_LENGTH,
	'shipping_method_title' => DIMENSION_LENGTH,
	'shipping_instance'     => 20,
	'source_type'           => DIMENSION_LENGTH,
	'source'                => DIMENSION_LENGTH,
	'medium'                => DIMENSION_LENGTH,
	'campaign'              => DIMENSION_LENGTH,
	'term'                  => DIMENSION_LENGTH,
	'content'               => DIMENSION_LENGTH,
	'device'                => DIMENSION_LENGTH,
	'referrer'              => ADDRESS_LENGTH,
	'landing_page'          => ADDRESS_LENGTH,
	'created_via'           => DIMENSION_LENGTH,
	'currency'              => 20,
	'refund_reason'         => ADDRESS_LENGTH,
);

/** What is filtered most. */
const DIMENSION_INDICES = array( 'billing_country', 'payment_method', 'source_type', 'currency', 'parent_id' );

/**
 * Returns the table's name in this shop.
 *
 * @return string
 */
function dimensions_table() {
	global $wpdb;
	return $wpdb->prefix . DIMENSIONS_TABLE;
}

/**
 * Returns the name of a table of WooCommerce in this shop.
 *
 * @param string $name Such as wc_order_stats.
 * @return string
 */
function shop_table( $name ) {
	global $wpdb;
	return $wpdb->prefix . $name;
}

/**
 * Checks whether a table exists.
 *
 * @param string $table Its full name.
 * @return bool
 */
function has_table( $table ) {
	global $wpdb;
	return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that finds a table.
}

/**
 * Returns the collation of the table: texts are equal only if all letters are, accents and case included.
 *
 * @return string Behind the columns of CREATE TABLE.
 */
function dimensions_collation() {
	global $wpdb;
	$charset = $wpdb->charset ? $wpdb->charset : 'utf8mb4';
	return "DEFAULT CHARACTER SET $charset COLLATE {$charset}_bin";
}

/**
 * Makes the table, empty.
 */
function create_dimensions_table() {
	global $wpdb;
	$columns = array();
	foreach ( DIMENSION_COLUMNS as $name => $length ) {
		$columns[] = "$name varchar($length) NOT NULL DEFAULT ''";
	}
	$indices = array();
	foreach ( DIMENSION_INDICES as $name ) {
		$indices[] = "KEY $name ($name)";
	}
	$table = dimensions_table();
	drop_own_table( $table );
	// phpcs:disable WordPress.DB -- Names of this file only; dbDelta() would compare a table that was just removed.
	$wpdb->query(
		"CREATE TABLE $table (
			order_id bigint(20) unsigned NOT NULL,
			parent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			" . implode( ",\n\t\t\t", $columns ) . ',
			refunded_by bigint(20) unsigned NOT NULL DEFAULT 0,
			days_to_refund int(11) DEFAULT NULL,
			PRIMARY KEY  (order_id),
			' . implode( ",\n\t\t\t", $indices ) . '
		) ' . dimensions_collation()
	);
	// phpcs:enable
}

/**
 * Adds the table and those of taxes and lines to those that a network drops with a shop.
 *
 * @param string[] $tables Full names.
 * @return string[]
 */
function drop_dimensions_with_site( $tables ) {
	return array_merge( (array) $tables, own_tables() );
}

/**
 * Replaces rows of the table.
 *
 * @param array[] $rows Each has order_id, parent_id and what the columns above name.
 */
function write_dimensions( $rows ) {
	$names = array_merge( array( 'order_id', 'parent_id' ), array_keys( DIMENSION_COLUMNS ), array( 'refunded_by', 'days_to_refund' ) );
	replace_rows( dimensions_table(), $names, $rows, __NAMESPACE__ . '\dimension_literal' );
}

/**
 * Returns a value for SQL, not longer than its column.
 *
 * @param string $name  Of the column.
 * @param mixed  $value What an order says; null for nothing.
 * @return string
 */
function dimension_literal( $name, $value ) {
	global $wpdb;
	if ( ! isset( DIMENSION_COLUMNS[ $name ] ) ) {
		return null === $value && 'days_to_refund' === $name ? 'NULL' : (string) (int) $value;
	}
	return $wpdb->prepare( '%s', mb_substr( (string) $value, 0, DIMENSION_COLUMNS[ $name ] ) );
}
