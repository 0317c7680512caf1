import type { FastifyInstance } from 'fastify';

import type { StoreDatabase } from '../../database/store-database';
import { restApp } from '../../testing/rest-app';
import { importSmall } from '../../testing/small-export';

const product = {
	type: 'simple',
	status: 'publish',
	virtual: true,
	date_created: '2026-03-01T12:00:00',
	date_created_gmt: '2026-03-01T12:00:00',
};
const rate = { rate: '8.0000', country: 'US', state: 'NY', city: '', postcode: '', priority: 1 };

let app: FastifyInstance;
let database: StoreDatabase;

beforeAll(async () => {
	database = await importSmall({
		'products.json': [
			{ ...product, id: 10, name: 'Song', categories: [{ id: 22 }] },
			{ ...product, id: 11, name: 'Mug', status: 'draft', virtual: false },
		],
		'categories.json': [
			{ id: 21, name: 'Sounds', slug: 'sounds', parent: 0, count: 1 },
			{ id: 22, name: 'Songs', slug: 'songs', parent: 21, count: 1 },
			{ id: 23, name: 'Cups', slug: 'cups', parent: 0, count: 2 },
		],
		'tax-rates.json': [
			{ ...rate, id: 1, name: 'State tax', order: 1 },
			{ ...rate, id: 2, name: 'City tax', country: 'DE', state: '', order: 2 },
		],
	});
	app = await restApp(database);
});

afterAll(async () => {
	await app.close();
	await database.close();
});

const ask = (path: string) => app.inject({ url: `/wp-json${path}` });

describe('collections that search boxes are fed from', () => {
	it.each([
		['/wc-analytics/products/categories/99', undefined],
		['/wc-analytics/products/10/variations/99', undefined],
		['/wc-analytics/products/99', 'GET, POST, PUT, PATCH, DELETE'],
		['/wc-analytics/coupons/99', 'GET, POST, PUT, PATCH, DELETE'],
		['/wc-analytics/taxes/99', 'GET, POST, PUT, PATCH, DELETE'],
	])('say of %s, which is not there, what could be done with it: %s', async (path, allow) => {
		const { statusCode, headers } = await ask(path);
		expect([statusCode, headers['allow']]).toEqual([404, allow]);
	});

	it('sort categories by their own published products, whatever is in those below them', async () => {
		const reply = await ask('/wc-analytics/products/categories?orderby=count&order=desc');
		const counts = reply.json().map(({ id, count }: { id: number; count: number }) => [id, count]);
		expect(counts[0]).toEqual([22, 1]);
		expect(counts).toContainEqual([21, 1]);
	});

	it('find a tax rate by `search` and, as WooCommerce does, ignore `code`', async () => {
		const ids = async (query: string) => {
			const reply = await ask(`/wc-analytics/taxes?${query}`);
			return reply.json().map(({ id }: { id: number }) => id);
		};
		expect(await ids('code=US-NY')).toEqual([1, 2]);
		expect(await ids('code=US-NY&search=US-NY')).toEqual([1]);
	});
});

it('[S7.onboarding.2] says how far the shop is set up, by what can be bought', async () => {
	const { statusCode, body } = await ask('/wc-admin/onboarding/tasks/status');
	expect([statusCode, JSON.parse(body)]).toMatchObject([
		200,
		{ hasProducts: true, hasPhysicalProducts: false },
	]);
});
