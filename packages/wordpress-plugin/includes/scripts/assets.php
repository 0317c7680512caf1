<?php
/**
 * Loads the app on our screens, instead of WooCommerce's own.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const APP             = 'store-analytics-app';
const WOOCOMMERCE_APP = 'wc-admin-app';

/**
 * Returns the build's file with a bundle's dependencies and version.
 *
 * @param string $bundle 'app' or 'extensions'.
 * @return string Absolute path of a PHP file that returns { dependencies, version }.
 */
function asset_file( $bundle = 'app' ) {
	return plugin_dir_path( PLUGIN_FILE ) . "build/$bundle.asset.php";
}

/**
 * Returns a table that the build wrote for PHP.
 *
 * @param string $name 'preloaded-queries', 'date-rules', 'preferences' or 'screens'.
 * @return array Empty when the build has none.
 */
function built( $name ) {
	$file = plugin_dir_path( PLUGIN_FILE ) . "build/$name.php";
	return is_readable( $file ) ? require $file : array();
}

/**
 * Checks whether this request shows our app: one of our screens, no obstacle, and a user who may
 * see it.
 *
 * @return bool
 */
function is_app_shown() {
	return is_our_screen() && '' === obstacle() && may_see( screen_path() );
}

/**
 * Enqueues the app on our screens only.
 */
function enqueue_app() {
	if ( ! is_app_shown() ) {
		return;
	}
	$asset        = require asset_file();
	$dependencies = $asset['dependencies'];
	if ( wp_script_is( 'wc-settings', 'registered' ) ) {
		// WooCommerce prints the shop's settings only for scripts that depend on them.
		$dependencies[] = 'wc-settings';
	}
	if ( empty_woocommerce_app() ) {
		$dependencies[] = WOOCOMMERCE_APP;
	}
	$dependencies = array_merge( $dependencies, register_screen_files( screen_path() ) );
	wp_enqueue_script( APP, plugins_url( 'build/app.js', PLUGIN_FILE ), $dependencies, $asset['version'], array( 'in_footer' => true ) );
	$page = array(
		'ownPaths'         => own_screens()['paths'],
		'wooCommercePaths' => woocommerce_paths(),
		'clock'            => clock( new \DateTimeZone( shop_zone() ), time() ),
		'firstOrderDay'    => first_order_day(),
		'timeFormat'       => get_option( 'time_format' ),
		'currencies'       => shop_currencies(),
		'storeServer'      => has_store_server(),
		// On pages since WordPress 6.9, enqueued before.
		'hasPalette'       => wp_script_is( 'wp-core-commands' ),
	);
	wp_add_inline_script( APP, 'window.storeAnalytics = Object.assign( window.storeAnalytics || {}, ' . wp_json_encode( $page ) . ' );', 'before' );
	wp_set_script_translations( APP, 'store-analytics', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	// Logical properties only: the one sheet serves both directions.
	wp_enqueue_style( APP, plugins_url( 'build/app.css', PLUGIN_FILE ), array(), $asset['version'] );
	replace_script_names();
	// It delays the first paint, and fetches images from elsewhere.
	remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
}

/**
 * Empties WooCommerce's app, script and style. The handles stay: extensions depend on them, and
 * WooCommerce adds inline data to the script (`wcAdminFeatures`) that must come before our app.
 *
 * @return bool Whether there was one.
 */
function empty_woocommerce_app() {
	wp_dequeue_style( WOOCOMMERCE_APP );
	empty_handle( wp_styles(), WOOCOMMERCE_APP, array( APP ) );
	return empty_handle( wp_scripts(), WOOCOMMERCE_APP, array() );
}

/**
 * Reduces a registered script or style to its handle and new dependencies.
 *
 * @param \WP_Dependencies $registry     wp_scripts() or wp_styles().
 * @param string           $handle       Its name.
 * @param string[]         $dependencies Names of what is loaded in its place.
 * @return bool Whether it was registered.
 */
function empty_handle( $registry, $handle, $dependencies ) {
	$item = $registry->query( $handle, 'registered' );
	if ( ! $item ) {
		return false;
	}
	$item->src  = false;
	$item->deps = $dependencies;
	if ( method_exists( $item, 'set_translations' ) ) {
		// Its translations belong to the removed script.
		$item->textdomain = null;
	}
	return true;
}
