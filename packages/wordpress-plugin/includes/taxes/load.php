<?php
/**
 * Loads what answers taxes by country, state and rate, for requests to REST only. WooCommerce has taxes by rate alone.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the files beside this one, and registers their routes.
 */
function add_tax_routes() {
	load_queries();
	require_once dirname( __DIR__ ) . '/report-filters/asked-filters.php';
	foreach ( array( 'tax-requests', 'placed-taxes', 'tax-rows', 'tax-stats', 'tax-differences' ) as $name ) {
		require_once __DIR__ . "/$name.php";
	}
	// An incomplete installation has no declarations; a notice says so.
	if ( array() === query_declarations()['taxes'] ) {
		return;
	}
	$may_see = function () {
		return may_see();
	};
	register_own_routes(
		array(
			array( '/taxes', 'GET', 'get_tax_places', $may_see, tax_row_arguments() ),
			array( '/taxes/stats', 'GET', 'get_tax_stats', $may_see, tax_stats_arguments() ),
			array( '/taxes/orders', 'GET', 'get_tax_orders', $may_see, tax_arguments() ),
			array( '/taxes/differences', 'GET', 'get_tax_differences', $may_see, period_arguments() ),
		)
	);
}
