<?php
/**
 * When the steps of the export run: by Action Scheduler, which WooCommerce brings, or else by WP-Cron.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Group of our actions. */
const EXPORT_GROUP = 'store-analytics';

/**
 * Schedules the next step, and no other.
 *
 * @param int $delay Seconds from now.
 */
function schedule_export_step( $delay ) {
	unschedule_export( EXPORT_EVENT );
	schedule_export( EXPORT_EVENT, $delay );
}

/**
 * Schedules the removal of the file.
 */
function schedule_export_end() {
	unschedule_export( EXPORT_END_EVENT );
	schedule_export( EXPORT_END_EVENT, EXPORT_KEPT );
}

/**
 * Schedules an event.
 *
 * @param string $event Its hook.
 * @param int    $delay Seconds from now.
 */
function schedule_export( $event, $delay ) {
	if ( ! function_exists( 'as_schedule_single_action' ) || ! did_action( 'action_scheduler_init' ) ) {
		wp_schedule_single_event( time() + $delay, $event );
	} elseif ( 0 === $delay ) {
		as_enqueue_async_action( $event, array(), EXPORT_GROUP );
	} else {
		as_schedule_single_action( time() + $delay, $event, array(), EXPORT_GROUP );
	}
}

/**
 * Removes an event from both.
 *
 * @param string $event Its hook.
 */
function unschedule_export( $event ) {
	wp_clear_scheduled_hook( $event );
	if ( function_exists( 'as_unschedule_all_actions' ) && did_action( 'action_scheduler_init' ) ) {
		as_unschedule_all_actions( $event );
	}
}
