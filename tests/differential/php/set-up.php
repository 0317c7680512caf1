<?php
/**
 * Sets the shop up, one step per process: install (WordPress), activate (WooCommerce), finish (its tables and settings).
 */

require __DIR__ . '/start.php';

list( , $root, $step ) = $argv;

if ( 'install' === $step ) {
	define( 'WP_INSTALLING', true );
}
require $root . '/wp-load.php';

if ( 'install' === $step ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'Shop', 'admin', 'admin@example.com', true, '', 'admin' );
	update_option( 'siteurl', 'https://shop.example' );
	update_option( 'home', 'https://shop.example' );
	update_option( 'permalink_structure', '/%postname%/' );
}

if ( 'activate' === $step ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	$failure = activate_plugin( 'woocommerce/woocommerce.php' );
	if ( is_wp_error( $failure ) ) {
		fwrite( STDERR, $failure->get_error_message() );
		exit( 1 );
	}
}

if ( 'finish' === $step ) {
	wp_set_current_user( 1 );
	WC_Install::install();
	update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
	update_option( 'woocommerce_analytics_scheduled_import', 'no' );
	update_option( 'woocommerce_coming_soon', 'no' );
	update_option( 'woocommerce_onboarding_profile', array( 'skipped' => true ) );
	flush_rewrite_rules();
	// A new installation schedules background jobs, which tests do not need.
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}actionscheduler_actions" );
}
