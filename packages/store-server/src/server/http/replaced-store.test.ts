import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createDemoShop } from '../../sources/demo/create-demo-shop';
import { PooledDatabase } from '../../stores/pooled-database';
import { OpenFiles } from '../../stores/open-files';
import { ReplaceableStore } from '../../stores/replaceable-store';
import { createStoreServer, type StoreServer } from '../server';

const now = new Date('2026-11-20T17:00:00Z');
const token = 'the-token-of-this-test';
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
let folder: string;
let files: OpenFiles;
let store: ReplaceableStore;
let server: StoreServer;
/** The recorded events. */
let events: string[];

beforeEach(async () => {
	events = [];
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-replaced-'));
	const file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 10, now });
	files = new OpenFiles({ most: 1, atRest: null });
	const database = new PooledDatabase(files, file);
	store = new ReplaceableStore(database, {
		pause: async () => void events.push('the sync rests'),
		resume: async () => void events.push('the sync goes on'),
	});
	const context = { database, now: () => now };
	server = await createStoreServer({ context, token, storeFile: database, replaceable: store });
});
afterEach(async () => {
	await server.close();
	await files.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Resolves when the next request is counted as running. */
function requestEntered(): Promise<void> {
	const { requests } = store;
	const enter = requests.enter.bind(requests);
	return new Promise((resolve) => {
		jest.spyOn(requests, 'enter').mockImplementationOnce((...request) => {
			enter(...request);
			resolve();
		});
	});
}

describe('A store that another one replaces', () => {
	it('ends running requests first, and pauses the sync until the other is there', async () => {
		const payload = new PassThrough();
		payload.write('{"woocommerce_demo":');
		const url = '/wp-json/wc-admin/options';
		const entered = requestEntered();
		const writing = server.inject({ method: 'POST', url, headers, payload }).then((reply) => {
			events.push(`a request ends with ${reply.statusCode}`);
		});
		await entered;
		const replacing = store.replace(async () => {
			events.push('another takes its place');
			expect(files.count).toBe(0);
		});
		// The replacement has got as far as it can: a request that comes to the file now waits for a running replacement.
		await setImmediate();
		expect(events).toEqual(['the sync rests']);
		payload.end('"yes"}');
		await Promise.all([writing, replacing]);
		expect(events).toEqual([
			'the sync rests',
			'a request ends with 200',
			'another takes its place',
			'the sync goes on',
		]);
	});

	it('continues when the replacement failed', async () => {
		const failing = store.replace(() => Promise.reject(new Error('no room')));
		await expect(failing).rejects.toThrow('no room');
		expect(events).toEqual(['the sync rests', 'the sync goes on']);
		const reply = await server.inject({ url: '/wp-json/wc-analytics/orders', headers });
		expect([reply.statusCode, reply.headers['x-wp-total']]).toEqual([200, '10']);
	});
});
