import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopKeys } from '../../testing/simulated-shop/key-check';
import { SimulatedShop } from '../../testing/simulated-shop/simulated-shop';
import { checkConnection, type CheckOptions } from './check-connection';
import {
	credentialsIn,
	credentialsOf,
	keepCredentials,
	readCredentials,
	type Credentials,
} from '../connection/credentials';
import { httpGet } from './http-get';
import { RequestThrottle } from './request-throttle';
import { readShopAddress } from '../connection/shop-address';
import { ShopClient } from './shop-client';

const key = credentialsOf(shopKeys.key.name, shopKeys.key.secret);
const user = credentialsOf(shopKeys.user.name, shopKeys.user.secret);

let shop: SimulatedShop;
beforeEach(async () => {
	shop = new SimulatedShop({
		'orders.json': [],
		'wp-settings.json': { title: 'Mugs', timezone: 'Europe/Berlin' },
	});
	await shop.open();
});
afterEach(() => shop.close());

const noWaiting = { sleep: () => Promise.resolve() };
const check = (credentials: Credentials = key, options: CheckOptions = noWaiting) =>
	checkConnection({ shop: shop.address, credentials }, options);

/** The messages for people, which never contain secrets. */
async function told(work: Promise<unknown>): Promise<string> {
	const error: unknown = await work.then(
		() => null,
		(problem: unknown) => problem,
	);
	const words = error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : 'nothing';
	for (const { secret } of Object.values(shopKeys)) expect(words).not.toContain(secret);
	return words;
}

describe('The address of a shop', () => {
	it.each([
		['shop.example', 'https://shop.example'],
		[' https://shop.example/ ', 'https://shop.example'],
		['https:// shop . example / wp-admin', 'https://shop.example'],
		['“shop.example”\u200b', 'https://shop.example'],
		['https//shop.example', 'https://shop.example'],
		['HTTP:/shop.example/blog/', 'http://shop.example/blog'],
		['localhost:8080/wp-admin', 'http://localhost:8080'],
		['https://shop.example/wp-admin/index.php', 'https://shop.example'],
		['http://127.0.0.1:8080/store/wp-json/wc/v3', 'http://127.0.0.1:8080/store'],
	])('is understood however it is typed: %s', (typed, address) => {
		expect(readShopAddress(typed)).toBe(address);
	});

	it.each(['', 'not a shop', 'ftp://shop.example'])(
		'is refused when it is malformed: %j',
		(typed) => {
			expect(() => readShopAddress(typed)).toThrow(/is not a shop address\. Enter it as https/);
		},
	);

	it('holds no credentials', () => {
		expect(() => readShopAddress('https://ck_1:cs_2@shop.example')).toThrow(
			/^(?!.*cs_2).*contains a user or a password/,
		);
	});
});

describe('connecting a shop', () => {
	it.each([
		['a signed consumer key over http', key],
		['an application password', user],
	])('works with %s, and tells the time zone', async (_, credentials) => {
		expect(await check(credentials)).toMatchObject({
			permalinks: 'pretty',
			index: { name: 'Mugs', timeZone: 'Europe/Berlin' },
		});
		expect(new Set(shop.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
	});

	it('finds REST behind plain permalinks', async () => {
		shop.hasPlainPermalinks = true;
		expect(await check()).toMatchObject({ permalinks: 'plain' });
	});

	it('signs what has signs in it', async () => {
		const client = new ShopClient(
			{ shop: shop.address, credentials: key },
			{ permalinks: 'plain' },
		);
		const { data } = await client.get('/wc/v3/orders', {
			before: '2026-03-01T12:00:00',
			dates_are_gmt: true,
			search: "Ünï (c*de)! 'x' a+b & c=d",
		});
		expect(data).toEqual([]);
	});

	it.each<[string, () => void, RegExp]>([
		[
			'an address without REST',
			() => (shop.hasRest = false),
			/no WordPress REST API at http.*options-permalink\.php, choose “Post name”/,
		],
		[
			'a revoked key',
			() => (shop.key = 'revoked'),
			/rejected these credentials: “Consumer key is invalid”\..*section=keys&create-key=1/,
		],
		[
			'a key without rights',
			() => (shop.key = 'without-rights'),
			/can’t read your shop .*“Read” permission for an administrator or shop manager/,
		],
		[
			'a redirect to another host',
			() => (shop.redirectsTo = 'https://www.shop.example'),
			/redirects to https:\/\/www\.shop\.example.*, so connect that address\./,
		],
		[
			'the page of a firewall',
			() => (shop.fault = () => 'html'),
			/returned a web page instead of data \("Checking your browser/,
		],
		[
			'a clock that is off',
			() => (shop.clockAhead = 3_600_000),
			/The clock of this computer and that of .* differ by 60 minutes/,
		],
		['half a response', () => (shop.fault = () => 'cut'), /sent only part of a response/],
		[
			'an error of the shop',
			() => (shop.fault = () => 'error'),
			/reported an error \(500\)\. See the shop’s log/,
		],
	])('says in a sentence what is wrong with %s', async (_, wrong, sentence) => {
		wrong();
		expect(await told(check())).toMatch(sentence);
	});

	it('says that a password is wrong, and where another is made', async () => {
		const words = await told(check(credentialsOf('owner', 'wrong')));
		expect(words).toMatch(
			/invalid application password.*profile\.php#application-passwords-section/,
		);
	});

	it('reports a timeout or an unreachable shop', async () => {
		shop.fault = () => 'hang';
		expect(await told(check(key, { patience: 50 }))).toMatch(
			/did not respond within 0\.05 seconds/,
		);
		const { address } = shop;
		await shop.close();
		const gone = checkConnection({ shop: address, credentials: key }, noWaiting);
		await expect(gone).rejects.toMatchObject({
			message: `No shop responded at ${address}. Check the address, and whether this computer is online.`,
			code: 'ECONNREFUSED',
		});
		await shop.open();
	});

	it.each([
		['CERT_HAS_EXPIRED', /certificate of http.* has expired/],
		['DEPTH_ZERO_SELF_SIGNED_CERT', /does not trust the certificate .*NODE_EXTRA_CA_CERTS/],
		['ENOTFOUND', /^No shop responded at http/],
	])('says what %s means, and keeps the code for the log', async (code, sentence) => {
		const failing = () =>
			Promise.reject(
				new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }),
			);
		const asked = check(key, { ...noWaiting, fetch: failing });
		expect(await told(asked)).toMatch(sentence);
		await expect(asked).rejects.toMatchObject({
			code,
			message: expect.not.stringContaining(code) as string,
		});
	});

	it('sends no application password over a network that others can read', async () => {
		const client = new ShopClient(
			{ shop: 'http://shop.example', credentials: user },
			{ permalinks: 'pretty', fetch: () => Promise.reject(new Error('sent')) },
		);
		expect(await told(client.get('/wc/v3/orders'))).toMatch(/is not encrypted/);
	});
});

describe('Credentials', () => {
	it('are taken from the environment in whole pairs', () => {
		expect(credentialsIn({ STORE_ANALYTICS_KEY: 'ck_1' })).toBeNull();
		expect(credentialsIn({ STORE_ANALYTICS_KEY: 'ck_1', STORE_ANALYTICS_SECRET: 'cs_1' })).toEqual({
			kind: 'consumer-key',
			name: 'ck_1',
			secret: 'cs_1',
		});
		expect(
			credentialsIn({ STORE_ANALYTICS_USER: 'ann', STORE_ANALYTICS_PASSWORD: 'a b c' }),
		).toEqual({ kind: 'application-password', name: 'ann', secret: 'a b c' });
	});

	it('are stored in a private file, and read back as they were', async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-key-'));
		const store = path.join(folder, 'shop.duckdb');
		const connected = { shop: 'https://shop.example', credentials: key };
		await keepCredentials(store, connected);
		expect(statSync(`${store}.credentials`).mode & 0o777).toBe(0o600);
		expect(await readCredentials(store)).toEqual(connected);
		expect(readFileSync(`${store}.credentials`, 'utf8')).toContain(key.secret);
		expect(await readCredentials(path.join(folder, 'other.duckdb'))).toBeNull();
		rmSync(folder, { recursive: true });
	});
});

describe('A request that fails temporarily', () => {
	const client = (sleeps: number[] = []) =>
		new ShopClient(
			{ shop: shop.address, credentials: key },
			{
				permalinks: 'pretty',
				now: () => 1_000_000,
				sleep: (milliseconds) => Promise.resolve(void sleeps.push(milliseconds)),
				fetch: (url, init) => httpGet(unsigned(url), { ...init, headers: basic }),
			},
		);
	/** The clock is frozen here, so requests are authorized without a signature. */
	const basic = {
		authorization: `Basic ${Buffer.from(`${user.name}:${user.secret}`).toString('base64')}`,
	};
	const unsigned = (url: URL) => {
		const plain = new URL(url);
		for (const name of [...plain.searchParams.keys()]) {
			if (name.startsWith('oauth_')) plain.searchParams.delete(name);
		}
		return plain;
	};

	it('is sent again when the shop asks for it, and otherwise after growing waits', async () => {
		const faults = [{ tooMany: 7 }, 'error', 'gateway', 'half'] as const;
		shop.fault = ({ number }) => faults[number - 1];
		const sleeps: number[] = [];
		expect((await client(sleeps).get('/wc/v3/orders')).data).toEqual([]);
		expect(sleeps).toEqual([7000, 7000, 7000, 8000]);
		expect(shop.requests).toHaveLength(5);
	});

	it('is given up after five tries, and at once after a permanent failure', async () => {
		shop.fault = () => 'error';
		expect(await told(client().get('/wc/v3/orders'))).toMatch(/reported an error/);
		expect(shop.requests).toHaveLength(5);
		shop.fault = () => undefined;
		expect(await told(client().get('/wc/v3/nothing'))).toMatch(
			/does not offer this part of the REST API/,
		);
		expect(shop.requests).toHaveLength(6);
	});
});

describe('The throttle of requests', () => {
	it('keeps to its limit, halves it when the shop is overloaded, and raises it again', async () => {
		let now = 0;
		const throttle = new RequestThrottle(4, { now: () => now, sleep: () => Promise.resolve() });
		let under = 0;
		let most = 0;
		const ask = (took = 10) =>
			throttle.pass(async () => {
				most = Math.max(most, ++under);
				await new Promise(setImmediate);
				under--;
				now += took;
			});
		await Promise.all(Array.from({ length: 20 }, () => ask()));
		expect(most).toBe(4);
		throttle.slowDown(1000);
		expect(throttle.allowed).toBe(2);
		for (let count = 0; count < 20; count++) await ask();
		expect(throttle.allowed).toBe(4);
		await ask(5000);
		expect(throttle.allowed).toBe(3);
	});
});
