<?php
/**
 * Runs when the plugin is deleted. It keeps nothing of its own: no option, table, file or scheduled task. What people chose on the
 * screens (columns, sections) lies under WooCommerce's own preference keys and stays with it.
 *
 * @package StoreAnalytics
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
