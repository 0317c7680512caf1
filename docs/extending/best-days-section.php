<?php
/**
 * Plugin Name:      Example: best days
 * Description:      A section of Overview: the best day of the range, by sales and by orders.
 * Requires Plugins: woocommerce
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-element', 'wp-i18n', 'wp-data', 'wc-components', 'wc-currency', 'wc-date', 'wc-store-data' );
			wp_enqueue_script( 'example-best-days-section', plugins_url( 'best-days-section.js', __FILE__ ), $needs, '1.0', true );
		}
	}
);
