<?php
/**
 * Plugin Name: Product rating
 * Description: An extension as they come: a field that REST gives in addition, and a column that shows it.
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-element', 'wp-i18n', 'wc-components' );
			wp_enqueue_script( 'product-rating', plugins_url( 'product-rating.js', __FILE__ ), $needs, '1', true );
		}
	}
);

add_filter(
	'woocommerce_rest_reports_products_extended_attributes',
	function ( $names ) {
		$names[] = 'average_rating';
		return $names;
	}
);

add_filter(
	'woocommerce_rest_report_products_schema',
	function ( $properties ) {
		$properties['extended_info']['average_rating'] = array(
			'type'        => 'number',
			'readonly'    => true,
			'context'     => array( 'view', 'edit' ),
			'description' => 'What customers think of it.',
		);
		return $properties;
	}
);
