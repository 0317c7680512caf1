import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import type { ChoiceState } from '../first-run/choice';
import { CookieClient } from '../testing/cookie-client';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { start, type RunningStore } from './start';

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/analytics/overview';

let root: string;
let said: string;
const running: RunningStore[] = [];
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'store-analytics-first-'));
	said = '';
});
afterEach(async () => {
	jest.restoreAllMocks();
	for (const store of running.splice(0)) await store.stop();
	rmSync(root, { recursive: true, force: true });
});

/** The page of a browser that has opened the link. */
class Page extends CookieClient {
	/** The state, or 'open' when a store has taken the page's place. */
	async state(): Promise<(ChoiceState & { text: string; nonce: string }) | 'open'> {
		const url = new URL('/first-run/state', this.origin);
		const reply = await this.send(url, {}).catch(() => null);
		if (reply?.status === 404) return 'open';
		if (!reply) return (await setTimeout(20), this.state());
		return (await reply.json()) as ChoiceState & { text: string; nonce: string };
	}

	/** Makes a choice; resolves to the status. */
	async choose(way: string, body: RequestInit['body'], type = 'application/json') {
		const state = await this.state();
		const nonce = state === 'open' ? '' : state.nonce;
		const reply = await this.send(new URL(`/first-run/${way}`, this.origin), {
			method: 'POST',
			body,
			headers: { 'content-type': type, 'x-wp-nonce': nonce },
		});
		return reply.status;
	}

	/** Waits until nothing is under way; resolves to what went wrong, or 'open'. */
	async outcome(): Promise<string | undefined> {
		for (;;) {
			const state = await this.state();
			if (state === 'open') return state;
			if (state.step === null) return state.problem?.message;
			await setTimeout(10);
		}
	}
}

/** Runs `npm start -- words`, and opens the link in a browser. */
async function begin(...words: string[]) {
	const write = (text: string) => (said += text);
	const streams = { out: { write }, err: { write } };
	const result = await start(['--port', '0', ...words], { root, folder: root, ...streams });
	if (typeof result === 'string') throw new Error(`It did not start: ${said}`);
	running.push(result);
	const link = [...said.matchAll(/http:\S+token=\S+/g)].at(-1)?.[0] ?? '';
	const page = new Page(result.url);
	return { store: result, page, first: await page.open(link) };
}

const kept = () =>
	readdirSync(root)
		.flatMap((folder) => readdirSync(path.join(root, folder)))
		.sort();

/** The export of a shop with few orders, as a .zip, changed by `about`. */
function exportOf(about: Record<string, string | null> = {}, folder = ''): Uint8Array<ArrayBuffer> {
	const files = Object.entries(lastOrders(20)).map(([name, body]) => [name, JSON.stringify(body)]);
	const all = { ...(Object.fromEntries(files) as Record<string, string>), ...about };
	const packed = Object.entries(all).flatMap(([name, body]) =>
		body === null ? [] : [[folder + name, strToU8(body)] as const],
	);
	return new Uint8Array(zipSync(Object.fromEntries(packed)));
}

const ZIP = 'application/zip';

describe('npm start without a store', () => {
	it('asks in the browser, and answers nobody else', async () => {
		const { store, page, first } = await begin();
		expect(said).toMatch(
			/Choose a shop in the browser.*\n\n {2}http:\S+\/\?token=\S+\n\nAccess token: /,
		);
		expect(first).toMatchObject({ status: 200, at: '/' });
		for (const way of ['Look at a demo', 'Connect my shop', 'Open an export']) {
			expect(first.html).toContain(`>${way}</h2>`);
		}
		expect((await page.open(OVERVIEW)).at).toBe('/');
		const stranger = new Page(store.url);
		expect(await stranger.open('/')).toMatchObject({ status: 403 });
		const send = (who: CookieClient, address: string, method = 'GET') =>
			who.send(new URL(address, store.url), { method }).then(({ status }) => status);
		expect(await send(stranger, '/first-run/state')).toBe(401);
		expect(await send(stranger, '/first-run/demo', 'POST')).toBe(401);
		// The cookie alone, as another site's page would send it.
		expect(await send(page, '/first-run/demo', 'POST')).toBe(401);
		expect(await send(page, '/wp-json/wc-analytics/reports')).toBe(503);
		expect(kept()).toEqual([]);
	});

	it('makes a demo shop, which the next start opens and --choose offers again', async () => {
		const { store, page } = await begin('--now', '2026-11-20T12:00');
		const other = new Page(store.url);
		other.cookie = page.cookie;
		expect(await page.choose('demo', '{}')).toBe(202);
		// A second tab sees what goes on, and cannot begin another.
		expect(await other.state()).toMatchObject({ way: 'demo', step: 'making-demo' });
		expect(await other.choose('demo', '{}')).toBe(409);
		expect(await page.outcome()).toBe('open');
		expect(await page.open('/')).toMatchObject({ status: 200, at: OVERVIEW });
		expect(said).toMatch(/is open on port \d+, from \.store.demo\.duckdb\.\n$/);
		await store.stop();

		const again = await begin();
		expect(again.first).toMatchObject({ status: 200, at: OVERVIEW });
		await again.store.stop();

		const choosing = await begin('--choose');
		expect(choosing.first.html).toContain('value="demo">demo</button>');
		expect(await choosing.page.choose('open', JSON.stringify({ store: '../demo' }))).toBe(202);
		expect(await choosing.page.outcome()).toBe('../demo is not kept here any more.');
		expect(await choosing.page.choose('open', JSON.stringify({ store: 'demo' }))).toBe(202);
		expect(await choosing.page.outcome()).toBe('open');
	});

	it('speaks the browser’s language, or that of --language', async () => {
		const folder = path.join(root, 'dist/embedded');
		const { mkdirSync } = await import('node:fs');
		mkdirSync(folder, { recursive: true });
		const ar = { page: 'ar.js', server: 'ar.json' };
		const manifest = { 'app.js': 'app.js', languages: { ar } };
		writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
		writeFileSync(path.join(folder, 'ar.json'), JSON.stringify({ 'Connect my shop': ['اربط'] }));
		const { page } = await begin();
		const html = async (liked: string) => {
			const headers = { 'accept-language': liked };
			return (await page.send(new URL('/', page.origin), { headers })).text();
		};
		expect(await html('it,ar-EG;q=0.8,en;q=0.5')).toMatch(/lang="ar" dir="rtl"[^]*>اربط<\/h2>/);
		expect(await html('en-GB,ar')).toMatch(/lang="en-US"[^]*>Connect my shop<\/h2>/);
		const { first } = await begin('--language', 'ar');
		expect(first.html).toContain('>اربط</h2>');
	});
});

describe('connecting on the page', () => {
	let shop: SimulatedShop;
	beforeEach(async () => {
		shop = new SimulatedShop(lastOrders(20));
		await shop.open();
	});
	afterEach(() => shop.close());

	const fields = (about: Record<string, string> = {}) =>
		JSON.stringify({ address: shop.address, ...shopKeys.key, ...about });

	it('leads to the shop’s own screens', async () => {
		const { page } = await begin();
		const ask = async (address: string) =>
			(await page.send(new URL(`/first-run/screens?address=${address}`, page.origin), {})).json();
		expect(await ask('shop.example/wp-admin/')).toEqual({
			shop: 'https://shop.example',
			keys: 'https://shop.example/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys&create-key=1',
			applicationPasswords:
				'https://shop.example/wp-admin/profile.php#application-passwords-section',
			permalinks: 'https://shop.example/wp-admin/options-permalink.php',
		});
		expect(await ask('ftp://x')).toEqual({
			message: expect.stringContaining('is no address') as string,
		});
	});

	it.each([
		['consumer key', shopKeys.key],
		['application password', shopKeys.user],
	])('takes a %s, opens the store and follows the shop, also after a restart', async (_, key) => {
		const { store, page } = await begin();
		expect(await page.choose('connect', fields(key))).toBe(202);
		expect(await page.outcome()).toBe('open');
		const { html, at } = await page.open('/');
		expect([at, html.includes('Rig Outfitters')]).toEqual([OVERVIEW, true]);
		await store.stop();
		const [file = '', credentials = ''] = kept();
		expect(kept()).toEqual([file, `${file}.credentials`, `${file}.sessions`, 'last-opened']);
		expect(statSync(path.join(root, '.store', credentials)).mode & 0o777).toBe(0o600);
		expect(said + html).not.toContain(key.secret);
		for (const name of [file, `${file}.sessions`, 'last-opened']) {
			expect(readFileSync(path.join(root, '.store', name)).includes(key.secret)).toBe(false);
		}
		const before = shop.requests.length;
		const { store: again } = await begin();
		while (shop.requests.length === before) await setTimeout(10);
		await again.stop();
	});

	it.each<[string, () => void, RegExp]>([
		[
			'a wrong key',
			() => (shop.key = 'revoked'),
			/does not know these credentials: “Consumer key is/,
		],
		['a key without rights', () => (shop.key = 'without-rights'), /may not read this/],
		['no REST', () => (shop.hasRest = false), /There is no WordPress REST API/],
		[
			'a firewall’s page',
			() => (shop.fault = () => 'html'),
			/answers with a page in the place of data/,
		],
		[
			'a redirect',
			() => (shop.redirectsTo = 'https://other.example'),
			/sends its visitors to https:\/\/other/,
		],
		['a clock that is off', () => (shop.clockAhead = 3_600_000), /differ by 60 minutes/],
		[
			'a failure half-way',
			() => (shop.fault = ({ route }) => (route.includes('countries') ? 'html' : undefined)),
			/answers with a page in the place of data/,
		],
		[
			'an expired certificate',
			() => {
				const { fetch } = globalThis;
				jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
					if (!String(url).startsWith(shop.address)) return fetch(url, options);
					const cause = Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' });
					return Promise.reject(new TypeError('fetch failed', { cause }));
				});
			},
			/certificate of http.* has expired/,
		],
	])('says in a sentence what is wrong with %s, and leaves nothing', async (_, spoil, sentence) => {
		const { page } = await begin();
		spoil();
		expect(await page.choose('connect', fields())).toBe(202);
		const problem = await page.outcome();
		expect(problem).toMatch(sentence);
		expect(problem).not.toContain(shopKeys.key.secret);
		expect(kept()).toEqual([]);
		expect(said).not.toContain(shopKeys.key.secret);
		expect(await page.state()).toMatchObject({ way: 'connect', step: null });
	});

	it('asks for the time zone only of a shop that does not tell it', async () => {
		await shop.close();
		shop = new SimulatedShop({ ...lastOrders(20), 'orders.json': [] });
		await shop.open();
		shop.rest.index = () => ({ name: 'Zoneless', namespaces: ['wc/v3'] });
		const { page } = await begin();
		await page.choose('connect', fields());
		expect(await page.outcome()).toMatch(/does not tell its time zone/);
		expect(await page.state()).toMatchObject({ problem: { asksFor: 'time-zone' } });
		await page.choose('connect', fields({ timeZone: 'Mars/Olympus' }));
		expect(await page.outcome()).toMatch(/"Mars\/Olympus" is no time zone/);
		expect(kept()).toEqual([]);
		await page.choose('connect', fields({ timeZone: 'Asia/Kolkata' }));
		expect(await page.outcome()).toBe('open');
		expect((await page.open('/')).html).toContain('"timeZone":"Asia/Kolkata"');
	});

	it('ends with the program, and leaves nothing', async () => {
		shop.fault = () => 'hang';
		const { store, page } = await begin();
		await page.choose('connect', fields());
		expect(await page.state()).toMatchObject({ step: 'connecting' });
		await store.stop();
		expect(kept()).toEqual([]);
	});
});

describe('opening an export on the page', () => {
	it.each([
		['at its top', ''],
		['in a folder', 'my shop/'],
	])('takes a .zip with the files %s, and no more than these', async (_, folder) => {
		const { page, store } = await begin();
		const zip = exportOf({ 'notes.txt': 'mine', '__MACOSX/._orders.json': 'x' }, folder);
		expect(await page.choose('import?name=My%20shop.zip', zip, ZIP)).toBe(202);
		expect(await page.outcome()).toBe('open');
		expect((await page.open('/')).html).toContain('Rig Outfitters');
		await store.stop();
		expect(kept()).toEqual(['My-shop.duckdb', 'My-shop.duckdb.sessions', 'last-opened']);
	});

	it.each<[string, () => Uint8Array<ArrayBuffer>, RegExp]>([
		['no .zip', () => new TextEncoder().encode('<html>'), /^x\.zip is not a \.zip/],
		['half of one', () => exportOf().slice(0, 5000), /^x\.zip is not a \.zip/],
		[
			'a .zip of something else',
			() => exportOf(noExport()),
			/^x\.zip is no export of a shop: it lacks /,
		],
		['a file less', () => exportOf({ 'reviews.json': null }), /^x\.zip lacks reviews\.json \(/],
		[
			'half a list',
			() => exportOf({ 'orders.json': '[{"id":1' }),
			/^x\.zip.orders\.json is cut off/,
		],
		['a way out of the folder', () => exportOf({ '../evil.json': '[]' }), /^x\.zip is not a \.zip/],
		[
			'a byte that is another',
			() => damaged(exportOf()),
			/^x\.zip is damaged: [\w-]+\.json cannot be/,
		],
		['a password', () => locked(exportOf()), /^x\.zip is locked with a password/],
		[
			'a bomb',
			() => exportOf({ 'orders.json': `[${' '.repeat(12e6)}]` }),
			/unpack to more than any/,
		],
	])('names what is wrong with %s, and leaves nothing', async (_, zip, sentence) => {
		const { page } = await begin();
		expect(await page.choose('import?name=C%3A%5Cx.zip', zip(), ZIP)).toBe(202);
		expect(await page.outcome()).toMatch(sentence);
		expect(kept()).toEqual([]);
		// The choice is there again.
		expect(await page.choose('import?name=good.zip', exportOf(), ZIP)).toBe(202);
		expect(await page.outcome()).toBe('open');
	});

	it('leaves nothing of an upload that breaks off, or of a process that was killed', async () => {
		const { store, page } = await begin();
		const leaving = new AbortController();
		const body = new ReadableStream({
			pull: async (controller) => {
				controller.enqueue(exportOf().slice(0, 5000));
				await setTimeout(50);
			},
		});
		const state = await page.state();
		const sending = page.send(new URL('/first-run/import?name=x.zip', page.origin), {
			method: 'POST',
			body,
			signal: leaving.signal,
			headers: { 'content-type': ZIP, 'x-wp-nonce': state === 'open' ? '' : state.nonce },
			duplex: 'half',
		} as RequestInit);
		while (kept().length === 0) await setTimeout(10);
		const [upload = ''] = kept();
		expect(statSync(path.join(root, '.store', upload)).mode & 0o777).toBe(0o600);
		leaving.abort();
		await sending.catch(() => undefined);
		expect(await page.outcome()).toMatch(/^The upload ended before the whole \.zip was there/);
		expect(kept()).toEqual([]);
		await store.stop();
		writeFileSync(path.join(root, '.store', 'upload-999999-ab.zip'), 'half');
		writeFileSync(path.join(root, '.store', 'demo.duckdb.999999.part'), 'half');
		const again = await begin();
		expect(again.first.at).toBe('/');
		await again.page.choose('demo', '{}');
		expect(await again.page.outcome()).toBe('open');
		expect(kept().filter((name) => /upload|part/.test(name))).toEqual([]);
	});
});

/** None of the files that an export has. */
function noExport(): Record<string, null> {
	return Object.fromEntries(Object.keys(lastOrders(1)).map((name) => [name, null]));
}

/** With the mark of a password at every file. */
function locked(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const bytes = Buffer.from(zip);
	for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
		bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
	}
	return new Uint8Array(bytes);
}

/** With another sum for every file, as if its bytes had changed on the way. */
function damaged(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
	const bytes = Buffer.from(zip);
	for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) {
		bytes.writeUInt32LE((bytes.readUInt32LE(at + 16) ^ 1) >>> 0, at + 16);
	}
	return new Uint8Array(bytes);
}
