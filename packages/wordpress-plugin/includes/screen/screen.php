<?php
/**
 * Which addresses are ours, and who may open them.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const PAGE       = 'wc-admin';
const CAPABILITY = 'view_woocommerce_reports';

/** The in-app paths that the app answers; one that ends in a slash stands for all below it. The scripts are told the same list. */
const OWN_PATHS = array( '/customers', '/analytics/' );

/**
 * Whether this request is for one of our screens: page=wc-admin with a path that we answer.
 *
 * @return bool
 */
function is_our_screen() {
	global $pagenow;
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Compared only, to choose a screen: never written, printed or stored.
	$page = isset( $_GET['page'] ) ? $_GET['page'] : '';
	// phpcs:enable
	return 'admin.php' === $pagenow && PAGE === $page && is_our_path( screen_path() );
}

/**
 * The in-app path that the address names, such as /analytics/revenue; empty without one.
 *
 * @return string
 */
function screen_path() {
	// phpcs:ignore WordPress.Security -- As above.
	return isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? wp_unslash( $_GET['path'] ) : '';
}

/**
 * Whether the app answers this in-app path; all others stay WooCommerce's.
 *
 * @param string $path Such as /analytics/revenue.
 * @return bool
 */
function is_our_path( $path ) {
	foreach ( OWN_PATHS as $own ) {
		if ( $path === $own || ( '/' === substr( $own, -1 ) && 0 === strpos( $path, $own ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Turns away who may not see reports: WordPress itself only asks for `read` on this page.
 */
function guard_screen() {
	if ( is_our_screen() && '' === obstacle() && ! current_user_can( CAPABILITY ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to see the reports of this shop.', 'store-analytics' ), 403 );
	}
}
