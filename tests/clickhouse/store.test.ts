import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { reportRouteNames } from '@store-analytics/rest-api';
import { openWithEngine, readEngineAddress } from '@store-analytics/store-server';
import { askEngine } from './support/ask-engine';
import { startEngine, type EngineProcess } from './support/engine-process';
import { startStore } from './support/started-store';

let engine: EngineProcess;
let folder: string;
let words: string[];

beforeAll(async () => {
	engine = await startEngine();
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-engine-'));
	words = ['--db', path.join(folder, 'shop.duckdb'), '--demo-orders', '150'];
});

afterAll(async () => {
	await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});

const onEngine = () => [...words, '--engine', `${engine.address}/shops`];

/** Runs `npm run backup` or `npm run restore` beside the server; throws its output on failure. */
const copies = (what: 'backup' | 'restore') =>
	promisify(execFile)(process.execPath, [
		'scripts/copies.mjs',
		what,
		path.join(folder, 'backup.duckdb'),
		...words.slice(0, 2),
	]);

const year = 'after=2025-11-21T00:00:00&before=2026-11-20T23:59:59';
const rowsQuery = 'per_page=100&extended_info=true';
const requests = [
	...reportRouteNames
		.filter((name) => !/^(?:customers|stock)/.test(name))
		.map((name) => {
			const query = name.endsWith('/stats') ? 'interval=week&per_page=60' : rowsQuery;
			return `/wc-analytics/reports/${name}?${year}&${query}`;
		}),
	`/wc-analytics/reports/orders/stats?${year}&interval=month&segmentby=product`,
	`/wc-analytics/reports/performance-indicators?${year}&stats=revenue/net_revenue,products/items_sold`,
	`/wc-analytics/leaderboards?${year}`,
	'/wc-analytics/reports/customers?per_page=100&orderby=name&order=asc',
	'/wc-analytics/reports/customers/stats',
	'/wc-analytics/reports/stock?per_page=100&orderby=title',
];

const PRODUCT = '/wc-analytics/products';
const stockOf = async (store: Awaited<ReturnType<typeof startStore>>, id: number) => {
	const { status, body } = await store.ask(`/wc-analytics/reports/stock?include=${id}`);
	return status === 200 ? Object(body)[0]?.stock_quantity : body;
};
async function someProduct(store: Awaited<ReturnType<typeof startStore>>): Promise<number> {
	const { body } = await store.ask('/wc-analytics/reports/stock?type=instock&per_page=1');
	return Number(Object(body)[0].id);
}

describe('npm start -- --engine', () => {
	it('returns the same from ClickHouse as from the file', async () => {
		const alone = await startStore(folder, ...words);
		const expected = [];
		for (const request of requests) expected.push(await alone.ask(request));
		await alone.stop();
		const store = await startStore(folder, ...onEngine());
		for (const [index, request] of requests.entries()) {
			expect([request, await store.ask(request)]).toEqual([request, expected[index]]);
		}
		const days = await askEngine(engine.address, 'SELECT count() FROM shops.order_days_v');
		expect(Number(days)).toBeGreaterThan(100);
		await store.stop();
	});

	it('contains what was written to reports at once', async () => {
		const store = await startStore(folder, ...onEngine());
		const id = await someProduct(store);
		for (const stock_quantity of [41, 12]) {
			await store.ask(`${PRODUCT}/${id}`, { stock_quantity, manage_stock: true });
			expect(await stockOf(store, id)).toBe(stock_quantity);
		}
		await store.stop();
	});

	it('keeps rows that are rewritten repeatedly, with at most one former version of each', async () => {
		const [, file = ''] = words;
		const store = await openWithEngine(file, [readEngineAddress(`${engine.address}/shops`)]);
		const table = 'product_categories';
		const all = `SELECT * FROM ${table} WHERE product_id = 10 ORDER BY ALL`;
		const rows = await store.all(all.replace('10', `(SELECT max(product_id) FROM ${table})`));
		const id = Number(Object(rows[0]).product_id);
		const there = all.replace('10', String(id));
		for (let time = 0; time < 5; time++) {
			await store.transaction(async (within) => {
				await within.run(`DELETE FROM ${table} WHERE product_id = ?`, [id]);
				await within.append(
					table,
					rows.map((row) => Object.values(row)),
				);
			});
			const told = await store.readReport?.({ text: there, values: [], clickhouse: there });
			expect(told).toEqual(rows);
		}
		await store.close();
		await askEngine(engine.address, `OPTIMIZE TABLE shops.${table}_v FINAL`);
		const kept = `SELECT count() FROM shops.${table}_v WHERE product_id = ${id} GROUP BY shop`;
		const [most = 0] = (await askEngine(engine.address, kept))
			.split('\n')
			.map(Number)
			.sort()
			.reverse();
		expect(rows.length).toBeGreaterThan(0);
		expect(most).toBeLessThanOrEqual(2 * rows.length);
	});

	it('reports that ClickHouse is down, accepts writes meanwhile, and returns them once it is back', async () => {
		const store = await startStore(folder, ...onEngine());
		const id = await someProduct(store);
		await engine.kill();
		expect(await stockOf(store, id)).toMatchObject({
			code: 'store_engine',
			message: expect.stringMatching(
				/^ClickHouse at http:\/\/127\.0\.0\.1:\d+ does not answer; reports are told again as soon as it does\.$/,
			),
			data: { status: 503 },
		});
		const saved = await store.ask(`${PRODUCT}/${id}`, { stock_quantity: 77, manage_stock: true });
		expect(saved.status).toBe(200);
		expect(await stockOf(store, id)).toMatchObject({ code: 'store_engine' });
		engine = await engine.again();
		expect(await stockOf(store, id)).toBe(77);
		await engine.kill();
		await store.ask(`${PRODUCT}/${id}`, { stock_quantity: 78, manage_stock: true });
		await store.stop();
		engine = await engine.again();
		const next = await startStore(folder, ...onEngine());
		expect(await stockOf(next, id)).toBe(78);
		await next.stop();
	});

	it('knows what was written while the store was open without ClickHouse', async () => {
		const alone = await startStore(folder, ...words);
		const id = await someProduct(alone);
		await alone.ask(`${PRODUCT}/${id}`, { stock_quantity: 5, manage_stock: true });
		await alone.stop();
		const store = await startStore(folder, ...onEngine());
		expect(await stockOf(store, id)).toBe(5);
		await store.stop();
	});

	it('returns a restored backup at once while the server runs, and what is written afterwards', async () => {
		const store = await startStore(folder, ...onEngine());
		const id = await someProduct(store);
		const write = async (stock_quantity: number) => {
			await store.ask(`${PRODUCT}/${id}`, { stock_quantity, manage_stock: true });
			expect(await stockOf(store, id)).toBe(stock_quantity);
		};
		await write(31);
		await copies('backup');
		await write(32);
		await copies('restore');
		expect(await stockOf(store, id)).toBe(31);
		await write(33);
		await copies('restore');
		expect(await stockOf(store, id)).toBe(31);
		await store.stop();
	});

	it.each([
		[
			'mysql://host/shops',
			/^--engine takes an address as clickhouse:\/\/user:password@host:8123\/database\.\n$/,
		],
		[
			'clickhouse://me:secret@127.0.0.1:9/shops',
			/^ClickHouse at http:\/\/127\.0\.0\.1:9 does not answer;/,
		],
	])('does not start with %s, and says why', async (address, sentence) => {
		const started = startStore(folder, ...words, '--engine', address);
		await expect(started).rejects.toThrow(sentence);
		await expect(started).rejects.not.toThrow(/secret/);
	});
});
