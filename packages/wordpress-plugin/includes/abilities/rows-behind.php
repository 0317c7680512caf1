<?php
/**
 * The orders, products and customers that a number counts, for agents. Customers have no names unless an administrator allows it.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** The numbers of a product among the rows. */
const PRODUCT_NUMBERS = array( 'net_revenue', 'num_items_sold', 'orders_count' );

/** Numbers of an order among the rows, by column of wc_order_stats. */
const ORDER_NUMBERS = array(
	'net_total'      => 'net_revenue',
	'total_sales'    => 'total_sales',
	'tax_total'      => 'taxes',
	'shipping_total' => 'shipping',
	'num_items_sold' => 'items',
);

/**
 * Returns the rows that a number counts.
 *
 * @param array $input { of: 'orders', 'products' or 'customers'; range, filters, date_type, limit, offset }.
 * @return array|\WP_Error { of; rows; rows_count; rules; data_as_of; currency }.
 */
function answer_rows( $input ) {
	$arguments = array_intersect_key( query_arguments(), array_flip( array( 'range', 'filters', 'date_type', 'offset' ) ) ) + array(
		'of'    => array(
			'type'     => 'string',
			'required' => true,
			'enum'     => array( 'orders', 'products', 'customers' ),
		),
		'limit' => array(
			'type'    => 'integer',
			'default' => 25,
			'minimum' => 1,
			'maximum' => 100,
		),
	);
	return answer_of( __NAMESPACE__ . '\rows_behind', $arguments, $input );
}

/**
 * Reads and answers a request for rows.
 *
 * @param \WP_REST_Request $request As answer_rows() says.
 * @return array|\WP_Error
 */
function rows_behind( $request ) {
	return answered( $request, 'read_rows', 'found_rows' );
}

/**
 * Reads what rows are asked for.
 *
 * @param \WP_REST_Request $request As answer_rows() says.
 * @return array As read_query(), with `of`.
 * @throws Query_Refused If it makes no sense.
 */
function read_rows( $request ) {
	$of    = $request['of'];
	$asked = array(
		'metrics'    => 'products' === $of ? PRODUCT_NUMBERS : array( 'net_revenue' ),
		'dimensions' => 'products' === $of ? array( 'product' ) : array(),
		'sort'       => 'net_revenue',
		'order'      => 'desc',
		'interval'   => null,
		'compare'    => null,
	);
	foreach ( array( 'range', 'filters', 'date_type', 'limit', 'offset' ) as $name ) {
		$asked[ $name ] = $request[ $name ];
	}
	return compact( 'of' ) + read_query( $asked );
}

/**
 * Returns the rows.
 *
 * @param array $query As read_rows() returns.
 * @return array As answer_rows().
 */
function found_rows( $query ) {
	switch ( $query['of'] ) {
		case 'orders':
			$found = found_orders( $query );
			break;
		case 'products':
			$found = found_products( $query );
			break;
		default:
			$found = found_customers( $query );
	}
	return array( 'of' => $query['of'] ) + $found + array(
		'rules'      => rules_name(),
		'data_as_of' => gmdate( 'Y-m-d\TH:i:s.000\Z' ),
		'currency'   => shop_currency(),
	);
}

/**
 * Returns orders and refunds, the newest first.
 *
 * @param array $query As read_rows() returns.
 * @return array { rows, rows_count }.
 */
function found_orders( $query ) {
	$facts = fact_rows( of_range( $query, $query['range'] ), array( 'customer_type' ), 'order' );
	$date  = $query['date_type'];
	$stats = shop_table( 'wc_order_stats' );
	$found = shop_rows( "SELECT f.*, s.status AS status_of, s.$date AS moment FROM ($facts) f JOIN $stats s ON s.order_id = f.order_id ORDER BY s.$date DESC, f.order_id DESC" . page_of( $query ) );
	$names = customer_names( array_unique( array_map( 'intval', array_column( $found, 'customer_id' ) ) ) );
	$sold  = products_of( array_column( $found, 'order_id' ) );
	$rows  = array();
	foreach ( $found as $row ) {
		$is_refund = 0 !== (int) $row['parent_id'];
		$order     = (int) $row[ $is_refund ? 'parent_id' : 'order_id' ];
		$numbers   = array();
		foreach ( ORDER_NUMBERS as $column => $name ) {
			$numbers[ $name ] = round( (float) $row[ $column ], 6 ) + 0;
		}
		$rows[] = array(
			'order'         => (int) $row['order_id'],
			'refund_of'     => $is_refund ? $order : null,
			'date'          => str_replace( ' ', 'T', $row['moment'] ),
			'status'        => preg_replace( '/^wc-/', '', $row['status_of'] ),
			'customer'      => $names[ (int) $row['customer_id'] ],
			'customer_type' => '' === $row['key_0'] ? null : $row['key_0'],
			'products'      => isset( $sold[ (int) $row['order_id'] ] ) ? $sold[ (int) $row['order_id'] ] : array(),
		) + $numbers + array( 'link' => has_order_tables() ? "admin.php?page=wc-orders&action=edit&id=$order" : "post.php?action=edit&post=$order" );
	}
	return array(
		'rows'       => $rows,
		'rows_count' => counted( "SELECT order_id FROM ($facts) f" ),
	);
}

/**
 * Returns the products of orders and refunds.
 *
 * @param int[] $orders Their ids.
 * @return array[] By order: { product, name, quantity }.
 */
function products_of( $orders ) {
	$lines = shop_rows( 'SELECT order_id, product_id, SUM(product_qty) AS quantity FROM ' . shop_table( 'wc_order_product_lookup' ) . ' WHERE order_id IN ' . id_list( $orders ) . ' GROUP BY order_id, product_id ORDER BY order_id, product_id' );
	$names = product_names( array_unique( array_column( $lines, 'product_id' ) ) );
	$sold  = array();
	foreach ( $lines as $line ) {
		$product = (int) $line['product_id'];

		$sold[ (int) $line['order_id'] ][] = array(
			'product'  => $product,
			'name'     => isset( $names[ $product ] ) ? shop_text( $names[ $product ] ) : null,
			'quantity' => (float) $line['quantity'] + 0,
		);
	}
	return $sold;
}

/**
 * Returns products, those with the most sales first.
 *
 * @param array $query As read_rows() returns.
 * @return array { rows, rows_count }.
 * @throws Query_Refused If there are too many.
 */
function found_products( $query ) {
	$found = query_response( $query );
	$rows  = array();
	foreach ( $found['rows'] as $row ) {
		$label  = (array) $row['label'];
		$rows[] = array(
			'product'      => $row['product'],
			'name'         => isset( $label['product'] ) ? shop_text( $label['product'] ) : null,
			'items_sold'   => $row['num_items_sold'],
			'net_revenue'  => $row['net_revenue'],
			'orders_count' => $row['orders_count'],
			'link'         => null === $row['product'] ? null : 'post.php?action=edit&post=' . (int) $row['product'],
		);
	}
	return array(
		'rows'       => $rows,
		'rows_count' => $found['rows_count'],
	);
}

/**
 * Returns customers, those with the most sales first.
 *
 * @param array $query As read_rows() returns.
 * @return array { rows, rows_count }.
 */
function found_customers( $query ) {
	$facts = fact_rows( of_range( $query, $query['range'] ), array(), 'order' );
	$found = shop_rows(
		"SELECT customer_id, SUM(CASE WHEN parent_id = 0 THEN 1 ELSE 0 END) AS orders, SUM(net_total) AS net, SUM(total_sales) AS total
		FROM ($facts) f GROUP BY customer_id ORDER BY net DESC, customer_id" . page_of( $query )
	);
	$names = customer_names( array_map( 'intval', array_column( $found, 'customer_id' ) ) );
	$rows  = array();
	foreach ( $found as $row ) {
		$id     = (int) $row['customer_id'];
		$rows[] = array(
			'customer'     => $names[ $id ],
			'orders_count' => (int) $row['orders'],
			'net_revenue'  => round( (float) $row['net'], 6 ) + 0,
			'total_sales'  => round( (float) $row['total'], 6 ) + 0,
			'link'         => "admin.php?page=wc-admin&path=/analytics/customers&filter=single_customer&customers=$id",
		);
	}
	return array(
		'rows'       => $rows,
		'rows_count' => counted( "SELECT DISTINCT customer_id FROM ($facts) f" ),
	);
}

/**
 * Returns the part of a list that is asked for.
 *
 * @param array $query { limit, offset }.
 * @return string SQL.
 */
function page_of( $query ) {
	return ' LIMIT ' . (int) $query['limit'] . ' OFFSET ' . (int) $query['offset'];
}

/**
 * Counts rows.
 *
 * @param string $sql A SELECT.
 * @return int
 */
function counted( $sql ) {
	return (int) current( shop_rows( "SELECT COUNT(*) AS number FROM ($sql) counted" ) )['number'];
}
