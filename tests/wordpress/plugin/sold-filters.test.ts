import path from 'node:path';
import { filterGrains } from '@store-analytics/rest-api/dimensions';
import { runPhp } from '../support/php/php';
import { ask, conditionOf, isMobile, named, within } from '../filtered-reports/pretend-wordpress';

describe('Filters by dimension in WooCommerce’s reports of what orders hold', () => {
	it('are those that the reports of a store server take', () => {
		const code = `
namespace StoreAnalytics;
define( 'ABSPATH', __DIR__ );
require 'report-filters/report-filters.php';
echo json_encode( FILTERED_REPORTS );`;
		const includes = path.resolve(__dirname, '../../../packages/wordpress-plugin/includes');
		expect(JSON.parse(runPhp(code, includes))).toEqual(filterGrains);
	});

	it.each([
		['products', 'products_subquery', 'product'],
		['products/stats', 'products_stats_total', 'product'],
		['variations/stats', 'variations_stats_interval', 'product'],
		['categories', 'categories_subquery', 'product'],
		['coupons', 'coupons_subquery', 'coupon'],
		['coupons/stats', 'coupons_stats_total', 'coupon'],
		['taxes', 'taxes_subquery', 'tax'],
		['taxes/stats', 'taxes_stats_interval', 'tax'],
	])('limit what %s counts to such orders (%s)', (report, statement, table) => {
		const ofOrders = within(isMobile).replace('wc_order_stats.', `wc_order_${table}_lookup.`);
		expect(conditionOf({ device_is: 'Mobile' }, report, statement)).toEqual([
			['AND theirs', ofOrders],
			true,
			0,
		]);
	});

	const saying = (condition: string) =>
		`(wp_wc_order_product_lookup.order_item_id, wp_wc_order_product_lookup.order_id) IN (SELECT l.order_item_id, l.order_id FROM wp_wc_order_product_lookup l WHERE ${condition})`;
	const product =
		"CASE WHEN COALESCE(l.product_id, 0) = 0 THEN '' ELSE CAST(l.product_id AS CHAR) END";

	it('by what was sold limit the lines themselves', () => {
		const any = saying(`${product} <> ''`);
		for (const [params, condition] of [
			[{ product_is: '5' }, `((${saying(`${product} IN ('5')`)}))`],
			[{ product_is: '5,~' }, `((${saying(`${product} IN ('5')`)} OR NOT ${any}))`],
			[{ product_is_not: '5' }, `(${any} AND NOT ${saying(`${product} IN ('5')`)})`],
			[{ product_is_unknown: '1' }, `(NOT ${any})`],
		] as const) {
			expect(conditionOf(params, 'products', 'products_subquery')).toEqual([
				['AND theirs', `AND ${condition}`],
				true,
				0,
			]);
		}
	});

	it('by orders and by what was sold are joined as the request says', () => {
		const params = { product_is_unknown: '0', device_is: 'Mobile' };
		const ofOrders = within(isMobile)
			.replace('AND ', '')
			.replace('wc_order_stats.', 'wc_order_product_lookup.');
		for (const [match, joined] of [
			['all', 'AND'],
			['any', 'OR'],
		] as const) {
			expect(conditionOf({ ...params, match }, 'products', 'products_subquery')).toEqual([
				['AND theirs', `AND (${ofOrders} ${joined} (${saying(`${product} <> ''`)}))`],
				true,
				0,
			]);
		}
	});

	it('go by the date by which a statement counts', () => {
		const isMonday = (date: string) => `(CAST(WEEKDAY(s.${date}) + 1 AS CHAR) IN ('1'))`;
		for (const [theirs, date] of [
			['AND `date_created` <= 7', 'date_created'],
			['AND date_completed >= 7', 'date_completed'],
			['AND price <= 7', 'date_paid'],
		] as const) {
			const [clauses] = conditionOf({ weekday_is: '1' }, 'coupons', 'coupons_subquery', theirs) as [
				readonly string[],
			]; // as: what conditionOf() prints
			expect(clauses[1]).toContain(isMonday(date));
		}
	});

	it('are listed by what each report counts', () => {
		const listed = ask(`$reports = array( 'products', 'categories', 'taxes/stats', 'customers' );
			foreach ( $reports as $report ) {
				$route     = "/wc-analytics/reports/$report";
				$request   = new Request( array(), $route, 'OPTIONS' );
				begin_list_of_filters( null, null, $request );
				$args[]    = (object) list_filters( array( $route => array( array( 'args' => array() ) ) ) )[ $route ][0]['args'];
				end_list_of_filters( null, null, $request );
			}
			echo json_encode( $args );`);
		const sold = named('device', 'status', 'weekday', 'product', 'tag', 'attribute');
		expect(listed).toEqual([sold, sold, named('device', 'status', 'weekday'), {}]);
	});
});
