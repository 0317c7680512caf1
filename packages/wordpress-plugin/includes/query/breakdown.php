<?php
/**
 * Breaks the numbers of a range down: one statement for each fact.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Between the keys of several dimensions. */
const KEY_SEPARATOR = "\x1f";

/**
 * Returns the rows and totals of a range; the order of the rows is undefined.
 *
 * @param array    $query As read_query() returns.
 * @param string[] $range As read_range() returns.
 * @return array { rows: numbers by keys; totals; spellings: by dimension and key; documents: by keys, the orders, or refunds of a
 *                 query by refunds; empty where an order may have several keys }.
 */
function break_down( $query, $range ) {
	$query     = of_range( $query, $range );
	$by        = $query['dimensions'];
	$totals    = grouped_numbers( $query, array() );
	$counted   = $by ? counted_rows( $query, $by ) : array();
	$spellings = array();
	foreach ( $by as $key ) {
		$spellings[ $key ] = in_array( $key, FOLDED_DIMENSIONS, true ) ? spellings_of( $query, $key ) : array();
	}
	return array(
		'rows'      => numbers_of_rows( $query, $counted ),
		'totals'    => isset( $totals[''] ) ? $totals[''] : complete_numbers( $query['metrics'], array() ),
		'spellings' => $spellings,
		'documents' => documents_in( $counted ),
	);
}

/**
 * Adds the moments of a range to a query.
 *
 * @param array    $query As read_query() returns.
 * @param string[] $range As read_range() returns.
 * @return array As fact_rows() takes.
 */
function of_range( $query, $range ) {
	return array(
		'from'   => $range['from'],
		'to'     => $range['to'],
		'bucket' => '',
	) + $query;
}

/**
 * Returns the numbers of each combination of keys, and of each interval if the query has a bucket.
 *
 * @param array    $query As fact_rows() takes.
 * @param string[] $by    Keys of dimensions.
 * @param string[] $ids   Only rows of these keys, separated; all by default.
 * @return array[] Numbers by keys and bucket, separated.
 */
function grouped_numbers( $query, $by, $ids = array() ) {
	return numbers_of_rows( $query, counted_rows( $query, $by, $ids ) );
}

/**
 * Returns the metrics of rows.
 *
 * @param array   $query   As fact_rows() takes.
 * @param array[] $counted As counted_rows() returns.
 * @return array[] Numbers by keys and bucket.
 */
function numbers_of_rows( $query, $counted ) {
	$numbers = array();
	foreach ( $counted as $id => $row ) {
		$numbers[ $id ] = complete_numbers( $query['metrics'], $row );
	}
	return $numbers;
}

/**
 * Returns what SQL counts for each combination of keys, and for each interval if the query has a bucket.
 *
 * @param array    $query As fact_rows() takes.
 * @param string[] $by    Keys of dimensions.
 * @param string[] $ids   Only rows of these keys, separated; all by default.
 * @return array[] Aggregates by keys and bucket, separated.
 */
function counted_rows( $query, $by, $ids = array() ) {
	$groups = array();
	foreach ( array_keys( $by ) as $index ) {
		$groups[] = "key_$index";
	}
	if ( '' !== $query['bucket'] ) {
		$groups[] = 'bucket';
	}
	$found = array();
	foreach ( statements_of( $query, $by ) as $fact => $aggregates ) {
		$columns = $groups;
		foreach ( $aggregates as $name => $aggregate ) {
			$columns[] = "$aggregate AS $name";
		}
		$sql = 'SELECT ' . implode( ', ', $columns ) . ' FROM (' . fact_rows( $query, $by, $fact ) . ') facts' . only_rows( $ids );
		foreach ( shop_rows( $sql . ( $groups ? ' GROUP BY ' . implode( ', ', $groups ) : '' ) ) as $row ) {
			$keys = array();
			foreach ( $groups as $group ) {
				$keys[] = (string) $row[ $group ];
			}
			$id           = implode( KEY_SEPARATOR, $keys );
			$found[ $id ] = ( isset( $found[ $id ] ) ? $found[ $id ] : array() ) + array_diff_key( $row, array_flip( $groups ) );
		}
	}
	return $found;
}

/**
 * Returns what one statement each counts.
 *
 * @param array    $query As fact_rows() takes.
 * @param string[] $by    Keys of dimensions.
 * @return array[] By fact: aggregates by metric.
 */
function statements_of( $query, $by ) {
	$facts = metrics_by_fact( $query['metrics'], $query['grain'] );
	$own   = part_of_grain( $query );
	if ( $by && isset( $facts['order'] ) && ! names_parts( $query, $by ) ) {
		// Each order has one row: what is known of them needs no statement of its own.
		$facts['order']['documents'] = 'SUM(CASE WHEN ' . documents_of( $query ) . ' THEN 1 ELSE 0 END)';
	}
	if ( isset( $facts['counted order'], $facts[ $own ] ) && names_parts( $query, $by ) ) {
		// Parts carry their order.
		$facts[ $own ] += $facts['counted order'];
		unset( $facts['counted order'] );
	}
	return $facts;
}

/**
 * Returns the condition that a row is an order, or a refund if a query is by what refunds say.
 *
 * @param array $query As fact_rows() takes.
 * @return string SQL.
 */
function documents_of( $query ) {
	return 'refund' === $query['grain'] ? 'parent_id <> 0' : 'parent_id = 0';
}

/**
 * Returns how many orders or refunds rows have, where that was counted.
 *
 * @param array[] $counted As counted_rows() returns.
 * @return int[] By keys.
 */
function documents_in( $counted ) {
	$documents = array();
	foreach ( $counted as $id => $row ) {
		if ( isset( $row['documents'] ) ) {
			$documents[ $id ] = (int) $row['documents'];
		}
	}
	return $documents;
}

/**
 * Returns the condition that rows have one of some keys.
 *
 * @param string[] $ids Keys, separated; empty for all rows.
 * @return string SQL.
 */
function only_rows( $ids ) {
	global $wpdb;
	$rows = array();
	foreach ( $ids as $id ) {
		$keys = array();
		foreach ( explode( KEY_SEPARATOR, $id ) as $index => $key ) {
			$keys[] = "key_$index = " . $wpdb->prepare( '%s', $key );
		}
		$rows[] = '(' . implode( ' AND ', $keys ) . ')';
	}
	return $rows ? ' WHERE ' . implode( ' OR ', $rows ) : '';
}

/**
 * Returns how the shop spells keys that stand for several spellings: the first in the order of letters, capitals before
 * small ones.
 *
 * @param array  $query As fact_rows() takes.
 * @param string $key   Of a dimension.
 * @return string[] By key.
 */
function spellings_of( $query, $key ) {
	$date       = $query['date_type'];
	$folded     = key_sql( $key, $date );
	$value      = value_sql( $key, $date );
	$conditions = order_conditions( array( 'filters' => array() ) + $query );
	$rows       = shop_rows( "SELECT $folded AS folded, MIN($value) AS spelling FROM " . order_source( " $folded" ) . ' WHERE ' . implode( ' AND ', $conditions ) . ' GROUP BY folded' );
	return array_column( $rows, 'spelling', 'folded' );
}
