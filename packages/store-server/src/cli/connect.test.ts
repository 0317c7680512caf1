import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SyncStatus } from '@store-analytics/rest-api';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { reportsOver } from '../testing/simulated-shop/shop-reports';
import { importedStore } from '../testing/simulated-shop/synced-shop';
import { until } from '../testing/until';
import { WrittenText } from '../testing/written-text';
import type { StartEnvironment } from './environment';
import { start, type RunningStore } from './start';

const TOKEN = 'a-token-of-16-signs';
const variables = {
	STORE_ANALYTICS_KEY: shopKeys.key.name,
	STORE_ANALYTICS_SECRET: shopKeys.key.secret,
};

let shop: SimulatedShop;
let root: string;
beforeEach(async () => {
	root = mkdtempSync(path.join(tmpdir(), 'store-analytics-connect-'));
	shop = new SimulatedShop(lastOrders(40));
	await shop.open();
});
afterEach(async () => {
	await shop.close();
	rmSync(root, { recursive: true, force: true });
});

/** Runs `npm start -- --connect SHOP words`; what it wrote is kept, and holds no secret. */
async function connect(about: Partial<StartEnvironment>, ...words: string[]) {
	const [out, err] = [new WrittenText(), new WrittenText()];
	const result = await start(
		['--connect', shop.address, '--port', '0', '--token', TOKEN, ...words],
		{
			root,
			folder: root,
			out,
			err,
			...about,
		},
	);
	return { result, out, err };
}

function running(result: RunningStore | 'done' | 'failed'): RunningStore {
	if (typeof result === 'string') throw new Error(`The store did not start: ${result}`);
	return result;
}

async function ask(store: RunningStore, method = 'GET', headers: HeadersInit = bearer) {
	const response = await fetch(`${store.url}/wp-json/store-analytics/sync`, { method, headers });
	return { status: response.status, body: (await response.json()) as SyncStatus };
}
const bearer = { authorization: `Bearer ${TOKEN}` };

/** The line after each round that has found nothing missing. */
const FOLLOWING = /^All orders of .* are here/m;

const storeFiles = () => readdirSync(path.join(root, '.store')).sort();

describe('npm start -- --connect', () => {
	it('checks the key, serves the store at once and follows the shop', async () => {
		const { result, out, err } = await connect({ variables });
		const store = running(result);
		await err.says(FOLLOWING);
		const { body: status } = await ask(store);
		expect(status).toMatchObject({
			shop: shop.address,
			phase: 'following',
			isComplete: true,
			completeSince: null,
			problem: null,
			lastOrder: { number: String(lastOrderOf()['id']) },
			refused: [],
		});
		expect(status.collections).toContainEqual({
			name: 'orders',
			done: 40,
			total: 40,
			complete: true,
		});
		const asked = shop.nextRequest();
		expect((await ask(store, 'POST')).status).toBe(202);
		await asked;
		await store.stop();
		const [file = '', credentials = '', ...others] = storeFiles();
		expect([file, credentials, ...others]).toEqual([
			expect.stringMatching(/^127\.0\.0\.1-\d+\.duckdb$/),
			`${file}.credentials`,
			`${file}.sessions`,
			'last-opened',
		]);
		expect(statSync(path.join(root, '.store', credentials)).mode & 0o777).toBe(0o600);
		const said = out.text + err.text + JSON.stringify(status);
		expect(said).not.toContain(shopKeys.key.secret);
		expect(readFileSync(path.join(root, '.store', file)).includes(shopKeys.key.secret)).toBe(false);
	});

	it('continues with the stored key, even while the shop is away', async () => {
		await running((await connect({ variables })).result).stop();
		shop.hasRest = false;
		const { result, err } = await connect({});
		const store = running(result);
		await err.says(/^The shop is not followed since /m);
		const { problem } = (await ask(store)).body;
		expect(problem).toMatchObject({ kind: 'no-rest' });
		expect(problem?.message).toMatch(/^There is no WordPress REST API at/);
		shop.hasRest = true;
		await ask(store, 'POST');
		await err.says(FOLLOWING);
		expect((await ask(store)).body.phase).toBe('following');
		await store.stop();
	});

	it('asks for the key at the terminal, the secret hidden', async () => {
		const asked: boolean[] = [];
		const answers = [shopKeys.user.name, shopKeys.user.secret];
		const { result, out } = await connect({
			ask: async (_question, hidden) => {
				asked.push(hidden);
				return answers[asked.length - 1] ?? '';
			},
		});
		await running(result).stop();
		expect(asked).toEqual([false, true]);
		expect(out.text).toContain(
			`${shop.address}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys&create-key=1`,
		);
	});

	it.each<[string, () => Partial<StartEnvironment>, RegExp]>([
		[
			'no key at hand',
			() => ({}),
			/wants a key: set STORE_ANALYTICS_KEY and STORE_ANALYTICS_SECRET/,
		],
		[
			'a wrong key',
			() => ((shop.key = 'revoked'), { variables }),
			/rejected these credentials: “Consumer key is invalid”\./,
		],
		[
			'a shop that fails half-way',
			() => {
				shop.fault = ({ route }) => (route.includes('countries') ? 'html' : undefined);
				return { variables };
			},
			/returned a web page instead of data/,
		],
	])('fails with one sentence and leaves nothing with %s', async (_, spoil, sentence) => {
		const { result, err } = await connect(spoil());
		expect([result, err.text.split('\n').length]).toEqual(['failed', 2]);
		expect(err.text).toMatch(sentence);
		expect(readdirSync(root).flatMap((folder) => readdirSync(path.join(root, folder)))).toEqual([]);
	});

	it('refuses to put another shop or an export into a store', async () => {
		await running((await connect({ variables })).result).stop();
		const [file = ''] = storeFiles();
		const other = new SimulatedShop(lastOrders(1));
		const address = await other.open();
		const words = ['--connect', address, '--db', path.join('.store', file)];
		const { err } = await connect({ variables }, ...words);
		await other.close();
		expect(err.text).toMatch(/holds the shop of http.* already and is not overwritten/);
		const both = await connect({ variables }, '--import', 'x');
		expect(both.err.text).toMatch(/give one of them/);
	});

	it('keeps one secret for the shop’s webhooks, shows it on request, and accepts what is signed with it', async () => {
		const secretIn = (text: string) => /Secret +(\S+)/.exec(text)?.[1] ?? '';
		const first = await connect({ variables }, '--webhook-secret');
		await running(first.result).stop();
		const secret = secretIn(first.out.text);
		expect(secret).toMatch(/^[\w-]{43}$/);
		const { result, out, err } = await connect({ variables });
		const store = running(result);
		expect(out.text + err.text).not.toContain(secret);
		await err.says(FOLLOWING);
		const body = JSON.stringify({ id: 1 });
		const deliver = (key: string) =>
			fetch(`${store.url}/wp-json/store-analytics/shop-webhook`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-wc-webhook-signature': createHmac('sha256', key).update(body).digest('base64'),
				},
				body,
			});
		expect((await deliver('another')).status).toBe(401);
		expect((await deliver(secret)).status).toBe(200);
		// The response does not wait until the notification is written.
		const { problem } = await until(
			async () => (await ask(store)).body,
			({ notifiedAt }) => notifiedAt !== null,
		);
		expect(problem).toBeNull();
		await store.stop();
		const folder = path.join(root, '.store');
		const holding = readdirSync(folder).filter((file) =>
			readFileSync(path.join(folder, file), 'latin1').includes(secret),
		);
		expect(holding).toEqual([expect.stringMatching(/\.credentials$/)]);
		const again = await connect({ variables }, '--webhook-secret');
		await running(again.result).stop();
		expect(secretIn(again.out.text)).toBe(secret);
	});

	it('keeps a token for the shop’s own WordPress, which is shown on request and opens only what is for it', async () => {
		const tokenIn = (text: string) => /^  Token +(\S+)$/m.exec(text)?.[1] ?? '';
		const first = await connect({ variables }, '--shop-token');
		await running(first.result).stop();
		const shopToken = tokenIn(first.out.text);
		expect(shopToken).toMatch(/^[\w-]{32}$/);
		const { result, out, err } = await connect({ variables });
		const store = running(result);
		expect(out.text + err.text).not.toContain(shopToken);
		const asked = async (path: string) => {
			const headers = { authorization: `Bearer ${shopToken}` };
			const reply = await fetch(`${store.url}/wp-json/store-analytics/${path}`, {
				method: 'POST',
				headers,
			});
			return reply.status;
		};
		expect([await asked('shop/changed'), await asked('sync')]).toEqual([202, 401]);
		await store.stop();
		const again = await connect({ variables }, '--shop-token');
		await running(again.result).stop();
		expect(tokenIn(again.out.text)).toBe(shopToken);
	});

	it('takes --webhook-secret with a shop only', async () => {
		const [out, err] = [new WrittenText(), new WrittenText()];
		const words = ['--webhook-secret', '--demo-orders', '10', '--port', '0', '--token', TOKEN];
		const result = await start(words, { root, folder: root, out, err });
		expect([result, err.text]).toEqual([
			'failed',
			'--webhook-secret and --shop-token are for a store that follows a shop; give --connect with them.\n',
		]);
	});

	it('proves all days on demand', async () => {
		const { result, err } = await connect({ variables });
		const store = running(result);
		await err.says(/Its own reports cannot be compared/);
		const { proof } = (await ask(store)).body;
		expect(proof?.problem).toMatch(/Analytics is switched off/);
		const files = lastOrders(40);
		const counted = await importedStore(files);
		shop.reports = await reportsOver(counted);
		const wanted = await fetch(`${store.url}/wp-json/store-analytics/sync`, {
			method: 'POST',
			headers: { ...bearer, 'content-type': 'application/json' },
			body: JSON.stringify({ prove: true }),
		});
		expect(wanted.status).toBe(202);
		await err.says(/Each day from .* is as in its own reports/);
		const proved = (await ask(store)).body.proof;
		expect(proved).toMatchObject({ problem: null, differences: [], repaired: 0 });
		await store.stop();
		await counted.close();
	});

	it('gives nobody access without the token', async () => {
		const store = running((await connect({ variables })).result);
		expect((await ask(store, 'GET', {})).status).toBe(401);
		expect((await ask(store, 'POST', {})).status).toBe(401);
		await store.stop();
	});
});

function lastOrderOf(): Record<string, unknown> {
	const orders = lastOrders(40)['orders.json'] as Record<string, string>[];
	const [last = {}] = orders.sort((one, other) =>
		(one['date_created_gmt'] ?? '') < (other['date_created_gmt'] ?? '') ? 1 : -1,
	);
	return last;
}
