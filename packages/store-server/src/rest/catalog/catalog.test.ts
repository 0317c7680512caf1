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
			{ ...product, id: 10, name: 'Song' },
			{ ...product, id: 11, name: 'Mug', status: 'draft', virtual: false },
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
