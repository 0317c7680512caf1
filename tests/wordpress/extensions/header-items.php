<?php
/**
 * Plugin Name: Header items
 * Description: An extension as they come: a script that fills WooCommerce's header and footer.
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	function () {
		if ( 'wc-admin' === ( $_GET['page'] ?? '' ) && isset( $_GET['items'] ) ) {
			$needs = array( 'wp-components', 'wp-element', 'wp-hooks', 'wp-plugins', 'wc-admin-layout' );
			wp_enqueue_script( 'header-items', plugins_url( 'header-items.js', __FILE__ ), $needs, '1', true );
		}
	}
);
