import { encodeValue } from '@store-analytics/rest-api/breakdowns';
import {
	ask,
	conditionOf,
	isMobile,
	named,
	php,
	within,
} from '../filtered-reports/pretend-wordpress';

describe('Filters by dimension in WooCommerce’s reports', () => {
	it('read the values that the app writes into addresses', () => {
		const values = ['a,b', '50% off', '~', '%41', "O'Brien", 'Straße', '日本', 'a+b', null];
		const asked = values.map(encodeValue).join(',').replaceAll("'", "\\'");
		expect(
			ask(
				`require 'report-filters/asked-filters.php'; echo json_encode( asked_values( '${asked}' ) );`,
			),
		).toEqual(values.map((value) => value ?? ''));
	});

	it('take text with broken escapes as it is, and lists of texts', () => {
		expect(
			ask(`require 'report-filters/asked-filters.php';
			echo json_encode( array( asked_values( '5%,%E4,%zz%20' ), asked_values( array( 'a,b', 'c', array( 'd' ) ) ), asked_values( ',,' ), asked_values( null ) ) );`),
		).toEqual([['5%', '%E4', '%zz%20'], ['a', 'b', 'c'], [], []]);
	});

	it('limit the orders of every statement until their request ends', () => {
		expect(conditionOf({ device_is: 'Mobile' })).toEqual([
			['AND theirs', within(isMobile)],
			true,
			0,
		]);
	});

	it('all have to hold, or any of them', () => {
		const params = { device_is: 'Mobile', weekday_is_not: '~' };
		const isNotUnknown = 'CAST(WEEKDAY(s.date_paid) + 1 AS CHAR)';
		const other = `(${isNotUnknown} <> '' AND NOT (${isNotUnknown} IN ('')))`;
		for (const [match, joined] of [
			['all', 'AND'],
			['any', 'OR'],
		] as const) {
			expect(conditionOf({ ...params, match })).toEqual([
				['AND theirs', within(`${isMobile} ${joined} ${other}`)],
				true,
				0,
			]);
		}
	});

	it('by what refunds say limit a report to refunds', () => {
		const reason = "COALESCE(d.refund_reason, '')";
		for (const [params, condition] of [
			[{ refund_reason_is: 'Late' }, `LOWER(${reason}) IN (LOWER('Late'))`],
			[{ refund_reason_is_unknown: '1' }, `LOWER(${reason}) = ''`],
		] as const) {
			const expected = within(`(s.parent_id <> 0 AND ${condition})`);
			expect(conditionOf(params)).toEqual([['AND theirs', expected], true, 0]);
		}
	});

	it('are no filters of requests within their own', () => {
		expect(
			ask(`$apply  = function () { return count( apply( 'woocommerce_analytics_clauses_where_products_subquery', array() ) ); };
			$outer  = new Request( array( 'device_is' => 'Mobile' ), '/wc-analytics/reports/products' );
			$inner  = new Request( array(), '/wc-analytics/reports/products' );
			$other  = new Request( array( 'device_is' => 'Tablet' ), '/wc-analytics/reports/products' );
			$counts = array( $apply() );
			begin( $outer ); $counts[] = $apply();
			begin( $inner ); $counts[] = $apply();
			begin( $other ); $counts[] = $apply();
			end_report_filters( null, array(), $other ); $counts[] = $apply();
			end_report_filters( null, array(), $inner ); $counts[] = $apply();
			end_report_filters( null, array(), $outer ); $counts[] = $apply();
			echo json_encode( array( $counts, hook_count() ) );`),
		).toEqual([[0, 1, 0, 1, 0, 1, 0], 0]);
	});

	it('are refused for values that nothing can have', () => {
		expect(
			ask(`$refused = begin( new Request( array( 'device_is' => 'Mobile', 'weekday_is' => '9' ), '/wc-analytics/reports/taxes' ) );
			echo json_encode( array( $refused->data, hook_count() ) );`),
		).toEqual([
			{ status: 400, params: { weekday_is: expect.stringContaining('There is no weekday "9".') } },
			0,
		]);
	});

	it.each([
		['has none', {}],
		['has its own', { status_is: 'completed', attribute_is: [['1', '2']] }],
		['names no dimension, or one of what was sold', { colour_is: 'red', product_is: '5' }],
		['has empty ones', { device_is: '', device_is_unknown: 'perhaps' }],
	])('do not touch a report that %s', (_which, params) => {
		expect(conditionOf(params)).toEqual([['AND theirs'], false, 0]);
	});

	it('leave a response of the store server alone', () => {
		expect(
			ask(`$request = new Request( array( 'device_is' => 'Mobile' ) );
			echo json_encode( array( begin_report_filters( 'served', $request, $request->route, $own ), hook_count() ) );`),
		).toEqual(['served', 0]);
	});

	it('load nothing for a report without them', () => {
		expect(
			ask(`begin( new Request( array( 'status_is' => array(), 'attribute_is' => array() ) ) );
			echo json_encode( function_exists( __NAMESPACE__ . '\\\\asked_filters' ) );`),
		).toBe(false);
	});

	it.each([
		[{ segmentby: 'product' }, 'segmentby'],
		[{ match: 'any', product_includes: [7] }, 'product_includes'],
		[{ match: 'any', status_is: ['completed'] }, 'status_is'],
	])('are refused beside %j, which WooCommerce cannot join with them', (beside, named) => {
		const params = { device_is: 'Mobile', page: 2, ...beside };
		expect(
			ask(`$refused = begin( new Request( ${php(params)} ) );
			echo json_encode( array( $refused->data['status'], array_keys( $refused->data['params'] ), $refused->message, hook_count() ) );`),
		).toEqual([400, ['device_is'], expect.stringContaining(named), 0]);
	});

	it('are refused for a file by e-mail, which WooCommerce would write without them', () => {
		const mails = [
			['orders', { device_is: 'Mobile', status_is: ['completed'] }],
			['orders', { status_is: ['completed'], product_is: '5' }],
			['revenue', { status_is: 'completed' }],
			['products', { device_is: 'Mobile', tag_is_not: '5' }],
			['variations', { attribute_is: [['1', '2']], product_is_unknown: '1' }],
			['variations', { attribute_is: [['1', '2']] }],
			['categories', { status_is: ['completed'], product_is: '5' }],
			['coupons', { device_is_unknown: '1', product_is: '5' }],
			['taxes', { product_is: '5' }],
			['customers', { device_is: 'Mobile' }],
		] as const;
		expect(
			mails.map(([type, args]) =>
				ask(`$refused = begin( new Request( array( 'report_args' => ${php(args)} ), '/wc-analytics/reports/${type}/export', 'POST' ) );
				echo json_encode( $refused ? array_keys( $refused->data['params'] ) : null );`),
			),
		).toEqual([
			...[['device_is'], null, ['status_is'], ['device_is', 'tag_is_not']],
			...[['product_is_unknown'], null, ['product_is'], ['device_is_unknown'], null, null],
		]);
	});

	it('make another query of WooCommerce’s, and keep out of its cache', () => {
		expect(
			ask(`foreach ( array( 'revenue/stats' => 'revenue', 'orders' => 'orders', 'products/stats' => 'products_stats', 'taxes' => 'taxes' ) as $report => $name ) {
				$request = new Request( array( 'device_is' => 'Mobile' ), "/wc-analytics/reports/$report" );
				begin( $request );
				$args    = apply( "woocommerce_analytics_{$name}_query_args", array( 'page' => 1 ) );
				$found[] = array( $args['page'], $args['store_analytics_filters']['device_is']['is'], apply( 'woocommerce_analytics_report_should_use_cache', true ) );
				end_report_filters( null, array(), $request );
			}
			echo json_encode( $found );`),
		).toEqual(Array.from({ length: 4 }, () => [1, ['Mobile'], false]));
	});

	it('count products and coupons of their orders again, which WooCommerce counts without hooks', () => {
		const found = ask(`begin( new Request( array( 'device_is' => 'Mobile' ) ) );
			apply( 'woocommerce_analytics_clauses_join_orders_stats_total', array( 'JOIN theirs' ) );
			apply( 'woocommerce_analytics_clauses_where_orders_stats_total', array( 'AND theirs' ) );
			foreach ( array( '2026-10', '2026-09', '2026-08' ) as $month ) { $intervals[] = array( 'date_start' => "$month-01 00:00:00", 'date_end' => "$month-30 23:59:59", 'subtotals' => (object) array( 'coupons_count' => 9 ) ); }
			$found = apply( 'woocommerce_analytics_orders_stats_select_query', (object) array( 'totals' => (object) array( 'orders_count' => 8, 'products' => 9, 'coupons_count' => 0 ), 'intervals' => $intervals ) );
			echo json_encode( array( $found->totals, array_column( $found->intervals, 'subtotals' ), $asked ) );`);
		const statement = (column: string, table: string, place: string, more: string) =>
			`SELECT o.place, COUNT(DISTINCT c.${column}) AS number FROM wp_${table} c JOIN (SELECT wp_wc_order_stats.order_id, ${place} AS place FROM wp_wc_order_stats JOIN theirs WHERE 1=1 AND theirs ${within(isMobile)} ${more}) o ON o.order_id = c.order_id GROUP BY o.place`;
		const months =
			"INTERVAL(TO_SECONDS(wp_wc_order_stats.date_paid), TO_SECONDS('2026-08-01 00:00:00'), TO_SECONDS('2026-09-01 00:00:00'), TO_SECONDS('2026-10-01 00:00:00'))";
		const all =
			"AND wp_wc_order_stats.date_paid BETWEEN '2026-08-01 00:00:00' AND '2026-10-30 23:59:59'";
		expect(found).toEqual([
			{ orders_count: 8, products: 3, coupons_count: 3 },
			[{ coupons_count: 0 }, { coupons_count: 5 }, { coupons_count: 0 }],
			[
				statement('product_id', 'wc_order_product_lookup', '0', ''),
				statement('coupon_id', 'wc_order_coupon_lookup', '0', ''),
				statement('coupon_id', 'wc_order_coupon_lookup', months, all),
			],
		]);
	});

	it('are listed where a program asks what the routes take, and nowhere else', () => {
		const listed = ask(`$route     = '/wc-analytics/reports/orders/stats';
			$endpoints = array( $route => array( array( 'args' => array( 'status_is' => 'theirs' ) ), 'namespace' => 'wc-analytics' ), '/wp/v2/posts' => array( array( 'args' => array() ) ) );
			$args      = function () use ( $endpoints, $route ) { return list_filters( $endpoints )[ $route ][0]['args']; };
			$outer     = new Request( array(), $route, 'OPTIONS' );
			$inner     = new Request( array(), '/wc-analytics/reports/orders', 'OPTIONS' );
			$before    = $args();
			begin_list_of_filters( null, null, $outer );
			begin_list_of_filters( null, null, $inner );
			end_list_of_filters( null, null, $inner );
			$during = $args();
			end_list_of_filters( null, null, $outer );
			echo json_encode( array( $before, $during, $args(), list_filters( $endpoints ) === $endpoints ) );`);
		const theirs = { status_is: 'theirs' };
		const during = { ...named('device', 'status', 'weekday', 'refund_reason'), ...theirs };
		expect(listed).toEqual([theirs, during, theirs, true]);
	});

	it('are told to the app in its page, and to no other page', () => {
		expect(
			ask(`function is_app_shown() { return $GLOBALS['shown']; }
			foreach ( array( true, false ) as $shown ) { $told[] = tell_page_of_report_filters( array( 'wcVersion' => '10.9.1' ) ); }
			echo json_encode( $told );`),
		).toEqual([{ filtersByDimension: true, wcVersion: '10.9.1' }, { wcVersion: '10.9.1' }]);
	});
});
