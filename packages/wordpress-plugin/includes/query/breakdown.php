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
 * @param array    $query As with_filed_values() returns.
 * @param string[] $range As read_range() returns.
 * @return array { rows: numbers by keys; totals; spellings: by dimension and key; documents: by keys, the orders, or refunds of a
 *                 query by refunds; empty where an order may have several keys; intervals: as the second of rows_and_intervals();
 *                 orders: as orders_by_value() returns, if they were counted so }.
 */
function break_down( $query, $range ) {
	$query = of_range( $query, $range );
	$by    = $query['dimensions'];
	// Orders tell their spellings while they are counted; those that a filter leaves out tell theirs, too.
	$query['spelled']          = ! $query['filters'] && ! names_parts( $query, $by ) && isset( statements_of( $query, $by )['order'] );
	$folded                    = null === $query['filed'] ? array() : folded_rows( $query );
	list( $counted, $buckets ) = $folded ? array( $folded['counted'], $folded['buckets'] ) : rows_and_intervals( $query );
	$spellings                 = array();
	foreach ( $by as $index => $key ) {
		$is_folded         = in_array( $key, FOLDED_DIMENSIONS, true );
		$spellings[ $key ] = ! $is_folded ? array() : ( $query['spelled'] ? counted_spellings( $counted, $index ) : spellings_of( $query, $key ) );
	}
	return array(
		'rows'      => numbers_of_rows( $query, $counted ),
		'totals'    => totals_of( $query, $counted, $folded ? $folded['totals'] : array() ),
		'spellings' => $spellings,
		'documents' => documents_in( $counted ),
		'intervals' => $buckets,
		'orders'    => $folded ? $folded['orders'] : null,
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
 * Makes a query count by its interval.
 *
 * @param array $query As of_range() returns.
 * @return array As fact_rows() takes.
 */
function with_buckets( $query ) {
	return array( 'bucket' => bucket_sql( "s.$query[date_type]", $query['interval'], (int) get_option( 'start_of_week', 1 ) ) ) + $query;
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
	return numbers_of_rows( $query, counted_rows( $query, $by, null, $ids ) );
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
 * @param array        $query      As fact_rows() takes.
 * @param string[]     $by         Keys of dimensions.
 * @param array[]|null $statements As statements_of() returns; all by default.
 * @param string[]     $ids        Only rows of these keys, separated; all by default.
 * @param bool         $with_rest  Whether the other rows are one more, of OTHER_ROWS.
 * @return array[] Aggregates by keys and bucket, separated.
 */
function counted_rows( $query, $by, $statements = null, $ids = array(), $with_rest = false ) {
	$groups = array();
	$named  = array();
	foreach ( array_keys( $by ) as $index ) {
		$groups[] = "key_$index";
		$named[]  = $with_rest ? 'CASE WHEN ' . row_condition( $ids, $by ) . " THEN key_$index ELSE '" . OTHER_ROWS . "' END AS key_$index" : "key_$index";
	}
	if ( '' !== $query['bucket'] ) {
		$groups[] = 'bucket';
		$named[]  = 'bucket';
	}
	// By their places: a name would be that of the key before it is one of the rest.
	$places = $groups ? ' GROUP BY ' . implode( ', ', range( 1, count( $groups ) ) ) : '';
	$only   = $ids && ! $with_rest ? ' WHERE ' . row_condition( $ids, $by ) : '';
	$found  = array();
	foreach ( null === $statements ? statements_of( $query, $by ) : $statements as $fact => $aggregates ) {
		$columns = $named;
		foreach ( $aggregates as $name => $aggregate ) {
			$columns[] = "$aggregate AS $name";
		}
		foreach ( shop_rows( 'SELECT ' . implode( ', ', $columns ) . ' FROM (' . fact_rows( $query, $by, $fact ) . ") facts$only$places" ) as $row ) {
			$keys = array();
			foreach ( $groups as $index => $group ) {
				$is_unknown = '0' === (string) $row[ $group ] && isset( $by[ $index ], ID_COLUMNS[ $by[ $index ] ] );
				$keys[]     = $is_unknown ? '' : (string) $row[ $group ];
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
	foreach ( spelled_dimensions( $query, $by ) as $index => $key ) {
		$facts['order'][ "spelling_$index" ] = "MIN(spelled_$index)";
	}
	if ( isset( $facts['counted order'] ) && ! names_parts( $query, $by ) ) {
		// Each order has one row, so none is counted as one of several.
		foreach ( array_keys( $facts['counted order'] ) as $name ) {
			$facts['counted order'][ $name ] = metric_aggregates()[ $name ]['order'];
		}
	} elseif ( isset( $facts['counted order'], $facts[ $own ] ) ) {
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
	return empty( $query['of_refunds'] ) ? 'parent_id = 0' : 'parent_id <> 0';
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
 * @param string[] $ids Keys, separated.
 * @param string[] $by  Their dimensions.
 * @return string SQL.
 */
function row_condition( $ids, $by ) {
	global $wpdb;
	$rows = array();
	foreach ( $ids as $id ) {
		$keys = array();
		foreach ( explode( KEY_SEPARATOR, $id ) as $index => $key ) {
			$keys[] = "key_$index = " . ( isset( ID_COLUMNS[ $by[ $index ] ] ) ? (int) $key : $wpdb->prepare( '%s', $key ) );
		}
		$rows[] = '(' . implode( ' AND ', $keys ) . ')';
	}
	return implode( ' OR ', $rows );
}

/**
 * Returns the dimensions whose spellings are counted with the orders.
 *
 * @param array    $query As fact_rows() takes, maybe with `spelled`: whether they are.
 * @param string[] $by    Keys of dimensions.
 * @return string[] Keys by their place.
 */
function spelled_dimensions( $query, $by ) {
	return ! empty( $query['spelled'] ) && '' === $query['bucket'] ? array_intersect( $by, FOLDED_DIMENSIONS ) : array();
}

/**
 * Returns what spellings_of() does, from rows that were counted with them.
 *
 * @param array[] $counted As counted_rows() returns.
 * @param int     $index   The place of a dimension.
 * @return string[] By key.
 */
function counted_spellings( $counted, $index ) {
	$spellings = array();
	foreach ( $counted as $id => $row ) {
		$key = explode( KEY_SEPARATOR, (string) $id )[ $index ];
		if ( ! isset( $spellings[ $key ] ) || strcmp( $row[ "spelling_$index" ], $spellings[ $key ] ) < 0 ) {
			$spellings[ $key ] = $row[ "spelling_$index" ];
		}
	}
	return $spellings;
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
