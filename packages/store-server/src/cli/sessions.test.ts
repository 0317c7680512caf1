import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CookieClient } from '../testing/cookie-client';
import { start, type RunningStore } from './start';

const REVENUE = '/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue&period=today';
const root = mkdtempSync(path.join(tmpdir(), 'store-analytics-sessions-'));
let store: RunningStore;
let said = '';
let client: CookieClient;
beforeEach(async () => {
	await run();
	client = new CookieClient(store.url);
	await client.open(/http:\S+token=\S+/.exec(said)?.[0] ?? '');
});
afterEach(() => store.stop());
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the store of these tests, on a port. */
async function run(port = '0'): Promise<void> {
	said = '';
	const out = { write: (text: string) => (said += text) };
	const words = ['--port', port, '--demo-orders', '5'];
	const result = await start(words, { root, folder: root, out, err: out });
	if (typeof result === 'string') throw new Error(said);
	store = result;
}

/** What the page's bar sends to log out. */
async function logOut(who: CookieClient, fields: Record<string, string> = {}) {
	const { html } = await who.open(REVENUE);
	const _wpnonce = /name="_wpnonce" value="([^"]+)"/.exec(html)?.[1] ?? '';
	const sent = { _wpnonce, redirect_to: REVENUE, ...fields };
	const reply = await who.submit('/wp-login.php?action=logout', sent);
	return reply.headers.get('location') ?? '';
}

const status = async (who: CookieClient) => (await who.open(REVENUE)).status;

describe('a browser', () => {
	it('stays logged in when the store is started again, on the screen where it is', async () => {
		expect(await client.open('/')).toMatchObject({ status: 200 });
		await store.stop();
		await run(new URL(store.url).port);
		expect(await client.open(REVENUE)).toMatchObject({ status: 200, at: REVENUE });
	});

	it('logs out, is told so, and comes back to the same screen', async () => {
		const before = client.cookie;
		const page = await client.open(await logOut(client));
		expect(page).toMatchObject({
			status: 200,
			at: expect.stringMatching(/^\/wp-login\.php\?loggedout/) as string,
		});
		expect(page.html).toContain('<p class="login-note" role="status">You are logged out.</p>');
		expect(client.cookie).toBe('');
		// Who has kept the cookie is out as well.
		client.cookie = before;
		expect(await status(client)).toBe(403);
		const redirect = /name="redirect_to" type="hidden" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
		expect(redirect).toBe(REVENUE.replaceAll('&', '&amp;'));
		const token = /^Access token: (\S+)$/m.exec(said)?.[1] ?? '';
		const again = await client.submit('/wp-login.php', { token, redirect_to: REVENUE });
		expect([again.status, again.headers.get('location')]).toEqual([303, REVENUE]);
		expect(await status(client)).toBe(200);
	});

	it('ends the sessions of all browsers where that is chosen', async () => {
		const other = new CookieClient(store.url);
		const token = /^Access token: (\S+)$/m.exec(said)?.[1] ?? '';
		await other.submit('/wp-login.php', { token });
		expect(await status(other)).toBe(200);
		await logOut(client, { everywhere: '1' });
		expect(await status(other)).toBe(403);
	});

	it('is not logged out by another site’s page', async () => {
		expect(await logOut(client, { _wpnonce: 'a guess' })).toBe(REVENUE);
		expect(await status(client)).toBe(200);
	});

	it('is led to no other site by a log-out', async () => {
		expect(await logOut(client, { redirect_to: '//evil.example/' })).not.toContain('evil');
	});
});
