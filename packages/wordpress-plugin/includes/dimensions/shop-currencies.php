<?php
/**
 * The currencies of the shop's orders, which reports add up without conversion.
 *
 * @package StoreAnalytics
 */

namespace StoreAnalytics;

defined( 'ABSPATH' ) || exit;

/** Counts of the last hour. uninstall.php knows it. */
const CURRENCIES_TRANSIENT = 'store_analytics_currencies';

/**
 * Returns the currencies of all orders, as far as the table has them, if there are others than the shop's.
 *
 * @return array[] { currency, orders_count }, the most frequent first.
 */
function shop_currencies() {
	if ( ! dimensions_state() ) {
		return array();
	}
	$table = dimensions_table();
	$own   = (string) get_option( 'woocommerce_currency', 'USD' );
	// The column has an index; most shops have one currency.
	if ( ! shop_rows( "SELECT currency FROM $table WHERE currency NOT IN " . text_list( array( '', $own ) ) . ' LIMIT 1' ) ) {
		return array();
	}
	$counted = get_transient( CURRENCIES_TRANSIENT );
	if ( ! is_array( $counted ) ) {
		$counted = array();
		foreach ( shop_rows( "SELECT currency, COUNT(*) AS orders FROM $table WHERE parent_id = 0 AND currency <> '' GROUP BY currency ORDER BY orders DESC, currency" ) as $row ) {
			$counted[] = array(
				'currency'     => $row['currency'],
				'orders_count' => (int) $row['orders'],
			);
		}
		set_transient( CURRENCIES_TRANSIENT, $counted, HOUR_IN_SECONDS );
	}
	return $counted;
}
