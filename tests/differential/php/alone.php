<?php
/**
 * Isolates a shop: no mail, no request to the outside, no background jobs. Analytics are written together with the
 * orders, while a live shop writes them a few seconds later. Some orders have a status that only this shop knows.
 */

add_filter( 'pre_wp_mail', '__return_true' );
add_filter(
	'pre_http_request',
	function () {
		return new WP_Error( 'alone', 'This shop speaks to nobody.' );
	}
);
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
add_filter( 'woocommerce_analytics_disable_action_scheduling', '__return_true' );
add_filter( 'woocommerce_allow_send_queued_transactional_email', '__return_false' );
add_filter( 'woocommerce_defer_transactional_emails', '__return_false' );
add_filter( 'woocommerce_background_image_regeneration', '__return_false' );

add_action(
	'init',
	function () {
		register_post_status(
			'wc-packed',
			array(
				'label'                     => 'Packed',
				'public'                    => false,
				'exclude_from_search'       => false,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			)
		);
	}
);
add_filter(
	'wc_order_statuses',
	function ( $statuses ) {
		$statuses['wc-packed'] = 'Packed';
		return $statuses;
	}
);

/** As extensions for goods sold by weight do it: WooCommerce itself cuts quantities to whole pieces. */
function sell_fractions() {
	if ( 'yes' === get_option( 'shop_sells_fractions' ) ) {
		remove_filter( 'woocommerce_stock_amount', 'intval' );
		add_filter( 'woocommerce_stock_amount', 'floatval' );
	}
}
add_action( 'woocommerce_init', 'sell_fractions' );
