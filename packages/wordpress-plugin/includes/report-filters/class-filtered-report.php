<?php
/**
 * A report of WooCommerce while its hooks for SQL filter it.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Reports of parts of orders, with the part: the rows of their statements. Those of the others are orders. */
const PARTS_OF_REPORTS = array(
	'products'   => 'line',
	'variations' => 'line',
	'categories' => 'line',
	'coupons'    => 'coupon line',
	'taxes'      => 'tax line',
);

/**
 * A report while WooCommerce answers it.
 */
class Filtered_Report {
	/**
	 * Requests that have begun, the innermost last: { request, report: null for one without such filters }.
	 *
	 * @var array[]
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
	 * WooCommerce's table of the rows that the report counts.
	 *
	 * @var string
	 */
	private $table;

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
	 * @param string           $report  A key of FILTERED_REPORTS.
	 * @param array[]          $filters As asked_filters() returns; at least one.
	 */
	public function __construct( $request, $report, $filters ) {
		$this->request = $request;
		$this->filters = $filters;
		$this->table   = shop_table( isset( PARTS_OF_REPORTS[ $report ] ) ? PARTS_OF_ORDERS[ PARTS_OF_REPORTS[ $report ] ][0] : 'wc_order_stats' );
		$this->hooks   = array( array( 'woocommerce_analytics_report_should_use_cache', 'refuse_cache', PHP_INT_MAX ) );
		// Revenue is statistics of orders.
		$rows = 'revenue' === $report ? 'orders' : $report;
		foreach ( array_unique( array( $report, $rows, "{$rows}_stats" ) ) as $name ) {
			$this->hooks[] = array( "woocommerce_analytics_{$name}_query_args", 'add_parameters', 10 );
		}
		foreach ( array( 'subquery', 'stats_total', 'stats_interval' ) as $statement ) {
			$this->hooks[] = array( "woocommerce_analytics_clauses_where_{$rows}_$statement", 'add_condition', 10 );
		}
		if ( 'orders' === $rows ) {
			$this->hooks[] = array( 'woocommerce_analytics_clauses_join_orders_stats_total', 'note_join', PHP_INT_MAX );
			$this->hooks[] = array( 'woocommerce_analytics_clauses_where_orders_stats_total', 'note_where', PHP_INT_MAX );
			$this->hooks[] = array( 'woocommerce_analytics_orders_stats_select_query', 'count_contents', 10 );
			$this->hooks[] = array( 'woocommerce_analytics_revenue_select_query', 'count_contents', 10 );
		}
	}

	/**
	 * Begins to hear of WooCommerce's queries.
	 */
	public function begin() {
		self::$running[] = array( $this->request, $this );
		$this->hear( true );
	}

	/**
	 * Begins a request that may stand within another: until it ends, its queries are none of the other's.
	 *
	 * @param \WP_REST_Request $request Any.
	 */
	public static function begin_within( $request ) {
		$outer = end( self::$running );
		if ( $outer ) {
			self::$running[] = array( $request, null );
			if ( $outer[1] ) {
				$outer[1]->hear( false );
			}
		}
	}

	/**
	 * Hears of no query after its request.
	 *
	 * @param \WP_REST_Request $request Any that has ended.
	 */
	public static function end( $request ) {
		$last = end( self::$running );
		while ( $last && $last[0] === $request ) {
			array_pop( self::$running );
			if ( $last[1] ) {
				$last[1]->hear( false );
			}
			$last = end( self::$running );
			if ( $last && $last[1] ) {
				$last[1]->hear( true );
			}
		}
	}

	/**
	 * Begins or ends to hear of queries.
	 *
	 * @param bool $hears Whether it does from now on.
	 */
	private function hear( $hears ) {
		foreach ( $this->hooks as list( $name, $method, $priority ) ) {
			if ( $hears ) {
				add_filter( $name, array( $this, $method ), $priority );
			} else {
				remove_filter( $name, array( $this, $method ), $priority );
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
		$date   = $this->date_of( $clauses );
		$orders = array();
		$lines  = array();
		foreach ( $this->filters as $filter ) {
			if ( is_of_part( $filter['dimension'] ) ) {
				$lines[] = '(' . implode( ' AND ', held_conditions( $filter, $date, 'line_says_sql' ) ) . ')';
				continue;
			}
			// Orders have no reason to refund: not even an unknown one.
			$of_refunds = names_refunds( array( $filter['dimension'] ) ) ? array( 's.parent_id <> 0' ) : array();
			$orders[]   = '(' . implode( ' AND ', array_merge( $of_refunds, filter_conditions( $filter, $date ) ) ) . ')';
		}
		$joined = 'any' === $this->request['match'] ? ' OR ' : ' AND ';
		if ( $orders ) {
			$condition = implode( $joined, $orders );
			array_unshift( $lines, "$this->table.order_id IN (SELECT s.order_id FROM " . order_source( " $condition" ) . " WHERE $condition)" );
		}
		$clauses[] = 'AND ' . ( 1 === count( $lines ) ? $lines[0] : '(' . implode( $joined, $lines ) . ')' );
		return $clauses;
	}

	/**
	 * Returns the date by which a statement counts, as it says itself: reports differ, and so do versions of WooCommerce.
	 *
	 * @param string[] $clauses SQL of its conditions.
	 * @return string Column of wc_order_stats.
	 */
	private function date_of( $clauses ) {
		return preg_match( '/\b(date_(?:created|paid|completed))`?\s*[<>]=/', implode( ' ', $clauses ), $parts ) ? $parts[1] : date_column( $this->request['date_type'] );
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
	 * Counts products and coupons of the orders again: WooCommerce's statements for these have no hooks, and an interval says the
	 * number of coupons of any of its orders.
	 *
	 * @param object $found { totals, intervals }.
	 * @return object
	 */
	public function count_contents( $found ) {
		if ( ! is_object( $found ) || ! isset( $found->totals ) || ! $this->clauses['where'] ) {
			return $found;
		}
		$intervals = isset( $found->intervals ) ? (array) $found->intervals : array();
		$counted   = array(
			'products'      => array( 'wc_order_product_lookup', 'product_id' ),
			'coupons_count' => array( 'wc_order_coupon_lookup', 'coupon_id' ),
		);
		foreach ( $counted as $name => list( $table, $column ) ) {
			if ( isset( $found->totals->$name ) ) {
				$found->totals->$name = (int) current( $this->counts( $table, $column, '0', '' ) );
			}
			if ( $intervals && isset( current( $intervals )['subtotals']->$name ) ) {
				$this->count_in_intervals( $intervals, $name, $table, $column );
			}
		}
		$found->intervals = $intervals;
		return $found;
	}

	/**
	 * Counts contents of the orders of all intervals, which follow each other in either direction, by one statement.
	 *
	 * @param array[] $intervals Each { date_start, date_end, subtotals }; at least one.
	 * @param string  $name      Of the number.
	 * @param string  $table     Of the contents.
	 * @param string  $column    Of what is counted.
	 */
	private function count_in_intervals( $intervals, $name, $table, $column ) {
		global $wpdb;
		$starts = array_column( $intervals, 'date_start' );
		sort( $starts );
		$seconds = $wpdb->prepare( implode( ', ', array_fill( 0, count( $starts ), 'TO_SECONDS(%s)' ) ), ...$starts ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders only.
		$date    = shop_table( 'wc_order_stats' ) . '.' . date_column( $this->request['date_type'] );
		$within  = $wpdb->prepare( "AND $date BETWEEN %s AND %s", $starts[0], max( array_column( $intervals, 'date_end' ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name of date_column().
		$counts  = $this->counts( $table, $column, "INTERVAL(TO_SECONDS($date), $seconds)", $within );
		$places  = array_flip( $starts );
		foreach ( $intervals as $interval ) {
			$interval['subtotals']->$name = (int) ( $counts[ $places[ $interval['date_start'] ] + 1 ] ?? 0 );
		}
	}

	/**
	 * Counts contents of the orders.
	 *
	 * @param string $table  Of the contents.
	 * @param string $column Of what is counted.
	 * @param string $place  SQL of a number of each order.
	 * @param string $within SQL of a further condition.
	 * @return int[] By that number.
	 */
	private function counts( $table, $column, $place, $within ) {
		$stats  = shop_table( 'wc_order_stats' );
		$orders = "SELECT $stats.order_id, $place AS place FROM $stats " . implode( ' ', $this->clauses['join'] ) . ' WHERE 1=1 ' . implode( ' ', $this->clauses['where'] ) . " $within";
		return array_column( shop_rows( "SELECT o.place, COUNT(DISTINCT c.$column) AS number FROM " . shop_table( $table ) . " c JOIN ($orders) o ON o.order_id = c.order_id GROUP BY o.place" ), 'number', 'place' );
	}
}
