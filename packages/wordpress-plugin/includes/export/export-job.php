<?php
/**
 * The export as a job in the background: what it has done, and its steps. A step that is killed is repeated, because
 * the file is cut back to what the option knows.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The job. uninstall.php knows it. */
const EXPORT_OPTION = 'store_analytics_export';

/** The event of the next step. uninstall.php knows it. */
const EXPORT_EVENT = 'store_analytics_export_step';

/** The event that removes the file. uninstall.php knows it. */
const EXPORT_END_EVENT = 'store_analytics_export_end';

/** Seconds that a step works. */
const EXPORT_STEP = 8;

/** Seconds after which a step that did not end is repeated. */
const EXPORT_PATIENCE = 120;

/** Seconds that the file is kept. */
const EXPORT_KEPT = 86400;

/** Entries of a page, at each try of the same position. With those that are read again, REST allows a hundred. */
const EXPORT_PAGES = array( 90, 25, 5, 1, 1 );

/**
 * Checks whether the user may export the shop.
 *
 * @param int|null $user Their id; the current one by default.
 * @return bool
 */
function may_export( $user = null ) {
	$user = null === $user ? get_current_user_id() : $user;
	return user_can( $user, 'manage_woocommerce' ) && user_can( $user, 'export' );
}

/**
 * Returns the job. A file that is older than a day is removed.
 *
 * @return array|null { id, status: 'running', 'done' or 'failed', user, started, touched, reason, tries, at, done, zip }.
 */
function export_job() {
	// Steps of other processes change it.
	wp_cache_delete( EXPORT_OPTION, 'options' );
	$job = get_option( EXPORT_OPTION );
	if ( ! is_array( $job ) || ! isset( $job['id'], $job['status'], $job['touched'] ) ) {
		return null;
	}
	if ( 'running' !== $job['status'] && time() - $job['touched'] > EXPORT_KEPT ) {
		end_export();
		return null;
	}
	return $job;
}

/**
 * Starts an export, unless one runs.
 *
 * @return array The job.
 */
function start_export() {
	$job = export_job();
	if ( $job && 'running' === $job['status'] ) {
		return $job;
	}
	end_export();
	$job = array(
		'id'      => bin2hex( random_bytes( 16 ) ),
		'status'  => 'running',
		'user'    => get_current_user_id(),
		'started' => time(),
		'touched' => 0,
		'reason'  => '',
		'tries'   => 0,
		'at'      => null,
		'done'    => array(),
		'zip'     => new_zip(),
	);
	try {
		make_export_folder( $job['id'] );
		schedule_export_step( 0 );
	} catch ( Export_Failure $failure ) {
		$job = failed_export( $job, $failure->getMessage() );
	}
	save_export( $job );
	return $job;
}

/**
 * Ends the job, and removes its file.
 */
function end_export() {
	delete_option( EXPORT_OPTION );
	unschedule_event( EXPORT_EVENT );
	unschedule_event( EXPORT_END_EVENT );
	remove_export_folders();
}

/**
 * Does the next step: as much as fits into its time and memory.
 */
function run_export_step() {
	$job = export_job();
	if ( ! $job || 'running' !== $job['status'] ) {
		return;
	}
	// Another process that works on it keeps the lock until it ends, however it ends.
	$stream = @fopen( export_file( $job['id'] ), 'c+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen, WordPress.PHP.NoSilencedErrors -- It is appended to; the job says why it failed.
	if ( $stream && ! flock( $stream, LOCK_EX | LOCK_NB ) ) {
		return;
	}
	schedule_export_step( EXPORT_PATIENCE );
	$before = get_current_user_id();
	try {
		$job = export_job();
		if ( ! $job || 'running' !== $job['status'] ) {
			return;
		}
		$job = export_in_time( $stream, $job );
	} catch ( Export_Failure $failure ) {
		// What it has read before is not lost: the reason may go away, or the next try asks for less.
		$job = export_job();
		$job = $job ? failed_or_again( $job, $failure->getMessage() ) : null;
	} finally {
		wp_set_current_user( $before );
		$stream && fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fclose -- As above.
	}
	// Unless it was cancelled meanwhile.
	$kept = export_job();
	if ( $job && $kept && $kept['id'] === $job['id'] ) {
		save_export( $job );
		'running' === $job['status'] ? schedule_export_step( 0 ) : unschedule_event( EXPORT_EVENT );
	}
}

/**
 * Exports until the time of a step is over, as the user who started it.
 *
 * @param resource|false $stream Of the file, locked; false if it cannot be written.
 * @param array          $job    The job.
 * @return array The job.
 * @throws Export_Failure If it cannot go on, or steps have failed too often.
 */
function export_in_time( $stream, $job ) {
	if ( ! $stream ) {
		throw new Export_Failure( 'folder' );
	}
	if ( ! may_export( $job['user'] ) ) {
		throw new Export_Failure( 'rights' );
	}
	wp_set_current_user( $job['user'] );
	$end = microtime( true ) + EXPORT_STEP;
	ftruncate( $stream, $job['zip']['bytes'] );
	fseek( $stream, 0, SEEK_END );
	// Counts as failed until it has saved something: what kills a process says nothing.
	if ( $job['tries'] >= count( EXPORT_PAGES ) ) {
		throw new Export_Failure( 'killed' );
	}
	$per_page = EXPORT_PAGES[ $job['tries'] ];
	++$job['tries'];
	save_export( $job );
	do {
		$job          = export_page( $stream, $job, $per_page );
		$job['tries'] = 0;
		fflush( $stream );
		if ( ! get_option( EXPORT_OPTION ) ) {
			return $job;
		}
		save_export( $job );
		if ( function_exists( 'wp_cache_flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	} while ( 'running' === $job['status'] && microtime( true ) < $end && has_export_memory() );
	return $job;
}

/**
 * Exports the next page.
 *
 * @param resource $stream   Of the file.
 * @param array    $job      The job.
 * @param int      $per_page Entries of the page.
 * @return array The job.
 */
function export_page( $stream, $job, $per_page ) {
	$plan = export_plan();
	$name = array_keys( $plan )[ count( $job['zip']['files'] ) ];
	$zip  = $job['zip'];
	$at   = $job['at'] ? $job['at'] : first_position();
	if ( ! $zip['file'] ) {
		$zip = begin_zip_file( $stream, $zip, "$name.json", time() );
	}
	if ( isset( $plan[ $name ]['made'] ) ) {
		$next = null;
		$text = wp_json_encode( call_user_func( __NAMESPACE__ . '\\' . $plan[ $name ]['made'] ) );
	} else {
		list( $rows, $next ) = read_export( $plan[ $name ], $at, $per_page );
		$texts               = array();
		foreach ( $rows as $row ) {
			$texts[] = wp_json_encode( exported_document( $row, $name ) );
		}
		$is_first = 0 === $zip['file']['size'];
		$text     = ( $is_first ? '[' : '' ) . ( $texts && $zip['file']['size'] > 1 ? ',' : '' ) . implode( ",\n", $texts ) . ( null === $next ? ']' : '' );

		$job['done'][ $name ] = ( isset( $job['done'][ $name ] ) ? $job['done'][ $name ] : 0 ) + count( $texts );
	}
	$zip       = append_to_zip( $stream, $zip, $text );
	$job['at'] = $next;
	if ( null === $next ) {
		$zip = end_zip_file( $stream, $zip );
		if ( count( $zip['files'] ) === count( $plan ) ) {
			$zip           = end_zip( $stream, $zip );
			$job['status'] = 'done';
			schedule_export_end();
		}
	}
	$job['zip'] = $zip;
	return $job;
}

/**
 * Checks whether there is memory for another page.
 *
 * @return bool
 */
function has_export_memory() {
	$limit = wp_convert_hr_to_bytes( ini_get( 'memory_limit' ) );
	return $limit <= 0 || memory_get_usage( true ) < 0.6 * $limit;
}

/**
 * Saves the job with the time.
 *
 * @param array $job The job.
 */
function save_export( $job ) {
	$job['touched'] = time();
	update_option( EXPORT_OPTION, $job, false );
}

/**
 * Notes a failure. Failures of the shop's REST may pass, so the next step tries again.
 *
 * @param array  $job    The job.
 * @param string $reason As the failure's message.
 * @return array The job.
 */
function failed_or_again( $job, $reason ) {
	$may_pass = 0 === strpos( $reason, 'route ' ) && $job['tries'] < count( EXPORT_PAGES );
	return $may_pass ? array( 'reason' => $reason ) + $job : failed_export( $job, 'killed' === $reason && $job['reason'] ? $job['reason'] : $reason );
}

/**
 * Ends a job that failed. What it wrote is removed: it contains personal data, and nobody needs it.
 *
 * @param array  $job    The job.
 * @param string $reason Why.
 * @return array The job.
 */
function failed_export( $job, $reason ) {
	remove_export_folders();
	return array(
		'status' => 'failed',
		'reason' => $reason,
	) + $job;
}
