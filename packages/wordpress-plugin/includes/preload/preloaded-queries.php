<?php
/**
 * Returns the first queries of a screen, for the days of its address.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Parameters of an address about days and intervals. */
const DATE_PARAMS = array( 'period', 'compare', 'after', 'before', 'compare_after', 'compare_before', 'interval' );

/**
 * Returns the queries of a screen. None if its address contains more than dates, which only the app
 * understands.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return array[] Each { kind, endpoint, query }.
 */
function preloaded_queries( $path, $query ) {
	if ( ! has_preloaded_queries( $path, $query ) ) {
		return array();
	}
	$screens = built( 'preloaded-queries' );
	if ( isset( $screens[ $path ]['sections'] ) ) {
		return overview_queries( $screens[ $path ], $query );
	}
	$markers = date_markers( $query );
	return replace_markers( applicable_queries( $screens[ $path ]['queries'], $markers ), $markers );
}

/**
 * Checks whether the first requests of a screen at an address are known.
 *
 * @param string $path  In-app path of the screen.
 * @param array  $query The address's parameters.
 * @return bool
 */
function has_preloaded_queries( $path, $query ) {
	$screens = built( 'preloaded-queries' );
	unset( $query['page'], $query['path'] );
	return isset( $screens[ $path ] ) && is_about_dates( $query, $screens[ $path ]['free'] );
}

/**
 * Checks whether an address contains only dates, in plain words.
 *
 * @param array    $query Its parameters.
 * @param string[] $free  Further parameters that the screen's queries do not depend on.
 * @return bool
 */
function is_about_dates( $query, $free ) {
	foreach ( $query as $name => $value ) {
		$is_date = in_array( $name, DATE_PARAMS, true );
		if ( ( ! $is_date && ! in_array( $name, $free, true ) ) || ! is_string( $value ) || ! preg_match( $is_date ? '/^[\w-]*$/D' : '/^[\w,-]*$/D', $value ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Returns the values of the build's markers for days and interval at an address; none for a
 * comparison that it lacks.
 *
 * @param array $query Its parameters.
 * @return string[] By marker.
 */
function date_markers( $query ) {
	$now     = time();
	$period  = period_of(
		$query,
		default_range(),
		array(
			'today'             => day_in_zone( $now, shop_zone() ),
			'week_start'        => (int) get_option( 'start_of_week', 0 ),
			'fiscal_year_start' => fiscal_year_start(),
			'first_order_day'   => first_order_day(),
		)
	);
	$markers = array(
		'{primary.after}'  => $period['primary'][0] . 'T00:00:00',
		'{primary.before}' => $period['primary'][1] . 'T23:59:59',
		'{interval}'       => $period['interval'],
	);
	if ( $period['secondary'] ) {
		$markers['{secondary.after}']  = $period['secondary'][0] . 'T00:00:00';
		$markers['{secondary.before}'] = $period['secondary'][1] . 'T' . compared_until( period_params( $query, default_range() ), $now, shop_zone() );
	}
	return $markers;
}

/**
 * Returns the queries whose days the address has: there may be no comparison.
 *
 * @param array[] $queries What the build wrote.
 * @param array   $markers Values by marker.
 * @return array[]
 */
function applicable_queries( $queries, $markers ) {
	return array_values(
		array_filter(
			$queries,
			function ( $preload ) use ( $markers ) {
				return isset( $markers['{secondary.after}'] ) || ! in_array( '{secondary.after}', $preload['query'], true );
			}
		)
	);
}

/**
 * Replaces markers by their values.
 *
 * @param array $built   What the build wrote.
 * @param array $markers Values by marker.
 * @return array
 */
function replace_markers( $built, $markers ) {
	array_walk_recursive(
		$built,
		function ( &$value ) use ( $markers ) {
			$value = is_string( $value ) && isset( $markers[ $value ] ) ? $markers[ $value ] : $value;
		}
	);
	return $built;
}

/**
 * Returns the default range of an address.
 *
 * @return string A query such as period=month&compare=previous_year.
 */
function default_range() {
	$range = get_option( 'woocommerce_default_date_range', '' );
	return is_string( $range ) && '' !== $range ? $range : built( 'date-rules' )['defaultRange'];
}
