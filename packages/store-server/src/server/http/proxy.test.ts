import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSmallServer, type SmallServer } from '../../testing/small-server';
import { createStoreServer } from '../server';

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';
const now = new Date('2026-11-20T17:00:00Z');
const app = mkdtempSync(path.join(tmpdir(), 'store-analytics-proxy-'));
let small: SmallServer;
beforeAll(async () => {
	const manifest = { 'app.js': 'app.js', 'app.css': 'app.css' };
	writeFileSync(path.join(app, 'manifest.json'), JSON.stringify(manifest));
	small = await openSmallServer();
});
afterAll(async () => {
	await small.close();
	rmSync(app, { recursive: true, force: true });
});

describe('A proxy with https before the server', () => {
	const headers = {
		host: '127.0.0.1:8765',
		'x-forwarded-proto': 'https',
		'x-forwarded-host': 'analytics.example',
		'x-forwarded-for': '198.51.100.7, 203.0.113.9',
	};

	it('is trusted if the settings name one: pages use its address, and cookies are for https only', async () => {
		const behind = await createStoreServer({
			context: { database: small.database, now: () => now },
			token: small.token,
			staticDir: app,
			isBehindProxy: true,
		});
		const login = await behind.inject({ url: behind.newLoginPath(), headers });
		const set = String(login.headers['set-cookie']);
		expect(set).toMatch(/; Secure/);
		const cookie = set.split(';')[0] ?? '';
		const page = await behind.inject({ url: OVERVIEW, headers: { ...headers, cookie } });
		expect(page.body).toContain('https://analytics.example/wp-json/');
		expect(page.body).not.toContain('127.0.0.1');
		const foreign = { ...headers, host: 'evil.example' };
		expect((await behind.inject({ url: OVERVIEW, headers: foreign })).statusCode).toBe(403);
		await behind.close();
	});

	it('is not trusted otherwise, whatever its headers say', async () => {
		const server = await createStoreServer({
			context: { database: small.database, now: () => now },
			token: small.token,
			staticDir: app,
		});
		const login = await server.inject({ url: server.newLoginPath(), headers });
		const set = String(login.headers['set-cookie']);
		expect(set).not.toMatch(/; Secure/);
		const cookie = set.split(';')[0] ?? '';
		const page = await server.inject({ url: OVERVIEW, headers: { ...headers, cookie } });
		expect(page.body).toContain('http://127.0.0.1:8765/wp-json/');
		expect(page.body).not.toContain('analytics.example');
		await server.close();
	});
});
