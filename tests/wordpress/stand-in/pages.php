<?php
namespace StandIn;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	function () {
		$root      = function () {
			echo '<div class="wrap"><div id="root"></div></div>';
		};
		$see       = 'view_woocommerce_reports';
		$analytics = 'wc-admin&path=/analytics/overview';
		add_menu_page( 'WooCommerce', 'WooCommerce', 'manage_woocommerce', 'woocommerce', '', 'dashicons-store', 55 );
		add_submenu_page( 'woocommerce', 'Home', 'Home', 'read', 'wc-admin', $root );
		add_submenu_page( 'woocommerce', 'Customers', 'Customers', $see, 'wc-admin&path=/customers', $root );
		add_menu_page( 'Marketing', 'Marketing', 'manage_woocommerce', 'wc-admin&path=/marketing', $root, 'dashicons-megaphone', 58 );
		add_menu_page( 'Analytics', 'Analytics', $see, $analytics, $root, 'dashicons-chart-bar', 57 );
		foreach ( apply_filters( 'woocommerce_analytics_report_menu_items', report_items() ) as $item ) {
			add_submenu_page( $analytics, $item['title'], $item['title'], $see, 'wc-admin&path=' . $item['path'], $root );
		}
	}
);

/** The list of reports, to which extensions can add. */
function report_items() {
	$items = array();
	foreach ( array( 'Overview', 'Products', 'Revenue', 'Orders', 'Variations', 'Categories', 'Coupons', 'Taxes', 'Downloads', 'Stock', 'Settings' ) as $title ) {
		$name    = strtolower( $title );
		$items[] = array(
			'id'     => "woocommerce-analytics-$name",
			'title'  => $title,
			'parent' => 'woocommerce-analytics',
			'path'   => "/analytics/$name",
		);
	}
	if ( 'yes' === get_option( 'woocommerce_feature_customer_stock_notifications_enabled' ) ) {
		$items[] = array(
			'id'     => 'woocommerce-analytics-stock-notifications',
			'title'  => 'Stock notifications',
			'parent' => 'woocommerce-analytics',
			'path'   => '/analytics/stock-notifications',
		);
	}
	return $items;
}

add_filter(
	'admin_body_class',
	function ( $classes ) {
		return 'wc-admin' === ( $_GET['page'] ?? '' ) ? "$classes woocommerce-admin-page woocommerce-admin-is-loading" : $classes;
	}
);

// WordPress's scripts move notices of other plugins behind this mark, into a list that the shop's screens keep closed.
foreach ( array( '<div id="wp__notice-list" class="woocommerce-layout__notice-list-hide"><div class="wp-header-end"></div>' => PHP_INT_MIN, '</div>' => PHP_INT_MAX ) as $html => $priority ) {
	add_action(
		'admin_notices',
		function () use ( $html ) {
			if ( 'wc-admin' === ( $_GET['page'] ?? '' ) ) {
				echo $html;
			}
		},
		$priority
	);
}

// Users without access to wp-admin, such as customers, are redirected to the account page.
add_action(
	'admin_init',
	function () {
		if ( ! wp_doing_ajax() && ! current_user_can( 'edit_posts' ) && ! current_user_can( 'manage_woocommerce' ) ) {
			wp_safe_redirect( home_url( '/my-account/' ) );
			exit;
		}
	}
);
