<?php
// Extensions call this to detect a REST request.

defined( 'ABSPATH' ) || exit;

function WC() {
	static $shop = null;
	$shop        = $shop ?? new class() {
		public function is_rest_api_request() {
			$uri = $_SERVER['REQUEST_URI'] ?? '';
			return false !== strpos( $uri, '/' . rest_get_url_prefix() . '/' ) || false !== strpos( $uri, 'rest_route=' );
		}
	};
	return $shop;
}
