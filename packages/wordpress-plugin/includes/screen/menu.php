<?php
/**
 * Our reports that WooCommerce's menu lacks.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Adds them to the entries of Analytics, before its Settings.
 *
 * @param array[] $items   WooCommerce's, and those of extensions.
 * @param array[] $entries Ours, as the build has written them.
 * @return array[]
 */
function with_own_reports( $items, $entries ) {
	$items = array_values( (array) $items );
	$paths = array();
	foreach ( $items as $place => $item ) {
		$paths[ $place ] = isset( $item['path'] ) ? $item['path'] : '';
	}
	$added = array();
	foreach ( $entries as $entry ) {
		$is_wanted = ! $entry['needsStock'] || 'yes' === get_option( 'woocommerce_manage_stock' );
		if ( $is_wanted && ! in_array( $entry['path'], $paths, true ) ) {
			unset( $entry['needsStock'] );
			$entry['title'] = translate( $entry['title'], 'store-analytics' ); // phpcs:ignore WordPress.WP.I18n -- Of the list of reports, where translators find it.
			$added[]        = $entry;
		}
	}
	$settings = array_search( '/analytics/settings', $paths, true );
	array_splice( $items, false === $settings ? count( $items ) : $settings, 0, $added );
	return $items;
}

/**
 * Filters the entries of Analytics in the menu.
 *
 * @param array[] $items WooCommerce's, and those of extensions.
 * @return array[]
 */
function add_own_reports( $items ) {
	return '' === obstacle() ? with_own_reports( $items, own_screens()['menu'] ) : $items;
}
