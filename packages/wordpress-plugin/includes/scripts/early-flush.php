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
 * Flushes the page so far, through all buffers: PHP's own (`output_buffering`) is often below one of
 * WordPress. A foreign output buffer may need the whole page, and then keeps it.
 */
function flush_early() {
	$buffers = ob_get_status( true );
	if ( ! wp_script_is( APP ) || array_filter( $buffers, __NAMESPACE__ . '\is_foreign_buffer' ) ) {
		return;
	}
	// PHP flushes only the upper buffer, into the one below.
	$upper = array_slice( $buffers, 1 );
	foreach ( $upper as $buffer ) {
		ob_end_flush();
	}
	if ( $buffers ) {
		ob_flush();
	}
	flush();
	foreach ( $upper as $buffer ) {
		ob_start( null, $buffer['chunk_size'] );
	}
}

/**
 * Checks whether a buffer is more than one that PHP can open again.
 *
 * @param array $buffer Of ob_get_status().
 * @return bool
 */
function is_foreign_buffer( $buffer ) {
	return 'default output handler' !== $buffer['name'] || ! ( $buffer['flags'] & PHP_OUTPUT_HANDLER_REMOVABLE );
}
