<?php
/**
 * WooCommerce's script handles, which extensions depend on: on our screens they load our packages.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const EXTENSIONS = 'store-analytics-extensions';

/** The handles of our packages, which one script puts on `window.wc`. */
const SCRIPT_NAMES = array( 'wc-components', 'wc-csv', 'wc-currency', 'wc-date', 'wc-navigation', 'wc-number', 'wc-store-data' );

/** Small scripts of WordPress that those handles loaded too, and that extensions use without depending on them. */
const ALONG_WITH_THEM = array( 'lodash', 'moment', 'wp-api-fetch', 'wp-data', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-url' );

/** Scripts with a style of the same name. */
const WITH_STYLES = array( 'wp-components', EXTENSIONS );

/** Stores of notices, which those handles loaded too. Without WooCommerce's own, ours replace them. */
const NOTICES = array( 'wp-notices', 'wc-notices' );

/**
 * Makes the handles load our packages. Nothing loads unless a script depends on one of them.
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
 * Moves scripts that depend on our packages, or on the app, to the end of the page, after the app
 * and its settings. In the head, they would move both up there, before the page has an element for
 * the app.
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
 * Makes extensions' scripts that depend on WooCommerce's app depend on our packages too, because
 * the app loaded its packages. WooCommerce's own scripts name all their dependencies, and some are
 * on every page.
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
 * Checks whether a script is WooCommerce's own.
 *
 * @param \_WP_Dependency $script As it is registered.
 * @return bool
 */
function is_woocommerces( $script ) {
	return defined( 'WC_PLUGIN_FILE' ) && 0 === strpos( (string) $script->src, plugins_url( 'assets/', WC_PLUGIN_FILE ) );
}

/**
 * Adds the styles of our packages and of WordPress's components as soon as a script depends on
 * them; WooCommerce's screens always have both.
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
 * Checks whether the page prints a script, directly or as a dependency.
 *
 * @param string $handle Its name.
 * @return bool
 */
function is_script_wanted( $handle ) {
	// A copy, because resolving dependencies changes the print queue.
	$scripts        = clone wp_scripts();
	$scripts->to_do = array();
	$scripts->all_deps( $scripts->queue );
	return in_array( $handle, array_merge( $scripts->to_do, $scripts->done ), true );
}
