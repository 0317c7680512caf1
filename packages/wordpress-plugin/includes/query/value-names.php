<?php
/**
 * Names of values in the reader's language, where the value is an id or a code.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Newest orders whose titles of payment and shipping are counted: some titles name a card, and they change. */
const TITLED_ORDERS = 20000;

/**
 * Returns the names of a dimension's values; a value without a name stands for itself.
 *
 * @param string   $dimension Its key.
 * @param string[] $values    As the shop spells them.
 * @return string[] By value.
 */
function value_names( $dimension, $values ) {
	global $wpdb;
	$kind = query_dimensions()[ $dimension ]['values'];
	switch ( $kind ) {
		case 'product':
			return product_names( $values );
		case 'variation':
			return variation_names( $values );
		case 'coupon':
			return coupon_names( $values );
		case 'category':
		case 'tag':
		case 'brand':
			return names_by_id( $wpdb->terms, 'term_id', 'name', $values );
		case 'attribute':
			return attribute_names( $values );
		case 'shipping zone':
			return shipping_zone_names( $values );
		case 'tax rate':
			return tax_rate_names( $values );
		case 'tax class':
			return tax_class_names( $values );
		case 'user':
			return names_by_id( $wpdb->users, 'ID', 'user_login', $values );
		case 'payment method':
		case 'shipping method':
			return titles_of( $dimension, $values );
		default:
			$names = array();
			foreach ( $values as $value ) {
				$names[ $value ] = fixed_name( $kind, $value );
			}
			return array_filter( $names, 'is_string' );
	}
}

/**
 * Returns the names of what has an id.
 *
 * @param string   $table  Its table.
 * @param string   $id     Column of the id.
 * @param string   $name   Column of the name.
 * @param string[] $values Ids.
 * @return string[] By id.
 */
function names_by_id( $table, $id, $name, $values ) {
	$rows = shop_rows( "SELECT $id AS value, $name AS name FROM $table WHERE $id IN " . id_list( $values ) );
	return array_map( __NAMESPACE__ . '\\plain_text', array_column( $rows, 'name', 'value' ) );
}

/**
 * Returns a text of WordPress without entities.
 *
 * @param string $text Such as Shirts &amp; more.
 * @return string
 */
function plain_text( $text ) {
	return html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
}

/**
 * Returns the titles that most of the newest orders have.
 *
 * @param string   $column payment_method or shipping_method.
 * @param string[] $values Ids of methods.
 * @return string[] By id.
 */
function titles_of( $column, $values ) {
	$rows  = shop_rows(
		"SELECT $column AS value, {$column}_title AS name, COUNT(*) AS times
		FROM (SELECT $column, {$column}_title FROM " . dimensions_table() . ' WHERE parent_id = 0 ORDER BY order_id DESC LIMIT ' . TITLED_ORDERS . ") newest
		WHERE {$column}_title <> '' AND $column IN " . text_list( $values ) . " GROUP BY $column, {$column}_title ORDER BY times, name"
	);
	$names = array_column( $rows, 'name', 'value' );
	if ( 'payment_method' === $column && count( $names ) < count( $values ) && function_exists( 'WC' ) && is_callable( array( WC(), 'payment_gateways' ) ) ) {
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			$names += array( $gateway->id => $gateway->get_title() );
		}
	}
	return array_intersect_key( $names, array_flip( $values ) );
}

/**
 * Returns the name of a value that WooCommerce, WordPress or our declarations know.
 *
 * @param string $kind  What the value is.
 * @param string $value The value.
 * @return string|null
 */
function fixed_name( $kind, $value ) {
	switch ( $kind ) {
		case 'country':
			return country_name( $value );
		case 'state':
			list( $country, $state ) = explode( ':', $value, 2 ) + array( '', '' );
			$name                    = country_name( $country, $state );
			// A state without a code is as somebody has typed it.
			return null === $name ? $state : $name;
		case 'place':
			return substr( $value, (int) strpos( $value, ':' ) + 1 );
		case 'status':
			$names = function_exists( 'wc_get_order_statuses' ) ? wc_get_order_statuses() : array();
			return isset( $names[ "wc-$value" ] ) ? $names[ "wc-$value" ] : null;
		case 'order number':
			return order_number_name( $value );
		case 'hour':
			return hour_name( (int) $value );
		case 'weekday':
			return $GLOBALS['wp_locale']->get_weekday( (int) $value % 7 );
		default:
			$words = query_declarations()['words'];
			return isset( $words[ $kind ][ $value ] ) ? declared_text( $words[ $kind ][ $value ] ) : null;
	}
}

/**
 * Returns the name of the order that a customer places as this one, such as 2nd order.
 *
 * @param string $value A number.
 * @return string
 */
function order_number_name( $value ) {
	$number = (int) $value;
	$words  = query_declarations()['words']['order number'];
	$kinds  = array(
		1 => 'one',
		2 => 'two',
		3 => 'few',
	);
	$ending = intdiv( $number % 100, 10 ) === 1 ? 0 : $number % 10;
	$kind   = isset( $kinds[ $ending ] ) ? $kinds[ $ending ] : 'other';
	return sprintf( declared_text( $words[ 1 === $number ? 'first' : $kind ] ), $value );
}

/**
 * Returns the name of an hour as the shop's format writes times: 2 pm, 14:00, 14 h 00.
 *
 * @param int $hour 0 to 23.
 * @return string
 */
function hour_name( $hour ) {
	return wp_date( hour_format( (string) get_option( 'time_format' ) ), gmmktime( $hour, 0, 0, 1, 1, 2024 ), new \DateTimeZone( 'UTC' ) );
}

/**
 * Returns the shop's format of times for whole hours.
 *
 * @param string $format As PHP's date() takes.
 * @return string
 */
function hour_format( $format ) {
	if ( preg_match( '/(?<!\\\\)[gh]/', $format, $hour, PREG_OFFSET_CAPTURE ) ) {
		$half = preg_match( '/(?<!\\\\)[aA]/', $format, $found, PREG_OFFSET_CAPTURE ) ? $found[0] : array( 'a', strlen( $format ) );
		return $half[1] < $hour[0][1] ? $half[0] . ' ' . $hour[0][0] : $hour[0][0] . ' ' . $half[0];
	}
	return preg_match( '/(?<!\\\\)[GH].*?(?<!\\\\)i/', $format, $found ) ? $found[0] : 'H:i';
}

/**
 * Returns WooCommerce's name of a country or a state.
 *
 * @param string $country Its code.
 * @param string $state   Its code; '' for the country.
 * @return string|null
 */
function country_name( $country, $state = '' ) {
	if ( ! function_exists( 'WC' ) || ! isset( WC()->countries ) ) {
		return null;
	}
	$names = '' === $state ? WC()->countries->get_countries() : (array) WC()->countries->get_states( $country );
	$code  = '' === $state ? $country : $state;
	return isset( $names[ $code ] ) ? plain_text( $names[ $code ] ) : null;
}
