<?php
/**
 * WooCommerce adds preload hints for its app; on our screens they would load unused files.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Starts buffering while scripts are enqueued, because WooCommerce prints its hints then.
 */
function hold_preload_hints() {
	if ( is_app_shown() ) {
		ob_start( __NAMESPACE__ . '\without_preload_hints' );
	}
}

/**
 * Prints the buffer without the hints.
 */
function print_without_preload_hints() {
	$held = ob_get_status();
	if ( isset( $held['name'] ) && __NAMESPACE__ . '\without_preload_hints' === $held['name'] ) {
		ob_end_flush();
	}
}

/**
 * Removes the preload hints of WooCommerce's scripts and styles from HTML; other hints stay.
 *
 * @param string $html What was printed.
 * @return string
 */
function without_preload_hints( $html ) {
	return preg_replace( '~<link\b(?=[^>]*\brel=["\']?preload\b)(?=[^>]*/client/admin/)[^>]*>\s*~i', '', $html );
}
