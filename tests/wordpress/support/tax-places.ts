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
	['taxes', { ...october, ...all, by: 'country', device_is: 'Mobile' }],
	['taxes', { ...october, ...all, by: 'country_rate', payment_method_is_not: 'cod,~' }],
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

function inWordPress(shop: CountedShop, asked: readonly Asked[], user = 1): Reply[] {
	const encoded = Buffer.from(JSON.stringify(asked)).toString('base64');
	const printed = shop.php(
		'shop',
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
			expect(inWordPress(shop(), [['taxes', october]], 0)[0]?.status).toBe(401);
		});
	});
}
