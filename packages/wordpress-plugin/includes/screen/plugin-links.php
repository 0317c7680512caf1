<?php
/**
 * Our links in the list of plugins.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Adds links to the reports and their settings before the others, for users who may see them.
 *
 * @param string[] $links Markup by name, such as deactivate.
 * @return string[]
 */
function add_plugin_links( $links ) {
	if ( '' !== obstacle() ) {
		return $links;
	}
	$own = array(
		'/analytics/overview' => __( 'Analytics', 'store-analytics' ),
		'/analytics/settings' => __( 'Settings', 'store-analytics' ),
	);
	foreach ( array_reverse( array_filter( $own, __NAMESPACE__ . '\may_see', ARRAY_FILTER_USE_KEY ) ) as $path => $label ) {
		$url   = add_query_arg( 'path', rawurlencode( $path ), admin_url( 'admin.php?page=' . PAGE ) );
		$links = array( $path => '<a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a>' ) + $links;
	}
	return $links;
}
