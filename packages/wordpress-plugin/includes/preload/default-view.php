<?php
/**
 * What the app makes of an address that names a screen and nothing else.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The preference with a user's views (packages/rest-api/src/preferences/views.ts). */
const VIEWS = 'store_analytics_views';

/**
 * The parameters that a screen opens with: the address's own, or where there are none those of the view that the user has chosen for it.
 *
 * @param array $address The address's parameters.
 * @return array
 */
function address_with_default_view( $address ) {
	if ( array_diff( array_keys( $address ), array( 'page', 'path' ) ) ) {
		return $address;
	}
	$views = preference( VIEWS );
	foreach ( is_array( $views ) ? $views : array() as $view ) {
		if ( is_default_view( $view ) && isset( $address['path'] ) && $view->path === $address['path'] ) {
			wp_parse_str( $view->query, $query );
			return array_merge( $query, $address );
		}
	}
	return $address;
}

/**
 * Whether something in the preference is a view, and one that its screen opens with.
 *
 * @param mixed $view Anything: preferences are JSON by custom only.
 * @return bool
 */
function is_default_view( $view ) {
	return is_object( $view ) && isset( $view->path, $view->query, $view->isDefault ) && true === $view->isDefault // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- A name of JSON.
		&& is_string( $view->path ) && is_string( $view->query ) && preg_match( '/^[\w.!~*\'()%&=-]*$/D', $view->query );
}
