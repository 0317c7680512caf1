import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { openDatabase } from '../store-file/open';
import type { StoreDatabase } from '../database/store-database';
import { createDemoShop } from '../sources/demo/create-demo-shop';
import { createStoreServer, type StoreServer } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-http-'));
const now = new Date('2026-11-20T17:00:00Z');
const token = 'the-token-of-this-test';
const REVENUE = '/wp-json/wc-analytics/reports/revenue/stats?interval=year';
const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

let database: StoreDatabase;
let server: StoreServer;

beforeAll(async () => {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders: 50, now });
	database = await openDatabase(file);
	const staticDir = path.join(folder, 'app');
	mkdirSync(staticDir);
	writeFileSync(
		path.join(staticDir, 'manifest.json'),
		JSON.stringify({
			'app.js': 'app.0123456789.js',
			'app.css': 'app.css',
			'extensions.js': 'extensions.0123456789.js',
			'extensions.css': 'extensions.css',
			screens: { overview: ['overview.0123456789.js', 'overview.css'] },
		}),
	);
	writeFileSync(path.join(staticDir, 'app.0123456789.js'), '/* the app */'.repeat(200));
	server = await createStoreServer({
		context: { database, now: () => now },
		token,
		staticDir,
		clockIsPinned: true,
	});
});

afterAll(async () => {
	await server.close();
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Logs a browser in with a link. */
async function logIn(): Promise<{ cookie: string; nonce: string; html: string }> {
	const login = await server.inject(server.newLoginPath());
	const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
	const page = await server.inject({ url: OVERVIEW, headers: { cookie } });
	const nonce = /"nonce":"([^"]+)"/.exec(page.body)?.[1] ?? '';
	return { cookie, nonce, html: page.body };
}

describe('REST', () => {
	it('serves scripts with the token and pages with cookie and nonce', async () => {
		const { cookie, nonce } = await logIn();
		const byToken = await server.inject({
			url: REVENUE,
			headers: { authorization: `Bearer ${token}` },
		});
		const byPage = await server.inject({ url: REVENUE, headers: { cookie, 'x-wp-nonce': nonce } });
		expect([byToken.statusCode, byPage.statusCode]).toEqual([200, 200]);
		expect(byPage.json<unknown>()).toEqual(byToken.json<unknown>());
		const plain = `/?rest_route=${encodeURIComponent('/wc-analytics/reports/revenue/stats')}&interval=year`;
		const byQuery = await server.inject({
			url: plain,
			headers: { authorization: `Bearer ${token}` },
		});
		expect(byQuery.json<unknown>()).toEqual(byToken.json<unknown>());
	});

	it('refuses everybody else with WordPress’s errors', async () => {
		const { cookie, nonce } = await logIn();
		const ask = async (headers: Record<string, string>) => {
			const reply = await server.inject({ url: REVENUE, headers });
			return [reply.statusCode, reply.json<{ code: string }>().code];
		};
		const nobody = [401, 'woocommerce_rest_cannot_view'];
		const wrongNonce = [403, 'rest_cookie_invalid_nonce'];
		expect(await ask({})).toEqual(nobody);
		expect(await ask({ cookie })).toEqual(nobody);
		expect(await ask({ authorization: 'Bearer a-guess' })).toEqual(nobody);
		expect(await ask({ authorization: 'Bearer a-guess', cookie, 'x-wp-nonce': nonce })).toEqual(
			nobody,
		);
		expect(await ask({ cookie, 'x-wp-nonce': 'badbadbad0' })).toEqual(wrongNonce);
		expect(await ask({ 'x-wp-nonce': nonce })).toEqual(wrongNonce);
		const other = await logIn();
		expect(await ask({ cookie, 'x-wp-nonce': other.nonce })).toEqual(wrongNonce);
	});

	it('renews the nonce of a page that was open for long', async () => {
		const { cookie, nonce } = await logIn();
		const url = '/wp-admin/admin-ajax.php?action=rest-nonce';
		expect((await server.inject({ url, headers: { cookie } })).body).toBe(nonce);
		expect((await server.inject(url)).statusCode).toBe(400);
	});
});

describe('pages', () => {
	it('ask for a log-in without a session', async () => {
		const page = await server.inject(OVERVIEW);
		expect(page.statusCode).toBe(403);
		expect(page.body).toContain('Access token');
		expect((await server.inject('/')).headers.location).toBe(OVERVIEW);
	});

	it('carry the app with everything that it is told about the shop', async () => {
		const { html } = await logIn();
		expect(html).toContain('<div id="root"></div>');
		expect(html).toContain('<html class="wp-toolbar" lang="en-US">');
		expect(html).toMatch(/<body class="[^"]*wp-admin[^"]*woocommerce-admin-is-loading/);
		expect(html).toContain('id="toplevel_page_wc-admin-path--analytics-overview"');
		expect(html).toContain('src="/wp-content/plugins/store-analytics/app.0123456789.js"');
		const settings = JSON.parse(/window\.wcSettings = (.*);$/m.exec(html)?.[1] ?? '{}') as unknown;
		expect(settings).toMatchObject({
			siteTitle: 'Fern & Field',
			storeNow: '2026-11-20T17:00:00.000Z',
			timeZone: 'Europe/Dublin',
			currency: { code: 'EUR', symbol: '€' },
			locale: { weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
			orderStatuses: { 'on-hold': 'On hold' },
			admin: {
				wcAdminSettings: { woocommerce_date_type: '' },
				preloadSettings: { general: { woocommerce_currency: 'EUR' } },
			},
		});
	});

	it('say the time between two batches of orders in their language', async () => {
		setLocaleData({ '12 hours': ['12 Stunden'] }, 'store-analytics');
		const { html } = await logIn();
		resetLocaleData();
		expect(html).toContain('"woocommerce_analytics_import_interval":"12 Stunden"');
	});

	it('bring the code of their screen along, and of no other', async () => {
		const { cookie, html } = await logIn();
		expect(html).toContain('store-analytics/overview.0123456789.js"></script>');
		expect(html).toContain(
			'<link rel="stylesheet" href="/wp-content/plugins/store-analytics/overview.css">',
		);
		const revenue = OVERVIEW.replace('overview', 'revenue');
		expect((await server.inject({ url: revenue, headers: { cookie } })).body).not.toContain(
			'overview.0123456789',
		);
	});

	it('allow no foreign scripts and no foreign frames', async () => {
		const { cookie } = await logIn();
		const page = await server.inject({ url: OVERVIEW, headers: { cookie } });
		const policy = String(page.headers['content-security-policy']);
		const nonce = /script-src 'self' 'nonce-([\w-]+)';/.exec(policy)?.[1];
		expect(page.body).toContain(`<script nonce="${nonce}">`);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toContain('unsafe-eval');
		expect(page.headers['x-content-type-options']).toBe('nosniff');
		expect(page.headers['cache-control']).toBe('no-store');
	});

	it('cannot be broken out of by data of the shop or the address', async () => {
		await database.run("UPDATE options SET value = ? WHERE name = 'blogname'", [
			JSON.stringify('</script><script>alert(1)</script>"><b>'),
		]);
		const { cookie, html } = await logIn();
		expect(html).not.toContain('<script>alert(1)');
		const path = encodeURIComponent('/analytics/"><script>alert(2)</script>');
		const page = await server.inject({
			url: `/wp-admin/admin.php?page=wc-admin&path=${path}`,
			headers: { cookie },
		});
		expect(page.body).not.toContain('<script>alert(2)');
		await database.run("UPDATE options SET value = '\"Fern & Field\"' WHERE name = 'blogname'");
	});

	it('mirror for a shop that is written from right to left', async () => {
		await database.run("UPDATE options SET value = '\"he_IL\"' WHERE name = 'WPLANG'");
		const { html } = await logIn();
		expect(html).toContain('<html class="wp-toolbar" lang="he-IL" dir="rtl">');
		expect(html).toMatch(/<body class="[^"]* rtl /);
		await database.run("UPDATE options SET value = '\"en_US\"' WHERE name = 'WPLANG'");
	});

	it('explain screens that exist only in WordPress', async () => {
		const { cookie } = await logIn();
		const page = await server.inject({
			url: '/wp-admin/admin.php?page=wc-settings',
			headers: { cookie },
		});
		expect(page.statusCode).toBe(200);
		expect(page.body).toContain('This part lives in WordPress');
	});

	it('lead home from an address without a page, in the language of the shop; programs get JSON', async () => {
		await database.run("UPDATE options SET value = '\"he_IL\"' WHERE name = 'WPLANG'");
		const page = await server.inject({ url: '/reports', headers: { accept: 'text/html,*/*' } });
		await database.run("UPDATE options SET value = '\"en_US\"' WHERE name = 'WPLANG'");
		expect(page.statusCode).toBe(404);
		expect(page.body).toContain('<html lang="he-IL" dir="rtl">');
		expect(page.body).toContain('<h1>This page does not exist</h1>');
		expect(page.body).toContain(`href="${OVERVIEW.replaceAll('&', '&amp;')}">Go to Overview</a>`);
		const reply = await server.inject({ url: '/reports', headers: { accept: '*/*' } });
		expect(reply.json()).toMatchObject({
			statusCode: 404,
			message: 'Route GET:/reports not found',
		});
	});
});

describe('files', () => {
	it('are compressed for browsers that support it, and cached by them', async () => {
		const url = '/wp-content/plugins/store-analytics/app.0123456789.js';
		const reply = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
		expect(reply.headers['content-encoding']).toBe('br');
		expect(reply.headers['cache-control']).toContain('immutable');
		const css = await server.inject('/wp-admin/css/admin-page.css');
		expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
		expect(
			(await server.inject('/wp-content/plugins/store-analytics/../../../demo.duckdb')).statusCode,
		).toBe(404);
	});
});

describe('the Host header', () => {
	it('must name this machine, so that no foreign name can point here', async () => {
		const ask = async (host: string) =>
			(await server.inject({ url: REVENUE, headers: { host } })).statusCode;
		expect([await ask('127.0.0.1:8765'), await ask('localhost'), await ask('[::1]:80')]).toEqual([
			401, 401, 401,
		]);
		expect([await ask('evil.example'), await ask('127.0.0.1.evil.example')]).toEqual([403, 403]);
	});
});

describe('extensions', () => {
	const script = path.join(folder, 'it’s mine.js');
	const address = '/wp-content/plugins/extensions/1/it%E2%80%99s%20mine.js';

	it('leave no trace on a page without them', async () => {
		expect((await logIn()).html).not.toContain('extensions');
	});

	it('run after the app, with their dependencies, for logged-in users', async () => {
		writeFileSync(script, 'first');
		const extended = await createStoreServer({
			context: { database, now: () => now },
			token,
			staticDir: path.join(folder, 'app'),
			extensions: [script],
		});
		const login = await extended.inject(extended.newLoginPath());
		const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
		const get = (url: string) => extended.inject({ url, headers: { cookie } });
		const page = await get(OVERVIEW);
		const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
		const app = '/wp-content/plugins/store-analytics';
		expect(scripts.slice(0, 4)).toEqual([
			`${app}/overview.0123456789.js`,
			`${app}/app.0123456789.js`,
			`${app}/extensions.0123456789.js`,
			address,
		]);
		expect(page.body).toContain(`<link rel="stylesheet" href="${app}/extensions.css">`);
		expect((await get(address)).body).toBe('first');
		writeFileSync(script, 'second');
		expect((await get(address)).body).toBe('second');
		expect((await extended.inject(address)).statusCode).toBe(403);
		for (const other of ['2/x.js', '0/x.js', 'x/x.js']) {
			const reply = await get(`/wp-content/plugins/extensions/${other}`);
			expect(reply.statusCode).toBe(404);
		}
		rmSync(script);
		expect((await get(address)).statusCode).toBe(404);
		await extended.close();
	});
});
