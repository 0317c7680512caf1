import type { ShopSummary, SyncStatus } from '@store-analytics/rest-api';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCopies } from './copies/copies';
import { openDatabase } from '../store-file/open';
import { auckland, berlin, makeShops, removeShops } from '../testing/several-shops';
import { shopKeys } from '../testing/simulated-shop/key-check';
import { lastOrders } from '../testing/simulated-shop/recorded-shop';
import { SimulatedShop } from '../testing/simulated-shop/simulated-shop';
import { WrittenText } from '../testing/written-text';
import { start, type RunningStore } from './start';

const TOKEN = 'a-token-of-16-signs';
let folder = '';
let root = '';
beforeAll(async () => {
	folder = await makeShops([auckland, berlin], ['crashed']);
	root = mkdtempSync(path.join(tmpdir(), 'store-analytics-root-'));
});
afterAll(() => {
	removeShops(folder);
	rmSync(root, { recursive: true, force: true });
});

/** Runs `npm start -- words` in process; what it wrote is kept. */
async function run(...words: string[]) {
	const [out, err] = [new WrittenText(), new WrittenText()];
	const result = await start(['--port', '0', '--token', TOKEN, ...words], {
		root,
		folder,
		out,
		err,
		variables: {
			STORE_ANALYTICS_KEY: shopKeys.key.name,
			STORE_ANALYTICS_SECRET: shopKeys.key.secret,
		},
	});
	return { result, out, err };
}

function running(result: RunningStore | 'done' | 'failed'): RunningStore {
	if (typeof result === 'string') throw new Error(`The shops did not start: ${result}`);
	return result;
}

async function ask<Reply>(store: RunningStore, address: string): Promise<Reply> {
	const headers = { authorization: `Bearer ${TOKEN}` };
	return (await (await fetch(store.url + address, { headers })).json()) as Reply;
}

async function copies(what: 'backup' | 'restore', ...words: string[]) {
	let said = '';
	const stream = { write: (text: string) => (said += text) };
	const code = await runCopies([what, ...words], { root, folder, out: stream, err: stream });
	return { code, said: said.replaceAll(`${folder}/`, '') };
}

describe('npm start -- --shops', () => {
	it('opens all stores of a folder, and names one that cannot be opened', async () => {
		const { result, out } = await run('--shops', '.');
		const store = running(result);
		expect(out.text).toMatch(
			/^2 of 3 shops are open\.\ncrashed: \S+crashed\.duckdb is not a store database or is damaged/,
		);
		expect(out.text).toMatch(/^This link logs one browser in:$/m);
		const all = await ask<{ shops: ShopSummary[] }>(store, '/wp-json/store-analytics/shops');
		expect(all.shops.map(({ slug }) => slug)).toEqual(['auckland', 'berlin', 'crashed']);
		await store.stop();
		expect(readdirSync(folder)).not.toContain('berlin.duckdb.control');
	});

	it('leads users of its link to the first shop that can be opened', async () => {
		const { result, out } = await run('--shops', 'crashed.duckdb', '--shops', 'berlin.duckdb');
		const store = running(result);
		expect(/http\S+/.exec(out.text)?.[0]).toContain('/shops/berlin/wp-admin/admin.php?');
		await store.stop();
	});

	it('has the first named shop first, even when another is added to the folder', async () => {
		const store = running((await run('--shops', 'berlin.duckdb', '--shops', '.')).result);
		const code = '/wp-json/wc-analytics/settings/general/woocommerce_currency';
		expect(await ask(store, code)).toMatchObject({ value: 'EUR' });
		expect(await ask(store, `/shops/auckland${code}`)).toMatchObject({ value: 'NZD' });
		await store.stop();
	});

	it('keeps users logged in for all of them', async () => {
		const first = running((await run('--shops', '.')).result);
		const { headers } = await fetch(`${first.url}/wp-login.php`, {
			method: 'POST',
			body: new URLSearchParams({ token: TOKEN }),
			redirect: 'manual',
		});
		const session = /=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
		await first.stop();
		const again = running((await run('--shops', '.')).result);
		const cookie = `store_analytics_${new URL(again.url).port}=${session}`;
		for (const base of ['', '/shops/berlin']) {
			const page = await fetch(`${again.url}${base}/wp-admin/plugins.php`, { headers: { cookie } });
			expect(await page.text()).toContain('id="adminmenu"');
		}
		await again.stop();
	});

	it('serves a folder with one store as that store alone', async () => {
		const alone = path.join(folder, 'alone');
		mkdirSync(alone);
		const only = await makeShops([berlin]);
		const store = running((await run('--shops', only)).result);
		const reply = await ask<{ code: string }>(store, '/wp-json/store-analytics/shops');
		expect(reply.code).toBe('rest_no_route');
		await store.stop();
		removeShops(only);
	});

	it('says in one sentence what is wrong', async () => {
		const sentences: [string[], RegExp][] = [
			[['--shops', 'nowhere'], /nowhere does not exist; --shops takes a folder of stores/],
			[['--shops', 'alone'], /alone holds no store; put them there as NAME\.duckdb/],
			[['--shops', '.', '--demo'], /--demo and --shops are two ways to a store/],
			[['--shops', '.', '--db', 'a.duckdb'], /--shops and --db are two ways to a store/],
			[['--shops', '.', '--shop-token'], /are for stores that follow a shop; none of these does/],
			[
				['--shops', 'crashed.duckdb', '--shops', path.join(folder, 'crashed.duckdb')],
				/crashed\.duckdb is not a store database or is damaged/,
			],
		];
		for (const [words, sentence] of sentences) {
			const { result, err } = await run(...words);
			expect(result).toBe('failed');
			expect(err.text).toMatch(sentence);
		}
	});

	it('keeps each store that follows a shop in step with its own', async () => {
		const shops = [new SimulatedShop(lastOrders(20)), new SimulatedShop(lastOrders(30))];
		const followed = mkdtempSync(path.join(tmpdir(), 'store-analytics-followed-'));
		for (const [index, shop] of shops.entries()) {
			await shop.open();
			const file = path.join(followed, `shop-${index}.duckdb`);
			await running((await run('--connect', shop.address, '--db', file)).result).stop();
		}
		const { result, out, err } = await run('--shops', followed, '--shop-token');
		const store = running(result);
		expect(out.text).toContain(`Address  ${store.url}/shops/shop-1 (or what leads`);
		for (const [index, shop] of shops.entries()) {
			await err.says(new RegExp(`^shop-${index}: All orders of ${shop.address} are here`, 'm'));
			const address = `/shops/shop-${index}/wp-json/store-analytics/sync`;
			const status = await ask<SyncStatus>(store, address);
			expect([status.shop, status.isComplete]).toEqual([shop.address, true]);
			const orders = status.collections.find(({ name }) => name === 'orders');
			expect(orders?.done).toBe([20, 30][index]);
		}
		const all = await ask<{ shops: ShopSummary[] }>(store, '/wp-json/store-analytics/shops');
		expect(all.shops.map(({ numbers }) => numbers?.sync?.shop)).toEqual(
			shops.map(({ address }) => address),
		);
		await store.stop();
		for (const shop of shops) await shop.close();
		rmSync(followed, { recursive: true, force: true });
	});
});

describe('copies of several stores', () => {
	it('are made one by one while a server runs on them, which may have them closed', async () => {
		const store = running((await run('--shops', '.')).result);
		const { code, said } = await copies('backup', 'copies', '--shops', '.');
		expect(code).toBe(1);
		expect(said).toMatch(/^auckland\.duckdb is backed up in copies\/auckland\.duckdb\./);
		expect(said).toMatch(/\nberlin\.duckdb is backed up in copies\/berlin\.duckdb\./);
		expect(said).toMatch(/\ncrashed: /);
		// Into the one that is damaged, too, which is open from then on.
		for (const name of ['berlin', 'crashed']) {
			const restored = await copies('restore', 'copies/berlin.duckdb', '--db', `${name}.duckdb`);
			expect(restored.said).toMatch(/kept as \w+\.duckdb\.before-restore\.\n$/);
			const currency = `/shops/${name}/wp-json/wc-analytics/settings/general/woocommerce_currency`;
			expect(await ask(store, currency)).toMatchObject({ value: 'EUR' });
		}
		await store.stop();
		const copy = await openDatabase(path.join(folder, 'copies/berlin.duckdb'));
		const [name] = await copy.all("SELECT value FROM options WHERE name = 'blogname'");
		expect(name).toEqual({ value: '"Berliner Laden"' });
		await copy.close();
	});
});
