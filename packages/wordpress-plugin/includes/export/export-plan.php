<?php
/**
 * The files of an export, and what fills each. The store server reads exactly these (its
 * documents/files/export-files.ts).
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** What of a document's own meta data our reports read. The rest may be secrets of other plugins, and stays in the shop. */
const EXPORTED_META = '/^_wc_order_attribution_|^_wcpay_mode$|^_refund_type$|^wc_last_active$/';

/**
 * Returns the files in their order. Each has a share of the work and one source:
 * route: a list by id; pages: a list without ids to go on from; whole: one response; parents: a list below each parent;
 * ids: a list by ids that are known; made: what no route has.
 *
 * @return array[] By name.
 */
function export_plan() {
	$trash = array( 'status' => 'trash' );
	return array(
		'wp-settings'           => array( 'made' => 'site_document' ),
		'store'                 => array( 'made' => 'store_document' ),
		'countries'             => array( 'whole' => '/wc/v3/data/countries' ),
		'settings-general'      => array( 'whole' => '/wc/v3/settings/general' ),
		'settings-products'     => array( 'whole' => '/wc/v3/settings/products' ),
		'settings-tax'          => array( 'whole' => '/wc/v3/settings/tax' ),
		'settings-wc-admin'     => array( 'whole' => '/wc-analytics/settings/wc_admin' ),
		'payment-gateways'      => array( 'whole' => '/wc/v3/payment_gateways' ),
		'tax-classes'           => array( 'whole' => '/wc/v3/taxes/classes' ),
		'tax-rates'             => array( 'route' => '/wc/v3/taxes' ),
		'shipping-zone-methods' => array( 'made' => 'zone_methods' ),
		'attributes'            => array( 'whole' => '/wc/v3/products/attributes' ),
		'attribute-terms'       => array(
			'parents' => 'attribute_after',
			'below'   => '/wc/v3/products/attributes/%d/terms',
			'named'   => 'attribute_id',
		),
		'categories'            => array( 'route' => '/wc/v3/products/categories' ),
		'products'              => array(
			'route' => '/wc/v3/products',
			'share' => 5,
		),
		'products-trashed'      => array(
			'route' => '/wc/v3/products',
			'query' => $trash,
		),
		'variations'            => array(
			'parents' => 'variable_product_after',
			'below'   => '/wc/v3/products/%d/variations',
			'share'   => 5,
		),
		'coupons'               => array( 'route' => '/wc/v3/coupons' ),
		'coupons-trashed'       => array(
			'route' => '/wc/v3/coupons',
			'query' => $trash,
		),
		'reviews'               => array(
			'route' => '/wc/v3/products/reviews',
			'query' => array( 'status' => 'all' ),
		),
		'notes'                 => array( 'pages' => '/wc-analytics/admin/notes' ),
		'customers'             => array(
			'route' => '/wc/v3/customers',
			'query' => array( 'role' => 'all' ),
			'share' => 10,
		),
		'analytics-customers'   => array(
			'ids'   => 'customers_after',
			'route' => '/wc-analytics/reports/customers',
			'query' => 'customers',
			'share' => 5,
		),
		'analytics-downloads'   => array(
			'pages' => '/wc-analytics/reports/downloads',
			'query' => array(
				'after'   => '2000-01-01T00:00:00',
				'orderby' => 'date',
				'order'   => 'asc',
			),
		),
		'orders'                => array(
			'route' => '/wc/v3/orders',
			'share' => 60,
		),
		'refunds'               => array(
			'route' => '/wc/v3/refunds',
			'share' => 5,
		),
	);
}

/**
 * Returns a document without what is not for export.
 *
 * @param mixed  $document Of a response.
 * @param string $name     Its file.
 * @return mixed
 */
function exported_document( $document, $name ) {
	if ( ! is_array( $document ) ) {
		return $document;
	}
	unset( $document['_links'] );
	if ( 'payment-gateways' === $name ) {
		// They hold the keys of the shop's accounts.
		unset( $document['settings'] );
	}
	if ( isset( $document['meta_data'] ) && is_array( $document['meta_data'] ) ) {
		$document['meta_data'] = array_values( array_filter( $document['meta_data'], __NAMESPACE__ . '\is_exported_meta' ) );
	}
	return $document;
}

/**
 * Checks whether an entry of meta data is for export.
 *
 * @param mixed $meta As WooCommerce returns it: an object or array with a key.
 * @return bool
 */
function is_exported_meta( $meta ) {
	$data = is_object( $meta ) && method_exists( $meta, 'get_data' ) ? $meta->get_data() : (array) $meta;
	return isset( $data['key'] ) && is_string( $data['key'] ) && 1 === preg_match( EXPORTED_META, $data['key'] );
}

/**
 * Returns the site's own settings. WordPress's route needs an administrator, and knows no zone that is an offset.
 *
 * @return array
 */
function site_document() {
	return array(
		'title'         => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
		'timezone'      => wp_timezone_string(),
		'date_format'   => get_option( 'date_format' ),
		'time_format'   => get_option( 'time_format' ),
		'start_of_week' => (int) get_option( 'start_of_week' ),
		'language'      => get_locale(),
	);
}

/**
 * Returns the versions that decide about WooCommerce's rules. The system status has them too, beside much that
 * nobody should pass on.
 *
 * @return array
 */
function store_document() {
	global $wp_version;
	$old = get_option( 'woocommerce_analytics_uses_old_full_refund_data' );
	return array(
		'wc_version'          => defined( 'WC_VERSION' ) ? WC_VERSION : '',
		'wp_version'          => $wp_version,
		'wc_database_version' => (string) get_option( 'woocommerce_db_version' ),
		'settings'            => array( 'currency_symbol' => function_exists( 'get_woocommerce_currency_symbol' ) ? get_woocommerce_currency_symbol() : '' ),
	) + ( $old ? array( 'uses_old_full_refund_data' => $old ) : array() );
}

/**
 * Returns the shipping methods of all zones; none where the shop does not ship, or the user may not read them.
 *
 * @return array[] { instance_id, zone_id, zone_name }.
 */
function zone_methods() {
	$route   = '/wc/v3/shipping/zones';
	$methods = array();
	try {
		foreach ( export_request( $route, array() )[0] as $zone ) {
			foreach ( export_request( "$route/" . (int) $zone['id'] . '/methods', array() )[0] as $method ) {
				$methods[] = array(
					'instance_id' => (int) $method['instance_id'],
					'zone_id'     => (int) $zone['id'],
					'zone_name'   => (string) $zone['name'],
				);
			}
		}
	} catch ( Export_Failure $problem ) {
		return array();
	}
	return $methods;
}

/**
 * Returns the next attribute.
 *
 * @param int $id The attribute before it.
 * @return int 0 after the last one.
 */
function attribute_after( $id ) {
	$ids   = function_exists( 'wc_get_attribute_taxonomy_ids' ) ? array_map( 'intval', array_values( wc_get_attribute_taxonomy_ids() ) ) : array();
	$later = array_filter(
		$ids,
		function ( $other ) use ( $id ) {
			return $other > $id;
		}
	);
	return $later ? min( $later ) : 0;
}

/**
 * Returns the next product with variations.
 *
 * @param int $id The product before it.
 * @return int 0 after the last one.
 */
function variable_product_after( $id ) {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT MIN(v.post_parent) FROM $wpdb->posts v JOIN $wpdb->posts p ON p.ID = v.post_parent WHERE v.post_type = 'product_variation' AND v.post_parent > %d AND p.post_type = 'product' AND p.post_status NOT IN ('trash', 'auto-draft')", $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that goes on after a product.
}

/**
 * Returns the next customers of the reports.
 *
 * @param int $id    The customer before them.
 * @param int $count How many.
 * @return int[] Empty after the last one.
 */
function customers_after( $id, $count ) {
	global $wpdb;
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT customer_id FROM {$wpdb->prefix}wc_customer_lookup WHERE customer_id > %d ORDER BY customer_id LIMIT %d", $id, $count ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The route cannot sort by id, so its pages would lose customers.
}
