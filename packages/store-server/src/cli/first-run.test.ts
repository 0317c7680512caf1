import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CookieClient } from '../testing/cookie-client';
import { ChoicePage, FirstStart, OVERVIEW } from '../testing/first-start';

let at: FirstStart;
beforeEach(() => {
	at = new FirstStart();
});
afterEach(() => at.end());

describe('npm start without a store', () => {
	it('asks in the browser, and gives nobody else access', async () => {
		const { store, page, first } = await at.begin();
		expect(at.said).toMatch(
			/Choose a shop in the browser.*\n\n {2}http:\S+\/\?token=\S+\n\nAccess token: /,
		);
		expect(first).toMatchObject({ status: 200, at: '/' });
		for (const way of ['Look at a demo', 'Connect my shop', 'Open an export']) {
			expect(first.html).toContain(`>${way}</h2>`);
		}
		for (const address of [OVERVIEW, '/shops']) expect((await page.open(address)).at).toBe('/');
		const stranger = new ChoicePage(store.url);
		expect(await stranger.open('/')).toMatchObject({ status: 403 });
		const send = (who: CookieClient, address: string, method = 'GET') =>
			who.send(new URL(address, store.url), { method }).then(({ status }) => status);
		expect(await send(stranger, '/first-run/state')).toBe(401);
		expect(await send(stranger, '/first-run/demo', 'POST')).toBe(401);
		// The cookie alone, as another site's page would send it.
		expect(await send(page, '/first-run/demo', 'POST')).toBe(401);
		expect(await send(page, '/wp-json/wc-analytics/reports')).toBe(503);
		expect(at.kept()).toEqual([]);
	});

	it('makes a demo shop, which the next start opens and --choose offers again', async () => {
		const { store, page } = await at.begin('--choose', '--demo-orders', '40');
		const other = new ChoicePage(store.url);
		other.cookie = page.cookie;
		expect(await page.choose('demo', '{}')).toBe(202);
		// A second tab sees what goes on, and cannot begin another.
		expect(await other.state()).toMatchObject({ way: 'demo', step: 'making-demo' });
		expect(await other.choose('demo', '{}')).toBe(409);
		expect(await page.outcome()).toBe('open');
		expect(await page.open('/')).toMatchObject({ status: 200, at: OVERVIEW });
		expect(at.said).toMatch(/is open on port \d+, from \.store.demo\.duckdb\.\n$/);
		await store.stop();

		const again = await at.begin();
		expect(again.first).toMatchObject({ status: 200, at: OVERVIEW });
		await again.store.stop();

		const choosing = await at.begin('--choose');
		expect(choosing.first.html).toContain('value="demo" dir="auto">Fern &amp; Field</button>');
		expect(await choosing.page.choose('open', JSON.stringify({ store: '../demo' }))).toBe(202);
		expect(await choosing.page.outcome()).toBe('../demo is no longer on this computer.');
		expect(await choosing.page.choose('open', JSON.stringify({ store: 'demo' }))).toBe(202);
		expect(await choosing.page.outcome()).toBe('open');
	});

	it('speaks the browser’s language, or that of --language', async () => {
		const folder = path.join(at.root, 'dist/embedded');
		mkdirSync(folder, { recursive: true });
		const ar = { page: 'ar.js', server: 'ar.json' };
		const manifest = { 'app.js': 'app.js', languages: { ar } };
		writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
		writeFileSync(
			path.join(folder, 'ar.json'),
			JSON.stringify({
				'Connect my shop': ['اربط'],
				'Log in': ['ادخل'],
				'This link is not valid any more. Open the link that “npm start” shows now, or enter the access token.':
					['رابط قديم'],
				'F j, Y': ['j F، Y'],
				'“%s” is not a shop address. Enter it as https://shop.example.': ['«%s» خطأ'],
			}),
		);
		const { page } = await at.begin();
		const html = async (liked: string) => {
			const headers = { 'accept-language': liked };
			return (await page.send(new URL('/', page.origin), { headers })).text();
		};
		expect(await html('it,ar-EG;q=0.8,en;q=0.5')).toMatch(/lang="ar" dir="rtl"[^]*>اربط<\/h2>/);
		expect(await html('en-GB,ar')).toMatch(/lang="en-US"[^]*>Connect my shop<\/h2>/);
		const stranger = new ChoicePage(page.origin);
		const old = new URL('/?token=from-yesterday', page.origin);
		const logIn = await stranger.send(old, { headers: { 'accept-language': 'ar' } });
		expect(await logIn.text()).toMatch(/lang="ar" dir="rtl"[^]*>رابط قديم<[^]*>ادخل<\/button>/);
		const bad = JSON.stringify({ address: 'ftp://x', name: 'ck_x', secret: 'cs_x' });
		await page.choose('connect', bad);
		const problem = async (liked: string) => {
			const headers = { 'accept-language': liked };
			const state = await page.send(new URL('/first-run/state', page.origin), { headers });
			return ((await state.json()) as { problem: { message: string } | null }).problem?.message;
		};
		expect(await page.outcome()).toMatch(/^“ftp:\/\/x” is not a shop address/);
		// Whoever looks reads it in a language of their own.
		expect(await problem('ar')).toBe('«ftp://x» خطأ');
		expect(await problem('en')).toMatch(/^“ftp:\/\/x” is not a shop address/);
		const arabic = await at.begin('--choose', '--language', 'ar', '--demo-orders', '10');
		expect(arabic.first.html).toContain('>اربط</h2>');
		// A demo shop has the language of the page that asked for it.
		expect(await arabic.page.choose('demo', '{}')).toBe(202);
		expect(await arabic.page.outcome()).toBe('open');
		await at.stop();
		const { first } = await at.begin();
		expect(first.at).toBe(OVERVIEW);
		expect(first.html).toMatch(/<html[^>]* lang="ar"/);
		expect(first.html).toContain('j F، Y');
	});
});
