<?php
// Extensions call this before they enqueue a script.
namespace Automattic\WooCommerce\Admin;

defined( 'ABSPATH' ) || exit;

class PageController {
	public static function is_admin_page() {
		return 'wc-admin' === ( $_GET['page'] ?? '' );
	}
}
