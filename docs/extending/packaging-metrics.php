<?php
/**
 * Plugin Name:      Example: packaging
 * Description:      Two metrics in Products: what packaging cost, and what a piece sold for.
 * Requires Plugins: woocommerce
 */

defined( 'ABSPATH' ) || exit;

// Store Analytics is there from 20 on, and only on its own screens.
add_action(
	'admin_enqueue_scripts',
	function () {
		if ( wp_script_is( 'store-analytics-extensions', 'registered' ) ) {
			$needs = array( 'wp-i18n', 'store-analytics-extensions' );
			wp_enqueue_script( 'example-packaging-metrics', plugins_url( 'packaging-metrics.js', __FILE__ ), $needs, '1.0', true );
		}
	},
	30
);
