import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-link-'));
const now = new Date('2026-11-20T17:00:00Z');
const token = 'the-token-of-this-test';
const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

let database: StoreDatabase;
let server: StoreServer;

beforeAll(async () => {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders: 5, now });
	database = await openDatabase(file);
	server = await createStoreServer({ context: { database, now: () => now }, token });
});

afterAll(async () => {
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

describe('The log-in link', () => {
	it('logs one browser in, once, and leaves the address bar', async () => {
		const link = server.newLoginPath();
		const first = await server.inject(link);
		expect(first.statusCode).toBe(302);
		expect(first.headers.location).toBe(OVERVIEW);
		expect(first.headers['set-cookie']).toMatch(
			/^store_analytics_\d+=[\w-]{20,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		const second = await server.inject(link);
		expect(second.statusCode).toBe(403);
		expect(second.headers['set-cookie']).toBeUndefined();
		expect(second.body).toContain('This link has already been used');
		const unknown = await server.inject('/?token=a-link-of-an-earlier-start');
		expect([unknown.statusCode, unknown.headers['set-cookie']]).toEqual([403, undefined]);
		expect(unknown.body).toContain('This link is not valid any more');
		expect(unknown.body).toContain('name="token" type="password"');
	});

	it('may hold the access token, but not on a page of somebody else', async () => {
		for (const address of ['/', '/wp-admin', OVERVIEW]) {
			const url = `${address}${address.includes('?') ? '&' : '?'}token=${token}`;
			const mine = await server.inject(url);
			expect(mine.statusCode).toBe(302);
			expect(mine.headers.location).not.toContain(token);
			expect(mine.headers['set-cookie']).toMatch(/^store_analytics_/);
			const theirs = await server.inject({ url, headers: { 'sec-fetch-site': 'cross-site' } });
			expect([theirs.statusCode, theirs.headers['set-cookie']]).toEqual([403, undefined]);
			expect(theirs.body).not.toContain(token);
		}
	});

	it('is not needed with the access token', async () => {
		const post = (text: string) =>
			server.inject({
				method: 'POST',
				url: '/wp-login.php',
				payload: new URLSearchParams({ token: text, redirect_to: '//evil.example/' }).toString(),
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
			});
		const refused = await post('a guess');
		expect(refused.statusCode).toBe(403);
		expect(refused.body).toContain('That is not the access token');
		const taken = await post(token);
		expect(taken.statusCode).toBe(303);
		expect(taken.headers.location).toBe(OVERVIEW);
	});
});
