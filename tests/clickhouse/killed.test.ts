import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoShop, moveShop } from '@store-analytics/store-server';
import { programWords } from '../../packages/store-server/src/testing/own-process';
import { askEngine } from './support/ask-engine';
import { EngineProxy, type Told } from './support/engine-proxy';
import { startEngine, type EngineProcess } from './support/engine-process';
import { shopContents } from './support/shop-contents';
import { startStore } from './support/started-store';

let engine: EngineProcess;
let proxy: EngineProxy;
let folder: string;
let made: string;

beforeAll(async () => {
	engine = await startEngine();
	proxy = await EngineProxy.start(engine.address);
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-killed-'));
	made = path.join(folder, 'made.duckdb');
	await createDemoShop({ file: made, orders: 60, now: new Date('2026-11-20T17:00:00Z') });
});

afterAll(async () => {
	proxy.stop();
	await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Each test has its own file and its own ClickHouse database. */
let count = 0;
let file: string;
let database: string;
beforeEach(() => {
	count += 1;
	database = `killed_${count}`;
	file = path.join(folder, `${database}.duckdb`);
	copyFileSync(made, file);
	proxy.resume();
});

/** Runs a program of the store in its own process, and kills it at this moment of its writes to ClickHouse. */
async function killed(
	program: 'move' | 'cli',
	words: readonly string[],
	moment: Promise<void>,
	act: (said: string) => Promise<void> = async () => undefined,
): Promise<void> {
	const main = path.resolve(
		import.meta.dirname,
		`../../packages/store-server/src/cli/${program === 'move' ? 'move/main' : 'main'}.ts`,
	);
	const engineWords = ['--engine', `${proxy.address}/${database}`, '--db', file];
	const child = spawn(process.execPath, [...programWords(main), ...engineWords, ...words], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = once(child, 'exit');
	const acted = (async () => {
		let said = '';
		for await (const part of child.stdout) {
			said += String(part);
			if (said.includes('Stop with')) return act(said);
		}
	})();
	await moment;
	child.kill('SIGKILL');
	// It did not end by itself before.
	expect(await ended).toEqual([null, 'SIGKILL']);
	await acted;
	proxy.resume();
}

async function move(...words: string[]) {
	const written = { out: '', err: '' };
	const code = await moveShop(
		['--engine', `${proxy.address}/${database}`, '--db', file, ...words],
		{
			root: folder,
			folder,
			out: { write: (text) => (written.out += text) },
			err: { write: (text) => (written.err += text) },
			variables: {},
		},
	);
	return { code, ...written };
}

const rowsOf = async (table: string) =>
	Number(await askEngine(engine.address, `SELECT count() FROM ${database}.${table}_v FINAL`));

const isOfShops = ({ query }: Told) => /\.shops_v/.test(query);

describe('A copy to ClickHouse whose process is killed', () => {
	it.each<[string, (told: Told) => boolean]>([
		['the tenth portion of rows', ({ count }) => count === 10],
		['the number of the shop', isOfShops],
	])('is complete after move-shop runs again: killed after %s', async (_what, isMoment) => {
		const before = await shopContents(file);
		await killed('move', [], proxy.until(isMoment));
		const again = await move();
		expect(again).toMatchObject({ code: 0, err: '' });
		expect(again.out).toContain('the same in both');
		// Nothing of the first attempt remains.
		for (const table of ['users', 'tax_rates', 'wc_order_product_lookup', 'order_days']) {
			expect([table, await rowsOf(table)]).toEqual([table, before[table]?.length]);
		}
		expect(await rowsOf('shops')).toBe(1);
		expect(await shopContents(file)).toEqual(before);
	});

	it('is gone after move-shop --back runs again', async () => {
		const before = await shopContents(file);
		await move();
		const isInBetween = ({ count }: Told) => count === 12;
		await killed('move', ['--back'], proxy.until(isInBetween));
		const again = await move('--back');
		expect(again).toMatchObject({ code: 0, err: '' });
		for (const table of ['shops', 'wc_order_stats', 'order_days', 'tax_rates']) {
			expect([table, await rowsOf(table)]).toEqual([table, 0]);
		}
		expect(await shopContents(file)).toEqual(before);
	});

	it.each<[string, (told: Told) => boolean]>([
		['the removal of what was', ({ count }) => count === 1],
		['the number of the shop', isOfShops],
	])(
		'contains what was written to reports after a restart: killed after %s',
		async (_what, isMoment) => {
			await move();
			const token = 'a-token-of-16-signs';
			const product = '/wp-json/wc-analytics/products/';
			let id = 0;
			let moment = () => {};
			const reached = new Promise<void>((resolve) => (moment = resolve));
			await killed('cli', ['--port', '0', '--token', token], reached, async (said) => {
				const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
				const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
				const found = await fetch(`${url}${product}?per_page=1`, { headers });
				id = Object(await found.json())[0].id;
				void proxy.until(isMoment).then(moment);
				const body = JSON.stringify({ stock_quantity: 4321, manage_stock: true });
				const saved = await fetch(`${url}${product}${id}`, { method: 'PUT', headers, body });
				expect(saved.status).toBe(200);
			});
			const words = ['--db', file, '--engine', `${proxy.address}/${database}`];
			const store = await startStore(folder, ...words);
			const { body } = await store.ask(`/wc-analytics/reports/stock?include=${id}`);
			expect(Object(body)[0]).toMatchObject({ id, stock_quantity: 4321 });
			await store.stop();
			expect(await move()).toMatchObject({ code: 0, err: '' });
		},
	);
});
