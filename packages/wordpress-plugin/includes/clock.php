<?php
/**
 * The current offset of the shop's time zone, which browsers take some 15 ms to find out
 * themselves.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the time zone that WooCommerce tells the app.
 *
 * @return string
 */
function shop_zone() {
	return function_exists( 'wc_timezone_string' ) ? wc_timezone_string() : wp_timezone_string();
}

/**
 * Returns how far the shop's clocks are ahead of UTC, and how long that holds.
 *
 * @param \DateTimeZone $zone The shop's.
 * @param int           $now  Seconds since 1970.
 * @return array { zone: name as in the shop's settings, offset: minutes, from, until: milliseconds since 1970, the second excluded }.
 */
function clock( $zone, $now ) {
	$from        = $now - DAY_IN_SECONDS;
	$until       = $now + YEAR_IN_SECONDS;
	$offset      = $zone->getOffset( new \DateTime( "@$now" ) );
	$transitions = $zone->getTransitions( $from, $until );
	foreach ( is_array( $transitions ) ? $transitions : array() as $transition ) {
		if ( $transition['ts'] <= $now ) {
			$from = $transition['ts'];
		} else {
			$until = $transition['ts'];
			break;
		}
	}
	return array(
		'zone'   => $zone->getName(),
		'offset' => intdiv( $offset, MINUTE_IN_SECONDS ),
		'from'   => $from * 1000,
		'until'  => $until * 1000,
	);
}
