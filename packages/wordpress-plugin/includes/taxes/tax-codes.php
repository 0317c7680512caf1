<?php
/**
 * What tells a tax apart, and where it belongs. The rules are those of packages/store-server/src/documents/taxes.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Ids of taxes begin above those of a shop. */
const FIRST_TAX_CODE = 1000000000000;

/**
 * Returns the id of a rate with its code and percentage, which orders keep after the rate was changed.
 *
 * @param array $tax As tax_of_item() returns.
 * @return int The same on a store server.
 */
function tax_code_id( $tax ) {
	$named = wp_json_encode( array( 'tax', $tax['rate_id'], mb_strtoupper( $tax['code'] ), $tax['percent'] ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	return FIRST_TAX_CODE + (int) hexdec( substr( sha1( (string) $named ), 0, 10 ) );
}

/**
 * Checks whether two taxes have the same code and percentage.
 *
 * @param array $one   As tax_of_item() returns.
 * @param array $other The same.
 * @return bool
 */
function is_same_tax( $one, $other ) {
	return $one['percent'] === $other['percent'] && mb_strtoupper( $one['code'] ) === mb_strtoupper( $other['code'] );
}

/**
 * Returns what tells a tax apart within its order: the rate, except if the order names several taxes by one id, or by 0, as
 * services do that compute taxes.
 *
 * @param array   $tax   As tax_of_item() returns.
 * @param array[] $taxes All of the order.
 * @return int
 */
function reported_rate( $tax, $taxes ) {
	foreach ( $taxes as $other ) {
		if ( $other['rate_id'] === $tax['rate_id'] ) {
			return $tax['rate_id'] > 0 && is_same_tax( $other, $tax ) ? $tax['rate_id'] : tax_code_id( $tax );
		}
	}
	return tax_code_id( $tax );
}

/**
 * Returns the place of a tax: that in the code of its rate, so that deleted rates have one, too. A rate for all countries
 * belongs to the address that the order's taxes were charged by.
 *
 * @param array $tax   As tax_of_item() returns.
 * @param array $order As read_dimensions() returns.
 * @return string[] { country, state }, as codes; empty if it is of the whole country, or unknown.
 */
function tax_place( $tax, $order ) {
	static $places = array();
	$key           = get_current_blog_id() . "\n$tax[code]\n$tax[label]";
	if ( ! isset( $places[ $key ] ) ) {
		$places[ $key ] = place_in_rate_code( $tax['code'], trim( $tax['label'] ) );
	}
	return '' === $places[ $key ][0] ? taxed_address( $order ) : $places[ $key ];
}

/**
 * Returns the address that taxes of an order go by. Without a delivery, as for downloads, the billing address counts, as in
 * the checkout.
 *
 * @param array $order As read_dimensions() returns.
 * @return string[] { country, state }.
 */
function taxed_address( $order ) {
	$based_on = get_option( 'woocommerce_tax_based_on', 'shipping' );
	if ( 'base' === $based_on ) {
		return explode( ':', (string) get_option( 'woocommerce_default_country', '' ), 2 ) + array( '', '' );
	}
	$order += array_fill_keys( array( 'shipping_country', 'shipping_state', 'billing_country', 'billing_state' ), '' );
	$which  = 'billing' !== $based_on && '' !== $order['shipping_country'] ? 'shipping' : 'billing';
	return array( $order[ "{$which}_country" ], $order[ "{$which}_state" ] );
}

/**
 * Returns country and state of a code such as US-CA-STATE TAX-1. Both may be missing, and state and name may contain hyphens.
 * The name of the tax in the order marks where the name begins; otherwise the known countries and states do.
 *
 * @param string $code Of a rate.
 * @param string $name Of the tax.
 * @return string[] { country, state }.
 */
function place_in_rate_code( $code, $name ) {
	$front = preg_match( '/^(.*)-\d+$/sD', $code, $parts ) ? $parts[1] : $code;
	$start = mb_strlen( $front ) - mb_strlen( $name );
	if ( '' !== $name && $start >= 0 && mb_strtolower( mb_substr( $front, $start ) ) === mb_strtolower( $name ) ) {
		$place = mb_substr( $front, 0, $start );
		if ( '' === $place || '-' === substr( $place, -1 ) ) {
			list( $country, $state ) = explode( '-', substr( $place, 0, -1 ), 2 ) + array( '', '' );
			return is_taxing_country( $country ) ? array( $country, $state ) : array( '', '' );
		}
	}
	list( $country, $rest ) = explode( '-', $front, 2 ) + array( '', '' );
	if ( '' === $rest || ! is_taxing_country( $country ) ) {
		return array( '', '' );
	}
	$found = '';
	foreach ( taxing_states( $country ) as $state ) {
		if ( strlen( $state ) > strlen( $found ) && 0 === strpos( mb_strtoupper( $rest ), mb_strtoupper( "$state-" ) ) ) {
			$found = $state;
		}
	}
	return array( $country, $found );
}

/**
 * Checks whether a country has this code.
 *
 * @param string $code Of a rate's country.
 * @return bool
 */
function is_taxing_country( $code ) {
	$known = function_exists( 'WC' ) && isset( WC()->countries ) ? WC()->countries->get_countries() : array();
	return $known ? isset( $known[ $code ] ) : 1 === preg_match( '/^[A-Z]{2}$/D', $code );
}

/**
 * Returns the codes of a country's states.
 *
 * @param string $country Its code.
 * @return string[]
 */
function taxing_states( $country ) {
	$states = function_exists( 'WC' ) && isset( WC()->countries ) ? (array) WC()->countries->get_states( $country ) : array();
	return array_map( 'strval', array_keys( $states ) );
}
