<?php
/**
 * The default view of an address that contains nothing but a screen.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The preference with a user's views (packages/rest-api/src/preferences/views.ts). */
const VIEWS = 'store_analytics_views';

/**
 * Returns the parameters that a screen opens with: the address's own, or without any those of the
 * user's default view for it.
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
 * Checks whether an entry of the preference is a default view of its screen.
 *
 * @param mixed $view Anything: preferences are JSON by custom only.
 * @return bool
 */
function is_default_view( $view ) {
	return is_object( $view ) && isset( $view->path, $view->query, $view->isDefault ) && true === $view->isDefault // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- A name of JSON.
		&& is_string( $view->path ) && is_string( $view->query ) && preg_match( '/^[\w.!~*\'()%&=-]*$/D', $view->query );
}
