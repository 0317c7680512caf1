<?php
/**
 * Our addresses, and the capabilities that they need.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const PAGE = 'wc-admin';

/** A parameter of addresses that the app has left to WooCommerce. */
const LEFT = 'store-analytics';

/**
 * Returns the build's data about our screens; without a build there are no screens, and nobody may
 * see them.
 *
 * @return array { paths, screens, capability, capabilities, endpoints, served, menu }, as packages/rest-api/src/plugin-screens.ts says.
 */
function own_screens() {
	static $screens = null;
	if ( null === $screens ) {
		$screens = built( 'own-screens' ) + array(
			'paths'        => array(),
			'screens'      => array(),
			'capability'   => 'do_not_allow',
			'capabilities' => array(),
			'endpoints'    => array(),
			'served'       => array(),
			'menu'         => array(),
		);
	}
	return $screens;
}

/**
 * Checks whether the user may see reports, and the one at a path if given.
 *
 * @param string $path In-app path.
 * @return bool
 */
function may_see( $path = '' ) {
	$screens = own_screens();
	$others  = $screens['capabilities'];
	return current_user_can( $screens['capability'] ) && ( ! isset( $others[ $path ] ) || current_user_can( $others[ $path ] ) );
}

/**
 * Checks whether this request is for one of our screens: page=wc-admin with one of our paths.
 *
 * @return bool
 */
function is_our_screen() {
	global $pagenow;
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Compared only, to choose a screen: never written, printed or stored.
	$page = isset( $_GET['page'] ) ? $_GET['page'] : '';
	$left = isset( $_GET[ LEFT ] ) && 'off' === $_GET[ LEFT ];
	// phpcs:enable
	return 'admin.php' === $pagenow && PAGE === $page && ! $left && is_our_path( screen_path() );
}

/**
 * Returns or notes the paths of WooCommerce's own reports that the app does not have.
 *
 * @param string[]|null $reports Paths of reports in WooCommerce's menu, before extensions add theirs; null to read.
 * @return string[]
 */
function woocommerce_paths( $reports = null ) {
	static $paths = array();
	if ( null !== $reports ) {
		$paths = array_values( array_diff( array_filter( $reports, __NAMESPACE__ . '\is_our_path' ), own_screens()['screens'] ) );
	}
	return $paths;
}

/**
 * Notes which reports of a newer WooCommerce stay its own.
 *
 * @param array[] $items Entries of Analytics, before extensions add theirs.
 * @return array[]
 */
function note_woocommerce_reports( $items ) {
	woocommerce_paths( array_column( array_filter( (array) $items, 'is_array' ), 'path' ) );
	return $items;
}

/**
 * Returns the in-app path of the address, such as /analytics/revenue; empty without one.
 *
 * @return string
 */
function screen_path() {
	// phpcs:ignore WordPress.Security -- As above.
	return isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? wp_unslash( $_GET['path'] ) : '';
}

/**
 * Checks whether the app has this in-app path; all others stay WooCommerce's. The scripts get the
 * same list.
 *
 * @param string $path Such as /analytics/revenue.
 * @return bool
 */
function is_our_path( $path ) {
	if ( in_array( $path, woocommerce_paths(), true ) ) {
		return false;
	}
	foreach ( own_screens()['paths'] as $own ) {
		if ( $path === $own || ( '/' === substr( $own, -1 ) && 0 === strpos( $path, $own ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Stops users who may not see the screen: WordPress itself only requires `read` on this page.
 */
function guard_screen() {
	if ( is_our_screen() && '' === obstacle() && ! may_see( screen_path() ) ) {
		wp_die(
			esc_html__( 'Sorry, you are not allowed to see the reports of this shop.', 'store-analytics' ) . ' ' . esc_html__( 'Ask an administrator of the shop for access to its reports.', 'store-analytics' ),
			'',
			array(
				'response'  => 403,
				'link_url'  => esc_url( admin_url() ),
				'link_text' => esc_html__( 'Go to the dashboard', 'store-analytics' ),
			)
		);
	}
}
