<?php
/**
 * How what an order says becomes values: attribution, hosts and paths, blanks.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Fields of an order's attribution, by column. */
const ATTRIBUTION_FIELDS = array(
	'source_type'  => 'source_type',
	'source'       => 'utm_source',
	'medium'       => 'utm_medium',
	'campaign'     => 'utm_campaign',
	'term'         => 'utm_term',
	'content'      => 'utm_content',
	'device'       => 'device_type',
	'referrer'     => 'referrer',
	'landing_page' => 'session_entry',
);

const ATTRIBUTION_PREFIX = '_wc_order_attribution_';

/** Columns whose texts differ in blanks only by accident. */
const FOLDED_COLUMNS = array( 'billing_city', 'billing_postcode', 'shipping_city', 'shipping_postcode', 'source', 'medium', 'campaign', 'term', 'content', 'refund_reason' );

/**
 * Returns texts without blanks around them, and countries as codes.
 *
 * @param array $row What an order says.
 * @return array
 */
function tidy_dimensions( $row ) {
	foreach ( array_intersect_key( $row, DIMENSION_COLUMNS ) as $name => $text ) {
		$text         = in_array( $name, FOLDED_COLUMNS, true ) ? single_blanks( $text ) : trim( (string) $text );
		$row[ $name ] = '_country' === substr( $name, -8 ) ? strtoupper( $text ) : $text;
	}
	return $row;
}

/**
 * Returns a text with single blanks and none around it.
 *
 * @param mixed $text Any.
 * @return string
 */
function single_blanks( $text ) {
	$single = preg_replace( '/\s+/u', ' ', (string) $text );
	return trim( null === $single ? (string) $text : $single );
}

/**
 * Returns how many days of the shop after its order a refund was made.
 *
 * @param string $ordered  Such as 2026-10-01 23:59:59.
 * @param string $refunded The same.
 * @return int|null Nothing where WooCommerce has no such moment.
 */
function days_to_refund( $ordered, $refunded ) {
	$first = day_of( substr( $ordered, 0, 10 ) );
	$last  = day_of( substr( $refunded, 0, 10 ) );
	return $first && $last ? (int) $first->diff( $last )->format( '%r%a' ) : null;
}

/**
 * Returns an order's attribution. An order may have the same key twice: the first counts.
 *
 * @param array[] $metas Values by key.
 * @return array Columns.
 */
function attribution_of( $metas ) {
	$said = array();
	foreach ( ATTRIBUTION_FIELDS as $column => $field ) {
		$key             = ATTRIBUTION_PREFIX . $field;
		$said[ $column ] = isset( $metas[ $key ] ) ? trim( $metas[ $key ][0] ) : '';
	}
	$said['referrer']     = host_of( $said['referrer'] );
	$said['landing_page'] = path_of( $said['landing_page'] );
	return $said;
}

/**
 * Returns the host of an address.
 *
 * @param string $address Any text.
 * @return string The text itself if it is no address.
 */
function host_of( $address ) {
	$parts = wp_parse_url( $address );
	return isset( $parts['scheme'], $parts['host'] ) ? preg_replace( '/^www\./', '', strtolower( $parts['host'] ) ) : $address;
}

/**
 * Returns the path of an address: its query is different for every visitor.
 *
 * @param string $address Any text.
 * @return string
 */
function path_of( $address ) {
	$parts = wp_parse_url( $address );
	if ( isset( $parts['scheme'], $parts['host'] ) ) {
		return isset( $parts['path'] ) ? $parts['path'] : '/';
	}
	return (string) preg_split( '/[?#]/', $address, 2 )[0];
}

/**
 * Returns why and by whom a refund was made.
 *
 * @param array[] $metas   Values by key.
 * @param string  $excerpt Of very old refunds: the reason.
 * @return array Columns.
 */
function refund_of( $metas, $excerpt ) {
	$reason = isset( $metas['_refund_reason'] ) ? end( $metas['_refund_reason'] ) : '';
	return array(
		'refund_reason' => '' === $reason ? $excerpt : $reason,
		'refunded_by'   => isset( $metas['_refunded_by'] ) ? (int) end( $metas['_refunded_by'] ) : 0,
	);
}
