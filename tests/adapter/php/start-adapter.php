<?php
/**
 * Starts the copy of the adapter that WooCommerce brings along, as the adapter's documentation shows it for libraries. Beside
 * the adapter as a plugin, it does nothing: there is one instance.
 */

add_action(
	'plugins_loaded',
	function () {
		if ( class_exists( 'WP\MCP\Core\McpAdapter' ) ) {
			\WP\MCP\Core\McpAdapter::instance();
		}
	}
);
