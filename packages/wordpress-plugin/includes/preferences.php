<?php
/**
 * WooCommerce stores the users' preferences of our screens with its own.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the preferences of our screens that WooCommerce does not have. uninstall.php removes their
 * values.
 *
 * @param string[] $names Names of preferences that WooCommerce stores.
 * @return string[]
 */
function allow_preferences( $names ) {
	return array_merge( (array) $names, built( 'preferences' ) );
}
