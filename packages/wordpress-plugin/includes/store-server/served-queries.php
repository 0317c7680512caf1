<?php
/**
 * The store server answers queries and changes of the screens, under the conditions of served reports. If any fails, the
 * plugin answers itself. Only numbers come from there: names and meanings are those of this shop, in the reader's language.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Members of an answer that are objects by name, which JSON would write as a list if they are empty. */
const NAMED_NUMBERS = array( 'totals', 'compared_totals', 'label', 'share', 'coverage' );

/** Values whose names are texts of the shop, which the store server has; other names depend on the reader's language. */
const NAMED_BY_SHOP = array( 'text', 'product', 'variation', 'category', 'tag', 'brand', 'coupon', 'user', 'payment method', 'shipping method', 'tax rate' );

/** WooCommerce's report of what a query counts, by grain. Extensions that change it change the query's numbers, too. */
const REPORT_OF_GRAIN = array(
	'line'        => 'reports/products',
	'coupon line' => 'reports/coupons',
	'tax line'    => 'reports/taxes',
);

/**
 * Returns the store server's answer to what a screen asks.
 *
 * @param \WP_REST_Request $request Of somebody who may see reports, with a body that makes sense.
 * @param string           $of      query or changes.
 * @param array            $asked   As read_asked_query() or read_changes() returns.
 * @return array|null Nothing if the plugin has to answer.
 */
function query_from_server( $request, $of, $asked ) {
	if ( ! is_http_request( $request ) || ! has_store_server() ) {
		return null;
	}
	try {
		$served = served_query( $request, $of, reports_of( $asked ) );
	} catch ( \Throwable $problem ) {
		open_circuit( 'error' );
		$served = 'error';
	}
	who_served( $request, is_string( $served ) ? "woocommerce; reason=$served" : 'store; age=' . $served['age'] );
	if ( is_string( $served ) ) {
		return null;
	}
	return 'query' === $of ? named_query( $served['data'], $asked ) : named_changes( $served['data'] );
}

/**
 * Asks the store server.
 *
 * @param \WP_REST_Request $request As in query_from_server().
 * @param string           $of      query or changes.
 * @param string[]         $reports WooCommerce's reports of the same numbers.
 * @return array|string { age, data }, or the reason why the plugin has to answer.
 */
function served_query( $request, $of, $reports ) {
	foreach ( $reports as $report ) {
		$reason = fall_through_reason( $request, array(), $report );
		if ( '' !== $reason ) {
			return $reason;
		}
	}
	$params = array(
		'of'   => $of,
		'body' => (object) json_decode( $request->get_body() ),
	);
	$served = post_to_server( store_server(), 'query', $params );
	if ( is_string( $served ) ) {
		return $served;
	}
	$data = isset( $served['data'] ) ? sanitized( $served['data'] ) : null;
	$has  = 'query' === $of ? array( 'rows', 'rows_count', 'totals', 'rules' ) : array( 'value', 'compared', 'change', 'by', 'rules' );
	if ( ! is_array( $data ) || array_diff( $has, array_keys( $data ) ) || rules_name() !== $data['rules'] ) {
		open_circuit( 'no-data' );
		return 'no-data';
	}
	$served['data'] = $data;
	return $served;
}

/**
 * Returns WooCommerce's reports of the numbers of a query.
 *
 * @param array $asked As in query_from_server().
 * @return string[]
 */
function reports_of( $asked ) {
	$reports = array( 'reports/orders' );
	foreach ( array_merge( array( $asked ), isset( $asked['by'] ) ? array_values( $asked['by'] ) : array() ) as $query ) {
		if ( isset( REPORT_OF_GRAIN[ $query['grain'] ] ) ) {
			$reports[] = REPORT_OF_GRAIN[ $query['grain'] ];
		}
	}
	return array_values( array_unique( $reports ) );
}

/**
 * Returns a query's answer with this shop's names.
 *
 * @param array $data  Of the store server.
 * @param array $query As read_query() returns.
 * @return array As query_response().
 */
function named_query( $data, $query ) {
	$data['rows'] = named_rows( $data['rows'], $query['dimensions'] );
	foreach ( array( 'intervals', 'compared_intervals' ) as $name ) {
		foreach ( isset( $data[ $name ] ) ? $data[ $name ] : array() as $place => $interval ) {
			$data[ $name ][ $place ] = with_objects( $interval );
			if ( isset( $interval['rows'] ) ) {
				$data[ $name ][ $place ]['rows'] = array_map( __NAMESPACE__ . '\with_objects', $interval['rows'] );
			}
		}
	}
	return with_objects( asked_names( $query ) + $data );
}

/**
 * Returns rows with this shop's names of their values; what it has no name for keeps the store server's.
 *
 * @param array[]  $rows Of the store server.
 * @param string[] $by   Keys of dimensions.
 * @return array[]
 */
function named_rows( $rows, $by ) {
	foreach ( $by as $key ) {
		$names = names_of_values( $key, array_column( $rows, $key ) );
		foreach ( $rows as $place => $row ) {
			$label = isset( $row['label'] ) ? (array) $row['label'] : array();
			if ( isset( $row[ $key ], $names[ $row[ $key ] ] ) ) {
				$label[ $key ] = $names[ $row[ $key ] ];
			}
			$rows[ $place ]['label'] = $label;
		}
	}
	return array_map( __NAMESPACE__ . '\with_objects', $rows );
}

/**
 * Returns the names of values in the reader's language.
 *
 * @param string $key    Of a dimension.
 * @param array  $values Texts, and null.
 * @return string[] By value.
 */
function names_of_values( $key, $values ) {
	if ( in_array( query_dimensions()[ $key ]['values'], NAMED_BY_SHOP, true ) ) {
		return array();
	}
	$texts = array_values( array_unique( array_filter( $values, 'is_string' ) ) );
	return $texts ? value_names( $key, $texts ) : array();
}

/**
 * Returns what has named numbers with objects for them.
 *
 * @param array $members Of an answer.
 * @return array
 */
function with_objects( $members ) {
	foreach ( NAMED_NUMBERS as $name ) {
		if ( isset( $members[ $name ] ) ) {
			$members[ $name ] = (object) $members[ $name ];
		}
	}
	return $members;
}

/**
 * Returns the parts of a change with this shop's names.
 *
 * @param array $data Of the store server.
 * @return array As changes_response().
 */
function named_changes( $data ) {
	foreach ( $data['by'] as $place => $split ) {
		$key   = $split['dimension'];
		$names = names_of_values( $key, array_column( $split['parts'], 'key' ) );

		$data['by'][ $place ]['label'] = declared_text( query_dimensions()[ $key ]['label'] );
		foreach ( $split['parts'] as $index => $part ) {
			$label = isset( $part['key'], $names[ $part['key'] ] ) ? $names[ $part['key'] ] : $part['label'];

			$data['by'][ $place ]['parts'][ $index ]['label'] = null === $part['key'] ? unknown_name( $key ) : $label;
		}
	}
	return $data;
}
