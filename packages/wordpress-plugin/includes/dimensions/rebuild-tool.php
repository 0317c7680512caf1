<?php
/**
 * Offers among WooCommerce's tools (WooCommerce → Status → Tools) to read all orders again.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the tool. Only users who may manage the shop see and use WooCommerce's tools.
 *
 * @param mixed $tools WooCommerce's, by name: { name, button, desc, callback }.
 * @return mixed
 */
function add_rebuild_tool( $tools ) {
	if ( ! is_array( $tools ) || ! dimensions_state() ) {
		return $tools;
	}
	$progress = dimensions_progress();
	$about    = __( 'Use this if a breakdown looks wrong. Store Analytics empties its own tables and reads all orders again in the background. Your orders stay as they are.', 'store-analytics' );
	if ( $progress ) {
		/* translators: 1: a number of orders and refunds, 2: how many there are */
		$about .= ' ' . sprintf( __( 'It has read %1$s of %2$s so far.', 'store-analytics' ), number_format_i18n( $progress['done'] ), number_format_i18n( $progress['total'] ) );
	}
	$tool = array(
		'name'     => __( 'Store Analytics: read all orders again', 'store-analytics' ),
		'button'   => __( 'Read again', 'store-analytics' ),
		'desc'     => $about,
		'callback' => __NAMESPACE__ . '\run_rebuild_tool',
	);
	return $tools + array( 'store_analytics_rebuild' => $tool );
}

/**
 * Empties the tables and begins to fill them.
 *
 * @return string|false What WooCommerce tells the user; false for its own message of a failure.
 */
function run_rebuild_tool() {
	return rebuild_dimensions() ? __( 'Store Analytics reads all orders again in the background. Breakdowns say until then how many are missing.', 'store-analytics' ) : false;
}
