<?php
/**
 * Runs when the plugin is deleted. It keeps no option, table, file or scheduled task, only a note of slow screens for an hour.
 * What people chose on the screens lies under WooCommerce's own preference keys and stays with it, except for the two preferences that
 * WooCommerce itself does not know.
 *
 * @package StoreAnalytics
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// Users belong to all sites of a network, so once is enough there, too.
delete_metadata( 'user', 0, 'woocommerce_admin_downloads_report_columns', '', true );
delete_metadata( 'user', 0, 'woocommerce_admin_stock_report_columns', '', true );

// Those of a network's other sites end within the hour by themselves.
delete_transient( 'store_analytics_slow_answers' );
