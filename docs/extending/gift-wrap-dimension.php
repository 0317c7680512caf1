<?php
/**
 * Plugin Name:      Example: gift wrap
 * Description:      Breaks numbers down by the paper that an order is wrapped in.
 * Requires Plugins: woocommerce
 */

defined( 'ABSPATH' ) || exit;

// How orders say it: the key of their meta data.
add_filter(
	'store_analytics_dimensions',
	function ( $dimensions ) {
		$dimensions[] = array(
			'key'   => 'example_gift_wrap',
			'label' => __( 'Gift wrap', 'example' ),
			'meta'  => '_gift_wrap',
		);
		return $dimensions;
	}
);

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( wp_script_is( 'store-analytics-extensions', 'registered' ) ) {
			$needs = array( 'wp-i18n', 'store-analytics-extensions' );
			wp_enqueue_script( 'example-gift-wrap-dimension', plugins_url( 'gift-wrap-dimension.js', __FILE__ ), $needs, '1.0', true );
		}
	},
	30
);
