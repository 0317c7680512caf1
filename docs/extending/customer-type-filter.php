<?php
/**
 * Plugin Name:      Example: customer type
 * Description:      A dropdown above Orders: the orders of new or of returning customers.
 * Requires Plugins: woocommerce
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-i18n' );
			wp_enqueue_script( 'example-customer-type-filter', plugins_url( 'customer-type-filter.js', __FILE__ ), $needs, '1.0', true );
		}
	}
);
