<?php
/**
 * The files of the opened screen, printed with it: if the app fetched them itself, they would start
 * a round trip later.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the scripts of a screen and enqueues its styles.
 *
 * @param string $path In-app path, such as /analytics/revenue.
 * @return string[] Names of the scripts.
 */
function register_screen_files( $path ) {
	$screens = built( 'screens' );
	$slug    = basename( $path );
	$handles = array();
	foreach ( isset( $screens[ $slug ] ) ? $screens[ $slug ] : array() as $file ) {
		$handle = APP . '-' . strtok( $file, '.' );
		$url    = plugins_url( "build/$file", PLUGIN_FILE );
		// Without a version: the name changes with the contents, and the app identifies files by their exact address.
		if ( '.css' === substr( $file, -4 ) ) {
			wp_enqueue_style( $handle, $url, array( APP ), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		} else {
			wp_register_script( $handle, $url, array(), null, array( 'in_footer' => true ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
			$handles[] = $handle;
		}
	}
	return $handles;
}
