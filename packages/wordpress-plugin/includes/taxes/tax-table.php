<?php
/**
 * The table of taxes by place: a row for each tax of each order and refund that WooCommerce counts, with its country and state
 * and with what was taxed there. It is filled, kept and removed together with the table of dimensions.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Name of the table behind WordPress's prefix. uninstall.php knows it. */
const TAXES_TABLE = 'store_analytics_order_taxes';

/** Longest texts of a tax's code and of a state that somebody has typed. */
const TAX_TEXTS = array(
	'code'          => 191,
	'taxed_country' => 20,
	'taxed_state'   => 191,
);

/** Amounts; those that an order does not say are null. */
const TAX_AMOUNTS = array( 'percent', 'order_tax', 'shipping_tax', 'total_tax', 'taxable_amount', 'country_base', 'state_base' );

/** What has a row: columns that are the same in all its taxes. */
const TAX_GROUPS = array(
	'country'      => 'taxed_country',
	'state'        => 'taxed_country, taxed_state',
	'country_rate' => 'taxed_country, percent',
	'rate'         => 'tax_code_id, taxed_country, taxed_state, percent, code',
);

/** Numbers that tell the same taxes from others as the texts of TAX_GROUPS do, which SQL would compare for longer than it sums up. */
const TAX_NUMBERS = array(
	'state' => 'state_id',
	'rate'  => 'tax_code_id, state_id',
);

/**
 * Returns the table's name in this shop.
 *
 * @return string
 */
function taxes_table() {
	return shop_table( TAXES_TABLE );
}

/**
 * Makes the table, empty.
 */
function create_taxes_table() {
	global $wpdb;
	$columns = array();
	foreach ( TAX_TEXTS as $name => $length ) {
		$columns[] = "$name varchar($length) NOT NULL DEFAULT ''";
	}
	foreach ( TAX_AMOUNTS as $name ) {
		$columns[] = "$name decimal(26,6) DEFAULT NULL";
	}
	$table = taxes_table();
	drop_own_table( $table );
	// phpcs:disable WordPress.DB -- Names of this file only; dbDelta() would compare a table that was just removed.
	$wpdb->query(
		"CREATE TABLE $table (
			order_id bigint(20) unsigned NOT NULL,
			place int(11) NOT NULL,
			tax_code_id bigint(20) unsigned NOT NULL,
			firsts tinyint(3) unsigned NOT NULL,
			state_id bigint(20) unsigned NOT NULL,
			" . implode( ",\n\t\t\t", $columns ) . ',
			PRIMARY KEY  (order_id, place)
		) ' . dimensions_collation()
	);
	// phpcs:enable
}

/**
 * Replaces the taxes of orders.
 *
 * @param int[]   $ids   Of orders and refunds.
 * @param array[] $taxes As read_taxes() returns, of these alone.
 */
function write_taxes( $ids, $taxes ) {
	$names = array_merge( array( 'order_id', 'place', 'tax_code_id', 'firsts', 'state_id' ), array_keys( TAX_TEXTS ), TAX_AMOUNTS );
	forget_rows( taxes_table(), $ids );
	replace_rows( taxes_table(), $names, with_firsts( $taxes ), __NAMESPACE__ . '\tax_literal' );
}

/**
 * Says of each tax of an order in which of TAX_GROUPS it is the first of its row. So SQL counts orders without comparing their taxes,
 * which takes twice as long.
 *
 * @param array[] $taxes As write_taxes() takes.
 * @return array[] The same with `firsts`, a bit for each group, and `state_id`.
 */
function with_firsts( $taxes ) {
	$seen    = array();
	$written = array();
	foreach ( $taxes as $tax ) {
		$firsts = 0;
		foreach ( array_values( TAX_GROUPS ) as $bit => $columns ) {
			$row = "$tax[order_id] $bit";
			foreach ( explode( ', ', $columns ) as $name ) {
				// To the database, blanks at the end make no difference.
				$row .= ' ' . tax_literal( $name, is_string( $tax[ $name ] ) ? rtrim( $tax[ $name ], ' ' ) : $tax[ $name ] );
			}
			$firsts      |= isset( $seen[ $row ] ) ? 0 : 1 << $bit;
			$seen[ $row ] = true;
		}
		$state_id  = state_id( $tax );
		$written[] = compact( 'firsts', 'state_id' ) + $tax;
	}
	return $written;
}

/**
 * Returns the number of a country and state. It is made of both, so it says the same in all shops and at all times.
 *
 * @param array $tax As write_taxes() takes.
 * @return int
 */
function state_id( $tax ) {
	$words = array();
	foreach ( array( 'taxed_country', 'taxed_state' ) as $name ) {
		// To the database, blanks at the end make no difference.
		$words[] = rtrim( mb_substr( $tax[ $name ], 0, TAX_TEXTS[ $name ] ), ' ' );
	}
	return number_of_words( $words );
}

/**
 * Returns a value for SQL, not longer than its column.
 *
 * @param string $name  Of the column.
 * @param mixed  $value Of a tax; null for an unknown amount.
 * @return string
 */
function tax_literal( $name, $value ) {
	global $wpdb;
	if ( isset( TAX_TEXTS[ $name ] ) ) {
		return $wpdb->prepare( '%s', mb_substr( $value, 0, TAX_TEXTS[ $name ] ) );
	}
	if ( null === $value ) {
		return 'NULL';
	}
	return in_array( $name, TAX_AMOUNTS, true ) ? number_format( $value, 6, '.', '' ) : (string) (int) $value;
}
