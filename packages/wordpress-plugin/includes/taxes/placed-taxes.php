<?php
/**
 * Taxes of counted orders and refunds with their places, in SQL. They go by the date of Orders whatever WooCommerce's version
 * is, so they are those of Revenue.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The column with what was taxed: what several taxes of one place have in common counts once. */
const TAX_BASES = array(
	'country'      => 'country_base',
	'state'        => 'state_base',
	'country_rate' => 'taxable_amount',
	'rate'         => 'taxable_amount',
);

/** Metrics over the rows of placed_taxes(). Amounts that refunds return are above 0. */
const TAX_SUMS = array(
	'taxable_amount'       => 'SUM(base)',
	'refunded_amount'      => '-SUM(CASE WHEN parent_id <> 0 THEN base END)',
	'charged_tax'          => 'SUM(CASE WHEN parent_id = 0 THEN order_tax END)',
	'charged_shipping_tax' => 'SUM(CASE WHEN parent_id = 0 THEN shipping_tax END)',
	'refunded_tax'         => '-SUM(CASE WHEN parent_id <> 0 THEN total_tax END)',
	'total_tax'            => 'SUM(total_tax)',
	'orders_count'         => 'COUNT(DISTINCT CASE WHEN parent_id = 0 THEN order_id END)',
	'unknown_bases'        => 'SUM(CASE WHEN base IS NULL THEN 1 ELSE 0 END)',
);

/** The same over the rows of tax_parts(), where they differ. */
const SUMS_OF_PARTS = array(
	'orders_count'  => 'SUM(CASE WHEN parent_id = 0 THEN orders_count END)',
	'unknown_bases' => 'SUM(unknown_bases)',
);

/** What rows have beside them. */
const EARLIER_SUMS = array(
	'earlier_amount' => '-SUM(CASE WHEN is_earlier = 1 THEN base END)',
	'earlier_tax'    => '-SUM(CASE WHEN is_earlier = 1 THEN total_tax END)',
);

/** Which of their parts must be known for an amount to be known. */
const PARTS_OF_AMOUNTS = array(
	'taxable_amount'  => '1 = 1',
	'refunded_amount' => 'parent_id <> 0',
	'earlier_amount'  => 'is_earlier = 1',
);

/**
 * Returns the taxes that count. Each has the `base` of its group, and says if it is of a refund of an order from before the
 * period.
 *
 * @param array $query As read_tax_query() returns.
 * @return string A SELECT.
 */
function placed_taxes( $query ) {
	global $wpdb;
	$date       = $query['date_type'];
	$is_earlier = $wpdb->prepare( "CASE WHEN s.parent_id <> 0 AND o.$date < %s THEN 1 ELSE 0 END", $query['from'] ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name of this file.
	$columns    = "s.order_id, s.parent_id, s.$date AS dated, x.tax_code_id, x.code, x.percent, x.taxed_country, x.taxed_state,
		x.order_tax, x.shipping_tax, x.total_tax, x.firsts, x.state_id, x." . TAX_BASES[ $query['group'] ] . " AS base, $is_earlier AS is_earlier"
		. ( '' === $query['bucket'] ? '' : ", $query[bucket] AS bucket" );
	$conditions = array_merge( order_conditions( array( 'filters' => array() ) + $query ), place_conditions( $query ) );
	$source     = order_source( $columns . implode( ' ', $conditions ) );
	return "SELECT $columns FROM $source JOIN " . taxes_table() . ' x ON x.order_id = s.order_id WHERE ' . implode( ' AND ', $conditions );
}

/**
 * Returns the conditions that taxes are of the places and orders of a request.
 *
 * @param array $query As read_tax_query() returns.
 * @return string[] SQL.
 */
function place_conditions( $query ) {
	$conditions = array();
	if ( '' !== $query['region'] ) {
		$conditions[] = 'x.taxed_country IN ' . text_list( countries_of_region( $query['region'] ) );
	}
	$conditions = array_merge( $conditions, joined_filters( $query, array_merge( locations_of_taxes( $query ), filters_on_orders( $query ) ) ) );
	$rows       = array();
	foreach ( $query['places'] as $id ) {
		$rows[] = is_in_row( $query['group'], $id );
	}
	return $rows ? array_merge( $conditions, array( '(' . implode( ' OR ', $rows ) . ')' ) ) : $conditions;
}

/**
 * Returns the conditions of the filter by location.
 *
 * @param array $query As read_tax_query() returns.
 * @return string[] SQL.
 */
function locations_of_taxes( $query ) {
	$conditions = '' === $query['included'] ? array() : array( is_in_places( places_in( $query['included'] ) ) );
	$outside    = places_in( $query['excluded'] );
	return $outside ? array_merge( $conditions, array( 'NOT ' . is_in_places( $outside ) ) ) : $conditions;
}

/**
 * Returns the countries whose taxes one return lists: those of the EU but the shop's own, or the United States.
 *
 * @param string $region Of the declarations.
 * @return string[] Codes.
 */
function countries_of_region( $region ) {
	$own = explode( ':', (string) get_option( 'woocommerce_default_country', '' ) )[0];
	return 'us' === $region ? array( 'US' ) : array_values( array_diff( query_declarations()['taxes']['eu'], array( $own ) ) );
}

/**
 * Reads a list of places. A state that is named by : but empty is left out.
 *
 * @param string $text Such as GB,US:CA.
 * @return array[] { country, state: null for all of it }.
 */
function places_in( $text ) {
	$places = array();
	foreach ( explode( ',', $text ) as $place ) {
		$parts = array_map( 'mb_strtoupper', array_map( 'trim', explode( ':', $place ) ) ) + array( '', null );
		if ( '' !== $parts[0] && '' !== $parts[1] ) {
			$places[] = $parts;
		}
	}
	return $places;
}

/**
 * Returns the condition that taxes are of one of some places. A list that names no place includes nothing.
 *
 * @param array[] $places As places_in() returns.
 * @return string SQL.
 */
function is_in_places( $places ) {
	global $wpdb;
	$found = array( '1 = 0' );
	foreach ( $places as list( $country, $state ) ) {
		$is_country = $wpdb->prepare( 'x.taxed_country = %s', $country );
		$found[]    = null === $state ? $is_country : "($is_country AND " . $wpdb->prepare( 'UPPER(x.taxed_state) = %s', $state ) . ')';
	}
	return '(' . implode( ' OR ', $found ) . ')';
}

/**
 * Returns the condition that taxes are those of a row. An id that no row can have names nothing.
 *
 * @param string $group Of TAX_GROUPS.
 * @param string $id    Such as DE, US:CA or DE-19.
 * @return string SQL.
 */
function is_in_row( $group, $id ) {
	global $wpdb;
	list( $first, $rest ) = explode( '-', $id, 2 ) + array( '', '' );
	switch ( $group ) {
		case 'country':
			return $wpdb->prepare( 'x.taxed_country = %s', $id );
		case 'state':
			return is_in_state( $id );
		case 'rate':
			return $wpdb->prepare( '(CAST(x.tax_code_id AS CHAR) = %s AND ', $first ) . is_in_state( $rest ) . ')';
		default:
			$is_rate = is_numeric( $rest ) ? $wpdb->prepare( 'x.percent = CAST(%s AS DECIMAL(26,6))', $rest ) : 'x.percent IS NULL';
			return $wpdb->prepare( '(x.taxed_country = %s AND ', $first ) . "$is_rate)";
	}
}

/**
 * Returns the condition that taxes are of a state, or of a country whose states they do not name.
 *
 * @param string $place Such as US:CA or DE.
 * @return string SQL.
 */
function is_in_state( $place ) {
	global $wpdb;
	list( $country, $state ) = explode( ':', $place, 2 ) + array( '', '' );
	return $wpdb->prepare( '(x.taxed_country = %s AND x.taxed_state = %s)', $country, $state );
}

/**
 * Returns the numbers of taxes by some columns. An amount is null as long as one of its parts is unknown.
 *
 * @param string $taxes   As placed_taxes() or tax_parts() returns.
 * @param string $columns Of it.
 * @param array  $sums    Of them by name.
 * @return string A SELECT.
 */
function tax_sums( $taxes, $columns, $sums ) {
	$numbers = array();
	foreach ( $sums as $name => $sum ) {
		$known     = "COALESCE($sum, 0)";
		$numbers[] = ( isset( PARTS_OF_AMOUNTS[ $name ] )
			? 'CASE WHEN SUM(CASE WHEN base IS NULL AND ' . PARTS_OF_AMOUNTS[ $name ] . " THEN 1 ELSE 0 END) > 0 THEN NULL ELSE $known END"
			: $known ) . " AS $name";
	}
	return "SELECT $columns, " . implode( ', ', $numbers ) . " FROM ($taxes) placed GROUP BY $columns";
}

/**
 * Returns the numbers of taxes by the columns of their group.
 *
 * @param array $query As placed_taxes() takes.
 * @return string A SELECT.
 */
function sums_of_group( $query ) {
	$group   = $query['group'];
	$sums    = array_merge( TAX_SUMS + EARLIER_SUMS, SUMS_OF_PARTS );
	$columns = isset( TAX_NUMBERS[ $group ] ) ? TAX_NUMBERS[ $group ] : TAX_GROUPS[ $group ];
	$parts   = tax_parts( $query, $columns );
	return isset( TAX_NUMBERS[ $group ] ) ? with_texts( $group, tax_sums( $parts, $columns, $sums + array( 'first_order' => 'MIN(first_order)' ) ) ) : tax_sums( $parts, $columns, $sums );
}

/**
 * Adds the texts that numbers stand for. One tax of a row says them.
 *
 * @param string $group Of TAX_NUMBERS.
 * @param string $rows  A SELECT with these columns and first_order, an order with such a tax.
 * @return string A SELECT.
 */
function with_texts( $group, $rows ) {
	$numbers = explode( ', ', TAX_NUMBERS[ $group ] );
	$texts   = '';
	$same    = 'x.order_id = numbered.first_order';
	foreach ( $numbers as $name ) {
		$same .= " AND x.$name = numbered.$name";
	}
	foreach ( array_diff( explode( ', ', TAX_GROUPS[ $group ] ), $numbers ) as $name ) {
		$texts .= ", (SELECT x.$name FROM " . taxes_table() . " x WHERE $same LIMIT 1) AS $name";
	}
	return "SELECT numbered.*$texts FROM ($rows) numbered";
}

/**
 * Adds taxes up to three parts of each row: of orders, of refunds, and of refunds of orders from before the period. So few sums read
 * all taxes.
 *
 * @param array  $query   As placed_taxes() takes.
 * @param string $columns Of TAX_GROUPS or TAX_NUMBERS.
 * @return string A SELECT.
 */
function tax_parts( $query, $columns ) {
	$states = array_filter( array_column( array_merge( places_in( $query['included'] ), places_in( $query['excluded'] ) ), 1 ) );
	// An order has one tax that is the first of its row. A filter by state may leave that out, and no other tax of the row.
	$orders = $states && false === strpos( TAX_GROUPS[ $query['group'] ], 'taxed_state' )
		? 'COUNT(DISTINCT order_id)'
		: 'SUM(CASE WHEN firsts & ' . ( 1 << array_search( $query['group'], array_keys( TAX_GROUPS ), true ) ) . ' THEN 1 ELSE 0 END)';
	$first  = isset( TAX_NUMBERS[ $query['group'] ] ) ? ', MIN(order_id) AS first_order' : '';
	return "SELECT $columns, parent_id <> 0 AS parent_id, is_earlier, CASE WHEN COUNT(base) = COUNT(*) THEN SUM(base) END AS base, COUNT(*) - COUNT(base) AS unknown_bases,
		SUM(order_tax) AS order_tax, SUM(shipping_tax) AS shipping_tax, SUM(total_tax) AS total_tax, $orders AS orders_count$first
		FROM (" . placed_taxes( $query ) . ") taxes GROUP BY $columns, parent_id <> 0, is_earlier";
}
