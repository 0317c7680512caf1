<?php
/**
 * Plugin Name: Order currency
 * Description: An extension as they come: the reports of one of several currencies, by the SQL of WooCommerce's queries.
 */

use Automattic\WooCommerce\Admin\PageController;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( class_exists( PageController::class ) && PageController::is_admin_page() ) {
			$needs = array( 'wp-hooks', 'wp-i18n', 'wc-settings' );
			wp_enqueue_script( 'order-currency', plugins_url( 'order-currency.js', __FILE__ ), $needs, '1', true );
		}
	}
);

// The choices of the dropdown, and their formats of amounts.
add_filter(
	'woocommerce_admin_shared_settings',
	function ( $settings ) {
		$settings['orderCurrencies'] = array(
			'USD' => array(
				'code'   => 'USD',
				'symbol' => '$',
			),
			'GBP' => array(
				'code'   => 'GBP',
				'symbol' => '£',
			),
		);
		return $settings;
	}
);

function order_currency_asked() {
	// phpcs:ignore WordPress.Security.NonceVerification -- Reports are read, nothing is written.
	return isset( $_GET['currency'] ) ? strtoupper( sanitize_key( $_GET['currency'] ) ) : 'USD';
}

// WooCommerce caches results by the arguments of their query.
foreach ( array( 'revenue', 'orders', 'orders_stats', 'products', 'categories', 'coupons', 'taxes' ) as $order_currency_report ) {
	add_filter(
		"woocommerce_analytics_{$order_currency_report}_query_args",
		function ( $args ) {
			$args['currency'] = order_currency_asked();
			return $args;
		}
	);
}

foreach ( array( 'orders_subquery', 'orders_stats_total', 'orders_stats_interval' ) as $order_currency_query ) {
	add_filter(
		"woocommerce_analytics_clauses_join_$order_currency_query",
		function ( $clauses ) {
			global $wpdb;
			$clauses[] = "JOIN {$wpdb->prefix}wc_orders currency_orders ON {$wpdb->prefix}wc_order_stats.order_id = currency_orders.id";
			return $clauses;
		}
	);
	add_filter(
		"woocommerce_analytics_clauses_where_$order_currency_query",
		function ( $clauses ) {
			global $wpdb;
			$clauses[] = $wpdb->prepare( 'AND currency_orders.currency = %s', order_currency_asked() );
			return $clauses;
		}
	);
	add_filter(
		"woocommerce_analytics_clauses_select_$order_currency_query",
		function ( $clauses ) {
			global $wpdb;
			$clauses[] = $wpdb->prepare( ', %s AS currency', order_currency_asked() );
			return $clauses;
		}
	);
}
