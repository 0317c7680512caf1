import type { CountedShop } from './counted-shop';

const TABLE = 'wp_store_analytics_order_dimensions';
const LINES = 'wp_store_analytics_line_texts';
const COUNTED_LINES = 'wp_wc_order_product_lookup';
const INDEX = 'store_analytics_lines';

/** Tests of the table, in a shop that another file has started and filled. They end with the plugin's deletion. */
export function describeTable(shop: () => CountedShop, progress: () => unknown): void {
	/** The row of an order in our table. */
	const held = (id: number, columns: string) =>
		shop()
			.shops.server.run(`USE shop; SELECT ${columns} FROM ${TABLE} WHERE order_id = ${id}`)
			.trim();

	const indexed = () =>
		shop().shops.server.run(
			`SHOW INDEX FROM shop.${COUNTED_LINES} WHERE Key_name LIKE 'store\\_analytics%'`,
		);

	describe('The table of what orders say of themselves', () => {
		const paid = (id: number, parent: number) => `
		$wpdb->insert( 'wp_wc_order_stats', array( 'order_id' => ${id}, 'parent_id' => ${parent}, 'date_created' => '2026-11-0${parent ? 9 : 2} 10:00:00', 'status' => 'wc-completed', 'customer_id' => 1 ) );
		do_action( 'woocommerce_analytics_update_order_stats', ${id} );`;

		it('is filled in the background, a batch after the other', () => {
			expect(progress()).toEqual([{ done: 500, total: 3218 }]);
			expect(shop().shops.server.run(`SELECT COUNT(*) FROM shop.${TABLE}`).trim()).toBe('3218');
		});

		it('has a row for an order as soon as WooCommerce counts it, and for its refund', () => {
			shop().php(
				'shop',
				`$wpdb->insert( 'wp_wc_orders', array( 'id' => 90001, 'type' => 'shop_order', 'status' => 'wc-completed', 'payment_method' => 'card', 'payment_method_title' => 'Card', 'currency' => 'USD' ) );
			$wpdb->insert( 'wp_wc_order_addresses', array( 'order_id' => 90001, 'address_type' => 'billing', 'country' => 'de', 'city' => ' Bad  Aibling ' ) );
			foreach ( array( 'organic', 'utm' ) as $type ) {
				$wpdb->insert( 'wp_wc_orders_meta', array( 'order_id' => 90001, 'meta_key' => '_wc_order_attribution_source_type', 'meta_value' => $type ) );
			}
			$wpdb->insert( 'wp_wc_orders_meta', array( 'order_id' => 90001, 'meta_key' => '_wc_order_attribution_referrer', 'meta_value' => 'https://www.Example.org/a?b' ) );
			${paid(90001, 0)}`,
			);
			const columns = 'payment_method, billing_country, billing_city, source_type, referrer';
			const said = 'card\tDE\tBad Aibling\torganic\texample.org';
			expect(held(90001, columns)).toBe(said);
			shop().php(
				'shop',
				`$wpdb->insert( 'wp_wc_orders', array( 'id' => 90002, 'type' => 'shop_order_refund', 'status' => 'wc-completed', 'parent_order_id' => 90001 ) );
			$wpdb->insert( 'wp_wc_orders_meta', array( 'order_id' => 90002, 'meta_key' => '_refund_reason', 'meta_value' => 'Too small' ) );
			${paid(90002, 90001)}`,
			);
			expect(held(90002, `${columns}, refund_reason, days_to_refund`)).toBe(
				`${said}\tToo small\t7`,
			);
		});

		it('follows changes of an order, also for its refunds', () => {
			shop().php(
				'shop',
				`$wpdb->update( 'wp_wc_order_addresses', array( 'city' => 'Ulm' ), array( 'order_id' => 90001 ) );
			do_action( 'woocommerce_update_order', 90001 );`,
			);
			expect([held(90001, 'billing_city'), held(90002, 'billing_city')]).toEqual(['Ulm', 'Ulm']);
		});

		it('keeps what a deleted refund said while WooCommerce counts it, and forgets what it no longer counts', () => {
			shop().php(
				'shop',
				`$wpdb->delete( 'wp_wc_orders', array( 'id' => 90002 ) );
			$wpdb->delete( 'wp_wc_orders_meta', array( 'order_id' => 90002 ) );
			do_action( 'woocommerce_refund_deleted', 90002, 90001 );`,
			);
			expect(held(90002, 'refund_reason')).toBe('Too small');
			shop().php(
				'shop',
				`$wpdb->query( 'DELETE FROM wp_wc_order_stats WHERE order_id > 90000' );
			do_action( 'woocommerce_analytics_delete_order_stats', 90001, 1 );`,
			);
			expect([held(90001, '1'), held(90002, '1')]).toEqual(['', '']);
		});

		it('is repaired once a day, with lines, the texts that queries may ask for, and the index of lines', () => {
			shop().php(
				'shop',
				`$ids = $wpdb->get_col( 'SELECT DISTINCT order_id FROM ${COUNTED_LINES} ORDER BY order_id LIMIT 4' );
			$wpdb->query( "INSERT INTO wp_woocommerce_order_itemmeta ( order_item_id, meta_key, meta_value )
				SELECT order_item_id, 'Engraving', 'For Ada' FROM wp_woocommerce_order_items WHERE order_id = $ids[0]" );
			$wpdb->query( "DELETE FROM ${LINES} WHERE order_id IN ( $ids[0], $ids[1] )" );
			$wpdb->query( "INSERT INTO ${LINES} VALUES ( 99999, 99999, 0, 1 ), ( $ids[2], 99999, 0, 0 )" );
			$wpdb->query( "UPDATE ${LINES} SET firsts = 0 WHERE order_id = $ids[3]" );
			$wpdb->query( 'DELETE FROM ${TABLE} WHERE order_id IN ( SELECT * FROM ( SELECT order_id FROM wp_wc_order_stats ORDER BY order_id DESC LIMIT 3 ) few )' );
			$wpdb->query( 'INSERT INTO ${TABLE} ( order_id ) VALUES ( 99999 )' );
			do_action( 'store_analytics_check_dimensions' );
			do_action( 'store_analytics_fill_dimensions' );`,
			);
			const both = [
				['COUNT(*), SUM(order_id)', 'wp_wc_order_stats', TABLE],
				['COUNT(*), SUM(order_id), SUM(order_item_id)', COUNTED_LINES, LINES],
				// One line of each order is its first.
				['COUNT(DISTINCT order_id)', COUNTED_LINES, `${LINES} WHERE firsts & 1`],
			];
			for (const [columns, theirs, own] of both) {
				const [expected, found] = [theirs, own].map((table) =>
					shop().shops.server.run(`SELECT ${columns} FROM shop.${table}`),
				);
				expect(found).toBe(expected);
			}
			const said = `SELECT meta_key FROM shop.wp_store_analytics_said_texts WHERE meta_key = 'Engraving'`;
			expect(shop().shops.server.run(said)).toBe('');
			expect(indexed()).toContain(INDEX);
			shop().php(
				'shop',
				`$wpdb->query( 'DROP INDEX ${INDEX} ON ${COUNTED_LINES}' );
				do_action( 'store_analytics_check_dimensions' );`,
			);
			expect(indexed()).toContain(INDEX);
		});

		it('is emptied and filled anew by a tool on WooCommerce’s page of tools, which says how far it is', () => {
			const told = JSON.parse(
				shop().php(
					'shop',
					`$tool = function () { return apply_filters( 'woocommerce_debug_tools', array() )['store_analytics_rebuild']; };
				$wpdb->query( "UPDATE ${TABLE} SET device = 'wrong'" );
				$before = $tool()['desc'];
				$said   = call_user_func( $tool()['callback'] );
				$begun  = $tool()['desc'];
				while ( StoreAnalytics\\dimensions_progress() ) {
					do_action( 'store_analytics_fill_dimensions' );
				}
				echo wp_json_encode( array( is_string( $said ), str_replace( $before, '', $begun ), $tool()['desc'] === $before ) );`,
				),
			) as unknown;
			expect(told).toEqual([true, ' It has read 0 of 3,218 so far.', true]);
			const rows = `SELECT COUNT(*), SUM(device = 'wrong') FROM shop.${TABLE}`;
			expect(shop().shops.server.run(rows).trim()).toBe('3218\t0');
		});

		it('tells which filters of extensions a query does not heed', () => {
			const prefix = 'woocommerce_analytics_clauses';
			const told = JSON.parse(
				shop().php(
					'shop',
					`foreach ( array( 'where_orders_stats_total', 'join', 'where_products', 'where_customers' ) as $name ) {
					add_filter( "${prefix}_$name", '__return_empty_array' );
				}
				foreach ( array( 'device', 'product' ) as $by ) {
					$request = new WP_REST_Request( 'POST', '/store-analytics/v1/query' );
					$request->set_param( 'range', array( 'after' => '2026-10-01', 'before' => '2026-10-31' ) );
					$request->set_param( 'dimensions', array( $by ) );
					$told[] = rest_do_request( $request )->get_data()['without_extensions'];
				}
				echo wp_json_encode( $told );`,
				),
			) as readonly string[][]; // as: PHP prints lists of names
			const ofOrders = [`${prefix}_where_orders_stats_total`, `${prefix}_join`];
			expect(told).toEqual([ofOrders, [...ofOrders, `${prefix}_where_products`]]);
		});

		it('is filled no further when another request has switched the plugin off', () => {
			const options = `DELETE FROM wp_options WHERE option_name = 'store_analytics_dimensions'`;
			shop().php(
				'shop',
				`StoreAnalytics\\begin_fill();
			$wpdb->query( 'DELETE FROM ${TABLE}' );
			$wpdb->query( "${options}" );
			do_action( 'store_analytics_fill_dimensions' );`,
			);
			expect(shop().shops.server.run(`SELECT COUNT(*) FROM shop.${TABLE}`).trim()).toBe('0');
			// The next request of somebody who may see reports begins anew.
			shop().php('shop', `StoreAnalytics\\ensure_dimensions();`);
		});

		it('goes with the plugin, and so does its work in the background', () => {
			const scheduled = `echo wp_json_encode( array_map( 'wp_next_scheduled', array( 'store_analytics_fill_dimensions', 'store_analytics_check_dimensions' ) ) );`;
			expect(JSON.parse(shop().php('shop', scheduled))).toEqual([
				expect.any(Number),
				expect.any(Number),
			]);
			const off = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'store-analytics/store-analytics.php' );`;
			expect(JSON.parse(shop().php('shop', `${off} ${scheduled}`))).toEqual([false, false]);
			shop().php('shop', `${off} uninstall_plugin( 'store-analytics/store-analytics.php' );`);
			const left = `SHOW TABLES FROM shop LIKE '%store\\_analytics%'; SELECT option_name FROM shop.wp_options WHERE option_name LIKE 'store\\_analytics%'`;
			expect(shop().shops.server.run(left)).toBe('');
			expect(indexed()).toBe('');
		});

		it('causes no PHP message', () => {
			expect(shop().complaints()).toBe('');
		});
	});
}
