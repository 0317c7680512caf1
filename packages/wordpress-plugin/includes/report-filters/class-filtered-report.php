<?php
/**
 * A report of WooCommerce while its hooks for SQL filter it.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * A report while WooCommerce answers it.
 */
class Filtered_Report {
	/**
	 * Those that have begun.
	 *
	 * @var Filtered_Report[]
	 */
	private static $running = array();

	/**
	 * The request.
	 *
	 * @var \WP_REST_Request
	 */
	private $request;

	/**
	 * The filters by parameter.
	 *
	 * @var array[]
	 */
	private $filters;

	/**
	 * SQL of the statement of totals, as all hooks left it, by type.
	 *
	 * @var array[]
	 */
	private $clauses = array(
		'join'  => array(),
		'where' => array(),
	);

	/**
	 * What it hears of: name, method, priority.
	 *
	 * @var array[]
	 */
	private $hooks;

	/**
	 * Prepares a report.
	 *
	 * @param \WP_REST_Request $request For it.
	 * @param array[]          $filters As asked_filters() returns; at least one.
	 */
	public function __construct( $request, $filters ) {
		$this->request = $request;
		$this->filters = $filters;
		$this->hooks   = array(
			array( 'woocommerce_analytics_orders_query_args', 'add_parameters', 10 ),
			array( 'woocommerce_analytics_orders_stats_query_args', 'add_parameters', 10 ),
			array( 'woocommerce_analytics_revenue_query_args', 'add_parameters', 10 ),
			array( 'woocommerce_analytics_report_should_use_cache', 'refuse_cache', PHP_INT_MAX ),
			array( 'woocommerce_analytics_clauses_where_orders_subquery', 'add_condition', 10 ),
			array( 'woocommerce_analytics_clauses_where_orders_stats_total', 'add_condition', 10 ),
			array( 'woocommerce_analytics_clauses_where_orders_stats_interval', 'add_condition', 10 ),
			array( 'woocommerce_analytics_clauses_join_orders_stats_total', 'note_join', PHP_INT_MAX ),
			array( 'woocommerce_analytics_clauses_where_orders_stats_total', 'note_where', PHP_INT_MAX ),
			array( 'woocommerce_analytics_orders_stats_select_query', 'count_contents', 10 ),
			array( 'woocommerce_analytics_revenue_select_query', 'count_contents', 10 ),
		);
	}

	/**
	 * Begins to hear of WooCommerce's queries.
	 */
	public function begin() {
		self::$running[] = $this;
		foreach ( $this->hooks as list( $name, $method, $priority ) ) {
			add_filter( $name, array( $this, $method ), $priority );
		}
	}

	/**
	 * Hears of no query after its request.
	 *
	 * @param \WP_REST_Request $request Any that has ended.
	 */
	public static function end( $request ) {
		foreach ( self::$running as $index => $report ) {
			if ( $report->request === $request ) {
				foreach ( $report->hooks as list( $name, $method, $priority ) ) {
					remove_filter( $name, array( $report, $method ), $priority );
				}
				unset( self::$running[ $index ] );
			}
		}
	}

	/**
	 * Makes the parameters part of the query: another filter is another query. Under a name of their own, because
	 * WooCommerce's query of Revenue understands some that its route does not, such as status_is.
	 *
	 * @param array $args Of the query.
	 * @return array
	 */
	public function add_parameters( $args ) {
		return array( 'store_analytics_filters' => $this->filters ) + $args;
	}

	/**
	 * Keeps the numbers out of WooCommerce's cache, which does not end when an order says something else.
	 *
	 * @return bool
	 */
	public function refuse_cache() {
		return false;
	}

	/**
	 * Adds the condition to a statement. It stands in a statement of its own, so that names of columns stay WooCommerce's.
	 *
	 * @param string[] $clauses SQL.
	 * @return string[]
	 */
	public function add_condition( $clauses ) {
		$conditions = array();
		foreach ( $this->filters as $filter ) {
			// Orders have no reason to refund: not even an unknown one.
			$of_refunds   = names_refunds( array( $filter['dimension'] ) ) ? array( 's.parent_id <> 0' ) : array();
			$of_values    = filter_conditions( $filter, date_column( $this->request['date_type'] ) );
			$conditions[] = '(' . implode( ' AND ', array_merge( $of_refunds, $of_values ) ) . ')';
		}
		$condition = implode( 'any' === $this->request['match'] ? ' OR ' : ' AND ', $conditions );
		$clauses[] = 'AND ' . shop_table( 'wc_order_stats' ) . '.order_id IN (SELECT s.order_id FROM ' . order_source( " $condition" ) . " WHERE $condition)";
		return $clauses;
	}

	/**
	 * Notes the tables of the statement of totals.
	 *
	 * @param string[] $clauses SQL.
	 * @return string[] The same.
	 */
	public function note_join( $clauses ) {
		$this->clauses['join'] = $clauses;
		return $clauses;
	}

	/**
	 * Notes the conditions of the statement of totals.
	 *
	 * @param string[] $clauses SQL.
	 * @return string[] The same.
	 */
	public function note_where( $clauses ) {
		$this->clauses['where'] = $clauses;
		return $clauses;
	}

	/**
	 * Counts products and coupons of the orders again: WooCommerce's statements for these have no hooks.
	 *
	 * @param object $found { totals, intervals }.
	 * @return object
	 */
	public function count_contents( $found ) {
		if ( ! is_object( $found ) || ! isset( $found->totals ) || ! $this->clauses['where'] ) {
			return $found;
		}
		$found->totals = $this->with_counts( $found->totals, '' );
		$intervals     = isset( $found->intervals ) ? (array) $found->intervals : array();
		foreach ( $intervals as $index => $interval ) {
			$intervals[ $index ]['subtotals'] = $this->with_counts( $interval['subtotals'], $this->within( $interval ) );
		}
		$found->intervals = $intervals;
		return $found;
	}

	/**
	 * Returns the condition of an interval.
	 *
	 * @param array $interval { date_start, date_end }.
	 * @return string SQL.
	 */
	private function within( $interval ) {
		global $wpdb;
		$date = shop_table( 'wc_order_stats' ) . '.' . date_column( $this->request['date_type'] );
		return $wpdb->prepare( "AND $date BETWEEN %s AND %s", $interval['date_start'], $interval['date_end'] ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name of date_column().
	}

	/**
	 * Returns numbers with the right counts of products and coupons, where they have such.
	 *
	 * @param object $numbers Totals.
	 * @param string $further SQL of a further condition.
	 * @return object
	 */
	private function with_counts( $numbers, $further ) {
		$stats   = shop_table( 'wc_order_stats' );
		$orders  = "SELECT $stats.order_id FROM $stats " . implode( ' ', $this->clauses['join'] ) . ' WHERE 1=1 ' . implode( ' ', $this->clauses['where'] ) . " $further";
		$counted = array(
			'products'      => array( 'wc_order_product_lookup', 'product_id' ),
			'coupons_count' => array( 'wc_order_coupon_lookup', 'coupon_id' ),
		);
		foreach ( $counted as $name => list( $table, $column ) ) {
			if ( ! empty( $numbers->$name ) ) {
				$numbers->$name = (int) current( shop_rows( "SELECT COUNT(DISTINCT $column) AS number FROM " . shop_table( $table ) . " WHERE order_id IN ($orders)" ) )['number'];
			}
		}
		return $numbers;
	}
}
