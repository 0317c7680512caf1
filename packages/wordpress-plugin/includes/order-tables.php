<?php
/**
 * What WooCommerce wants to know about this plugin.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Says that the plugin works with orders in their own tables (HPOS): it reads them through WooCommerce's REST API only.
 */
function declare_order_tables_compatibility() {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', PLUGIN_FILE, true );
	}
}
