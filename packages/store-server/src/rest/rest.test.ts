import Fastify, { type FastifyInstance } from 'fastify';

import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { registerRestRoutes } from '.';

let app: FastifyInstance;
let database: StoreDatabase;

beforeAll(async () => {
	database = await openDatabase(':memory:');
	await database.append('settings', [
		[
			'wc_admin',
			'woocommerce_date_type',
			0,
			JSON.stringify({
				id: 'woocommerce_date_type',
				type: 'select',
				options: { date_paid: 'Paid', date_created: 'Created' },
			}),
		],
	]);
	app = Fastify();
	app.decorateRequest('access', 'none');
	app.addHook('onRequest', async (request) => {
		Reflect.set(request, 'access', request.headers['x-access'] ?? 'full');
	});
	const context = { database, now: () => new Date('2026-11-20T17:00:00Z') };
	await app.register(async (scope) => registerRestRoutes(scope, context), { prefix: '/wp-json' });
});

afterAll(async () => {
	await app.close();
	await database.close();
});

async function ask(
	method: 'GET' | 'POST' | 'PUT' | 'OPTIONS',
	path: string,
	body?: object,
	headers = {},
) {
	const reply = await app.inject({
		method,
		url: `/wp-json${path}`,
		headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
		...(body && { payload: JSON.stringify(body) }),
	});
	return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(reply.body) };
}

const stats =
	'/wc-analytics/reports/revenue/stats?after=2026-11-01T00:00:00&before=2026-11-20T23:59:59';

describe('The REST server', () => {
	it('[S7.options.2] saves options and says of each whether it changed', async () => {
		const first = await ask('POST', '/wc-admin/options', { rig_colour: 'blue', rig_list: [1] });
		expect(first.body).toEqual({ rig_colour: true, rig_list: true });
		const again = await ask('POST', '/wc-admin/options', { rig_colour: 'blue' });
		expect(again.body).toEqual({ rig_colour: false });
		const read = await ask('GET', '/wc-admin/options?options=rig_colour,rig_list,rig_none');
		expect(read.body).toEqual({ rig_colour: 'blue', rig_list: [1], rig_none: false });
	});

	it('[S3.onboarding-store.2] keeps every field of the profile that is sent, and only those', async () => {
		const profile = '/wc-admin/onboarding/profile';
		const answers = {
			business_extensions: ['jetpack'],
			completed: false,
			industry: [{ slug: 'food-drink' }],
			other_platform: 'etsy',
			other_platform_name: 'Own',
			product_count: '11-100',
			product_types: ['physical'],
			revenue: 'none',
			selling_venues: 'other',
			setup_client: true,
			skipped: false,
			theme: 'storefront',
			wccom_connected: true,
		};
		for (const [name, value] of Object.entries(answers)) {
			const saved = await ask('POST', profile, { [name]: value, unknown_field: 1 });
			expect([name, saved.status]).toEqual([name, 200]);
		}
		const { body } = await ask('GET', profile);
		expect(body).toMatchObject(answers);
		expect(body).not.toHaveProperty('unknown_field');
	});

	it('never shows nor sets a secret', async () => {
		expect((await ask('POST', '/wc-admin/options', { auth_key: 'x' })).body).toEqual({
			auth_key: false,
		});
		expect((await ask('GET', '/wc-admin/options?options=auth_key')).body).toEqual({
			auth_key: false,
		});
	});

	it('[S7.settings.2] saves settings in a batch, and returns what cannot be saved with its error', async () => {
		const { status, body } = await ask('POST', '/wc-analytics/settings/wc_admin/batch', {
			update: [
				{ id: 'woocommerce_date_type', value: 'date_created' },
				{ id: 'woocommerce_date_type', value: 'nope' },
				{ id: 'nope', value: 'x' },
			],
		});
		expect(status).toBe(200);
		expect(body.update).toMatchObject([
			{ id: 'woocommerce_date_type', value: 'date_created' },
			{ error: { code: 'rest_setting_value_invalid', data: { status: 400 } } },
			{ id: 'nope', error: { code: 'rest_setting_setting_invalid', data: { status: 404 } } },
		]);
		const read = await ask('GET', '/wc-analytics/settings/wc_admin/woocommerce_date_type');
		expect(read.body.value).toBe('date_created');
	});

	it('keeps the month that fiscal years begin with beside the settings that WooCommerce lists', async () => {
		const address = '/wc-analytics/settings/wc_admin';
		const id = 'store_analytics_fiscal_year_start';
		expect((await ask('GET', `${address}/${id}`)).body.value).toBe('1');
		const update = [
			{ id, value: '4' },
			{ id, value: '13' },
		];
		const { body } = await ask('POST', `${address}/batch`, { update });
		expect(body.update).toMatchObject([
			{ id, value: '4' },
			{ error: { code: 'rest_setting_value_invalid' } },
		]);
		expect((await ask('GET', `${address}/${id}`)).body.value).toBe('4');
		expect((await ask('GET', address)).body).not.toContainEqual(expect.objectContaining({ id }));
	});

	it('keeps preferences of the user, whichever way a script says PUT', async () => {
		const meta = { woocommerce_meta: { dashboard_chart_type: '"bar"' } };
		await ask('POST', '/wp/v2/users/me', meta, { 'x-http-method-override': 'PUT' });
		const { body } = await ask('GET', '/wp/v2/users/me?context=edit');
		expect(body.woocommerce_meta).toMatchObject({
			dashboard_chart_type: '"bar"',
			homepage_stats: '',
		});
	});

	it('[S7.reports.2] counts without sending more than one row', async () => {
		const { headers, body } = await ask('GET', `${stats}&interval=day&page=1&per_page=1`);
		expect(headers).toMatchObject({ 'x-wp-total': '20', 'x-wp-totalpages': '20' });
		expect(body.intervals).toHaveLength(1);
	});

	it('responds with zeros for an empty shop', async () => {
		const { status, body } = await ask('GET', `${stats}&interval=month`);
		expect(status).toBe(200);
		expect(body.totals).toMatchObject({ orders_count: 0, total_sales: 0, avg_order_value: 0 });
	});

	it('keeps only the fields that are asked for', async () => {
		const { body } = await ask('GET', `${stats}&interval=month&_fields=totals.orders_count`);
		expect(body).toEqual({ totals: { orders_count: 0 } });
	});

	it.each(['none', 'invalid-nonce'])('refuses access %s', async (access) => {
		for (const path of [stats, '/wc-analytics/products', '/wp/v2/users/me']) {
			const { status, body } = await ask('GET', path, undefined, { 'x-access': access });
			expect([401, 403]).toContain(status);
			expect(body).not.toHaveProperty('totals');
		}
		const write = await ask('POST', '/wc-admin/options', { a: '1' }, { 'x-access': access });
		expect([401, 403]).toContain(write.status);
	});

	it('responds to unknown routes as WordPress does', async () => {
		expect(await ask('GET', '/wc-analytics/reports/nope')).toMatchObject({
			status: 404,
			body: { code: 'rest_no_route', data: { status: 404 } },
		});
		expect(await ask('PUT', '/wc-analytics/reports/revenue/stats')).toMatchObject({ status: 404 });
	});

	it('tells which routes a namespace has', async () => {
		const { body } = await ask('GET', '/wc-admin');
		expect(body).toMatchObject({
			namespace: 'wc-admin',
			routes: { '/wc-admin/options': { methods: ['GET', 'POST', 'PUT', 'PATCH'] } },
		});
	});

	it('explains what is wrong with a body that is not JSON', async () => {
		const reply = await app.inject({
			method: 'POST',
			url: '/wp-json/wc-admin/options',
			headers: { 'content-type': 'application/json' },
			payload: '{',
		});
		expect(reply.statusCode).toBe(400);
		expect(reply.json()).toMatchObject({ code: 'rest_invalid_json' });
	});

	it('reveals nothing about itself when it fails', async () => {
		const broken = Fastify();
		broken.addHook('onRequest', async (request) => Reflect.set(request, 'access', 'full'));
		const failing = {
			...database,
			all: () => Promise.reject(new Error('SELECT secret FROM vault')),
		} as unknown as StoreDatabase; // only `all` is called
		await broken.register(
			async (scope) => registerRestRoutes(scope, { database: failing, now: () => new Date() }),
			{ prefix: '/wp-json' },
		);
		const reply = await broken.inject({ url: `/wp-json${stats}` });
		expect(reply.statusCode).toBe(500);
		expect(reply.json()).toMatchObject({
			code: 'internal_server_error',
			data: { status: 500 },
		});
		expect(reply.body).not.toContain('vault');
		await broken.close();
	});
});
