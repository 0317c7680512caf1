<?php
/**
 * Plugin Name:          Store Analytics
 * Description:          A faster analytics dashboard for WooCommerce: revenue, orders, products, customers and more, on the screens you know.
 * Version:              0.1.0
 * Requires at least:    6.5
 * Requires PHP:         7.4
 * Requires Plugins:     woocommerce
 * Author:               Store Analytics
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          store-analytics
 * Domain Path:          /languages
 * WC requires at least: 9.0
 * WC tested up to:      10.9
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE         = __FILE__;
const VERSION             = '0.1.0';
const MINIMUM_PHP         = '7.4';
const MINIMUM_WORDPRESS   = '6.5';
const MINIMUM_WOOCOMMERCE = '9.0';

// PHP 5.6 can parse this file, these three and uninstall.php. On an old PHP no other is loaded: it says that it is too old.
require_once __DIR__ . '/includes/screen/requirements.php';
require_once __DIR__ . '/includes/screen/notice.php';
require_once __DIR__ . '/includes/languages.php';
add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\related_translation', 10, 2 );
add_filter( 'load_script_translation_file', __NAMESPACE__ . '\related_script_translation', 10, 3 );
add_action( 'admin_notices', __NAMESPACE__ . '\print_notice' );
if ( version_compare( PHP_VERSION, MINIMUM_PHP, '<' ) ) {
	return;
}

// These files avoid new features of WordPress, because they run on an old one, too.
require_once __DIR__ . '/includes/screen/screen.php';
require_once __DIR__ . '/includes/screen/menu.php';
require_once __DIR__ . '/includes/screen/plugin-links.php';
require_once __DIR__ . '/includes/scripts/assets.php';
require_once __DIR__ . '/includes/scripts/screen-files.php';
require_once __DIR__ . '/includes/store-server/connection.php';
require_once __DIR__ . '/includes/store-server/circuit-breaker.php';
require_once __DIR__ . '/includes/store-server/preconditions.php';
require_once __DIR__ . '/includes/store-server/response-limits.php';
require_once __DIR__ . '/includes/store-server/response-data.php';
require_once __DIR__ . '/includes/store-server/client.php';
require_once __DIR__ . '/includes/store-server/extended-reports.php';
require_once __DIR__ . '/includes/store-server/labels.php';
require_once __DIR__ . '/includes/store-server/http-requests.php';
require_once __DIR__ . '/includes/store-server/served-reports.php';
require_once __DIR__ . '/includes/store-server/change-notifications.php';
require_once __DIR__ . '/includes/store-server/routes.php';
require_once __DIR__ . '/includes/background.php';
require_once __DIR__ . '/includes/dimensions/own-tables.php';
require_once __DIR__ . '/includes/dimensions/dimension-table.php';
require_once __DIR__ . '/includes/dimensions/dimension-texts.php';
require_once __DIR__ . '/includes/dimensions/dimension-sources.php';
require_once __DIR__ . '/includes/dimensions/line-texts.php';
require_once __DIR__ . '/includes/dimensions/lines-index.php';
require_once __DIR__ . '/includes/dimensions/dimension-fill.php';
require_once __DIR__ . '/includes/dimensions/dimension-changes.php';
require_once __DIR__ . '/includes/dimensions/rebuild-tool.php';
require_once __DIR__ . '/includes/dimensions/shop-currencies.php';
require_once __DIR__ . '/includes/taxes/tax-table.php';
require_once __DIR__ . '/includes/taxes/tax-sources.php';
require_once __DIR__ . '/includes/taxes/tax-refunds.php';
require_once __DIR__ . '/includes/taxes/tax-codes.php';
require_once __DIR__ . '/includes/taxes/taxable-amounts.php';
require_once __DIR__ . '/includes/taxes/load.php';
require_once __DIR__ . '/includes/query/load.php';
require_once __DIR__ . '/includes/abilities/load.php';
require_once __DIR__ . '/includes/abilities/agent-access.php';
require_once __DIR__ . '/includes/cli/load.php';
require_once __DIR__ . '/includes/report-filters/report-filters.php';
require_once __DIR__ . '/includes/export/class-export-failure.php';
require_once __DIR__ . '/includes/export/zip-writer.php';
require_once __DIR__ . '/includes/export/export-folder.php';
require_once __DIR__ . '/includes/export/export-plan.php';
require_once __DIR__ . '/includes/export/export-reader.php';
require_once __DIR__ . '/includes/export/export-job.php';
require_once __DIR__ . '/includes/export/export-schedule.php';
require_once __DIR__ . '/includes/export/export-routes.php';
require_once __DIR__ . '/includes/preload/calendar.php';
require_once __DIR__ . '/includes/preload/periods.php';
require_once __DIR__ . '/includes/preload/further-ranges.php';
require_once __DIR__ . '/includes/preload/preloaded-queries.php';
require_once __DIR__ . '/includes/preload/overview-queries.php';
require_once __DIR__ . '/includes/preload/default-view.php';
require_once __DIR__ . '/includes/preload/rest-dispatch.php';
require_once __DIR__ . '/includes/preload/gates.php';
require_once __DIR__ . '/includes/preload/preload-route.php';
require_once __DIR__ . '/includes/preload/cached-responses.php';
require_once __DIR__ . '/includes/preload/preloaded-responses.php';
require_once __DIR__ . '/includes/clock.php';
require_once __DIR__ . '/includes/scripts/early-flush.php';
require_once __DIR__ . '/includes/scripts/script-names.php';
require_once __DIR__ . '/includes/scripts/deferred-scripts.php';
require_once __DIR__ . '/includes/scripts/preload-hints.php';
require_once __DIR__ . '/includes/scripts/page-links.php';
require_once __DIR__ . '/includes/preferences.php';
require_once __DIR__ . '/includes/shop-years.php';
require_once __DIR__ . '/includes/order-tables.php';

// After WooCommerce, which redirects customers to their account.
add_action( 'admin_init', __NAMESPACE__ . '\guard_screen', 100 );
add_filter( 'woocommerce_analytics_report_menu_items', __NAMESPACE__ . '\note_woocommerce_reports', PHP_INT_MIN );
add_filter( 'woocommerce_analytics_report_menu_items', __NAMESPACE__ . '\add_own_reports', 5 );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_plugin_links' );
add_action( 'admin_init', __NAMESPACE__ . '\ask_for_streaming' );
// Before WordPress prints its styles, the first slow step after the page has begun.
add_action( 'admin_print_styles', __NAMESPACE__ . '\print_preloaded_responses', -3 );
add_action( 'admin_print_styles', __NAMESPACE__ . '\print_script_hints', -2 );
add_action( 'admin_print_styles', __NAMESPACE__ . '\flush_early', -1 );
add_action( 'admin_footer', __NAMESPACE__ . '\flush_early', PHP_INT_MAX );
// WooCommerce registers its scripts at 10, and at 15 it enqueues its app and prints preload hints for it.
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\hold_preload_hints', 14 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\print_without_preload_hints', 16 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_app', 20 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_page_links', 20 );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\give_packages_with_app', PHP_INT_MAX );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\keep_extensions_in_footer', PHP_INT_MAX );
// Again for scripts enqueued in the page, after WordPress has printed all that is not deferred, at 10.
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\defer_scripts', PHP_INT_MAX );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\make_room_for_entities', PHP_INT_MAX );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\queue_palette_for_admin_bar', 0 );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\dequeue_palette_after_admin_bar', PHP_INT_MAX );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\defer_scripts', 0 );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\enqueue_styles_of_wanted_scripts', 9 );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_deferred', 11 );
// Once for scripts enqueued in time, once for later ones in the page.
add_action( 'admin_print_styles', __NAMESPACE__ . '\enqueue_extensions_style', 0 );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\enqueue_extensions_style', 0 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_preload_route', 0 );
// After all other code has had its say about the user, and before any code that responds instead.
add_filter( 'rest_authentication_errors', __NAMESPACE__ . '\expect_http_request', PHP_INT_MAX );
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\note_http_request', PHP_INT_MIN, 3 );
// After WooCommerce's permission check, and before any other code that responds instead.
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\respond_from_server', 5, 2 );
add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\add_served_header', 10, 3 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_server_routes' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_export_routes' );
add_action( 'rest_api_init', __NAMESPACE__ . '\add_query_routes' );
add_action( 'rest_api_init', __NAMESPACE__ . '\add_tax_routes' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_agent_routes' );
// WordPress 6.9 and newer do these.
add_action( 'wp_abilities_api_categories_init', __NAMESPACE__ . '\register_ability_category' );
add_action( 'wp_abilities_api_init', __NAMESPACE__ . '\register_abilities' );
add_action( 'cli_init', __NAMESPACE__ . '\register_commands' );
// After the store server, which filters itself.
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\begin_report_filters', 6, 4 );
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\end_report_filters', 10, 3 );
// Before WooCommerce loads its routes, and after WordPress has listed what they take, at 10.
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\begin_list_of_filters', PHP_INT_MIN, 3 );
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\end_list_of_filters', PHP_INT_MAX, 3 );
add_filter( 'rest_endpoints', __NAMESPACE__ . '\list_filters' );
add_filter( 'woocommerce_admin_shared_settings', __NAMESPACE__ . '\tell_page_of_report_filters' );
add_action( EXPORT_EVENT, __NAMESPACE__ . '\run_export_step' );
add_action( EXPORT_END_EVENT, __NAMESPACE__ . '\end_export' );
add_action( 'admin_post_' . EXPORT_ACTION, __NAMESPACE__ . '\download_export' );
// Personal data does not stay with a plugin that is off.
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\end_export' );
add_action( 'woocommerce_analytics_update_order_stats', __NAMESPACE__ . '\notify_at_shutdown' );
add_action( 'woocommerce_analytics_delete_order_stats', __NAMESPACE__ . '\notify_at_shutdown' );
add_action( 'woocommerce_new_order', __NAMESPACE__ . '\schedule_notification' );
add_action( 'woocommerce_update_order', __NAMESPACE__ . '\schedule_notification' );
add_action( NOTIFY_EVENT, __NAMESPACE__ . '\notify_server' );
add_action( 'admin_init', __NAMESPACE__ . '\begin_dimensions', 101 );
add_action( FILL_EVENT, __NAMESPACE__ . '\run_fill_step' );
add_action( CHECK_EVENT, __NAMESPACE__ . '\check_dimensions' );
add_filter( 'woocommerce_debug_tools', __NAMESPACE__ . '\add_rebuild_tool' );
foreach ( array( 'analytics_update_order_stats', 'analytics_delete_order_stats', 'update_order', 'saved_order_items', 'refund_created', 'update_order_refund', 'delete_order', 'delete_order_refund', 'refund_deleted' ) as $store_analytics_change ) {
	add_action( 'woocommerce_' . $store_analytics_change, __NAMESPACE__ . '\note_changed_order' );
}
add_action( 'deleted_post', __NAMESPACE__ . '\note_changed_order' );
add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\drop_dimensions_with_site' );
add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\drop_calls_with_site' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\end_dimensions' );
add_filter( 'woocommerce_settings-wc_admin', __NAMESPACE__ . '\add_fiscal_year_setting', 20 );
add_filter( 'woocommerce_admin_get_user_data_fields', __NAMESPACE__ . '\allow_preferences' );
add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_order_tables_compatibility' );
