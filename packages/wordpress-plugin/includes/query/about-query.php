<?php
/**
 * What a response says of its numbers: by which rules they are, in which currencies, and where they are shown.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Filters by which extensions change the SQL of WooCommerce's own reports. */
const REPORT_SQL_FILTERS = '/^woocommerce_analytics_clauses_\w+$/';

/** Stands for the unknown value in addresses. */
const UNKNOWN_IN_ADDRESS = '~';

/**
 * Returns what the numbers of a query are, and what they leave out.
 *
 * @param array $query As read_query() returns.
 * @param array $found As break_down() returns.
 * @return array { metrics, dimensions, coverage, link, rules, data_as_of, currency, time_zone; currencies, filling: { done, total } and without_extensions: names of filters, only where there are any }.
 */
function about_query( $query, $found ) {
	$only_if_any = array(
		'currencies'         => used_currencies( $query ),
		'filling'            => dimensions_progress(),
		'without_extensions' => unheeded_filters( $query ),
	);
	return asked_names( $query ) + array(
		'coverage'   => (object) coverage_of( $query, $found ),
		'link'       => link_of( $query, isset( $query['compare'] ) ? $query['compare'] : null ),
		'rules'      => rules_name(),
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
		'currency'   => shop_currency(),
		'time_zone'  => shop_zone(),
	) + array_filter( $only_if_any );
}

/**
 * Returns what a query asks for in the reader's language.
 *
 * @param array $query As read_query() returns.
 * @return array { metrics, dimensions }.
 */
function asked_names( $query ) {
	$dimensions = array();
	foreach ( $query['dimensions'] as $key ) {
		$dimensions[] = array(
			'key'   => $key,
			'label' => declared_text( query_dimensions()[ $key ]['label'] ),
		);
	}
	$metrics = array();
	foreach ( array_intersect_key( query_metrics(), array_flip( $query['metrics'] ) ) as $name => $metric ) {
		$metrics[] = written_metric( $metric ) + array( 'sums_up' => sums_up( $name, $query ) );
	}
	return compact( 'metrics', 'dimensions' );
}

/**
 * Returns the shop's currency.
 *
 * @return string
 */
function shop_currency() {
	return (string) get_option( 'woocommerce_currency', 'USD' );
}

/**
 * Returns the name of the shop's rules: the version of WooCommerce that brought the newest of them.
 *
 * @return string
 */
function rules_name() {
	$rules = number_rules();
	if ( ! $rules['orders_alone'] ) {
		return 'woocommerce-before-10.2';
	}
	$newest = '10.2';
	foreach ( array( '10.7', '11.1', '11.2' ) as $version ) {
		if ( '11.1' === $version ? $rules['takes_what_is_left'] : is_woocommerce_since( $version ) ) {
			$newest = $version;
		}
	}
	return "woocommerce-$newest" . ( $rules['full_refunds'] ? '' : '-old-refunds' );
}

/**
 * Returns the currencies of a query's orders, if there are others than that of the shop: amounts of all are added.
 *
 * @param array $query As read_query() returns.
 * @return array[] { currency, orders_count }, the most frequent first.
 */
function used_currencies( $query ) {
	$others = shop_rows( 'SELECT currency FROM ' . dimensions_table() . ' WHERE currency NOT IN ' . text_list( array( '', shop_currency() ) ) . ' LIMIT 1' );
	if ( ! $others ) {
		return array();
	}
	$found = array();
	$rows  = fact_rows( of_range( $query, $query['range'] ), array( 'currency' ), 'order' );
	foreach ( shop_rows( "SELECT key_0, SUM(CASE WHEN parent_id = 0 THEN 1 ELSE 0 END) AS orders FROM ($rows) facts WHERE key_0 <> '' GROUP BY key_0 ORDER BY orders DESC, key_0" ) as $row ) {
		$found[] = array(
			'currency'     => $row['key_0'],
			'orders_count' => (int) $row['orders'],
		);
	}
	return array_diff( array_column( $found, 'currency' ), array( shop_currency() ) ) ? $found : array();
}

/**
 * Returns the filters by which extensions change WooCommerce's own reports of the same numbers, but not a query.
 *
 * @param array $query As read_query() returns.
 * @return string[] Names of hooks.
 */
function unheeded_filters( $query ) {
	$reports = array_map( 'basename', reports_of( $query ) );
	$names   = array();
	foreach ( preg_grep( REPORT_SQL_FILTERS, array_keys( $GLOBALS['wp_filter'] ) ) as $name ) {
		if ( array_intersect( reports_in_name( $name ), $reports ) && has_foreign_callback( $GLOBALS['wp_filter'][ $name ] ) ) {
			$names[] = $name;
		}
	}
	return $names;
}

/**
 * Returns the address in wp-admin of the screen that shows the numbers of a query.
 *
 * @param array         $query    As read_query() returns.
 * @param string[]|null $compared As read_range() returns; null without a comparison.
 * @return string|null Nothing for what no screen shows: several dimensions, parts of days, and a date other than that of the shop's settings.
 */
function link_of( $query, $compared = null ) {
	$asked = array();
	foreach ( $query['filters'] as $filter ) {
		$conditions = array_filter(
			array(
				'is'     => $filter['is'],
				'is_not' => $filter['is_not'],
			),
			'is_array'
		);
		foreach ( $conditions as $rule => $values ) {
			$asked[] = array( "$filter[dimension]_$rule", implode( ',', array_map( __NAMESPACE__ . '\value_in_address', $values ) ) );
		}
		if ( null !== $filter['is_unknown'] ) {
			$asked[] = array( $filter['dimension'] . ( $filter['is_unknown'] ? '_is' : '_is_not' ), UNKNOWN_IN_ADDRESS );
		}
	}
	$params = array_column( $asked, 1, 0 );
	$days   = days_in_address( $query['range'], $compared );
	if ( count( $query['dimensions'] ) > 1 || count( $params ) < count( $asked ) || ! $days || date_column( null ) !== $query['date_type'] ) {
		return null;
	}
	$all = $query['dimensions'] ? array( 'by' => $query['dimensions'][0] ) : array();
	$all = $all + $days + ( $asked ? array( 'filter' => 'advanced' ) : array() ) + $params + ( $query['metrics'] ? array( 'chart' => $query['metrics'][0] ) : array() );
	$url = 'admin.php?page=wc-admin&path=/analytics/' . ( $query['dimensions'] ? 'breakdown' : 'revenue' );
	foreach ( $all as $name => $value ) {
		$url .= '&' . uri_component( $name ) . '=' . uri_component( $value );
	}
	return $url;
}

/**
 * Returns the parameters of a screen's days. Screens read none without a comparison.
 *
 * @param string[]      $range    As read_range() returns.
 * @param string[]|null $compared The same of the comparison.
 * @return string[] Empty for parts of days, which screens do not show.
 */
function days_in_address( $range, $compared ) {
	$own  = whole_days( $range );
	$base = $compared ? whole_days( $compared ) : array();
	if ( ! $own || ( $compared && ! $base ) ) {
		return array();
	}
	return array( 'period' => 'custom' ) + $own + ( $base ? array(
		'compare'        => 'custom',
		'compare_after'  => $base['after'],
		'compare_before' => $base['before'],
	) : array( 'compare' => 'none' ) );
}

/**
 * Returns the days of a range.
 *
 * @param string[] $range As read_range() returns.
 * @return string[] { after, before }; empty if it begins or ends within a day.
 */
function whole_days( $range ) {
	$is_whole = preg_match( '/^[\d-]+(?:T00:00:00)?$/D', $range['after'] ) && preg_match( '/^[\d-]+(?:T23:59:59)?$/D', $range['before'] );
	return $is_whole ? array(
		'after'  => substr( $range['after'], 0, 10 ),
		'before' => substr( $range['before'], 0, 10 ),
	) : array();
}

/**
 * Writes a value so that several can stand in one parameter, between commas.
 *
 * @param string $value Of a filter; '' is unknown.
 * @return string
 */
function value_in_address( $value ) {
	return '' === $value ? UNKNOWN_IN_ADDRESS : str_replace( '~', '%7E', uri_component( $value ) );
}

/**
 * Encodes a text as browsers do.
 *
 * @param string $text Any.
 * @return string
 */
function uri_component( $text ) {
	$kept = array( '!', "'", '(', ')', '*' );
	return str_replace( array_map( 'rawurlencode', $kept ), $kept, rawurlencode( $text ) );
}
