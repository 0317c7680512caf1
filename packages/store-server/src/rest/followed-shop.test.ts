import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start, type RunningStore } from '../cli/start';
import { openSmallServer } from '../testing/small-server';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { WrittenText } from '../testing/written-text';
import { routes } from '.';

const TOKEN = 'a-token-of-16-signs';
const shop = new SimulatedShop(lastOrders(20));
const root = mkdtempSync(path.join(tmpdir(), 'store-analytics-followed-'));
let store: RunningStore;

/** The status and the JSON of a request below /wp-json. */
async function ask(method: string, route: string, body?: object) {
	const response = await fetch(`${store.url}/wp-json${route}`, {
		method,
		headers: { authorization: `Bearer ${TOKEN}` },
		...(body && { body: JSON.stringify(body) }),
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

beforeAll(async () => {
	await shop.open();
	const err = new WrittenText();
	const started = await start(['--connect', shop.address, '--port', '0', '--token', TOKEN], {
		root,
		folder: root,
		out: { write: () => undefined },
		err,
		variables: {
			STORE_ANALYTICS_KEY: shopKeys.key.name,
			STORE_ANALYTICS_SECRET: shopKeys.key.secret,
		},
	});
	if (typeof started === 'string') throw new Error('The store did not start.');
	store = started;
	await err.says(/^All orders of .* are here/m);
});

afterAll(async () => {
	await store.stop();
	await shop.close();
	rmSync(root, { recursive: true, force: true });
});

const idOf = async (route: string) => {
	const { body } = await ask('GET', route);
	return String((body as unknown as readonly { id: number }[])[0]?.id);
};
const product = () => idOf('/wc-analytics/products?per_page=1');
const review = () => idOf('/wc-analytics/products/reviews?per_page=1');
const note = () => idOf('/wc-analytics/admin/notes?per_page=1');

const settings = 'admin.php?page=wc-admin&path=/analytics/settings';
const dateType = { id: 'woocommerce_date_type', value: 'date_completed' };

describe('a store that follows a shop', () => {
	it.each<[string, string, () => string | Promise<string>, object, string]>([
		[
			'the stock of a product',
			'PUT',
			async () => `/wc-analytics/products/${await product()}`,
			{ stock_quantity: 3, manage_stock: true },
			'edit.php?post_type=product',
		],
		[
			'that of a variation',
			'POST',
			() => '/wc-analytics/products/1/variations/2',
			{ stock_quantity: 3 },
			'edit.php?post_type=product',
		],
		[
			'the products that there are',
			'POST',
			() => '/wc-admin/onboarding/tasks/create_product_from_template',
			{ template_name: 'physical' },
			'edit.php?post_type=product',
		],
		[
			'a review',
			'PUT',
			async () => `/wc-analytics/products/reviews/${await review()}`,
			{ status: 'hold' },
			'edit.php?post_type=product&page=product-reviews',
		],
		[
			'the reviews that there are',
			'DELETE',
			async () => `/wc-analytics/products/reviews/${await review()}?force=true`,
			{},
			'edit.php?post_type=product&page=product-reviews',
		],
		[
			'a setting',
			'PUT',
			() => `/wc-analytics/settings/wc_admin/${dateType.id}`,
			dateType,
			settings,
		],
		[
			'settings, many at once',
			'POST',
			() => '/wc-analytics/settings/wc_admin/batch',
			{ update: [dateType] },
			settings,
		],
		[
			'a setting by its option',
			'POST',
			() => '/wc-admin/options',
			{ [dateType.id]: dateType.value },
			settings,
		],
		[
			'a way to pay',
			'PUT',
			() => '/wc/v3/payment_gateways/cod',
			{ enabled: false },
			'admin.php?page=wc-settings&tab=checkout',
		],
	])('refuses to change %s, and says where that is done', async (_, method, at, body, screen) => {
		const route = await at();
		const before = await ask('GET', route);
		expect(await ask(method, route, body)).toEqual({
			status: 403,
			body: {
				code: 'store_analytics_read_only',
				message: `This can only be changed in the shop at ${shop.address}: ${shop.address}/wp-admin/${screen}`,
				data: { status: 403 },
			},
		});
		expect(await ask('GET', route)).toEqual(before);
	});

	it.each<[string, string, () => string | Promise<string>, object, object]>([
		[
			'preferences of its user',
			'POST',
			() => '/wp/v2/users/me',
			{ woocommerce_meta: { revenue_report_columns: '["net"]' } },
			{
				woocommerce_meta: expect.objectContaining({ revenue_report_columns: '["net"]' }) as object,
			},
		],
		[
			'a message that is put aside',
			'DELETE',
			async () => `/wc-analytics/admin/notes/delete/${await note()}`,
			{},
			{ is_deleted: true },
		],
		[
			'a mark in the menu',
			'POST',
			() => '/wc-admin/navigation/favorites/me',
			{ item_id: 'revenue' },
			['revenue'],
		],
		[
			'an option of an extension',
			'POST',
			() => '/wc-admin/options',
			{ my_extension: 'on' },
			{ my_extension: true },
		],
		[
			'the file of a report',
			'POST',
			() => '/wc-analytics/reports/revenue/export',
			{ report_args: {} },
			{ export_id: expect.any(String) as string },
		],
		['a check of the shop', 'POST', () => '/store-analytics/sync', {}, { phase: 'following' }],
	])('takes what is its own: %s', async (_, method, at, body, expected) => {
		const reply = await ask(method, await at(), body);
		expect([200, 202]).toContain(reply.status);
		expect(reply.body).toMatchObject(expected);
	});

	it('says of each route that writes whose that is', () => {
		const writing = routes.filter(
			({ method, changes }) => method !== 'GET' && changes !== 'own' && changes !== 'nothing',
		);
		expect(writing.map(({ method, path: at }) => `${method} ${at}`).sort()).toEqual([
			'DELETE /wc-analytics/products/reviews/:id',
			'EDIT /wc-analytics/products/:id',
			'EDIT /wc-analytics/products/:product_id/variations/:id',
			'EDIT /wc-analytics/products/reviews/:id',
			'EDIT /wc-analytics/settings/:group_id([\\w-]+)/:id([\\w-]+)',
			'EDIT /wc-analytics/settings/:group_id([\\w-]+)/batch',
			'EDIT /wc/v3/payment_gateways/:id([\\w-]+)',
			'POST /wc-admin/onboarding/tasks/create_product_from_template',
			'POST /wc-analytics/imports/trigger',
		]);
	});
});

describe('a store that follows no shop', () => {
	it('takes settings', async () => {
		const small = await openSmallServer();
		const reply = await small.ask(`settings/wc_admin/${dateType.id}`, dateType);
		expect(reply).toMatchObject({ status: 200, body: dateType });
		await small.close();
	});
});
