<?php
/**
 * Plugin Name: Stand-in for a shop
 * Description: What Store Analytics finds around it in a shop, for tests: the page, the menu, the scripts, and REST served by the store server.
 *
 * Written from the public behaviour only. The test writes config-1.json beside it, one for each site of a network, with
 * the address of the store server:
 * { store, token, settings: what the page gives its scripts, version?: the WooCommerce version to report }.
 */

namespace StandIn;

defined( 'ABSPATH' ) || exit;

function config( $key ) {
	static $config = null;
	$config = $config ?? json_decode( file_get_contents( __DIR__ . '/config-' . get_current_blog_id() . '.json' ) );
	return $config->$key ?? null;
}

/** Checks whether the simulated WooCommerce has at least this version. */
function is_since( $version ) {
	return version_compare( config( 'version' ) ?? '9.4', $version, '>=' );
}

if ( config( 'version' ) ) {
	define( 'WC_VERSION', config( 'version' ) );
}

// Stored in the role, because the app receives the role's capabilities.
register_activation_hook(
	__FILE__,
	function () {
		$may = array_fill_keys( array( 'read', 'view_woocommerce_reports', 'manage_woocommerce' ), true );
		add_role( 'shop_manager', 'Shop manager', $may );
		foreach ( array_keys( $may ) as $capability ) {
			get_role( 'administrator' )->add_cap( $capability );
		}
	}
);

require_once __DIR__ . '/wc.php';
require_once __DIR__ . '/page-controller.php';
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/scripts.php';
require_once __DIR__ . '/rest.php';
require_once __DIR__ . '/widened.php';
require_once __DIR__ . '/every-page.php';
