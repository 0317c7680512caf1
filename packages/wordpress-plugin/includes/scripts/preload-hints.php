<?php
/**
 * WooCommerce tells the browser early to fetch its app; on our screens nobody would run what comes.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Starts to look through what is printed while scripts are enqueued; that is where WooCommerce prints its hints.
 */
function hold_preload_hints() {
	if ( is_app_shown() ) {
		ob_start( __NAMESPACE__ . '\without_preload_hints' );
	}
}

/**
 * Prints what was held back, without the hints.
 */
function print_without_preload_hints() {
	$held = ob_get_status();
	if ( isset( $held['name'] ) && __NAMESPACE__ . '\without_preload_hints' === $held['name'] ) {
		ob_end_flush();
	}
}

/**
 * HTML without the preload hints for WooCommerce's scripts and styles; all else stays, hints of others included.
 *
 * @param string $html What was printed.
 * @return string
 */
function without_preload_hints( $html ) {
	return preg_replace( '~<link\b(?=[^>]*\brel=["\']?preload\b)(?=[^>]*/client/admin/)[^>]*>\s*~i', '', $html );
}
