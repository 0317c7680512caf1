<?php
/**
 * Fills the table in the background, the newest orders first, and checks every day that no order is missing.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The event of the next step. uninstall.php knows it. */
const FILL_EVENT = 'store_analytics_fill_dimensions';

/** The event of the daily check. uninstall.php knows it. */
const CHECK_EVENT = 'store_analytics_check_dimensions';

/** Orders and refunds that are read at once. */
const FILL_BATCH = 500;

/** Seconds that a step works in the background, and within a request that needs the table. */
const FILL_STEP  = 8;
const FILL_FIRST = 1.5;

/**
 * Returns how far the table is.
 *
 * @return array { version; below: the fill has done all ids from this one on, 0: it is done }; empty where there is no table.
 */
function dimensions_state() {
	$state = get_option( DIMENSIONS_OPTION );
	return is_array( $state ) && isset( $state['version'], $state['below'] ) && DIMENSIONS_VERSION === $state['version'] ? $state : array();
}

/**
 * Returns how far the table is by now: other requests fill it, too, or have ended the fill with the plugin.
 *
 * @return int As `below` in dimensions_state(); 0 also where the fill has ended.
 */
function fill_position() {
	global $wpdb;
	$saved = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", DIMENSIONS_OPTION ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- This request has cached the option.
	$state = maybe_unserialize( $saved );
	return is_array( $state ) && isset( $state['below'] ) ? (int) $state['below'] : 0;
}

/**
 * Saves how far the table is.
 *
 * @param int $below As in dimensions_state().
 */
function save_dimensions_state( $below ) {
	update_option(
		DIMENSIONS_OPTION,
		array(
			'version' => DIMENSIONS_VERSION,
			'below'   => $below,
		)
	);
}

/**
 * Makes the table and begins to fill it, where WooCommerce counts orders and there is none yet.
 *
 * @return bool Whether there is a table.
 */
function ensure_dimensions() {
	if ( dimensions_state() ) {
		return true;
	}
	if ( ! has_table( shop_table( 'wc_order_stats' ) ) ) {
		return false;
	}
	return rebuild_dimensions();
}

/**
 * Begins anew with an empty table.
 *
 * @return bool Whether the database has made it.
 */
function rebuild_dimensions() {
	create_dimensions_table();
	create_taxes_table();
	create_lines_table();
	$is_made = has_own_tables();
	if ( $is_made ) {
		begin_fill();
		schedule_dimensions_check();
	}
	return $is_made;
}

/**
 * Begins to fill the table with all that it lacks.
 */
function begin_fill() {
	save_dimensions_state( PHP_INT_MAX );
	unschedule_event( FILL_EVENT );
	schedule_event( FILL_EVENT, 0 );
}

/**
 * Schedules the next check, and no other.
 */
function schedule_dimensions_check() {
	unschedule_event( CHECK_EVENT );
	schedule_event( CHECK_EVENT, DAY_IN_SECONDS );
}

/**
 * Begins when somebody who may see reports opens wp-admin.
 */
function begin_dimensions() {
	if ( ! dimensions_state() && ! wp_doing_ajax() && may_see() && '' === obstacle() ) {
		ensure_dimensions();
	}
}

/**
 * Does a step in the background, and schedules the next one.
 */
function run_fill_step() {
	if ( dimensions_state() && fill_dimensions( FILL_STEP ) ) {
		schedule_event( FILL_EVENT, 0 );
	} elseif ( dimensions_state() ) {
		ensure_lines_index();
	}
}

/**
 * Fills the table for a while.
 *
 * @param float $seconds That it may take.
 * @return bool Whether there is more to do.
 */
function fill_dimensions( $seconds ) {
	$until = microtime( true ) + $seconds;
	do {
		$below = fill_position();
		if ( 0 === $below ) {
			return false;
		}
		$stats = missing_dimensions( $below, FILL_BATCH );
		if ( $stats ) {
			read_orders_anew( $stats );
		}
		save_dimensions_state( count( $stats ) < FILL_BATCH ? 0 : (int) end( $stats )['order_id'] );
	} while ( microtime( true ) < $until );
	return 0 !== fill_position();
}

/**
 * Writes what orders and refunds say of themselves, and their taxes and lines first: an order is done once it says something.
 *
 * @param array[] $stats Rows of wc_order_stats: order_id, parent_id, date_created.
 */
function read_orders_anew( $stats ) {
	$said = read_dimensions( $stats );
	$ids  = array_column( $stats, 'order_id' );
	write_taxes( $ids, read_taxes( $stats, $said ) );
	write_lines( $ids, read_lines( $ids ) );
	write_dimensions( $said );
}

/**
 * Returns orders and refunds that WooCommerce counts and the table lacks.
 *
 * @param int $below Only ids below this one.
 * @param int $most  How many at most, the newest first.
 * @return array[] Rows of wc_order_stats: order_id, parent_id, date_created.
 */
function missing_dimensions( $below, $most ) {
	global $wpdb;
	$stats = shop_table( 'wc_order_stats' );
	$table = dimensions_table();
	// phpcs:ignore WordPress.DB -- Names of tables.
	return shop_rows( $wpdb->prepare( "SELECT s.order_id, s.parent_id, s.date_created FROM $stats s LEFT JOIN $table d ON d.order_id = s.order_id WHERE s.order_id < %d AND d.order_id IS NULL ORDER BY s.order_id DESC LIMIT %d", $below, $most ) );
}

/**
 * Checks once a day: removes rows of orders that WooCommerce no longer counts, and fills in those that are missing.
 */
function check_dimensions() {
	if ( ! dimensions_state() ) {
		return;
	}
	schedule_dimensions_check();
	ensure_lines_index();
	if ( ! has_own_tables() ) {
		rebuild_dimensions();
		return;
	}
	$gone = array_column( shop_rows( 'SELECT d.order_id FROM ' . dimensions_table() . ' d LEFT JOIN ' . shop_table( 'wc_order_stats' ) . ' s ON s.order_id = d.order_id WHERE s.order_id IS NULL' ), 'order_id' );
	foreach ( array_chunk( $gone, FILL_BATCH ) as $ids ) {
		forget_dimensions( $ids );
	}
	foreach ( array_chunk( orders_of_differing_lines(), FILL_BATCH ) as $ids ) {
		read_orders_anew( shop_rows( 'SELECT order_id, parent_id, date_created FROM ' . shop_table( 'wc_order_stats' ) . ' WHERE order_id IN ' . id_list( $ids ) ) );
	}
	if ( 0 === dimensions_state()['below'] && missing_dimensions( PHP_INT_MAX, 1 ) ) {
		begin_fill();
	}
}

/**
 * Removes rows.
 *
 * @param int[] $ids Of orders and refunds.
 */
function forget_dimensions( $ids ) {
	// What lines say is a text of many orders.
	foreach ( array_diff( own_tables(), array( said_table(), usual_table() ) ) as $table ) {
		forget_rows( $table, $ids );
	}
}

/**
 * Returns how many orders and refunds the table has, of those that WooCommerce counts.
 *
 * @return array|null { done, total }; null when nothing is left to do.
 */
function dimensions_progress() {
	$state = dimensions_state();
	if ( $state && 0 === $state['below'] ) {
		return null;
	}
	$count = function ( $table ) {
		return (int) current( shop_rows( "SELECT COUNT(*) AS number FROM $table" ) )['number'];
	};
	$total = $count( shop_table( 'wc_order_stats' ) );
	return array(
		'done'  => $state ? min( $total, $count( dimensions_table() ) ) : 0,
		'total' => $total,
	);
}

/**
 * Ends all work in the background; the table stays for when the plugin is activated again.
 *
 * @param bool $in_network Whether the plugin is switched off in all shops of a network.
 */
function end_dimensions( $in_network = false ) {
	$all   = array(
		'fields' => 'ids',
		'number' => 0,
	);
	$shops = $in_network && is_multisite() ? get_sites( $all ) : array( get_current_blog_id() );
	foreach ( $shops as $shop ) {
		if ( is_multisite() ) {
			switch_to_blog( $shop );
		}
		unschedule_event( FILL_EVENT );
		unschedule_event( CHECK_EVENT );
		// What changes meanwhile is read anew.
		delete_option( DIMENSIONS_OPTION );
		if ( is_multisite() ) {
			restore_current_blog();
		}
	}
}
