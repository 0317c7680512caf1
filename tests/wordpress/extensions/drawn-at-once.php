<?php
/**
 * Plugin Name: Drawn at once
 * Description: An extension as they come: a report that uses WooCommerce's and WordPress's stores and rarely seen components as it is first drawn.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( 'wc-admin' === ( $_GET['page'] ?? '' ) ) {
			$needs = array( 'wc-components', 'wp-core-data', 'wp-data', 'wp-element', 'wp-hooks' );
			wp_enqueue_script( 'drawn-at-once', plugins_url( 'drawn-at-once.js', __FILE__ ), $needs, '1', true );
		}
	}
);
