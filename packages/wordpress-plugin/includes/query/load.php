<?php
/**
 * Loads what answers queries, for requests to REST only.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the files beside this one, and registers their routes.
 */
function add_query_routes() {
	foreach ( array( 'declarations', 'read-query', 'query-values', 'part-values', 'query-rows', 'query-metrics', 'breakdown', 'value-names', 'item-names', 'write-rows', 'intervals', 'about-query', 'query-routes' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	register_query_routes();
}
