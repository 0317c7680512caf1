<?php
/**
 * The requirements of the app.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the first obstacle for the app, or an empty string. Correct from `admin_init` on, when
 * the menu is known.
 *
 * @return string '', 'php-too-old', 'wordpress-too-old', 'build-missing', 'woocommerce-missing', 'woocommerce-too-old' or 'analytics-off'.
 */
function obstacle() {
	if ( version_compare( PHP_VERSION, MINIMUM_PHP, '<' ) ) {
		return 'php-too-old';
	}
	if ( version_compare( get_bloginfo( 'version' ), MINIMUM_WORDPRESS, '<' ) ) {
		return 'wordpress-too-old';
	}
	if ( ! is_readable( asset_file() ) ) {
		return 'build-missing';
	}
	if ( ! defined( 'WC_VERSION' ) && '' === menu_page_url( PAGE, false ) ) {
		return 'woocommerce-missing';
	}
	if ( defined( 'WC_VERSION' ) && version_compare( WC_VERSION, MINIMUM_WOOCOMMERCE, '<' ) ) {
		return 'woocommerce-too-old';
	}
	return is_analytics_enabled() ? '' : 'analytics-off';
}

/**
 * Checks whether WooCommerce Analytics is enabled in the shop, as it is by default.
 *
 * @return bool
 */
function is_analytics_enabled() {
	$features = '\Automattic\WooCommerce\Admin\Features\Features';
	if ( is_callable( array( $features, 'is_enabled' ) ) ) {
		return (bool) call_user_func( array( $features, 'is_enabled' ), 'analytics' );
	}
	return 'no' !== get_option( 'woocommerce_analytics_enabled', 'yes' );
}
