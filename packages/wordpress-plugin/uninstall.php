<?php
/**
 * Runs when the plugin is deleted. It keeps the month that fiscal years begin with and the store server with its token as options, tables of what orders say of themselves, of their taxes and their lines, what agents may do and their last calls, no file, and for an hour a note of slow
 * screens, the currencies of orders and the last responses of REST.
 * What people chose on the screens lies under WooCommerce's own preference keys and stays with it, except for the preferences that
 * WooCommerce itself does not know.
 *
 * @package StoreAnalytics
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// Users belong to all sites of a network, so once is enough.
$store_analytics_file = __DIR__ . '/build/preferences.php';
foreach ( is_readable( $store_analytics_file ) ? require $store_analytics_file : array() as $store_analytics_name ) {
	delete_metadata( 'user', 0, "woocommerce_admin_$store_analytics_name", '', true );
}

// Of each site of a network: the month, the store server, the last responses (those in an object cache end within the hour), and what a default range says for us behind what it says for WooCommerce.
global $wpdb;
foreach ( is_multisite() ? get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) : array( get_current_blog_id() ) as $store_analytics_site ) {
	is_multisite() && switch_to_blog( $store_analytics_site );
	delete_option( 'store_analytics_fiscal_year_start' );
	delete_option( 'store_analytics_store_server' );
	delete_option( 'store_analytics_server_pause' );
	delete_transient( 'store_analytics_server_told' );
	delete_transient( 'store_analytics_slow_screens' );
	delete_transient( 'store_analytics_currencies' );
	foreach ( array( '_transient_', '_transient_timeout_' ) as $store_analytics_prefix ) {
		$store_analytics_like = $wpdb->esc_like( $store_analytics_prefix . 'store_analytics_responses_' ) . '%';
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $store_analytics_like ) ) as $store_analytics_name ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- There is no function that finds transients.
			delete_option( $store_analytics_name );
		}
	}
	wp_clear_scheduled_hook( 'store_analytics_tell_server' );
	delete_option( 'store_analytics_export' );
	delete_option( 'store_analytics_dimensions' );
	delete_option( 'store_analytics_agents' );
	delete_option( 'store_analytics_agent_calls' );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_order_dimensions" ); // phpcs:ignore WordPress.DB -- Our own table, which can be filled again.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_order_taxes" ); // phpcs:ignore WordPress.DB -- Our own table, which can be filled again.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_line_texts" ); // phpcs:ignore WordPress.DB -- Our own table, which can be filled again.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_said_texts" ); // phpcs:ignore WordPress.DB -- Our own table, which can be filled again.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_usual_texts" ); // phpcs:ignore WordPress.DB -- Our own table, which can be filled again.
	$store_analytics_lines = "{$wpdb->prefix}wc_order_product_lookup";
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $store_analytics_lines ) ) ) && $wpdb->get_results( "SHOW INDEX FROM $store_analytics_lines WHERE Key_name = 'store_analytics_lines'" ) ) { // phpcs:ignore WordPress.DB -- Names of this file only.
		$wpdb->query( "ALTER TABLE $store_analytics_lines DROP INDEX store_analytics_lines" ); // phpcs:ignore WordPress.DB -- Our own index.
	}
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}store_analytics_agent_calls" ); // phpcs:ignore WordPress.DB -- Our own table.
	foreach ( array( 'store_analytics_export_step', 'store_analytics_export_end', 'store_analytics_fill_dimensions', 'store_analytics_check_dimensions' ) as $store_analytics_event ) {
		wp_clear_scheduled_hook( $store_analytics_event );
		function_exists( 'as_unschedule_all_actions' ) && as_unschedule_all_actions( $store_analytics_event );
	}
	foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/store-analytics-export-*', GLOB_ONLYDIR ) as $store_analytics_folder ) {
		foreach ( array_diff( (array) scandir( $store_analytics_folder ), array( '.', '..' ) ) as $store_analytics_name ) {
			wp_delete_file( "$store_analytics_folder/$store_analytics_name" );
		}
		rmdir( $store_analytics_folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- WP_Filesystem may need credentials.
	}
	$store_analytics_range = get_option( 'woocommerce_default_date_range' );
	if ( is_string( $store_analytics_range ) && strpos( $store_analytics_range, 'sa_' ) ) {
		update_option( 'woocommerce_default_date_range', preg_replace( '/&(?:amp;)?(?:sa_(?:period|compare)|compare_(?:after|before))=[^&]*/', '', $store_analytics_range ) );
	}
	is_multisite() && restore_current_blog();
}
