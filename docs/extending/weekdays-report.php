<?php
/**
 * Plugin Name:      Example: weekdays
 * Description:      A report: on which days of the week the shop sells.
 * Requires Plugins: woocommerce
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-element', 'wp-i18n', 'wp-data', 'wc-components', 'wc-currency', 'wc-date', 'wc-store-data' );
			wp_enqueue_script( 'example-weekdays-report', plugins_url( 'weekdays-report.js', __FILE__ ), $needs, '1.0', true );
		}
	}
);

// Its place in the menu; without one, the report has an address only.
add_filter(
	'woocommerce_analytics_report_menu_items',
	function ( $items ) {
		$items[] = array(
			'id'     => 'example-weekdays',
			'title'  => __( 'Weekdays', 'example' ),
			'parent' => 'woocommerce-analytics',
			'path'   => '/analytics/weekdays',
		);
		return $items;
	}
);
