import type { FastifyInstance } from 'fastify';
import type { CountedShop } from '../support/counted-shop';
import { askStore, rounded } from '../support/query-in-wordpress';
import {
	asMuchAs,
	askReports,
	askStoreReports,
	type Asked,
	type Numbers,
	type Params,
} from './ask-reports';
import { lineDimensions, linesByHand, type SaidLine } from './lines-by-hand';

const year: Params = { after: '2025-11-01T00:00:00', before: '2026-10-31T23:59:59' };
const reports = ['products', 'variations', 'categories', 'coupons', 'taxes'];
const statistics = ['products', 'variations', 'coupons', 'taxes', 'orders', 'revenue'];

/** Filters by what orders say: is, is not, unknown, several, times, places. */
const filters: readonly Params[] = [
	...Object.entries({
		...{ device: 'Mobile', campaign: 'weekly', payment_method: 'cod' },
		billing_country: 'US',
	}).flatMap(([dimension, value]) => [
		{ [`${dimension}_is`]: value },
		{ [`${dimension}_is_not`]: value },
		{ [`${dimension}_is_unknown`]: '1' },
	]),
	{ billing_country_is: 'DE,US,~', device_is: 'Mobile' },
	{ weekday_is: '1,2', hour_is_not: '12' },
	{ billing_city_is: 'us:austin,US%3Anew%20york' },
	{ customer_type_is: 'new', order_number_is_not: '2' },
	{ shipping_zone_is: '7', coupon_used_is: 'with' },
];

/** Of each dimension of lines, some values. */
const sold: Readonly<Record<string, readonly string[]>> = {
	product: ['10', '64'],
	variation: ['71'],
	category: ['16', '17'],
	tag: ['901'],
	brand: ['903', '904'],
	product_type: ['simple'],
	attribute: ['pa_size:large', 'pa_color:black'],
	tax_class: ['reduced-rate', 'digital-goods'],
};

const first = (dimension: string) => sold[dimension]?.[0] ?? '';
const encoded = (values: readonly string[]) => values.map(encodeURIComponent).join();
const total = (lines: readonly SaidLine[]): Numbers => ({
	items_sold: lines.reduce((sum, { items }) => sum + items, 0),
	net_revenue: Number(lines.reduce((sum, { net }) => sum + net, 0).toFixed(2)),
});

/** Tests of WooCommerce's reports with filters, in a shop and a store server with the same shop, that another file has started. */
export function describeFilteredReports(shop: () => CountedShop, app: () => FastifyInstance): void {
	/** Expects the numbers of the store server. */
	async function expectTheirs(asked: readonly Asked[]): Promise<void> {
		const own = askReports(shop(), asked);
		const theirs = await askStoreReports(app(), asked);
		for (const [index, question] of asked.entries()) {
			const [ourReply, theirReply] = [own[index], theirs[index]];
			if (!ourReply || !theirReply) throw new Error('There is no reply.');
			expect([question, ourReply]).toEqual([question, asMuchAs(ourReply, theirReply)]);
		}
	}
	const totals = (asked: readonly Asked[], about = {}) =>
		askReports(shop(), asked, about).map((reply) => {
			const { items_sold = 0, net_revenue = 0 } = reply.numbers['totals'] ?? {};
			return { items_sold, net_revenue };
		});
	const products = (params: Params): Asked => ['reports/products/stats', { ...year, ...params }];

	describe('WooCommerce’s reports in wp-admin with filters by dimension', () => {
		it('have the numbers of a store server with the same shop', async () => {
			// Each report by every other filter: its rows by those that its statistics leave out.
			const each = (name: string, remainder: number) =>
				filters
					.filter((_, index) => index % 2 === remainder)
					.map((filter): Asked => [`reports/${name}`, { ...year, ...filter }]);
			await expectTheirs([
				...reports.map((name): Asked => [`reports/${name}`, year]),
				...reports.flatMap((name, index) => each(name, index % 2)),
				...statistics.flatMap((name, index) => each(`${name}/stats`, (index + 1) % 2)),
			]);
		});

		it('go by the date of the report', async () => {
			const types = ['date_created', 'date_paid', 'date_completed'];
			const times = { ...year, weekday_is: '5', hour_is_not: '9' };
			await expectTheirs(
				types.map((date_type): Asked => ['reports/revenue/stats', { ...times, date_type }]),
			);
		});

		it('count the lines alone that filters by what was sold name, worked out by hand', () => {
			expect(Object.keys(sold)).toEqual(lineDimensions);
			const asked = lineDimensions.flatMap((dimension) => [
				products({ [`${dimension}_is`]: encoded(sold[dimension] ?? []) }),
				products({ [`${dimension}_is_not`]: encoded(sold[dimension] ?? []) }),
				products({ [`${dimension}_is_unknown`]: '1' }),
				products({ [`${dimension}_is`]: `${encoded(sold[dimension] ?? [])},~` }),
			]);
			const found = totals(asked);
			for (const [index, dimension] of lineDimensions.entries()) {
				const lines = linesByHand(shop(), dimension);
				const names = ({ values }: SaidLine) =>
					values.some((one) => sold[dimension]?.includes(one));
				const isUnknown = ({ values }: SaidLine) => values.length === 0;
				expect([dimension, ...found.slice(4 * index, 4 * index + 4)]).toEqual([
					dimension,
					total(lines.filter(names)),
					total(lines.filter((line) => !names(line) && !isUnknown(line))),
					total(lines.filter(isUnknown)),
					total(lines.filter((line) => names(line) || isUnknown(line))),
				]);
				expect(total(lines.filter(names)).items_sold).toBeGreaterThan(10);
			}
		});

		it('have the numbers of a query with the same filter by what was sold', async () => {
			const range = { after: '2025-11-01', before: '2026-10-31' };
			const own = askReports(
				shop(),
				lineDimensions.map((key) => products({ [`${key}_is`]: encoded([first(key)]) })),
			);
			for (const [index, dimension] of lineDimensions.entries()) {
				const { body } = await askStore(app(), {
					...{ range, date_type: 'date_created', filters: [{ dimension, is: [first(dimension)] }] },
					metrics: ['num_items_sold', 'net_revenue', 'orders_count'],
				});
				const { items_sold, net_revenue, orders_count } = own[index]?.numbers['totals'] ?? {};
				const theirs = rounded(body['totals']);
				expect([dimension, { num_items_sold: items_sold, net_revenue, orders_count }]).toEqual([
					dimension,
					theirs,
				]);
			}
		});

		it('join filters by orders and by what was sold: all, or any of them', () => {
			const [mobile, gifts, both, any] = totals([
				products({ device_is: 'Mobile' }),
				products({ tag_is: '901' }),
				products({ device_is: 'Mobile', tag_is: '901' }),
				products({ device_is: 'Mobile', tag_is: '901', match: 'any' }),
			]);
			const sum = (name: 'items_sold' | 'net_revenue') =>
				(mobile?.[name] ?? 0) + (gifts?.[name] ?? 0) - (both?.[name] ?? 0);
			expect(any).toEqual({
				items_sold: sum('items_sold'),
				net_revenue: Number(sum('net_revenue').toFixed(2)),
			});
			expect(both?.items_sold).toBeGreaterThan(100);
		});

		it('are the same where orders are posts', () => {
			const asked = [...filters, { tag_is: '901' }, { tax_class_is_not: 'standard' }].map((one) =>
				products(one),
			);
			expect(askReports(shop(), asked, { database: 'old' })).toEqual(askReports(shop(), asked));
		});

		it('leave names of the report itself, and other reports, to WooCommerce', () => {
			const pairs: readonly (readonly [Asked, Asked])[] = [
				[
					['reports/variations', year],
					['reports/variations', { ...year, attribute_is: 'pa_size:large' }],
				],
				[
					['reports/categories', { ...year, status_is: 'completed' }],
					['reports/categories', { ...year, status_is: 'completed', status_is_unknown: '0' }],
				],
				[
					['reports/coupons', year],
					['reports/coupons', { ...year, tag_is: '901', refund_reason_is: 'Wrong size' }],
				],
			];
			for (const pair of pairs) {
				const [theirs, own] = askReports(shop(), pair);
				expect(own).toEqual(theirs);
			}
		});

		it('stay out of WooCommerce’s cache and out of requests within theirs', () => {
			const inner = `add_filter( 'woocommerce_analytics_products_stats_select_query', function ( $found, $args ) {
				if ( isset( $args['store_analytics_filters'] ) ) {
					$within = new WP_REST_Request( 'GET', '/wc-analytics/reports/products/stats' );
					$within->set_query_params( array( 'after' => '${year['after']}', 'before' => '${year['before']}' ) );
					$found->intervals[] = array( 'interval' => 'within', 'subtotals' => rest_do_request( $within )->get_data()->totals );
				}
				return $found;
			}, 10, 2 );`;
			const asked: readonly Asked[] = [
				products({ device_is: 'Mobile' }),
				products({}),
				products({ device_is: 'Tablet' }),
				products({ device_is: 'Mobile' }),
				['leaderboards', {}],
				['leaderboards', { device_is: 'Mobile' }],
			];
			const [mobile, all, tablet, again, leaders, ofMobile] = askReports(shop(), asked, {
				first: inner,
			});
			expect(mobile?.numbers['within']).toEqual(all?.numbers['totals']);
			expect(again).toEqual(mobile);
			const items = [all, mobile, tablet].map((reply) => reply?.numbers['totals']?.['items_sold']);
			expect(new Set(items).size).toBe(3);
			expect(ofMobile).toEqual(leaders);
		});

		it('count as unknown what the plugin has not read yet', () => {
			const id = shop()
				.shops.server.run(
					`USE shop; SELECT MIN(s.order_id) FROM wp_wc_order_stats s JOIN wp_wc_order_product_lookup l USING (order_id) JOIN wp_store_analytics_order_dimensions d USING (order_id)
					WHERE s.date_created > '2025-11-01' AND s.status = 'wc-completed' AND s.parent_id = 0 AND d.payment_method <> ''`,
				)
				.trim();
			const ofOrder = shop().shops.server.run(
				`USE shop; SELECT SUM(product_qty) FROM wp_wc_order_product_lookup WHERE order_id = ${id}`,
			);
			const asked = [
				products({ payment_method_is_unknown: '1' }),
				products({ tax_class_is_unknown: '1' }),
			];
			const before = totals(asked);
			const forget = `foreach ( array( 'order_dimensions', 'line_texts' ) as $name ) {
					$wpdb->query( "DELETE FROM wp_store_analytics_$name WHERE order_id = ${id}" );
				}
				add_filter( 'option_store_analytics_dimensions', function ( $state ) { return array( 'below' => 1 ) + $state; } );`;
			const during = totals(asked, { first: forget });
			shop().php('shop', `do_action( 'woocommerce_analytics_update_order_stats', ${id} );`);
			expect(
				during.map(({ items_sold }, index) => items_sold - (before[index]?.items_sold ?? 0)),
			).toEqual([Number(ofOrder), Number(ofOrder)]);
			expect(totals(asked)).toEqual(before);
		});

		it('have nothing of days without orders, and are refused before WooCommerce has counted any', () => {
			const never = {
				after: '2019-01-01T00:00:00',
				before: '2019-01-31T23:59:59',
				device_is: 'Mobile',
			};
			const asked = reports.map((name): Asked => [`reports/${name}`, never]);
			expect(askReports(shop(), asked)).toEqual(asked.map(() => ({ status: 200, numbers: {} })));
			const nothing = `add_filter( 'option_store_analytics_dimensions', '__return_empty_array' );
				$wpdb->query( 'RENAME TABLE wp_wc_order_stats TO wp_away' );
				register_shutdown_function( function () { $GLOBALS['wpdb']->query( 'RENAME TABLE wp_away TO wp_wc_order_stats' ); } );`;
			const refused = askReports(shop(), asked, { database: 'old', first: nothing });
			expect(refused.map(({ status }) => status)).toEqual(asked.map(() => 503));
		});

		it('are refused for values that nothing can have, in a store server’s words', async () => {
			const asked: readonly Asked[] = [
				['reports/products', { weekday_is: '9' }],
				['reports/coupons', { customer_type_is_not: 'nw' }],
			];
			expect(askReports(shop(), asked)).toEqual(await askStoreReports(app(), asked));
		});
	});
}
