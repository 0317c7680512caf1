<?php
/**
 * Plugin Name:          Store Analytics
 * Description:          A faster analytics dashboard for WooCommerce: revenue, orders, products, customers and more, on the screens you know.
 * Version:              0.1.0
 * Requires at least:    6.5
 * Requires PHP:         7.4
 * Author:               Store Analytics
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          store-analytics
 * Domain Path:          /languages
 * WC requires at least: 9.0
 * WC tested up to:      9.4
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE         = __FILE__;
const MINIMUM_WOOCOMMERCE = '9.0';

require_once __DIR__ . '/includes/requirements.php';
require_once __DIR__ . '/includes/notice.php';
require_once __DIR__ . '/includes/screen.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/order-tables.php';

add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_action( 'admin_init', __NAMESPACE__ . '\guard_screen' );
add_action( 'admin_notices', __NAMESPACE__ . '\print_notice' );
// After WooCommerce, which registers its scripts at 10 and enqueues its app at 15.
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_app', 20 );
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_order_tables_compatibility' );

/**
 * Loads the sentences that PHP prints. Those of the app are loaded with its script.
 */
function load_translations() {
	load_plugin_textdomain( 'store-analytics', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
