<?php
/**
 * What a response says of its numbers: how much is known, by which rules, in which currencies, and where they are shown.
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
		'link'       => link_of( $query ),
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
 * Returns for each dimension how many orders (refunds, if these are broken down) say a value, and the shop's first day with one.
 *
 * @param array $query As read_query() returns.
 * @param array $found As break_down() returns.
 * @return array[] By dimension: { known: 0 to 1; since: YYYY-MM-DD, null }.
 */
function coverage_of( $query, $found ) {
	$lacking = array();
	foreach ( array_map( 'strval', array_keys( $found['rows'] ) ) as $id ) {
		$lacking += array_filter( explode( KEY_SEPARATOR, $id ), __NAMESPACE__ . '\is_unknown_value' );
	}
	$places   = array_keys( $lacking );
	$known    = $found['documents'] ? shares_of_rows( $found['documents'], $places ) : ( $lacking ? known_shares( $query, $places, $found['orders'] ) : array() );
	$coverage = array();
	foreach ( $query['dimensions'] as $index => $key ) {
		$coverage[ $key ] = array(
			'known' => isset( $known[ $index ] ) ? $known[ $index ] : 1,
			'since' => first_day_of( $key, $query['date_type'] ),
		);
	}
	return $coverage;
}

/**
 * Checks whether a key stands for no value.
 *
 * @param string $key Of a row.
 * @return bool
 */
function is_unknown_value( $key ) {
	return '' === $key;
}

/**
 * Returns the same as known_shares(), from rows whose orders are counted.
 *
 * @param int[] $documents By keys of rows.
 * @param int[] $places    Of dimensions in the query.
 * @return array Shares by place; none without orders.
 */
function shares_of_rows( $documents, $places ) {
	$whole  = array_sum( $documents );
	$shares = array();
	foreach ( $whole > 0 ? $places : array() as $index ) {
		$known = 0;
		foreach ( $documents as $id => $number ) {
			$known += is_unknown_value( explode( KEY_SEPARATOR, $id )[ $index ] ) ? 0 : $number;
		}
		$shares[ $index ] = $known / $whole;
	}
	return $shares;
}

/**
 * Counts the orders, or refunds, that say a value.
 *
 * @param array      $query  As read_query() returns.
 * @param int[]      $places Of dimensions in the query.
 * @param array|null $orders As orders_by_value() returns, if they were counted.
 * @return array Shares by place; none without orders.
 */
function known_shares( $query, $places, $orders ) {
	$query  = of_range( $query, $query['range'] );
	$orders = $orders || null === $query['filed'] ? $orders : orders_by_value( $query );
	if ( $orders ) {
		return $orders['whole'] > 0 ? array( $orders['known'] / $orders['whole'] ) : array();
	}
	$columns = 'COUNT(DISTINCT order_id) AS whole';
	foreach ( $places as $index ) {
		$columns .= ", COUNT(DISTINCT CASE WHEN key_$index <> '' THEN order_id END) AS known_$index";
	}
	$which  = documents_of( $query );
	$rows   = fact_rows( $query, $query['dimensions'], 'counted order' );
	$counts = current( shop_rows( "SELECT $columns FROM ($rows) facts WHERE $which" ) );
	$shares = array();
	foreach ( $counts['whole'] > 0 ? $places : array() as $index ) {
		$shares[ $index ] = $counts[ "known_$index" ] / $counts['whole'];
	}
	return $shares;
}

/**
 * Returns the shop's first day with a value of a dimension. Only what shops began to record later can lack days.
 *
 * @param string $key       Of a dimension.
 * @param string $date_type Column of wc_order_stats.
 * @return string|null YYYY-MM-DD.
 */
function first_day_of( $key, $date_type ) {
	static $days = array();
	$condition   = query_dimensions()[ $key ]['may_lack_days'] ? key_sql( $key, $date_type ) . " <> ''" : '1 = 1';
	$id          = get_current_blog_id() . $date_type . $condition;
	if ( ! array_key_exists( $id, $days ) ) {
		$conditions  = array( $condition, "s.$date_type > '1000-01-01'", 's.parent_id = 0', 's.status NOT IN ' . text_list( excluded_statuses() ) );
		$rows        = shop_rows( "SELECT s.$date_type AS moment FROM " . order_source( " $condition" ) . ' WHERE ' . implode( ' AND ', $conditions ) . " ORDER BY s.$date_type LIMIT 1" );
		$days[ $id ] = $rows ? substr( $rows[0]['moment'], 0, 10 ) : null;
	}
	return $days[ $id ];
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
 * @return string|null Nothing for several dimensions, which no screen shows.
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
	if ( count( $query['dimensions'] ) > 1 || count( $params ) < count( $asked ) ) {
		return null;
	}
	$all = $query['dimensions'] ? array( 'by' => $query['dimensions'][0] ) : array();
	$all = $all + array(
		'period' => 'custom',
		'after'  => $query['range']['after'],
		'before' => $query['range']['before'],
	) + ( $compared ? array(
		'compare'        => 'custom',
		'compare_after'  => $compared['after'],
		'compare_before' => $compared['before'],
	) : array() ) + ( $asked ? array( 'filter' => 'advanced' ) : array() ) + $params + ( $query['metrics'] ? array( 'chart' => $query['metrics'][0] ) : array() );
	$url = 'admin.php?page=wc-admin&path=/analytics/' . ( $query['dimensions'] ? 'breakdown' : 'revenue' );
	foreach ( $all as $name => $value ) {
		$url .= '&' . uri_component( $name ) . '=' . uri_component( $value );
	}
	return $url;
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
