<?php
/**
 * What our tables of orders have in common: what orders say of themselves, their taxes, and what their lines say.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the names of the tables in this shop.
 *
 * @return string[]
 */
function own_tables() {
	return array( dimensions_table(), taxes_table(), lines_table(), said_table(), usual_table() );
}

/**
 * Checks whether all of them are there.
 *
 * @return bool
 */
function has_own_tables() {
	return count( array_filter( own_tables(), __NAMESPACE__ . '\has_table' ) ) === count( own_tables() );
}

/**
 * Removes one of them.
 *
 * @param string $table Its name.
 */
function drop_own_table( $table ) {
	global $wpdb;
	$wpdb->query( "DROP TABLE IF EXISTS $table" ); // phpcs:ignore WordPress.DB -- Our own table.
}

/**
 * Removes the rows of orders from one of them.
 *
 * @param string $table Its name.
 * @param int[]  $ids   Of orders and refunds.
 */
function forget_rows( $table, $ids ) {
	global $wpdb;
	$wpdb->query( "DELETE FROM $table WHERE order_id IN " . id_list( $ids ) ); // phpcs:ignore WordPress.DB -- Numbers only.
}

/**
 * Writes rows into one of them. Two requests may read the same order at once, so rows replace those of the same key.
 *
 * @param string   $table   Its name.
 * @param string[] $names   Of the columns.
 * @param array[]  $rows    Values by column.
 * @param callable $literal Returns a value for SQL, by column and value.
 */
function replace_rows( $table, $names, $rows, $literal ) {
	global $wpdb;
	foreach ( array_chunk( $rows, 100 ) as $chunk ) {
		$values = array();
		foreach ( $chunk as $row ) {
			$fields = array();
			foreach ( $names as $name ) {
				$fields[] = $literal( $name, isset( $row[ $name ] ) ? $row[ $name ] : null );
			}
			$values[] = '(' . implode( ',', $fields ) . ')';
		}
		$wpdb->query( "REPLACE INTO $table (" . implode( ',', $names ) . ') VALUES ' . implode( ',', $values ) ); // phpcs:ignore WordPress.DB -- Prepared one by one.
	}
}

/**
 * Returns the number of a list of words, which rows have instead of them.
 *
 * @param string[] $words Any.
 * @return int The same for the same words.
 */
function number_of_words( $words ) {
	return (int) hexdec( substr( md5( implode( "\x1f", $words ) ), 0, 15 ) );
}
