<?php
/**
 * Plugin Name:      Example: payment method
 * Description:      A dropdown above Orders and Revenue: the orders that were paid in one way.
 * Requires Plugins: woocommerce
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-i18n', 'wc-settings' );
			wp_enqueue_script( 'example-payment-method-filter', plugins_url( 'payment-method-filter.js', __FILE__ ), $needs, '1.0', true );
		}
	}
);

// What the dropdown offers, by id: `wcSettings.admin.examplePaymentMethods` in the browser.
add_filter(
	'woocommerce_admin_shared_settings',
	function ( $settings ) {
		$settings['examplePaymentMethods'] = array(
			'bacs'   => __( 'Bank transfer', 'example' ),
			'cheque' => __( 'Check', 'example' ),
			'cod'    => __( 'Cash on delivery', 'example' ),
		);
		return $settings;
	}
);

/**
 * The payment method that the request asks for, or an empty string.
 */
function example_payment_method() {
	// phpcs:ignore WordPress.Security.NonceVerification -- Reports are read, nothing is written.
	return isset( $_GET['payment_method'] ) ? sanitize_key( $_GET['payment_method'] ) : '';
}

// WooCommerce remembers responses by the arguments of their query: another method has to be another query.
foreach ( array( 'orders', 'orders_stats', 'revenue' ) as $example_report ) {
	add_filter(
		"woocommerce_analytics_{$example_report}_query_args",
		function ( $args ) {
			$args['payment_method'] = example_payment_method();
			return $args;
		}
	);
}

// The condition, in the query of the table and in those of the totals and of the intervals. Refunds go with their orders.
foreach ( array( 'orders_subquery', 'orders_stats_total', 'orders_stats_interval' ) as $example_query ) {
	add_filter(
		"woocommerce_analytics_clauses_where_$example_query",
		function ( $clauses ) {
			global $wpdb;
			if ( '' !== example_payment_method() ) {
				$clauses[] = $wpdb->prepare(
					"AND COALESCE( NULLIF( {$wpdb->prefix}wc_order_stats.parent_id, 0 ), {$wpdb->prefix}wc_order_stats.order_id )
						IN ( SELECT id FROM {$wpdb->prefix}wc_orders WHERE payment_method = %s )",
					example_payment_method()
				);
			}
			return $clauses;
		}
	);
}
