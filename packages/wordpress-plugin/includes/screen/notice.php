<?php
/**
 * Shows one sentence to users who can fix a problem.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Shows on the dashboard and on the plugin list what is missing, to users who may activate plugins.
 */
function print_notice() {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'plugins' ), true ) || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	$sentence = obstacle_sentence( obstacle() );
	if ( '' !== $sentence ) {
		// Not wp_admin_notice(), which an old WordPress lacks.
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $sentence ) );
	}
}

/**
 * Returns the advice about an obstacle.
 *
 * @param string $obstacle As obstacle() returns.
 * @return string Plain text, not yet escaped; empty when nothing is in the way.
 */
function obstacle_sentence( $obstacle ) {
	switch ( $obstacle ) {
		case 'php-too-old':
			return sprintf(
				/* translators: 1: the oldest version that works, 2: the version that is installed. */
				__( 'Store Analytics needs PHP %1$s or newer, and this server has %2$s. Ask your host for a newer one.', 'store-analytics' ),
				MINIMUM_PHP,
				PHP_VERSION
			);
		case 'wordpress-too-old':
			return sprintf(
				/* translators: 1: the oldest version that works, 2: the version that is installed. */
				__( 'Store Analytics needs WordPress %1$s or newer, and this site has %2$s. Update WordPress to see your reports.', 'store-analytics' ),
				MINIMUM_WORDPRESS,
				get_bloginfo( 'version' )
			);
		case 'build-missing':
			return __( 'Store Analytics is incomplete: its scripts are missing. Install the plugin again from its zip file.', 'store-analytics' );
		case 'woocommerce-missing':
			return __( 'Store Analytics needs WooCommerce. Install and activate WooCommerce to see your reports.', 'store-analytics' );
		case 'woocommerce-too-old':
			return sprintf(
				/* translators: 1: the oldest version that works, 2: the version that is installed. */
				__( 'Store Analytics needs WooCommerce %1$s or newer, and this shop has %2$s. Update WooCommerce to see your reports.', 'store-analytics' ),
				MINIMUM_WOOCOMMERCE,
				WC_VERSION
			);
		case 'analytics-off':
			return __( 'Store Analytics has nothing to show, because Analytics is switched off. Switch it on under WooCommerce → Settings → Advanced → Features.', 'store-analytics' );
		default:
			return '';
	}
}
