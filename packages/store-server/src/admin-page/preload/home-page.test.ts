import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../store-file/open';
import type { StoreDatabase } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from '../../server/server';
import type { ShopSyncControl } from '../../sync/state/sync-control';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-home-'));
const now = new Date('2026-11-20T17:00:00Z');
const screens = {
	'/': {
		free: [],
		sections: {
			metrics: { isVisible: true, hiddenBlocks: [] },
			todo: { isVisible: true, hiddenBlocks: [] },
			inbox: { isVisible: true, hiddenBlocks: [] },
		},
		preference: 'homepage_sections',
		queries: [
			{
				kind: 'items',
				endpoint: 'performance-indicators',
				query: {
					after: '{today.secondary.after}',
					before: '{today.secondary.before}',
					stats: 'orders/orders_count',
				},
				section: 'metrics',
				blocks: ['metrics'],
			},
			{
				kind: 'collection',
				endpoint: 'orders',
				query: { status: '{actionable}', per_page: 1 },
				section: 'todo',
				blocks: ['orders'],
			},
			{
				kind: 'reviews',
				endpoint: 'products/reviews',
				query: { per_page: 1 },
				section: 'todo',
				blocks: ['reviews'],
				needs: 'reviews',
			},
			{
				kind: 'notes',
				endpoint: 'admin/notes',
				query: { per_page: 1 },
				section: 'inbox',
				blocks: ['notes'],
			},
		],
	},
};

interface Response {
	readonly endpoint: string;
	readonly query: object;
	readonly body: unknown;
}

let database: StoreDatabase;

beforeAll(async () => {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders: 400, now });
	database = await openDatabase(file);
	writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
	writeFileSync(path.join(folder, 'preloaded-queries.json'), JSON.stringify(screens));
});

afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

const token = 'the-token-of-this-test';

/** A value that the page prints under a name; with `sync`, the store belongs to a connected shop. */
async function printed(name: string, sync?: ShopSyncControl): Promise<unknown> {
	const server: StoreServer = await createStoreServer({
		context: { database, now: () => now, ...(sync && { sync }) },
		token,
		staticDir: folder,
		clockIsPinned: true,
		patience: 60_000,
	});
	const login = await server.inject(server.newLoginPath());
	const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
	const url = '/wp-admin/admin.php?page=wc-admin';
	const { body } = await server.inject({ url, headers: { cookie } });
	await server.close();
	return JSON.parse(new RegExp(`window\\.${name} = (.*);$`, 'm').exec(body)?.[1] ?? '');
}

async function brought(): Promise<readonly Response[]> {
	const { responses } = (await printed('storeAnalytics')) as {
		responses: { responses: Response[] };
	};
	return responses.responses;
}

describe('Preloaded responses of Home', () => {
	const asked = async () =>
		(await brought())
			.map(({ endpoint, query }) => [endpoint, query] as const)
			.sort(([one], [other]) => one.localeCompare(other));
	const set = (name: string, value: unknown) =>
		database.run('INSERT OR REPLACE INTO options (name, value) VALUES (?, ?)', [
			name,
			JSON.stringify(value),
		]);

	it('cover yesterday up to the current quarter of an hour, and the shop’s actionable statuses', async () => {
		await set('woocommerce_actionable_order_statuses', ['completed']);
		expect(await asked()).toEqual([
			['admin/notes', { per_page: 1 }],
			['orders', { status: ['completed'], per_page: 1 }],
			[
				'performance-indicators',
				// It is 17:00 in Dublin.
				{
					after: '2026-11-19T00:00:00',
					before: '2026-11-19T17:14:59',
					stats: 'orders/orders_count',
				},
			],
			['products/reviews', { per_page: 1 }],
		]);
		const orders = (await brought()).find(({ endpoint }) => endpoint === 'orders');
		expect(orders?.body).toMatchObject([{ status: 'completed' }]);
	});

	it('omit features that the shop does not have, and sections that the user has hidden', async () => {
		await set('woocommerce_actionable_order_statuses', []);
		await set('woocommerce_enable_reviews', 'no');
		const arranged = [{ key: 'inbox', title: 'Inbox', isVisible: false, hiddenBlocks: [] }];
		await database.run('INSERT INTO user_meta (user_id, key, value) VALUES (1, ?, ?)', [
			'homepage_sections',
			JSON.stringify(arranged),
		]);
		expect((await asked()).map(([endpoint]) => endpoint)).toEqual(['performance-indicators']);
	});
});

describe('Page of a connected shop', () => {
	it('contains the URL of the shop’s admin', async () => {
		const sync = { status: async () => ({ shop: 'https://shop.example' }), runNow: () => {} };
		// as: the page reads only the address.
		expect(await printed('wcSettings', sync as unknown as ShopSyncControl)).toMatchObject({
			connectedShop: { adminUrl: 'https://shop.example/wp-admin/' },
		});
		expect(await printed('wcSettings')).toMatchObject({ connectedShop: null });
	});
});
