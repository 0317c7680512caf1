import type { FastifyInstance } from 'fastify';
import type { StoreDatabase } from '../../database/store-database';
import { restApp } from '../../testing/rest-app';
import { importSmall, orderDocument } from '../../testing/small-export';

const line = (id: number, product_id: number, colour: string) => ({
	id,
	product_id,
	variation_id: product_id + 10,
	name: 'Mug',
	quantity: 1,
	price: 10,
	subtotal: '10.00',
	total: '10.00',
	taxes: [],
	meta_data: [{ id, key: 'pa_colour', value: colour }],
});

/** Orders 1 and 2 hold a blue and a red mug; the red one's product is a draft, alone in its category. */
const files = {
	'attributes.json': [
		{ id: 1, name: 'Colour', slug: 'pa_colour' },
		{ id: 2, name: 'Size', slug: 'pa_size' },
	],
	'attribute-terms.json': [
		{ id: 5, attribute_id: 1, name: 'Blue', slug: 'blue' },
		{ id: 6, attribute_id: 2, name: 'Large', slug: 'large' },
	],
	'categories.json': [
		{ id: 7, name: 'For sale', slug: 'for-sale', parent: 0, menu_order: 0, count: 1 },
		{ id: 8, name: 'Drafts', slug: 'drafts', parent: 0, menu_order: 0, count: 0 },
	],
	'products.json': [
		{ id: 3, name: 'Mug', type: 'variable', status: 'publish', categories: [{ id: 7 }] },
		{ id: 4, name: 'Mug', type: 'variable', status: 'draft', categories: [{ id: 8 }] },
	],
	'orders.json': [
		orderDocument(1, { date_paid: '2026-03-01T12:00:00', line_items: [line(1, 3, 'blue')] }),
		orderDocument(2, { date_paid: '2026-03-01T12:00:00', line_items: [line(2, 4, 'red')] }),
	],
};

let database: StoreDatabase;
let app: FastifyInstance;

beforeAll(async () => {
	database = await importSmall(files);
	app = await restApp(database, () => new Date());
});

afterAll(async () => {
	await app.close();
	await database.close();
});

async function ask(report: string, filters: string) {
	const period = 'after=2026-03-01T00:00:00&before=2026-03-01T23:59:59';
	const reply = await app.inject(`/wp-json/wc-analytics/reports/${report}?${period}&${filters}`);
	expect(reply.statusCode).toBe(200);
	return reply;
}

/** Ids of the orders in the table, and how many the statistics count. */
async function ordersBy(filters: string) {
	const rows = (await ask('orders', filters)).json<{ order_id: number }[]>();
	const stats = (await ask('orders/stats', filters)).json<{ totals: { orders_count: number } }>();
	return { ids: rows.map(({ order_id }) => order_id).sort(), counted: stats.totals.orders_count };
}

const pair = (name: string, attribute: number, term: number) =>
	`${name}[0][0]=${attribute}&${name}[0][1]=${term}`;

describe('a filter by an attribute', () => {
	it('finds the orders with one of its terms', async () => {
		expect(await ordersBy(pair('attribute_is', 1, 5))).toEqual({ ids: [1], counted: 1 });
		expect(await ordersBy(pair('attribute_is_not', 1, 5))).toEqual({ ids: [2], counted: 1 });
	});

	it.each([
		['of another attribute', 1, 6],
		['that does not exist', 1, 99],
		['of an attribute that does not exist', 9, 5],
	])('asks for nothing by a term %s', async (_which, attribute, term) => {
		const all = { ids: [1, 2], counted: 2 };
		expect(await ordersBy(pair('attribute_is', attribute, term))).toEqual(all);
		expect(await ordersBy(pair('attribute_is_not', attribute, term))).toEqual(all);
	});

	it('[S3.report-query.1] leaves the choice to the other filters of any, when it asks for nothing', async () => {
		const nothing = pair('attribute_is', 1, 6);
		expect(await ordersBy(`match=any&product_includes=4&${nothing}`)).toEqual({
			ids: [2],
			counted: 1,
		});
	});

	it('asks for nothing in Variations as well', async () => {
		const rows = async (filters: string) =>
			(await ask('variations', filters))
				.json<{ variation_id: number }[]>()
				.map(({ variation_id }) => variation_id)
				.sort();
		expect(await rows(pair('attribute_is', 1, 5))).toEqual([13]);
		expect(await rows(pair('attribute_is', 1, 6))).toEqual([13, 14]);
		const stats = await ask('variations/stats', pair('attribute_is', 1, 6));
		expect(stats.json()).toMatchObject({ totals: { items_sold: 2 } });
	});
});

describe('a filter by the id 0', () => {
	it.each(['product_includes', 'variation_includes', 'coupon_includes', 'tax_rate_includes'])(
		'asks for nothing, because nothing has that id: %s',
		async (name) => {
			expect(await ordersBy(`${name}=0`)).toEqual({ ids: [1, 2], counted: 2 });
		},
	);
});

describe('a filter by a category', () => {
	it.each([
		['products', 'categories=7', 1],
		['products', 'categories=8', 0],
		['variations', 'category_includes=7', 1],
		['variations', 'category_includes=8', 0],
	])(
		'finds in %s what was sold of a category with something for sale: %s',
		async (report, filter, items) => {
			expect((await ask(report, filter)).json()).toHaveLength(items);
			expect((await ask(`${report}/stats`, filter)).json()).toMatchObject({
				totals: { items_sold: items },
			});
		},
	);
});
