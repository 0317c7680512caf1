<?php
/**
 * WooCommerce's script names, by which extensions ask for its packages: on our screens they lead to ours.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const EXTENSIONS = 'store-analytics-extensions';

/** The names that lead to our packages, which one script puts on `window.wc`. */
const SCRIPT_NAMES = array( 'wc-components', 'wc-csv', 'wc-currency', 'wc-date', 'wc-navigation', 'wc-number', 'wc-store-data' );

/** Small scripts of WordPress that came along with those names, and that extensions use without asking for them. */
const ALONG_WITH_THEM = array( 'lodash', 'moment', 'wp-api-fetch', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-url' );

/** Scripts that come with a style of the same name. */
const WITH_STYLES = array( 'wp-components', EXTENSIONS );

/** Stores of messages, which came along too. Without WooCommerce's own, ours stands in. */
const NOTICES = array( 'wp-notices', 'wc-notices' );

/**
 * Makes the names stand for our packages. Nothing of it is loaded unless some script asks for one of them.
 */
function replace_script_names() {
	if ( ! is_readable( asset_file( 'extensions' ) ) ) {
		return;
	}
	$asset  = require asset_file( 'extensions' );
	$stores = array_filter( NOTICES, static fn( $handle ) => wp_script_is( $handle, 'registered' ) );
	wp_register_script( EXTENSIONS, plugins_url( 'build/extensions.js', PLUGIN_FILE ), array_merge( $asset['dependencies'], $stores, array( APP ) ), $asset['version'], array( 'in_footer' => true ) );
	wp_register_style( EXTENSIONS, plugins_url( 'build/extensions.css', PLUGIN_FILE ), array( APP ), $asset['version'] );
	foreach ( SCRIPT_NAMES as $name ) {
		empty_handle( wp_scripts(), $name, array_merge( ALONG_WITH_THEM, array( EXTENSIONS ) ) );
	}
	empty_handle( wp_styles(), 'wc-components', array( EXTENSIONS ) );
}

/**
 * Moves scripts that ask for our packages, or for the app, to the end of the page, where the app and its settings are. Left in the head,
 * they would pull both up there, before the page has an element for the app.
 */
function keep_extensions_in_footer() {
	if ( ! wp_script_is( APP ) ) {
		return;
	}
	$ours = array_merge( SCRIPT_NAMES, array( WOOCOMMERCE_APP, EXTENSIONS ) );
	foreach ( wp_scripts()->registered as $handle => $script ) {
		if ( array_intersect( $script->deps, $ours ) ) {
			wp_script_add_data( $handle, 'group', 1 );
		}
	}
}

/**
 * Gives scripts of extensions that ask for WooCommerce's app our packages: with the app came its packages, and some name nothing else.
 * WooCommerce's own scripts name all that they use, and some of them are on every page.
 */
function give_packages_with_app() {
	if ( ! wp_script_is( APP ) || ! wp_script_is( EXTENSIONS, 'registered' ) ) {
		return;
	}
	foreach ( wp_scripts()->registered as $handle => $script ) {
		if ( APP !== $handle && in_array( WOOCOMMERCE_APP, $script->deps, true ) && ! is_woocommerces( $script ) ) {
			$script->deps = array_merge( $script->deps, ALONG_WITH_THEM, array( EXTENSIONS ) );
		}
	}
}

/**
 * Whether a script is WooCommerce's own.
 *
 * @param \_WP_Dependency $script As it is registered.
 * @return bool
 */
function is_woocommerces( $script ) {
	return defined( 'WC_PLUGIN_FILE' ) && 0 === strpos( (string) $script->src, plugins_url( 'assets/', WC_PLUGIN_FILE ) );
}

/**
 * Adds the style of our packages and of WordPress's components as soon as a script asks for them: WooCommerce's screens always have both.
 */
function enqueue_extensions_style() {
	if ( ! wp_script_is( APP ) ) {
		return;
	}
	foreach ( WITH_STYLES as $name ) {
		if ( wp_style_is( $name, 'registered' ) && is_script_wanted( $name ) ) {
			wp_enqueue_style( $name );
		}
	}
}

/**
 * Whether the page prints a script, by itself or because another one depends on it.
 *
 * @param string $handle Its name.
 * @return bool
 */
function is_script_wanted( $handle ) {
	// A copy: resolving dependencies leaves a list of what is to be printed.
	$scripts        = clone wp_scripts();
	$scripts->to_do = array();
	$scripts->all_deps( $scripts->queue );
	return in_array( $handle, array_merge( $scripts->to_do, $scripts->done ), true );
}
