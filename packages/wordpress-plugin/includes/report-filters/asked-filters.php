<?php
/**
 * Which filters by dimension a request for a report asks for. The rules are those of packages/rest-api/src/breakdowns.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the dimensions by which a report can be filtered.
 *
 * @param string[] $grains As in FILTERED_REPORTS.
 * @return string[] Keys.
 */
function dimensions_of_grains( $grains ) {
	$keys = array();
	foreach ( $grains as $grain ) {
		$keys = array_merge( $keys, array_keys( wp_list_filter( query_dimensions(), array( 'grain' => $grain ) ) ) );
	}
	return $keys;
}

/**
 * Returns the filters that a request asks for. Parameters that the report has itself, such as status_is of Orders, stay
 * WooCommerce's.
 *
 * @param array    $params Of the request.
 * @param array    $own    Parameters of the report itself, by name.
 * @param string[] $grains As in FILTERED_REPORTS.
 * @return array[] By parameter: filters as read_filter() returns.
 */
function asked_filters( $params, $own, $grains ) {
	$filters = array();
	$params  = array_diff_key( $params, $own );
	foreach ( dimensions_of_grains( $grains ) as $dimension ) {
		foreach ( array( 'is', 'is_not', 'is_unknown' ) as $rule ) {
			$name  = "{$dimension}_$rule";
			$asked = isset( $params[ $name ] ) ? $params[ $name ] : null;
			$value = 'is_unknown' === $rule ? asked_truth( $asked ) : asked_values( $asked );
			if ( null !== $value && array() !== $value ) {
				$filters[ $name ] = array( $rule => $value ) + array(
					'dimension'  => $dimension,
					'is'         => null,
					'is_not'     => null,
					'is_unknown' => null,
				);
			}
		}
	}
	return $filters;
}

/**
 * Reads the values of a parameter, with empty ones left out.
 *
 * @param mixed $asked Values between commas, each percent-encoded; or a list of such texts.
 * @return string[] Empty for unknown, which is ~ in addresses.
 */
function asked_values( $asked ) {
	$texts  = array_filter( is_array( $asked ) ? $asked : array( $asked ), 'is_scalar' );
	$values = array();
	foreach ( explode( ',', implode( ',', $texts ) ) as $text ) {
		if ( '' !== $text ) {
			$values[] = UNKNOWN_IN_ADDRESS === $text ? '' : decoded_value( $text );
		}
	}
	return $values;
}

/**
 * Decodes a value. Text with broken escapes stands for itself.
 *
 * @param string $text Percent-encoded.
 * @return string
 */
function decoded_value( $text ) {
	$value = preg_match( '/%(?![0-9a-f]{2})/i', $text ) ? $text : rawurldecode( $text );
	return is_utf8( $value ) ? $value : $text;
}

/**
 * Checks whether a text is what databases can compare.
 *
 * @param string $text Any bytes.
 * @return bool
 */
function is_utf8( $text ) {
	return 1 === preg_match( '//u', $text );
}

/**
 * Reads a parameter that is true or false.
 *
 * @param mixed $asked Such as 1.
 * @return bool|null Null for neither.
 */
function asked_truth( $asked ) {
	return null !== $asked && rest_is_boolean( $asked ) ? rest_sanitize_boolean( $asked ) : null;
}

/**
 * Refuses filters by values that nothing can have, such as the hour 25.
 *
 * @param array[] $filters As asked_filters() returns.
 * @return \WP_Error|null
 */
function refused_values( $filters ) {
	foreach ( $filters as $name => $filter ) {
		try {
			check_values( $filter );
		} catch ( Query_Refused $refused ) {
			return refused_argument( $name, $refused->getMessage() );
		}
	}
	return null;
}

/**
 * Refuses an argument as WordPress does.
 *
 * @param string $name    Of it.
 * @param string $problem A sentence.
 * @return \WP_Error
 */
function refused_argument( $name, $problem ) {
	return new \WP_Error(
		'rest_invalid_param',
		"Invalid parameter(s): $name",
		array(
			'status' => 400,
			'params' => array( $name => $problem ),
		)
	);
}

/**
 * Refuses to have a file of a report mailed with filters: WooCommerce writes it later, by code that its hooks do not tell of.
 *
 * @param mixed  $params Of the report.
 * @param string $report A key of FILTERED_REPORTS.
 * @return \WP_Error|null
 */
function refused_mail( $params, $report ) {
	$own     = isset( OWN_PARAMETERS[ $report ] ) ? array_flip( OWN_PARAMETERS[ $report ] ) : array();
	$filters = is_array( $params ) ? asked_filters( $params, $own, FILTERED_REPORTS[ $report ] ) : array();
	return $filters ? refused_filters( $filters, 'WooCommerce would mail a file without these filters: ' . implode( ', ', array_keys( $filters ) ) . '. Use “Download”.' ) : null;
}

/**
 * Returns a refusal of filters.
 *
 * @param array[] $filters As asked_filters() returns.
 * @param string  $problem A sentence.
 * @return \WP_Error
 */
function refused_filters( $filters, $problem ) {
	return new \WP_Error(
		'store_analytics_filters',
		$problem,
		array(
			'status' => 400,
			'params' => array_fill_keys( array_keys( $filters ), $problem ),
		)
	);
}

/**
 * Adds the parameters to those that the routes take.
 *
 * @param array[] $endpoints All routes of WordPress.
 * @return array[]
 */
function add_filter_parameters( $endpoints ) {
	foreach ( array_keys( $endpoints ) as $route ) {
		$report = report_of_route( $route );
		$listed = '' === $report ? array() : listed_parameters( FILTERED_REPORTS[ $report ] );
		foreach ( $listed ? $endpoints[ $route ] : array() as $index => $handler ) {
			if ( is_int( $index ) && isset( $handler['args'] ) ) {
				$endpoints[ $route ][ $index ]['args'] = $handler['args'] + $listed;
			}
		}
	}
	return $endpoints;
}

/**
 * Returns the parameters of filters.
 *
 * @param string[] $grains As in FILTERED_REPORTS.
 * @return array[] By name, as register_rest_route() takes.
 */
function listed_parameters( $grains ) {
	$listed = array();
	foreach ( dimensions_of_grains( $grains ) as $dimension ) {
		$listed[ "{$dimension}_is" ]         = array( 'type' => 'string' );
		$listed[ "{$dimension}_is_not" ]     = array( 'type' => 'string' );
		$listed[ "{$dimension}_is_unknown" ] = array( 'type' => 'boolean' );
	}
	return $listed;
}
