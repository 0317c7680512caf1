<?php
/**
 * Puts the app on our screens, in the place of WooCommerce's own.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const APP             = 'store-analytics-app';
const WOOCOMMERCE_APP = 'wc-admin-app';

/**
 * Where the build says which of WordPress's scripts the app needs, and its version.
 *
 * @return string Absolute path of a PHP file that returns { dependencies, version }.
 */
function asset_file() {
	return plugin_dir_path( PLUGIN_FILE ) . 'build/app.asset.php';
}

/**
 * Enqueues the app on our screens, and nothing anywhere else.
 */
function enqueue_app() {
	if ( ! is_our_screen() || '' !== obstacle() || ! current_user_can( CAPABILITY ) ) {
		return;
	}
	$asset        = require asset_file();
	$dependencies = $asset['dependencies'];
	if ( wp_script_is( 'wc-settings', 'registered' ) ) {
		// WooCommerce prints the shop's settings only when some script asks for them.
		$dependencies[] = 'wc-settings';
	}
	if ( empty_woocommerce_app() ) {
		$dependencies[] = WOOCOMMERCE_APP;
	}
	wp_enqueue_script( APP, plugins_url( 'build/app.js', PLUGIN_FILE ), $dependencies, $asset['version'], array( 'in_footer' => true ) );
	wp_set_script_translations( APP, 'store-analytics', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
	// Logical properties only: the one sheet serves both directions.
	wp_enqueue_style( APP, plugins_url( 'build/app.css', PLUGIN_FILE ), array(), $asset['version'] );
}

/**
 * Takes the contents out of WooCommerce's app. Its name stays: extensions list it as a dependency, and WooCommerce hangs
 * inline data on it (`wcAdminFeatures`) that has to come before our app.
 *
 * @return bool Whether there was one.
 */
function empty_woocommerce_app() {
	$app = wp_scripts()->query( WOOCOMMERCE_APP, 'registered' );
	if ( ! $app ) {
		return false;
	}
	$app->src  = false;
	$app->deps = array();
	wp_dequeue_style( WOOCOMMERCE_APP );
	return true;
}
