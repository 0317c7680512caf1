import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoreDatabase } from '../../database/store-database';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { openDatabase } from '../../store-file/open';
import { OpenFiles } from '../../stores/open-files';
import { PooledDatabase } from '../../stores/pooled-database';
import { ReplaceableStore } from '../../stores/replaceable-store';
import { createStoreServer } from '../server';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-page-'));
const now = new Date('2026-11-20T17:00:00Z');
const started = 'http.server.request.start';
const dates = { after: '{primary.after}', before: '{primary.before}' };
const screens = {
	'/analytics/orders': {
		free: [],
		queries: [{ kind: 'stats', endpoint: 'orders', query: { ...dates, interval: '{interval}' } }],
	},
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shop's database that calls `asked` before each statement. */
function watched(database: StoreDatabase, asked: (sql: string) => void): StoreDatabase {
	return new Proxy(database, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== 'function') return value;
			if (name !== 'all') return value.bind(target);
			return (...statement: Parameters<StoreDatabase['all']>) => {
				asked(statement[0]);
				return target.all(...statement);
			};
		},
	});
}

describe('The page of the app', () => {
	it('sends its beginning before it reads the shop for its scripts, so that a browser fetches the scripts meanwhile', async () => {
		const file = path.join(folder, 'demo.duckdb');
		await createDemoShop({ file, orders: 20, now });
		writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
		writeFileSync(path.join(folder, 'preloaded-queries.json'), JSON.stringify(screens));
		let response: ServerResponse | undefined;
		const note = (message: unknown) => ({ response } = message as { response: ServerResponse }); // as: Node's documentation says so
		const hasBegun: (boolean | undefined)[] = [];
		const database = await openDatabase(file);
		const server = await createStoreServer({
			context: {
				// What scripts are told about the shop; the list of countries stands only there.
				database: watched(database, (sql) => {
					if (sql.includes('FROM countries')) hasBegun.push(response?.headersSent);
				}),
				now: () => now,
			},
			token: 'the-token-of-this-test',
			staticDir: folder,
			clockIsPinned: true,
			patience: 60_000,
		});
		const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
		const login = await fetch(origin + server.newLoginPath(), { redirect: 'manual' });
		const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');

		subscribe(started, note);
		const address = `${origin}/wp-admin/admin.php?page=wc-admin&path=/analytics/orders`;
		const page = await fetch(address, { headers: { cookie } });
		expect(await page.text()).toContain('"endpoint":"orders"');
		unsubscribe(started, note);

		await server.close();
		await database.close();
		expect(hasBegun).toEqual([true]);
	});

	it('counts as one request with the responses that it brings, so that a restore waits for the page and no response for the restore', async () => {
		const file = path.join(folder, 'replaced.duckdb');
		await createDemoShop({ file, orders: 20, now });
		writeFileSync(path.join(folder, 'manifest.json'), '{ "app.js": "app.js" }');
		writeFileSync(path.join(folder, 'preloaded-queries.json'), JSON.stringify(screens));
		const files = new OpenFiles({ most: 1, atRest: null });
		const database = new PooledDatabase(files, file);
		const sync = { pause: () => Promise.resolve(), resume: () => Promise.resolve() };
		const replaceable = new ReplaceableStore(database, sync);
		const server = await createStoreServer({
			context: { database, now: () => now },
			...{ token: 'the-token-of-this-test', storeFile: database, replaceable },
			...{ staticDir: folder, clockIsPinned: true, patience: 60_000 },
		});
		const headers = { host: '127.0.0.1' };
		const login = await server.inject({ url: server.newLoginPath(), headers });
		const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]));

		const counted = jest.spyOn(replaceable.requests, 'enter');
		const url = '/wp-admin/admin.php?page=wc-admin&path=/analytics/orders';
		const page = await server.inject({ url, headers, cookies });
		expect(page.body).toContain('"endpoint":"orders"');
		expect(counted).toHaveBeenCalledTimes(1);

		await server.close();
		await files.close();
	});
});
