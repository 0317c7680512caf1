<?php
/**
 * Declares the plugin's compatibility to WooCommerce.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Declares compatibility with orders in their own tables (HPOS): the plugin reads orders from those tables if they are in use, or through
 * WooCommerce's REST API only.
 */
function declare_order_tables_compatibility() {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', PLUGIN_FILE, true );
	}
}
