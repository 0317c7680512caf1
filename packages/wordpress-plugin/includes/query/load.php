<?php
/**
 * Loads what answers queries, for requests to REST, abilities and commands only.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the files beside this one, and registers their routes.
 */
function add_query_routes() {
	load_queries();
	// An incomplete installation has no declarations; a notice says so.
	if ( array() === query_declarations()['limits'] ) {
		return;
	}
	register_query_routes();
	register_order_dimensions_route();
}

/**
 * Loads the files beside this one.
 */
function load_queries() {
	foreach ( array( 'declarations', 'extension-dimensions', 'query-arguments', 'class-query-refused', 'refused-names', 'read-query', 'customer-values', 'query-values', 'lines/part-values', 'lines/held-parts', 'query-rows', 'query-metrics', 'breakdown', 'row-sums', 'lines/line-sums', 'lines/filed-values', 'lines/first-lines', 'lines/orders-by-value', 'value-names', 'lines/item-names', 'catalog-names', 'write-rows', 'intervals', 'coverage', 'about-query', 'changes', 'range-words', 'freshness', 'query-routes', 'order-dimensions' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	require_once __DIR__ . '/../store-server/served-queries.php';
}
