<?php
/**
 * Work in the background: by Action Scheduler, which WooCommerce brings, or else by WP-Cron.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Group of our actions. */
const BACKGROUND_GROUP = 'store-analytics';

/**
 * Schedules an event.
 *
 * @param string $event Its hook.
 * @param int    $delay Seconds from now.
 */
function schedule_event( $event, $delay ) {
	if ( ! function_exists( 'as_schedule_single_action' ) || ! did_action( 'action_scheduler_init' ) ) {
		wp_schedule_single_event( time() + $delay, $event );
	} elseif ( 0 === $delay ) {
		as_enqueue_async_action( $event, array(), BACKGROUND_GROUP );
	} else {
		as_schedule_single_action( time() + $delay, $event, array(), BACKGROUND_GROUP );
	}
}

/**
 * Removes an event from both.
 *
 * @param string $event Its hook.
 */
function unschedule_event( $event ) {
	wp_clear_scheduled_hook( $event );
	if ( function_exists( 'as_unschedule_all_actions' ) && did_action( 'action_scheduler_init' ) ) {
		as_unschedule_all_actions( $event );
	}
}
