import type { FastifyInstance } from 'fastify';
import { taxSums } from '@store-analytics/rest-api';
import type { CountedShop } from './counted-shop';
import { rounded } from './query-in-wordpress';

type Params = Readonly<Record<string, string>>;
type Asked = readonly [route: string, params: Params];

interface Reply {
	readonly status: number;
	readonly total: string | undefined;
	readonly body: unknown;
}

const days = (after: string, before: string) => ({
	after: `${after}T00:00:00`,
	before: `${before}T23:59:59`,
});
const october = days('2026-10-01', '2026-10-31');
const ranges = [october, days('2026-09-01', '2026-09-30'), days('2025-11-01', '2026-10-31')];
const ways = Object.keys(taxSums);
const eitherOf = { match: 'any', location_includes: 'GB,US:CA', device_is: 'Mobile' };
const all = { per_page: '100', orderby: 'place', order: 'asc' };

/** Rows, totals over time, orders and differences: by each way and range, with filters, in other orders, of chosen rows. */
const questions: readonly Asked[] = [
	...ways.flatMap((by) =>
		ranges.flatMap((range): Asked[] => [
			['taxes', { ...range, ...all, by }],
			['taxes/stats', { ...range, by, interval: 'month', per_page: '100' }],
		]),
	),
	...ranges.map((range): Asked => ['taxes/differences', range]),
	['taxes', { ...october, by: 'state', location_includes: 'US,GB' }],
	['taxes', { ...october, ...all, by: 'state', location_excludes: 'us:ca, DE' }],
	['taxes', { ...october, ...all, by: 'country', location_includes: ',' }],
	['taxes', { ...ranges[2], ...all, by: 'country', location_includes: 'CA:ON,GB' }],
	['taxes', { ...ranges[2], ...all, by: 'country_rate', location_excludes: 'CA:QC' }],
	['taxes', { ...ranges[2], by: 'rate', per_page: '3', page: '2' }],
	['taxes', { ...october, ...all, by: 'country', device_is: 'Mobile' }],
	['taxes', { ...october, ...all, by: 'country_rate', payment_method_is_not: 'cod,~' }],
	['taxes', { ...october, ...all, ...eitherOf, by: 'state' }],
	['taxes/stats', { ...october, ...eitherOf, by: 'country', interval: 'week' }],
	['taxes/orders', { ...october, ...all, ...eitherOf, by: 'oss', places: 'DE-19' }],
	['taxes/differences', { ...october, ...eitherOf, payment_method_is: 'bacs' }],
	['taxes', { ...october, by: 'country_rate', orderby: 'rate', order: 'desc', page: '2' }],
	['taxes', { ...october, by: 'country', orderby: 'taxable_amount', order: 'asc' }],
	['taxes', { ...october, by: 'country', page: '9' }],
	['taxes/stats', { ...october, by: 'state', places: 'US:CA,US:NY', interval: 'day' }],
	['taxes/stats', { ...october, by: 'oss', places: 'DE-19', interval: 'week' }],
	['taxes/stats', { ...october, by: 'country', orderby: 'total_tax', interval: 'day' }],
	['taxes/stats', { ...october, by: 'country', fields: 'total_tax', device_is: 'Mobile' }],
	['taxes/orders', { ...october, by: 'country', places: 'DE', order: 'asc', per_page: '100' }],
	['taxes/orders', { ...october, by: 'state', places: 'US:CA', page: '2' }],
	['taxes/differences', { ...october, billing_country_is: 'US' }],
];

const senseless: readonly Asked[] = [
	['taxes', { ...october, by: 'continent' }],
	['taxes', { ...october, orderby: 'vat' }],
	['taxes', { ...october, per_page: '101' }],
	['taxes', { after: 'yesterday' }],
	['taxes', { ...october, weekday_is: '9' }],
	['taxes/stats', { ...october, interval: 'century' }],
];

function inWordPress(
	shop: CountedShop,
	asked: readonly Asked[],
	{ user = 1, database = 'shop' } = {},
): Reply[] {
	const encoded = Buffer.from(JSON.stringify(asked)).toString('base64');
	const printed = shop.php(
		database,
		`wp_set_current_user( ${user} );
		foreach ( json_decode( base64_decode( '${encoded}' ), true ) as list( $route, $params ) ) {
			$request = new WP_REST_Request( 'GET', "/store-analytics/v1/$route" );
			$request->set_query_params( $params );
			$reply     = rest_do_request( $request );
			$headers   = array_change_key_case( $reply->get_headers() );
			$replies[] = array( 'status' => $reply->get_status(), 'total' => (string) ( $headers['x-wp-total'] ?? '' ), 'body' => $reply->get_data() );
		}
		echo wp_json_encode( $replies );`,
	);
	return JSON.parse(printed) as Reply[]; // as: the lines above print it
}

/** An item of an order with its meta data. */
type Item = readonly [type: string, name: string, metas: Readonly<Record<string, unknown>>];

const line = (total: number, taxes: object): Item => [
	'line_item',
	'Thing',
	{ _line_total: total, _line_tax_data: { total: taxes, subtotal: taxes } },
];
const parcel = (cost: number, taxes: object): Item => [
	'shipping',
	'Parcel',
	{ cost, taxes: { total: taxes } },
];
const tax = (
	code: string,
	[rate_id, rate_percent]: readonly [number, number],
	tax_amount: number,
	shipping_tax_amount = 0,
): Item => [
	'tax',
	code,
	{
		...{ rate_id, label: code.split('-')[1], compound: '', rate_percent },
		...{ tax_amount, shipping_tax_amount },
	},
];
const full = { _refund_type: 'full' };

/** Orders (with parent 0) and refunds of January 2020: what WooCommerce has counted as their tax, meta data, and items. */
const made: readonly (readonly [
	id: number,
	parent: number,
	tax: number,
	metas: object,
	...Item[],
])[] = [
	[
		...([95001, 0, 20.25, { _prices_include_tax: 'yes', _order_total: 126.85 }] as const),
		// 100.00 with 19 % is 84.03 and 15.97, 20.00 with 7 % is 18.69 and 1.31; the parcel is 3.88 and 0.73 …
		line(84.03, { 1: '15.97', 2: '' }),
		line(18.69, { 2: '1.31' }),
		parcel(3.88, { 1: '0.73' }),
		tax('DE-MWST-1', [1, 19], 15.97, 0.73),
		tax('DE-ERM-1', [2, 7], 1.31),
		// … and a tax of another country, whose items list none.
		tax('FR-TVA-1', [5, 20], 2.24),
	],
	[95002, 95001, -20.25, full],
	[
		...([95003, 0, 20, { _order_total: 120 }] as const),
		line(100, { 3: '20' }),
		tax('AT-UST-1', [3, 20], 20),
	],
	[
		...([95004, 95003, -4, { _refund_type: 'partial' }] as const),
		line(-20, { 3: '-4' }),
		tax('AT-UST-1', [3, 20], -4),
	],
	[95005, 95003, -16, full],
	[
		...([95006, 0, 25, { _order_total: 125 }] as const),
		line(100, { 4: '25' }),
		tax('SE-MOMS-1', [4, 25], 25),
	],
	[
		...([95007, 95006, -5, { _refund_type: 'partial' }] as const),
		line(-20, { 4: '-5' }),
		tax('SE-MOMS-1', [4, 25], -5),
	],
	// Older versions counted the whole order again.
	[95008, 95006, -25, full],
	// One rate, whose name was written in two ways.
	...(['NO-MVA-1', 'NO-mva-1'] as const).map(
		(code, index) =>
			[
				...([95009 + index, 0, 25, { _order_total: 125 }] as const),
				line(100, { 6: '25' }),
				tax(code, [6, 25], 25),
			] as const,
	),
];

/** Makes these orders in the shop whose orders are posts, with the rules since WooCommerce 10.2. */
function makeOrders(shop: CountedShop): void {
	shop.php(
		'old',
		`update_option( 'woocommerce_db_version', '10.2.0' );
		foreach ( json_decode( base64_decode( '${Buffer.from(JSON.stringify(made)).toString('base64')}' ), true ) as $row ) {
			list( $id, $parent, $tax, $metas ) = $row;
			$wpdb->insert( 'wp_posts', array( 'ID' => $id, 'post_parent' => $parent, 'post_type' => $parent ? 'shop_order_refund' : 'shop_order' ) );
			foreach ( $metas as $key => $value ) {
				$wpdb->insert( 'wp_postmeta', array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
			}
			foreach ( array_slice( $row, 4 ) as list( $type, $name, $about ) ) {
				$wpdb->insert( 'wp_woocommerce_order_items', array( 'order_id' => $id, 'order_item_type' => $type, 'order_item_name' => $name ) );
				$item = $wpdb->insert_id;
				foreach ( $about as $key => $value ) {
					$wpdb->insert( 'wp_woocommerce_order_itemmeta', array( 'order_item_id' => $item, 'meta_key' => $key, 'meta_value' => maybe_serialize( $value ) ) );
				}
			}
			$wpdb->insert( 'wp_wc_order_stats', array( 'order_id' => $id, 'parent_id' => $parent, 'tax_total' => $tax, 'status' => 'wc-completed', 'customer_id' => 1, 'date_created' => '2020-01-10 12:00:00', 'date_paid' => '2020-01-10 12:00:00' ) );
			do_action( 'woocommerce_analytics_update_order_stats', $id );
		}`,
	);
}

/** Tests of taxes by place in a shop, and a store server with the same shop, that another file has started. */
export function describeTaxPlaces(shop: () => CountedShop, app: () => FastifyInstance): void {
	const inStore = async ([route, params]: Asked) => {
		const reply = await app().inject(
			`/wp-json/store-analytics/v1/${route}?${new URLSearchParams(params)}`,
		);
		return { status: reply.statusCode, total: reply.headers['x-wp-total'], body: reply.json() };
	};

	describe('Taxes by place in wp-admin without a store server', () => {
		it(`are those of a store server with the same shop in ${questions.length} questions`, async () => {
			const replies = inWordPress(shop(), questions);
			for (const [index, question] of questions.entries()) {
				const theirs = await inStore(question);
				const { status, total, body } = replies[index] ?? {};
				const asked = JSON.stringify(question);
				expect([asked, status, total]).toEqual([asked, 200, String(theirs.total ?? '')]);
				expect([asked, rounded(body)]).toEqual([asked, rounded(theirs.body)]);
			}
		});

		it('are those of orders that are posts', () => {
			const asked: readonly Asked[] = [['taxes', { ...october, ...all, by: 'state' }]];
			expect(inWordPress(shop(), asked, { database: 'old' })).toEqual(inWordPress(shop(), asked));
		});

		it('are net amounts, and refunds by status return what WooCommerce has counted, by place', () => {
			makeOrders(shop());
			const january = days('2020-01-01', '2020-01-31');
			const [byRate, rest, differences, rates] = inWordPress(
				shop(),
				[
					['taxes', { ...january, ...all, by: 'country_rate' }],
					['taxes/stats', { ...january, by: 'country', places: 'AT,SE', interval: 'month' }],
					['taxes/differences', january],
					['taxes', { ...january, ...all, by: 'rate', location_includes: 'NO' }],
				],
				{ database: 'old' },
			);
			const row = (id: string, refunded_amount: number | null, charged: number, refunded: number) =>
				expect.objectContaining({
					id,
					refunded_amount,
					charged_tax: charged,
					refunded_tax: refunded,
				});
			expect(byRate?.body).toEqual([
				row('AT-20', 100, 20, 20),
				row('DE-7', 18.69, 1.31, 1.31),
				row('DE-19', 84.03 + 3.88, 15.97, 15.97 + 0.73),
				row('FR-20', null, 2.24, 2.24),
				row('NO-25', 0, 50, 0),
				row('SE-25', 20 + 100, 25, 30),
			]);
			// A rate is one row, named as in its first order.
			expect(rates?.body).toMatchObject([{ code: 'NO-MVA-1', charged_tax: 50, orders_count: 2 }]);
			// Austria has nothing left, Sweden 100 - 20 - 100.
			expect(rest?.body).toMatchObject({ totals: { taxable_amount: -20, total_tax: -5 } });
			expect(differences?.body).toMatchObject({ difference: 0, orders_count: 0, unknown_count: 2 });
		});

		it('are refused for the same reasons as there', async () => {
			const replies = inWordPress(shop(), senseless);
			for (const [index, question] of senseless.entries()) {
				const theirs = await inStore(question);
				const { status, body } = replies[index] ?? {};
				expect([question, status]).toEqual([question, 400]);
				expect(body).toMatchObject({ message: (theirs.body as { message: string }).message }); // as: a refusal
			}
		});

		it('are refused to users who may not see reports', () => {
			expect(inWordPress(shop(), [['taxes', october]], { user: 0 })[0]?.status).toBe(401);
		});
	});
}
