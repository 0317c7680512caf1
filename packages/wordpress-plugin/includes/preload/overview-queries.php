<?php
/**
 * The first requests of Overview, which depend on the user's arrangement and on the shop's blocks.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Where WooCommerce lists the blocks of a section: a REST route, and the member of its rows that names a block. */
const LISTED_BLOCKS = array(
	'store-performance' => array( '/wc-analytics/reports/performance-indicators/allowed', 'stat' ),
	'leaderboards'      => array( '/wc-analytics/leaderboards/allowed', 'id' ),
);

/**
 * Returns the queries of the visible sections that have something to show.
 *
 * @param array $screen The build's description of Overview.
 * @param array $query  The address's parameters.
 * @return array[] Each { kind, endpoint, query }.
 */
function overview_queries( $screen, $query ) {
	$markers  = overview_markers( $query, $screen['persisted'] );
	$hidden   = visible_sections( $screen['sections'], preference( 'dashboard_sections' ) );
	$listed   = array_map( __NAMESPACE__ . '\listed_blocks', array_intersect_key( LISTED_BLOCKS, $hidden ) );
	$preloads = array();
	foreach ( applicable_queries( $screen['queries'], $markers ) as $preload ) {
		$section = $preload['section'];
		$blocks  = isset( $listed[ $section ] ) ? $listed[ $section ] : $preload['blocks'];
		$shown   = isset( $hidden[ $section ] ) ? array_diff( $blocks, $hidden[ $section ] ) : array();
		if ( $shown ) {
			$preloads[] = replace_markers( $preload, array_merge( $markers, array( '{stats}' => implode( ',', $shown ) ) ) );
		}
	}
	return $preloads;
}

/**
 * Returns the values of the build's markers on Overview, where the user may have chosen the charts'
 * interval and the number of leaderboard rows.
 *
 * @param array    $query     The address's parameters.
 * @param string[] $persisted Those that links keep.
 * @return array By marker.
 */
function overview_markers( $query, $persisted ) {
	$interval = preference( 'dashboard_chart_interval' );
	$rows     = preference( 'dashboard_leaderboard_rows' );
	$kept     = array();
	foreach ( $persisted as $name ) {
		if ( isset( $query[ $name ] ) ) {
			$kept[ $name ] = $query[ $name ];
		}
	}
	if ( empty_text( $query, 'interval' ) ) {
		$query['interval'] = $interval;
	}
	return array_merge(
		date_markers( $query ),
		array(
			'{rows}'            => is_numeric( $rows ) && in_array( $rows + 0, range( 1, 20 ), true ) ? (int) $rows : 5,
			'{persisted_query}' => wp_json_encode( (object) $kept ),
		)
	);
}

/**
 * Returns the hidden blocks of every visible section, by section.
 *
 * @param array $defaults Sections as they are before anybody arranges them.
 * @param mixed $saved    What was saved when the user arranged them.
 * @return array[]
 */
function visible_sections( $defaults, $saved ) {
	$hidden = array();
	foreach ( $defaults as $section => $default ) {
		$entries = array_filter(
			is_array( $saved ) || $saved instanceof \stdClass ? (array) $saved : array(),
			function ( $entry ) use ( $section ) {
				return isset( $entry->key ) && $section === $entry->key;
			}
		);
		$entry   = (array) reset( $entries );
		$seen    = isset( $entry['isVisible'] ) && is_bool( $entry['isVisible'] ) ? $entry['isVisible'] : $default['isVisible'];
		// A section saved twice is shown twice; the app sends its further requests itself.
		if ( $seen && count( $entries ) < 2 ) {
			$blocks             = isset( $entry['hiddenBlocks'] ) && is_array( $entry['hiddenBlocks'] ) ? $entry['hiddenBlocks'] : $default['hiddenBlocks'];
			$hidden[ $section ] = array_filter( $blocks, 'is_string' );
		}
	}
	return $hidden;
}

/**
 * Returns the names of a section's blocks, as WooCommerce lists them.
 *
 * @param string[] $source A value of LISTED_BLOCKS.
 * @return string[] None where there is no such list.
 */
function listed_blocks( $source ) {
	list( $route, $member ) = $source;
	$response               = rest_response( $route, array() );
	$names                  = array();
	foreach ( $response ? (array) $response['body'] : array() as $block ) {
		$block   = (array) $block;
		$names[] = isset( $block[ $member ] ) ? (string) $block[ $member ] : '';
	}
	return array_filter( $names, 'strlen' );
}

/**
 * Returns a preference of the user for WooCommerce's screens.
 *
 * @param string $name Such as dashboard_sections.
 * @return mixed As decoded from JSON; null when there is none.
 */
function preference( $name ) {
	$json = get_user_meta( get_current_user_id(), "woocommerce_admin_$name", true );
	return is_string( $json ) ? json_decode( $json ) : null;
}
