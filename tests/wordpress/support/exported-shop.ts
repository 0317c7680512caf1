import { orderDocument } from '../../../packages/store-server/src/testing/small-export';

/** Orders of the shop, of 10.00 each, with ids from 1. */
export const ORDERS = 230;

const refund = {
	id: 301,
	parent_id: 2,
	date_created: '2026-03-02T12:00:00',
	date_created_gmt: '2026-03-02T12:00:00',
	amount: '4.00',
	meta_data: [{ id: 1, key: '_refund_type', value: 'partial' }],
	line_items: [],
};
const gateway = { id: 'card', title: 'Card', order: 0, enabled: true, settings: { key: 'sk_1' } };

/**
 * PHP for another plugin: WooCommerce's REST of a small shop. When the second page of orders is requested for the first
 * time, somebody deletes twenty orders of the first page; when the last page is, PHP is killed.
 */
export const EXPORTED_SHOP = `
add_filter( 'rest_pre_dispatch', function ( $response, $server, $request ) {
	$route = $request->get_route();
	if ( 0 !== strpos( $route, '/wc/v3/' ) && 0 !== strpos( $route, '/wc-analytics/' ) ) {
		return $response;
	}
	$offset = (int) $request['offset'];
	$count  = (int) $request['per_page'];
	$rows   = array();
	if ( '/wc/v3/orders' === $route ) {
		if ( $count > 100 ) {
			return new WP_Error( 'rest_invalid_param', 'per_page', array( 'status' => 400 ) );
		}
		if ( $offset > 0 ) {
			update_option( 'rig_deleted', 20 );
		}
		if ( $offset > 150 && ! get_option( 'rig_killed' ) ) {
			update_option( 'rig_killed', 1 );
			exit;
		}
		foreach ( range( 1 + (int) get_option( 'rig_deleted' ), ${ORDERS} ) as $id ) {
			$rows[] = array( 'id' => $id ) + json_decode( '${JSON.stringify({
				...orderDocument(0),
				meta_data: [
					{ id: 1, key: '_token_of_a_card', value: 'tok_1' },
					{ id: 2, key: '_wc_order_attribution_source_type', value: 'organic' },
				],
			})}', true );
		}
	} elseif ( '/wc/v3/refunds' === $route ) {
		$rows = json_decode( '${JSON.stringify([refund])}', true );
	} elseif ( '/wc/v3/payment_gateways' === $route ) {
		$rows = json_decode( '${JSON.stringify([gateway])}', true );
	} elseif ( '/wc/v3/shipping/zones' === $route ) {
		$rows = array( array( 'id' => 0, 'name' => 'Elsewhere' ), array( 'id' => 7, 'name' => 'North &amp; sea' ) );
	} elseif ( '/wc/v3/shipping/zones/7/methods' === $route ) {
		$rows = array( array( 'instance_id' => 51, 'method_id' => 'flat_rate', 'settings' => array( 'key' => 'sk_2' ) ) );
	} elseif ( '/wc-analytics/reports/customers' === $route ) {
		foreach ( $request['customers'] as $id ) {
			$rows[] = array( 'id' => $id, 'user_id' => 0, 'name' => "Ann $id", 'email' => "ann$id@example.com" );
		}
	}
	$reply = new WP_REST_Response( $count ? array_slice( $rows, $offset, $count ) : $rows );
	$reply->header( 'X-WP-Total', count( $rows ) );
	return $reply;
}, 10, 3 );`;

/** PHP that makes the table in which WooCommerce lists its customers, with three of them. */
export const CUSTOMERS = `
	global $wpdb;
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}wc_customer_lookup ( customer_id INTEGER PRIMARY KEY )" );
	$wpdb->query( "INSERT INTO {$wpdb->prefix}wc_customer_lookup VALUES ( 3 ), ( 4 ), ( 9 )" );`;
