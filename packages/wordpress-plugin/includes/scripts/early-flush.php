<?php
/**
 * Sends the browser the beginning of our screens while PHP is still building their end, which
 * contains settings and scripts.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Asks nginx not to buffer the page; other servers ignore the header.
 */
function ask_for_streaming() {
	if ( is_app_shown() && ! headers_sent() ) {
		header( 'X-Accel-Buffering: no' );
	}
}

/**
 * Adds preload hints for our scripts to the beginning of the page.
 */
function print_script_hints() {
	if ( ! wp_script_is( APP ) ) {
		return;
	}
	$scripts = wp_scripts()->registered;
	foreach ( array_merge( array( APP ), $scripts[ APP ]->deps ) as $handle ) {
		if ( 0 === strpos( $handle, APP ) ) {
			$script = $scripts[ $handle ];
			$url    = $script->ver ? add_query_arg( 'ver', $script->ver, $script->src ) : $script->src;
			/** As WordPress does before it prints the script: the address must be equal to be fetched once. */
			$url = apply_filters( 'script_loader_src', $url, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
			printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( $url ) );
		}
	}
}

/**
 * Flushes the page so far. A foreign output buffer may need the whole page, and then keeps it.
 */
function flush_early() {
	$names = array_column( ob_get_status( true ), 'name' );
	if ( ! wp_script_is( APP ) || array_diff( $names, array( 'default output handler' ) ) ) {
		return;
	}
	if ( $names ) {
		ob_flush();
	}
	flush();
}
