<?php
/**
 * On its own screens, WooCommerce's app would open our addresses itself without loading a page; a
 * small script prevents that.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const PAGE_LINKS = 'store-analytics-page-links';

/**
 * Loads page-links.js before WooCommerce's app wherever that app is loaded.
 */
function enqueue_page_links() {
	if ( is_our_screen() || ! wp_script_is( WOOCOMMERCE_APP ) || '' !== obstacle() || ! may_see() ) {
		return;
	}
	wp_register_script( PAGE_LINKS, plugins_url( 'assets/page-links.js', PLUGIN_FILE ), array( 'wp-hooks', 'wp-element' ), VERSION, array( 'in_footer' => true ) );
	$paths = array(
		'ownPaths'         => own_screens()['paths'],
		'wooCommercePaths' => woocommerce_paths(),
	);
	wp_add_inline_script( PAGE_LINKS, 'window.storeAnalytics = ' . wp_json_encode( $paths ) . ';', 'before' );
	// A dependency, so that it runs before the first screen.
	wp_scripts()->query( WOOCOMMERCE_APP, 'registered' )->deps[] = PAGE_LINKS;
}
