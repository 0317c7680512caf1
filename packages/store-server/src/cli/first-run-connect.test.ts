import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { openDatabase } from '../store-file/open';
import { loadShopSettings } from '../schema/shop-settings';
import { FirstStart, OVERVIEW } from '../testing/first-start';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';

let at: FirstStart;
beforeEach(() => {
	at = new FirstStart();
});
afterEach(async () => {
	jest.restoreAllMocks();
	await at.end();
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
		const { page } = await at.begin();
		const ask = async (address: string) =>
			(await page.send(new URL(`/first-run/screens?address=${address}`, page.origin), {})).json();
		expect(await ask('shop.example/wp-admin/')).toEqual({
			shop: 'https://shop.example',
			keys: 'https://shop.example/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys&create-key=1',
			applicationPasswords:
				'https://shop.example/wp-admin/profile.php#application-passwords-section',
			permalinks: 'https://shop.example/wp-admin/options-permalink.php',
		});
		// Without https, WordPress has no application passwords.
		expect(Object.keys((await ask('http://shop.example')) as object)).toEqual([
			'shop',
			'keys',
			'permalinks',
		]);
		expect(await ask('ftp://x')).toEqual({
			message: expect.stringContaining('is not a shop address') as string,
		});
	});

	it.each([
		['consumer key', shopKeys.key],
		['application password', shopKeys.user],
	])('takes a %s, opens the store and follows the shop, also after a restart', async (_, key) => {
		const { store, page } = await at.begin();
		expect(await page.choose('connect', fields(key))).toBe(202);
		expect(await page.outcome()).toBe('open');
		const { html, at: address } = await page.open('/');
		expect([address, html.includes('Rig Outfitters')]).toEqual([OVERVIEW, true]);
		await store.stop();
		const [file = '', credentials = ''] = at.kept();
		expect(at.kept()).toEqual([file, `${file}.credentials`, `${file}.sessions`, 'last-opened']);
		expect(statSync(path.join(at.root, '.store', credentials)).mode & 0o777).toBe(0o600);
		expect(at.said + html).not.toContain(key.secret);
		for (const name of [file, `${file}.sessions`, 'last-opened']) {
			expect(readFileSync(path.join(at.root, '.store', name)).includes(key.secret)).toBe(false);
		}
		const asked = shop.nextRequest();
		const { store: again } = await at.begin();
		await asked;
		await again.stop();
	});

	it.each<[string, () => void, RegExp]>([
		['a wrong key', () => (shop.key = 'revoked'), /rejected these credentials: “Consumer key is/],
		['a key without rights', () => (shop.key = 'without-rights'), /can’t read your shop/],
		['no REST', () => (shop.hasRest = false), /There is no WordPress REST API/],
		['a firewall’s page', () => (shop.fault = () => 'html'), /returned a web page instead of data/],
		[
			'a redirect',
			() => (shop.redirectsTo = 'https://other.example'),
			/redirects to https:\/\/other/,
		],
		['a clock that is off', () => (shop.clockAhead = 3_600_000), /differ by 60 minutes/],
		[
			'a failure half-way',
			() => (shop.fault = ({ route }) => (route.includes('countries') ? 'html' : undefined)),
			/returned a web page instead of data/,
		],
		[
			'an expired certificate',
			() => {
				const { request } = http;
				jest.spyOn(http, 'request').mockImplementation((...sent) => {
					const asked = request(...sent);
					const isOfShop = String(sent[0]).startsWith(shop.address);
					const expired = Object.assign(new Error(), { code: 'CERT_HAS_EXPIRED' });
					return isOfShop ? asked.destroy(expired) : asked;
				});
			},
			/certificate of http.* has expired/,
		],
	])('says in a sentence what is wrong with %s, and leaves nothing', async (_, spoil, sentence) => {
		const { page } = await at.begin();
		spoil();
		expect(await page.choose('connect', fields())).toBe(202);
		const problem = await page.outcome();
		expect(problem).toMatch(sentence);
		expect(problem).not.toContain(shopKeys.key.secret);
		expect(at.kept()).toEqual([]);
		expect(at.said).not.toContain(shopKeys.key.secret);
		expect(await page.state()).toMatchObject({ way: 'connect', step: null });
	});

	it('asks for the time zone only of a shop that does not tell it', async () => {
		await shop.close();
		shop = new SimulatedShop({ ...lastOrders(20), 'orders.json': [] });
		await shop.open();
		shop.rest.index = () => ({ name: 'Zoneless', namespaces: ['wc/v3'] });
		const { store, page } = await at.begin();
		await page.choose('connect', fields());
		expect(await page.outcome()).toMatch(/does not report its time zone/);
		expect(await page.state()).toMatchObject({ problem: { asksFor: 'time-zone' } });
		await page.choose('connect', fields({ timeZone: 'Mars/Olympus' }));
		expect(await page.outcome()).toMatch(/“Mars\/Olympus” is not a time zone/);
		expect(at.kept()).toEqual([]);
		await page.choose('connect', fields({ timeZone: 'Asia/Kolkata' }));
		expect(await page.outcome()).toBe('open');
		await store.stop();
		const database = await openDatabase(path.join(at.root, '.store', at.kept()[0] ?? ''));
		expect(await loadShopSettings(database)).toMatchObject({ timeZone: 'Asia/Kolkata' });
		await database.close();
	});

	it('ends with the program, and leaves nothing', async () => {
		shop.fault = () => 'hang';
		const { store, page } = await at.begin();
		await page.choose('connect', fields());
		expect(await page.state()).toMatchObject({ step: 'asking' });
		await store.stop();
		expect(at.kept()).toEqual([]);
	});
});
