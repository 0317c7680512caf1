<?php
/**
 * Plugin Name:      Example: average price
 * Description:      A column in Products: what a product sold for on average.
 * Requires Plugins: woocommerce
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-element', 'wp-i18n', 'wc-currency' );
			wp_enqueue_script( 'example-average-price-column', plugins_url( 'average-price-column.js', __FILE__ ), $needs, '1.0', true );
		}
	}
);
