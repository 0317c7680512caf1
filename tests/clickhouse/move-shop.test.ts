import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoShop, moveShop, openDatabase } from '@store-analytics/store-server';
import { startEngine, type EngineProcess } from './engine-process';
import { askEngine, startStore } from './started-store';

let engine: EngineProcess;
let folder: string;
let file: string;

beforeAll(async () => {
	engine = await startEngine();
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-move-'));
	file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 120, now: new Date('2026-11-20T17:00:00Z') });
});

afterAll(async () => {
	await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});

async function move(...words: string[]) {
	const written = { out: '', err: '' };
	const code = await moveShop(['--engine', `${engine.address}/shops`, '--db', file, ...words], {
		root: folder,
		folder,
		out: { write: (text) => (written.out += text) },
		err: { write: (text) => (written.err += text) },
	});
	return { code, ...written };
}

/** All that a file holds of a shop, but for what it knows of the engine. */
async function contents() {
	const database = await openDatabase(file);
	const names = await database.all<{ name: string }>(
		`SELECT table_name AS name FROM duckdb_tables() WHERE table_name <> 'store_meta' ORDER BY 1`,
	);
	const found: Record<string, unknown[]> = {};
	for (const { name } of names) {
		found[name] = await database.all(`SELECT * FROM "${name}" ORDER BY ALL`);
	}
	await database.close();
	return found;
}

const rowsThere = () =>
	askEngine(
		engine.address,
		'SELECT count() FROM shops.wc_order_product_lookup_v6 FINAL FORMAT TabSeparated',
	);

describe('npm run move-shop', () => {
	it('brings a shop to ClickHouse and back, and loses nothing', async () => {
		const before = await contents();
		const there = await move();
		expect(there).toMatchObject({ code: 0, err: '' });
		expect(there.out).toMatch(/shop\.duckdb is in ClickHouse at .* rows, the same in both/);
		expect(Number(await rowsThere())).toBe(before['wc_order_product_lookup']?.length);
		expect(await contents()).toEqual(before);

		const store = await startStore(folder, '--db', file, '--engine', `${engine.address}/shops`);
		const [product] = before['products'] as { id: number }[];
		const changed = await store.ask(`/wc-analytics/products/${product?.id}`, {
			stock_quantity: 33,
			manage_stock: true,
		});
		expect(changed.status).toBe(200);
		await store.stop();

		const after = await contents();
		const back = await move('--back');
		expect(back).toMatchObject({ code: 0, err: '' });
		expect(await rowsThere()).toBe('0');
		expect(await contents()).toEqual(after);
		expect(after['products']).toContainEqual(
			expect.objectContaining({ id: product?.id, stock_quantity: 33 }),
		);
	});

	it('says where ClickHouse holds something else, and switches nothing', async () => {
		await move();
		await askEngine(engine.address, 'DELETE FROM shops.wc_order_stats_v6 WHERE parent_id <> 0');
		const { code, err } = await move('--back');
		expect(code).toBe(1);
		expect(err).toMatch(/^wc_order_stats differs in total \(\d+ in the file, \d+ in ClickHouse\)/);
		expect(Number(await rowsThere())).toBeGreaterThan(100);
	});

	it('shows the statements of the tables for who makes them by hand', async () => {
		const { code, out } = await move('--tables');
		expect(code).toBe(0);
		expect(out).toContain(
			`ReplacingMergeTree(version, is_deleted) ORDER BY (shop, "date_created", "order_id", copy)`,
		);
	});
});
