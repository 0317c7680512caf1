<?php
/**
 * How metrics are counted, in SQL over the rows of a fact, and how some are derived from others. The rules are those of
 * packages/store-server/src/reports/metrics.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Facts by grain, in the order in which metrics look for theirs: by the contents of orders, amounts are those of the contents. */
const FACTS_OF = array(
	'order'       => array( 'order', 'coupon line', 'line', 'tax line' ),
	'refund'      => array( 'order', 'line', 'tax line' ),
	'line'        => array( 'line', 'counted order', 'order', 'coupon line' ),
	'coupon line' => array( 'coupon line', 'counted order', 'order', 'line' ),
	'tax line'    => array( 'tax line', 'counted order', 'order' ),
);

/**
 * Returns the aggregates of all metrics that SQL counts.
 *
 * @return array[] By metric and fact.
 */
function metric_aggregates() {
	$rules    = number_rules();
	$whole    = 'net_total + tax_total + shipping_total';
	$returned = $rules['full_refunds'] ? $whole : 'net_total';
	// Returns of lines have tax where those of orders do.
	$returned_of_line = $rules['full_refunds'] ? 'product_gross_revenue' : 'product_net_revenue';
	$is_below         = $rules['takes_what_is_left'] ? $whole : 'net_total';
	$of               = $rules['orders_alone'] ? 'parent_id = 0' : '1 = 1';
	return array(
		'orders_count'     => array(
			'order'         => 'SUM(CASE WHEN parent_id = 0 THEN 1 ELSE 0 END)',
			'counted order' => 'COUNT(DISTINCT CASE WHEN parent_id = 0 THEN order_id END)',
		),
		'num_items_sold'   => array(
			'order' => 'SUM(num_items_sold)',
			'line'  => 'SUM(product_qty)',
		),
		'coupons_count'    => array( 'coupon line' => 'COUNT(DISTINCT coupon_id)' ),
		'total_customers'  => array_fill_keys( array( 'order', 'counted order' ), 'COUNT(DISTINCT customer_id)' ),
		'new_customers'    => array_fill_keys( array( 'order', 'counted order' ), 'COUNT(DISTINCT CASE WHEN parent_id = 0 AND returning_customer = 0 THEN customer_id END)' ),
		'repeat_customers' => array_fill_keys( array( 'order', 'counted order' ), 'COUNT(DISTINCT CASE WHEN came_back = 1 THEN customer_id END)' ),
		'refunds_count'    => array(
			'order'         => 'SUM(CASE WHEN parent_id <> 0 THEN 1 ELSE 0 END)',
			'counted order' => 'COUNT(DISTINCT CASE WHEN parent_id <> 0 THEN order_id END)',
		),
		'total_sales'      => array(
			'order' => 'SUM(total_sales)',
			'line'  => 'SUM(product_gross_revenue)',
		),
		'net_revenue'      => array(
			'order' => 'SUM(net_total)',
			'line'  => 'SUM(product_net_revenue)',
		),
		'taxes'            => array(
			'order'    => 'SUM(tax_total)',
			'line'     => 'SUM(tax_amount)',
			'tax line' => 'SUM(total_tax)',
		),
		'order_tax'        => array( 'tax line' => 'SUM(order_tax)' ),
		'shipping_tax'     => array( 'tax line' => 'SUM(shipping_tax)' ),
		'shipping'         => array(
			'order' => 'SUM(shipping_total)',
			'line'  => 'SUM(shipping_amount)',
		),
		'coupons'          => array(
			'coupon line' => 'SUM(discount_amount)',
			'line'        => 'SUM(CASE WHEN parent_id = 0 THEN coupon_amount ELSE 0 END)',
		),
		'refunds'          => array(
			'order' => "-SUM(CASE WHEN $is_below < 0 THEN $returned ELSE 0 END)",
			'line'  => "-SUM(CASE WHEN product_net_revenue < 0 THEN $returned_of_line ELSE 0 END)",
		),
		'discounted_sales' => array(
			'order' => "SUM(CASE WHEN $of THEN total_sales - tax_total - shipping_total ELSE 0 END)",
			'line'  => "SUM(CASE WHEN $of THEN product_net_revenue ELSE 0 END)",
		),
		'net_of_orders'    => array( 'order' => "SUM(CASE WHEN $of THEN net_total ELSE 0 END)" ),
		'items_of_orders'  => array( 'order' => "SUM(CASE WHEN $of THEN num_items_sold ELSE 0 END)" ),
	);
}

/**
 * Returns what derived metrics are made of: a sum of others (with their signs), or one divided by another.
 *
 * @return array[] By metric: { sum: sign by metric } or { per: array( part, whole ) }.
 */
function derived_metrics() {
	$rules = number_rules();
	$gross = array(
		'discounted_sales' => 1,
		'coupons'          => 1,
	);
	return array(
		// Before 10.2, discounted sales include refunds.
		'gross_sales'         => array( 'sum' => $gross + ( $rules['orders_alone'] ? array() : array( 'refunds' => 1 ) ) ),
		// With tax and shipping if returns have them.
		'before_returns'      => array(
			'sum' => array(
				'refunds' => 1,
				$rules['full_refunds'] ? 'total_sales' : 'net_revenue' => 1,
			),
		),
		'avg_order_value'     => array( 'per' => array( 'net_of_orders', 'orders_count' ) ),
		'avg_items_per_order' => array( 'per' => array( 'items_of_orders', 'orders_count' ) ),
		'repeat_rate'         => array( 'per' => array( 'repeat_customers', 'new_customers' ) ),
		'refund_rate'         => array( 'per' => array( 'refunds', 'before_returns' ) ),
	);
}

/**
 * Returns the metrics that SQL has to count.
 *
 * @param string[] $wanted Names of metrics.
 * @return string[]
 */
function counted_metrics( $wanted ) {
	$derived = derived_metrics();
	$counted = array();
	foreach ( $wanted as $name ) {
		if ( isset( $derived[ $name ] ) ) {
			$needs   = isset( $derived[ $name ]['per'] ) ? $derived[ $name ]['per'] : array_keys( $derived[ $name ]['sum'] );
			$counted = array_merge( $counted, counted_metrics( $needs ) );
		} else {
			$counted[] = $name;
		}
	}
	return array_values( array_unique( $counted ) );
}

/**
 * Returns the metrics of each fact that a query reads.
 *
 * @param string[] $wanted Names of metrics.
 * @param string   $grain  Of the query.
 * @return array[] By fact: aggregates by metric.
 */
function metrics_by_fact( $wanted, $grain ) {
	$aggregates = metric_aggregates();
	$by_fact    = array();
	foreach ( counted_metrics( $wanted ) as $name ) {
		foreach ( FACTS_OF[ $grain ] as $fact ) {
			if ( isset( $aggregates[ $name ][ $fact ] ) ) {
				$by_fact[ $fact ][ $name ] = $aggregates[ $name ][ $fact ];
				break;
			}
		}
	}
	return $by_fact;
}

/**
 * Returns the numbers of a row.
 *
 * @param string[] $wanted Names of metrics.
 * @param array    $found  What SQL has counted; what is missing is 0.
 * @return array By metric.
 */
function complete_numbers( $wanted, $found ) {
	$numbers = array();
	foreach ( $wanted as $name ) {
		$numbers[ $name ] = metric_number( $name, $found );
	}
	return $numbers;
}

/**
 * Returns one number of a row, with the six decimals that shops store; averages keep all.
 *
 * @param string $name  Of a metric.
 * @param array  $found What SQL has counted.
 * @return float|int
 */
function metric_number( $name, $found ) {
	$derived = derived_metrics();
	if ( ! isset( $derived[ $name ] ) ) {
		// Adding 0 turns -0 into 0.
		return ( isset( $found[ $name ] ) ? round( (float) $found[ $name ], 6 ) : 0 ) + 0;
	}
	if ( isset( $derived[ $name ]['per'] ) ) {
		list( $part, $whole ) = $derived[ $name ]['per'];
		$divisor              = metric_number( $whole, $found );
		// A refund of a day without sales can leave less than nothing, of which nothing is a share.
		return (float) $divisor > 0.0 ? metric_number( $part, $found ) / $divisor + 0 : 0;
	}
	$sum = 0;
	foreach ( $derived[ $name ]['sum'] as $part => $sign ) {
		$sum += $sign * metric_number( $part, $found );
	}
	return round( $sum, 6 ) + 0;
}
