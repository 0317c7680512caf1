<?php
/**
 * When the steps of the export run.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules the next step, and no other.
 *
 * @param int $delay Seconds from now.
 */
function schedule_export_step( $delay ) {
	unschedule_event( EXPORT_EVENT );
	schedule_event( EXPORT_EVENT, $delay );
}

/**
 * Schedules the removal of the file.
 */
function schedule_export_end() {
	unschedule_event( EXPORT_END_EVENT );
	schedule_event( EXPORT_END_EVENT, EXPORT_KEPT );
}
