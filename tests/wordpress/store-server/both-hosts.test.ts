import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addDimension, removeDimension } from '@store-analytics/rest-api/dimensions';
import { openDatabase, type StoreDatabase } from '@store-analytics/store-server';
import { restApp } from '../../../packages/store-server/src/testing/rest-app';
import { toPosts } from '../../database/shops';
import { casesOf } from '../../../packages/store-server/src/testing/thorough';
import { layFixture } from '../../support/stores/fixture-file';
import { randomQueries } from '../../support/random-queries';
import { startCountedShop, type CountedShop } from '../support/counted-shop';
import { describeAbilities } from '../agents/abilities';
import { describeSameAnswers } from '../agents/same-answers';
import { describeCommands } from '../agents/commands';
import { describeChanges } from '../agents/changes';
import { describeRandomShops } from '../random-shops/random-shops';
import { describeFilteredReports } from '../filtered-reports/filtered-reports';
import { describeTable } from '../support/table-of-orders';
import {
	ever,
	october,
	orderDimensions,
	questions,
	refundDimensions,
	senseless,
	type Question,
} from '../support/query-questions';
import { tagProducts, zoneOrders } from '../support/tagged-shop';
import { describeChangedLines } from '../support/changed-lines';
import { describeTaxPlaces } from '../support/tax-places';
import {
	askStore,
	askWordPress,
	fillTable,
	getFromWordPress,
	rounded,
	type Row,
	without,
} from '../support/query-in-wordpress';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-hosts-'));
let store: StoreDatabase;
let app: FastifyInstance;
let shop: CountedShop;
let progress: unknown;

beforeAll(async () => {
	const file = path.join(folder, 'store.duckdb');
	await layFixture(file);
	store = await openDatabase(file);
	app = await restApp(store);
	shop = await startCountedShop(store);
	await tagProducts(store, shop.shops);
	await zoneOrders(store, shop.shops);
	shop.shops.copy('shop', 'old', toPosts);
	progress = fillTable(shop, 'shop');
	fillTable(shop, 'old');
});
afterAll(async () => {
	await app?.close();
	await store?.close();
	await shop?.close();
	rmSync(folder, { recursive: true, force: true });
});

const inWordPress = (asked: readonly Question[], about = {}) => askWordPress(shop, asked, about);

const inStore = (question: Question) => askStore(app, question);
const changesInStore = (question: Question) => askStore(app, question, 'changes');

describe('A query in wp-admin without a store server', () => {
	it('has the numbers of the issue’s owner for October, worked out by hand', () => {
		const by = (dimension: string) => ({ dimensions: [dimension], range: october });
		const refunds = { dimensions: ['refund_reason'], metrics: ['refunds_count'], range: ever };
		const asked = [by('payment_method'), by('device'), by('source_type'), by('created_via')];
		const replies = inWordPress([...asked, refunds]);
		const values = replies.map(({ body }) =>
			(body['rows'] as readonly Row[]).map((one) =>
				Object.values(one).filter((value) => typeof value !== 'object' || value === null),
			),
		);
		expect(values).toEqual([
			[
				['cod', 8652.73, 72],
				['bacs', 5237.04, 52],
				['cheque', 1306.76, 17],
			],
			[
				['Mobile', 8515.81, 78],
				['Desktop', 6022.77, 54],
				['Tablet', 657.95, 9],
			],
			[
				['utm', 4842.83, 41],
				['typein', 4429.53, 38],
				['organic', 3406.77, 33],
				['referral', 1829.9, 21],
				['mobile_app', 406.5, 5],
				['admin', 281, 3],
			],
			[
				['checkout', 14330.68, 134],
				['admin', 865.85, 7],
			],
			[
				['Arrived damaged', 68],
				[null, 58],
				['Customer changed mind', 51],
				['Wrong size', 41],
			],
		]);
		expect(replies[0]?.body).toMatchObject({
			totals: { net_revenue: 15196.53, orders_count: 141 },
			rows: [{ label: { payment_method: 'Cash on delivery' } }, {}, {}],
		});
	});

	it(`gets the answers of a store server with the same shop to ${questions.length} questions and to random ones`, async () => {
		const random = randomQueries(3, casesOf(12, 100), ['2024-09-20', '2026-11-20']);
		const asked = [...questions, ...random.map((one) => ({ ...one }))];
		const replies = inWordPress(asked);
		for (const [index, question] of asked.entries()) {
			const theirs = await inStore(question);
			const text = JSON.stringify(question);
			expect([text, theirs.status, replies[index]?.status]).toEqual([text, 200, 200]);
			// Each host has data of its own age.
			const { data_as_of: age, ...ours } = replies[index]?.body ?? {};
			const common = Object.entries(theirs.body).filter(([name]) => name in ours);
			expect([text, rounded(ours)]).toEqual([text, rounded(Object.fromEntries(common))]);
			expect(age).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
		}
	});

	it('can ask for the same', async () => {
		const listed = (name: string) => app.inject(`/wp-json/store-analytics/v1/${name}`);
		const known = JSON.parse(
			shop.php(
				'shop',
				`foreach ( array( 'metrics', 'dimensions', 'schema' ) as $name ) {
					$known[ $name ] = rest_do_request( new WP_REST_Request( 'GET', "/store-analytics/v1/$name" ) )->get_data();
				}
				echo wp_json_encode( $known );`,
			),
		) as Readonly<Record<string, readonly Row[]>>; // as: PHP prints lists, and the schema
		for (const [name, own] of Object.entries(known)) {
			const theirs = (await listed(name)).json<Row[]>();
			expect(own).toEqual(theirs);
		}
	});

	it('names what single orders and refunds say of themselves as a store server does', async () => {
		for (const dimensions of ['', 'product']) {
			const asked = { orders: '3056,3057,3060,3065,3077,7', dimensions };
			const route = `orders/dimensions?${new URLSearchParams(asked)}`;
			const theirs = await app.inject(`/wp-json/store-analytics/v1/${route}`);
			const { status, body } = getFromWordPress(shop, 'orders/dimensions', asked);
			expect(status).toBe(theirs.statusCode);
			if (status === 200) expect(body).toEqual(theirs.json());
			else expect(body).toMatchObject({ message: theirs.json().message });
		}
	});

	it('breaks down by an extension’s dimension as a store server does', async () => {
		const [key, meta] = ['example_session_pages', '_wc_order_attribution_session_pages'];
		addDimension({ key, meta, label: () => 'Pages' });
		const first = `add_filter( 'store_analytics_dimensions', function ( $all ) { $all[] = array( 'key' => '${key}', 'label' => 'Pages', 'meta' => '${meta}' ); return $all; } );`;
		const asked = [
			{ dimensions: [key], range: ever, metrics: ['net_revenue', 'orders_count', 'refunds_count'] },
			{ filters: [{ dimension: key, is: ['3', null] }], range: ever },
		];
		const numbers = (all: readonly { readonly body: Row }[]) =>
			rounded(all.map(({ body: { rows, totals } }) => [rows, totals]));
		const theirs = await Promise.all(asked.map((question) => inStore(question)));
		expect(numbers(inWordPress(asked, { first }))).toEqual(numbers(theirs));
		removeDimension(key);
		expect(theirs[0]?.body['rows']).toHaveLength(14);
	});

	it('is refused for the same reasons in the same words', async () => {
		const replies = inWordPress(senseless);
		for (const [index, question] of senseless.entries()) {
			const { status, body } = await inStore(question);
			expect([question, replies[index]?.status]).toEqual([question, status]);
			expect(status).toBe(400);
			expect(replies[index]?.body['message']).toBe(body['message']);
		}
	});

	it('is refused to users who may not see reports', () => {
		expect(inWordPress([{ range: october }], { user: 0 })[0]?.status).toBe(401);
		const customer = shop.shops.server.run('SELECT MAX(ID) FROM shop.wp_users');
		expect(inWordPress([{ range: october }], { user: Number(customer) })[0]?.status).toBe(403);
	});

	it('numbers orders of customers alike in a database that cannot number rows', () => {
		const asked = [{ dimensions: ['order_number'], range: ever, limit: 1000 }];
		const first = `add_filter( 'query', function ( $sql ) {
			return strpos( $sql, 'OVER (' ) ? 'SELECT number FROM a_later_version' : $sql;
		} );`;
		const [old, own] = [inWordPress(asked, { first }), inWordPress(asked)].map(
			([reply]) => reply?.body['rows'],
		);
		expect(old).toEqual(own);
		expect(own).toHaveProperty('length', expect.any(Number));
	});

	it('reads what products say once for both ranges, their days and the orders of known products', () => {
		const asked = {
			...{ dimensions: ['tag'], metrics: ['num_items_sold'], limit: 5, interval: 'month' },
			...{ range: ever, compare: { after: '2024-09-20', before: '2025-09-20' } },
		};
		const first = `add_filter( 'query', function ( $sql ) {
			static $times = 0;
			$is_list = strpos( $sql, "taxonomy = 'product_tag' LIMIT" );
			return $is_list && $times++ ? 'SELECT 1 LIMIT 0' : $sql;
		} );`;
		const numbers = ([reply]: readonly { readonly body: Row }[]) =>
			without('data_as_of', reply?.body);
		expect(numbers(inWordPress([asked], { first }))).toEqual(numbers(inWordPress([asked])));
	});

	it('counts a category that WooCommerce has not yet filed in its table of categories', () => {
		const category = Number(
			shop.shops.server.run(`SELECT tt.term_id FROM shop.wp_term_taxonomy tt
				JOIN shop.wp_term_relationships USING (term_taxonomy_id)
				WHERE taxonomy = 'product_cat' AND parent = 0 GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1`),
		);
		const asked = { dimensions: ['category'], metrics: ['num_items_sold'], range: october };
		const first = `add_filter( 'query', function ( $sql ) {
			return str_replace( 'wp_wc_category_lookup w ON', '(SELECT 0 AS category_tree_id, 0 AS category_id) w ON', $sql );
		} );`;
		const [reply] = inWordPress([asked], { first });
		const rows = reply?.body['rows'] as readonly Row[]; // as: a list of rows
		const sold = Number(
			shop.shops.server.run(`SELECT SUM(product_qty) FROM shop.wp_wc_order_product_lookup l
				JOIN shop.wp_wc_order_stats s USING (order_id) JOIN shop.wp_term_relationships tr ON tr.object_id = l.product_id
				JOIN shop.wp_term_taxonomy tt USING (term_taxonomy_id) WHERE tt.term_id = ${category} AND taxonomy = 'product_cat'
				AND s.date_paid BETWEEN '2026-10-01' AND '2026-10-31 23:59:59' AND s.status IN ('wc-processing', 'wc-on-hold', 'wc-completed', 'wc-refunded')`),
		);
		expect(sold).toBeGreaterThan(0);
		expect(rows.find((row) => Number(row['category']) === category)?.['num_items_sold']).toBe(sold);
	});

	it('knows the first day with a value where none of the asked orders has one', async () => {
		const filters = [{ dimension: 'campaign', is_unknown: true }];
		const asked = { filters, dimensions: ['campaign'], range: october };
		const [own] = inWordPress([asked]);
		const { body } = await inStore(asked);
		expect(own?.body['coverage']).toEqual(body['coverage']);
		expect(body['coverage']).toEqual({ campaign: { known: 0, since: expect.any(String) } });
	});

	it('gets the same answers where orders are posts', () => {
		const asked = [...orderDimensions, ...refundDimensions].map((dimension) => ({
			dimensions: [dimension],
			metrics: ['net_revenue', 'refunds_count'],
			range: ever,
			limit: 1000,
		}));
		const [fromPosts, fromTables] = ['old', 'shop'].map((database) =>
			inWordPress(asked, { database }).map(({ body: { rows, totals } }) => ({ rows, totals })),
		);
		expect(fromPosts).toEqual(fromTables);
	});
});

describeFilteredReports(
	() => shop,
	() => app,
);
describeTaxPlaces(
	() => shop,
	() => app,
);
describeChanges(inWordPress, changesInStore);
describeRandomShops(() => shop);
describeSameAnswers(
	() => shop,
	() => app,
);
describeAbilities(() => shop);
describeCommands(() => shop);
describeChangedLines(() => shop);
describeTable(
	() => shop,
	() => progress,
);
