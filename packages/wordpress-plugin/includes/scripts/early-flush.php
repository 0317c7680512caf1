<?php
/**
 * The browser gets the beginning of our screens while PHP is still busy with their end, where settings and scripts stand.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Asks nginx not to hold the page back until it is whole; other servers do not know the header and take no notice.
 */
function ask_for_streaming() {
	if ( is_app_shown() && ! headers_sent() ) {
		header( 'X-Accel-Buffering: no' );
	}
}

/**
 * Says at the beginning of the page which scripts of ours stand at its end.
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
			/** As WordPress does before it prints the script: only the same address is fetched once. */
			$url = apply_filters( 'script_loader_src', $url, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
			printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( $url ) );
		}
	}
}

/**
 * Sends what there is of the page. A buffer of somebody else's may want to see the page as a whole, and then it shall.
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
