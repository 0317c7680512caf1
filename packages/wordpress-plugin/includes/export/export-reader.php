<?php
/**
 * Reads a file of an export through REST, page by page.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** How many entries each page reads again, to see whether the pages have moved. */
const OVERLAP = 5;

/**
 * Returns the position before the first entry of a file.
 *
 * @return array { offset: entries behind it; last: id of the last one; parent; done: entries so far; total: of the shop, null before it is known; moved: id at which pages had moved }.
 */
function first_position() {
	return array(
		'offset' => 0,
		'last'   => 0,
		'parent' => 0,
		'done'   => 0,
		'total'  => null,
		'moved'  => null,
	);
}

/**
 * Reads on.
 *
 * @param array $source   Of export_plan().
 * @param array $at       The position.
 * @param int   $per_page How many entries at once.
 * @return array { documents; next position, null at the end }.
 * @throws Export_Failure If the shop does not respond with a list.
 */
function read_export( $source, $at, $per_page ) {
	if ( isset( $source['whole'] ) ) {
		return array( export_request( $source['whole'], array() )[0], null );
	}
	if ( isset( $source['pages'] ) ) {
		return read_by_page( $source, $at );
	}
	if ( isset( $source['ids'] ) ) {
		return read_by_known_ids( $source, $at, $per_page );
	}
	if ( isset( $source['parents'] ) ) {
		return read_below_parents( $source, $at, $per_page );
	}
	return read_by_id( $source['route'], isset( $source['query'] ) ? $source['query'] : array(), $at, $per_page );
}

/**
 * Reads the next entries of a list that is sorted by id. An entry that is deleted meanwhile moves all later ones. The
 * first entries of each page show that, because the page before it has them already; then it goes back.
 *
 * @param string $route    Of the list.
 * @param array  $query    Its arguments.
 * @param array  $at       The position.
 * @param int    $per_page How many entries at once.
 * @return array As read_export().
 */
function read_by_id( $route, $query, $at, $per_page ) {
	$offset = max( 0, $at['offset'] - OVERLAP );
	$sorted = array(
		'orderby'  => 'id',
		'order'    => 'asc',
		'offset'   => $offset,
		'per_page' => $per_page + OVERLAP,
	);

	list( $rows, $total ) = export_request( $route, $query + $sorted );

	$first = isset( $rows[0]['id'] ) ? (int) $rows[0]['id'] : PHP_INT_MAX;
	if ( $offset > 0 && $first > $at['last'] && $at['moved'] !== $at['last'] ) {
		$at['moved']  = $at['last'];
		$at['offset'] = max( 0, $offset - $per_page );
		return array( array(), $at );
	}
	$new = array();
	foreach ( $rows as $row ) {
		if ( is_array( $row ) && isset( $row['id'] ) && $row['id'] > $at['last'] ) {
			$new[]      = $row;
			$at['last'] = (int) $row['id'];
		}
	}
	$at['offset'] = $offset + $per_page + OVERLAP;
	$at['total']  = $total;
	$at['done']  += count( $new );
	$is_last      = null === $total ? count( $rows ) < $per_page + OVERLAP : $at['offset'] >= $total;
	return array( $new, $is_last ? null : $at );
}

/**
 * Reads the next page of a list that cannot be sorted by id.
 *
 * @param array $source Of the plan.
 * @param array $at     The position.
 * @return array As read_export().
 */
function read_by_page( $source, $at ) {
	$query = array(
		'per_page' => 100,
		'page'     => 1 + (int) ( $at['offset'] / 100 ),
	);

	list( $rows, $total ) = export_request( $source['pages'], $query + ( isset( $source['query'] ) ? $source['query'] : array() ) );

	$at['offset'] += 100;
	$at['total']   = $total;
	$at['done']   += count( $rows );
	return array( $rows, count( $rows ) < 100 ? null : $at );
}

/**
 * Reads the entries of the next ids.
 *
 * @param array $source   Of the plan.
 * @param array $at       The position.
 * @param int   $per_page How many entries at once.
 * @return array As read_export().
 */
function read_by_known_ids( $source, $at, $per_page ) {
	$ids = call_user_func( __NAMESPACE__ . '\\' . $source['ids'], $at['last'], $per_page );
	if ( ! $ids ) {
		return array( array(), null );
	}
	$rows        = export_request(
		$source['route'],
		array(
			$source['query'] => $ids,
			'per_page'       => $per_page,
		)
	)[0];
	$at['last']  = max( $ids );
	$at['done'] += count( $rows );
	return array( $rows, $at );
}

/**
 * Reads the next entries below a parent.
 *
 * @param array $source   Of the plan.
 * @param array $at       The position.
 * @param int   $per_page How many entries at once.
 * @return array As read_export().
 */
function read_below_parents( $source, $at, $per_page ) {
	$after  = __NAMESPACE__ . '\\' . $source['parents'];
	$parent = $at['parent'] ? $at['parent'] : call_user_func( $after, 0 );
	if ( ! $parent ) {
		return array( array(), null );
	}
	list( $rows, $next ) = read_by_id( sprintf( $source['below'], $parent ), array(), $at, $per_page );
	if ( isset( $source['named'] ) ) {
		foreach ( $rows as $index => $row ) {
			$rows[ $index ] = $row + array( $source['named'] => $parent );
		}
	}
	if ( null === $next ) {
		$parent = call_user_func( $after, $parent );
		$next   = array( 'done' => $at['done'] + count( $rows ) ) + first_position();
	}
	$next['parent'] = $parent;
	// Nobody knows how many all parents have.
	$next['total'] = null;
	return array( $rows, $parent ? $next : null );
}

/**
 * Asks the shop's REST as the user who exports: what they may not read is not exported.
 *
 * @param string $route Of a list.
 * @param array  $query Its arguments.
 * @return array { list; how many there are, null if it does not say }.
 * @throws Export_Failure If the response is no list.
 */
function export_request( $route, $query ) {
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( $query );
	$response = rest_do_request( $request );
	$rows     = $response->get_data();
	if ( $response->is_error() || ! is_array( $rows ) ) {
		throw new Export_Failure( esc_html( "route $route " . (int) $response->get_status() ) );
	}
	$headers = $response->get_headers();
	return array( array_values( $rows ), isset( $headers['X-WP-Total'] ) ? (int) $headers['X-WP-Total'] : null );
}
