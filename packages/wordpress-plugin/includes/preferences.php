<?php
/**
 * What people choose on our screens is kept by WooCommerce with its own preferences.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the preferences that our screens remember and WooCommerce's do not. uninstall.php removes their values.
 *
 * @param string[] $names Names of preferences that WooCommerce stores.
 * @return string[]
 */
function allow_preferences( $names ) {
	return array_merge( (array) $names, built( 'preferences' ) );
}
