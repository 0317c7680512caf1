<?php
/**
 * Which questions a screen begins with, for the days that its address asks for.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Parameters of an address that say which days, and in which steps. */
const DATE_PARAMS = array( 'period', 'compare', 'after', 'before', 'interval' );

/**
 * The queries of a screen. None when its address says more than dates: the app knows what that means.
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
	return with_values( $screens[ $path ]['queries'], date_markers( $query ) );
}

/**
 * Whether it is known what a screen asks first at an address.
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
 * Whether an address says nothing but dates, in plain words.
 *
 * @param array    $query Its parameters.
 * @param string[] $free  Further parameters that the screen's questions do not depend on.
 * @return bool
 */
function is_about_dates( $query, $free ) {
	foreach ( $query as $name => $value ) {
		if ( ! in_array( $name, array_merge( DATE_PARAMS, $free ), true ) || ! is_string( $value ) || ! preg_match( '/^[\w-]*$/D', $value ) ) {
			return false;
		}
	}
	return true;
}

/**
 * What the build's markers for days and interval stand for at an address.
 *
 * @param array $query Its parameters.
 * @return string[] By marker.
 */
function date_markers( $query ) {
	$period = period_of( $query, default_range(), day_in_zone( time(), shop_zone() ), (int) get_option( 'start_of_week', 0 ) );
	return array(
		'{primary.after}'    => $period['primary'][0] . 'T00:00:00',
		'{primary.before}'   => $period['primary'][1] . 'T23:59:59',
		'{secondary.after}'  => $period['secondary'][0] . 'T00:00:00',
		'{secondary.before}' => $period['secondary'][1] . 'T23:59:59',
		'{interval}'         => $period['interval'],
	);
}

/**
 * Values in the place of markers.
 *
 * @param array $built   What the build wrote.
 * @param array $markers Values by marker.
 * @return array
 */
function with_values( $built, $markers ) {
	array_walk_recursive(
		$built,
		function ( &$value ) use ( $markers ) {
			$value = is_string( $value ) && isset( $markers[ $value ] ) ? $markers[ $value ] : $value;
		}
	);
	return $built;
}

/**
 * The range that an address without one stands for.
 *
 * @return string A query such as period=month&compare=previous_year.
 */
function default_range() {
	$range = get_option( 'woocommerce_default_date_range', '' );
	return is_string( $range ) && '' !== $range ? $range : built( 'date-rules' )['defaultRange'];
}
