<?php
/**
 * WooCommerce's reports as far as filters touch them: routes with parameters of their own, hooks of queries and SQL over its
 * tables, and its cache. Their numbers are some that WooCommerce and a store server count alike.
 */

const COUNTED_ORDERS = 'COUNT(DISTINCT CASE WHEN wp_wc_order_stats.parent_id = 0 THEN wp_wc_order_stats.order_id END)';
const LINE_NUMBERS   = array(
	'items_sold'   => 'SUM(product_qty)',
	'net_revenue'  => 'SUM(product_net_revenue)',
	'orders_count' => COUNTED_ORDERS,
);
const ORDER_NUMBERS  = array(
	'num_items_sold' => 'SUM(wp_wc_order_stats.num_items_sold)',
	'net_revenue'    => 'SUM(wp_wc_order_stats.net_total)',
	'orders_count'   => COUNTED_ORDERS,
);

/** By report: table, id of its rows, numbers, other tables and conditions, parameters of its own, date. */
const REPORTS = array(
	'products'   => array( 'product_lookup', 'product_id', LINE_NUMBERS, '', '', array( 'products', 'categories' ) ),
	'variations' => array( 'product_lookup', 'variation_id', LINE_NUMBERS, '', 'AND variation_id <> 0', array( 'attribute_is', 'attribute_is_not' ) ),
	'categories' => array(
		'product_lookup',
		'term_id AS category_id',
		LINE_NUMBERS,
		'JOIN wp_term_relationships ON object_id = product_id JOIN wp_term_taxonomy USING (term_taxonomy_id)',
		"AND taxonomy = 'product_cat'",
		array( 'status_is', 'status_is_not' ),
	),
	'coupons'    => array(
		'coupon_lookup',
		'coupon_id',
		array(
			'amount'       => 'SUM(discount_amount)',
			'orders_count' => COUNTED_ORDERS,
		),
	),
	'taxes'      => array(
		'tax_lookup',
		'tax_rate_id',
		array(
			'total_tax'    => 'SUM(total_tax)',
			'order_tax'    => 'SUM(order_tax)',
			'shipping_tax' => 'SUM(shipping_tax)',
			'orders_count' => COUNTED_ORDERS,
		),
	),
	'orders'     => array( 'stats', 'order_id', ORDER_NUMBERS, '', '', array( 'status_is', 'status_is_not', 'segmentby' ) ),
	'revenue'    => array( 'stats', 'order_id', ORDER_NUMBERS, '', '', array( 'date_type' ) ),
);

add_action(
	'rest_api_init',
	function () {
		foreach ( array_keys( REPORTS ) as $report ) {
			foreach ( array( '', '/stats' ) as $kind ) {
				$own = array_merge( array( 'after', 'before', 'match' ), REPORTS[ $report ][5] ?? array() );
				register_rest_route( 'wc-analytics', "/reports/$report$kind", array(
					'args'                => array_fill_keys( $own, array() ),
					'callback'            => function ( $request ) use ( $report, $kind ) {
						return report( $request, $report, '' !== $kind );
					},
					'permission_callback' => '__return_true',
				) );
			}
		}
		register_rest_route( 'wc-analytics', '/leaderboards', array(
			'callback'            => function () {
				return rest_do_request( new WP_REST_Request( 'GET', '/wc-analytics/reports/products' ) )->get_data();
			},
			'permission_callback' => '__return_true',
		) );
	}
);

/** Answers a report, from the cache if it may. */
function report( $request, $report, $is_stats ) {
	static $cache = array();
	$name = 'revenue' === $report || ! $is_stats ? $report : "{$report}_stats";
	$args = apply_filters( "woocommerce_analytics_{$name}_query_args", array_intersect_key( $request->get_params(), array_flip( array( 'after', 'before', 'date_type', 'status_is' ) ) ) );
	$key  = md5( $name . wp_json_encode( $args ) );
	$may  = apply_filters( 'woocommerce_analytics_report_should_use_cache', true, $key );
	if ( ! $may || ! isset( $cache[ $key ] ) ) {
		$found         = $is_stats ? statistics( $args, $report ) : rows( $args, $report, 'subquery', REPORTS[ $report ][1] );
		$cache[ $key ] = apply_filters( "woocommerce_analytics_{$name}_select_query", $found, $args );
	}
	return $cache[ $key ];
}

/** Returns totals and months. */
function statistics( $args, $report ) {
	global $wpdb;
	$totals = rows( $args, $report, 'stats_total', '' )[0];
	$date   = 'wp_wc_order_stats.' . date_of_report( $args, $report );
	$months = rows( $args, $report, 'stats_interval', "DATE_FORMAT($date, '%Y-%m') AS month" );
	$whole  = array();
	foreach ( $months as $month ) {
		$name    = $month['month'];
		$first   = new DateTime( "$name-01" );
		$whole[] = array(
			'interval'   => $name,
			'date_start' => $first->format( 'Y-m-d 00:00:00' ),
			'date_end'   => $first->format( 'Y-m-t 23:59:59' ),
			'subtotals'  => (object) ( array_diff_key( $month, array( 'month' => '' ) ) + ( isset( $month['num_items_sold'] ) ? array( 'coupons_count' => 0 ) : array() ) ),
		);
	}
	if ( isset( $totals['num_items_sold'] ) ) {
		// Statements without hooks.
		$totals['products']      = $wpdb->get_var( 'SELECT COUNT(DISTINCT product_id) FROM wp_wc_order_product_lookup' );
		$totals['coupons_count'] = $wpdb->get_var( 'SELECT COUNT(DISTINCT coupon_id) FROM wp_wc_order_coupon_lookup' );
	}
	return (object) array(
		'totals'    => (object) $totals,
		'intervals' => $whole,
	);
}

/** Returns the date by which a report counts. */
function date_of_report( $args, $report ) {
	return 'stats' === REPORTS[ $report ][0] ? $args['date_type'] ?? 'date_paid' : 'date_created';
}

/** Returns the rows of a statement, as all hooks leave it. */
function rows( $args, $report, $statement, $by ) {
	global $wpdb;
	list( $table, , $numbers ) = REPORTS[ $report ];
	$own   = 'stats' === $table ? 'wp_wc_order_stats' : "wp_wc_order_$table";
	$date  = 'wp_wc_order_stats.`' . date_of_report( $args, $report ) . '`';
	$joins = array( 'stats' === $table ? '' : "JOIN wp_wc_order_stats ON wp_wc_order_stats.order_id = $own.order_id", REPORTS[ $report ][3] ?? '' );
	$where = array(
		"AND wp_wc_order_stats.status NOT IN ('wc-auto-draft', 'wc-trash', 'wc-pending', 'wc-failed', 'wc-cancelled', 'wc-checkout-draft')",
		$wpdb->prepare( "AND $date <= %s AND $date >= %s", $args['before'] ?? '2026-12-31 23:59:59', $args['after'] ?? '2020-01-01' ), // phpcs:ignore
		REPORTS[ $report ][4] ?? '',
		isset( $args['status_is'] ) ? $wpdb->prepare( 'AND wp_wc_order_stats.status = %s', 'wc-' . $args['status_is'] ) : '',
	);
	$context = ( 'revenue' === $report ? 'orders' : $report ) . "_$statement";
	foreach ( array( 'woocommerce_analytics_clauses_%s', "woocommerce_analytics_clauses_%s_$context" ) as $hook ) {
		$joins = apply_filters( sprintf( $hook, 'join' ), $joins, $context );
		$where = apply_filters( sprintf( $hook, 'where' ), $where, $context );
	}
	$columns = '' === $by ? array() : array( "$own.$by" );
	if ( strpos( $by, ' AS ' ) ) {
		$columns = array( $by );
	}
	foreach ( $numbers as $name => $number ) {
		$columns[] = "COALESCE($number, 0) AS $name";
	}
	return $wpdb->get_results( 'SELECT ' . implode( ', ', $columns ) . " FROM $own " . implode( ' ', $joins ) . ' WHERE 1=1 ' . implode( ' ', $where ) . ( '' === $by ? '' : ' GROUP BY 1' ), ARRAY_A ); // phpcs:ignore
}
