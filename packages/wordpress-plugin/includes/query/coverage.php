<?php
/**
 * How much of a query's numbers is known: how many orders say a value, and since when.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns for each dimension how many orders (refunds, if these are broken down) say a value, and the shop's first day with one.
 *
 * @param array $query As read_query() returns.
 * @param array $found As break_down() returns.
 * @return array[] By dimension: { known: 0 to 1; since: YYYY-MM-DD, null }.
 */
function coverage_of( $query, $found ) {
	$lacking = array();
	$said    = array();
	foreach ( array_map( 'strval', array_keys( $found['rows'] ) ) as $id ) {
		$keys     = explode( KEY_SEPARATOR, $id );
		$unknown  = array_filter( $keys, __NAMESPACE__ . '\is_unknown_value' );
		$lacking += $unknown;
		$said    += array_diff_key( $keys, $unknown );
	}
	$places   = array_keys( $lacking );
	$known    = $found['documents'] ? shares_of_rows( $found['documents'], $places ) : ( $lacking ? known_shares( $query, $places, $found['orders'] ) : array() );
	$coverage = array();
	foreach ( $query['dimensions'] as $index => $key ) {
		$coverage[ $key ] = array(
			'known' => isset( $known[ $index ] ) ? $known[ $index ] : 1,
			'since' => first_day_of( $key, $query['date_type'], isset( $said[ $index ] ) ),
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
	$orders = $orders || null === $query['filed'] ? $orders : known_orders( $query );
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
 * @param bool   $is_said   Whether the orders of the query say a value: then one of the first orders does, as a rule.
 * @return string|null YYYY-MM-DD.
 */
function first_day_of( $key, $date_type, $is_said ) {
	static $days = array();
	$may_lack    = query_dimensions()[ $key ]['may_lack_days'];
	$condition   = $may_lack ? key_sql( $key, $date_type ) . " <> ''" : '1 = 1';
	$id          = get_current_blog_id() . $date_type . $condition;
	if ( ! array_key_exists( $id, $days ) ) {
		$conditions = array( $condition, "s.$date_type > '1000-01-01'", 's.parent_id = 0', 's.status NOT IN ' . text_list( excluded_statuses() ) );
		if ( $may_lack && ! $is_said && isset( DIMENSION_COLUMNS[ $key ] ) ) {
			// Few orders or none: our table finds them without reading all others in order of time.
			$rows = shop_rows( "SELECT MIN(s.$date_type) AS moment FROM " . dimensions_table() . ' d STRAIGHT_JOIN ' . shop_table( 'wc_order_stats' ) . " s ON s.order_id = d.order_id WHERE d.$key <> '' AND " . implode( ' AND ', $conditions ) );
		} else {
			$rows = shop_rows( "SELECT s.$date_type AS moment FROM " . order_source( " $condition" ) . ' WHERE ' . implode( ' AND ', $conditions ) . " ORDER BY s.$date_type LIMIT 1" );
		}
		$days[ $id ] = isset( $rows[0]['moment'] ) ? substr( $rows[0]['moment'], 0, 10 ) : null;
	}
	return $days[ $id ];
}
