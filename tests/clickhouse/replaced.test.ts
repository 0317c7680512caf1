import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	createDemoShop,
	openWithEngine,
	readEngineAddress,
	type StoreDatabase,
} from '@store-analytics/store-server';
import { askEngine } from './support/ask-engine';
import { engineOfRun } from './support/engine-of-run';

const address = readEngineAddress(`${engineOfRun()}/replaced`);
let folder: string;
let file: string;
let store: StoreDatabase;
/** Another shop in the same tables. */
let other: StoreDatabase;

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-replaced-'));
	file = path.join(folder, 'shop.duckdb');
	await createDemoShop({ file, orders: 600, now: new Date('2026-11-20T17:00:00Z') });
	const beside = path.join(folder, 'other.duckdb');
	copyFileSync(file, beside);
	store = await openWithEngine(file, [address]);
	other = await openWithEngine(beside, [address]);
});

afterAll(async () => {
	await store.close();
	await other.close();
	rmSync(folder, { recursive: true, force: true });
});

const tables = {
	wc_order_stats: 'net_total',
	wc_order_product_lookup: 'product_net_revenue',
	order_days: 'net_total',
} as const;

const sumsOf = (table: keyof typeof tables) =>
	`SELECT COUNT(*) AS number, CAST(SUM(${tables[table]}) AS VARCHAR) AS amount FROM ${table}`;

/** Numbers and amounts of rows, from the shop's file or from ClickHouse. */
async function sums(from: StoreDatabase, where: 'file' | 'engine') {
	const found: Record<string, object> = {};
	for (const table of Object.keys(tables) as (keyof typeof tables)[]) {
		const text = sumsOf(table);
		const rows =
			where === 'file'
				? await from.all<Sums>(text)
				: ((await from.readReport?.<Sums>({ text, values: [], clickhouse: text })) ?? []);
		found[table] = { number: Number(rows[0]?.number), amount: Number(rows[0]?.amount) };
	}
	return found;
}

interface Sums {
	readonly number: number;
	readonly amount: string;
}

/** The rows that ClickHouse keeps of both shops, replaced ones too. */
const kept = async (table: string) =>
	Number(await askEngine(engineOfRun(), `SELECT count() FROM replaced.${table}_v`));

async function expectSame() {
	expect(await sums(store, 'engine')).toEqual(await sums(store, 'file'));
}

/** Raises the amount of some orders by one and rewrites a day of their sums. */
async function change(orders: number) {
	const some = `SELECT order_id FROM wc_order_stats ORDER BY order_id LIMIT ${orders}`;
	await store.transaction(async (within) => {
		await within.run(
			`UPDATE wc_order_stats SET net_total = net_total + 1 WHERE order_id IN (${some})`,
		);
		await within.run(
			`UPDATE order_days SET net_total = net_total + 1 WHERE dated = (SELECT max(dated) FROM order_days)`,
		);
	});
}

describe('Rows that were replaced in ClickHouse', () => {
	it('count once, however often they change', async () => {
		const before = await sums(store, 'file');
		const rows = await kept('wc_order_stats');
		for (let time = 0; time < 3; time++) {
			await change(20);
			await expectSame();
		}
		expect(await sums(store, 'file')).not.toEqual(before);
		// The former rows are still there.
		expect(await kept('wc_order_stats')).toBeGreaterThan(rows);
	});

	it('stay replaced when the store opens again', async () => {
		await change(20);
		await store.close();
		store = await openWithEngine(file, [address]);
		await expectSame();
		await change(5);
		await expectSame();
	});

	it('of a deleted order do not count, nor do its lines', async () => {
		const [order] = await store.all<{ id: number }>(
			'SELECT max(parent_id) AS id FROM wc_order_stats',
		);
		for (const table of ['wc_order_stats', 'wc_order_product_lookup']) {
			await store.run(`DELETE FROM ${table} WHERE order_id = ?`, [order?.id ?? 0]);
		}
		await expectSame();
	});

	it('of an order with another date of creation do not count', async () => {
		await store.run(`UPDATE wc_order_stats SET date_created = date_created - INTERVAL 40 DAY
			WHERE order_id = (SELECT max(order_id) FROM wc_order_stats)`);
		await expectSame();
	});

	it('are none of another shop, whose orders have the same numbers', async () => {
		expect(await sums(other, 'engine')).toEqual(await sums(other, 'file'));
		expect(await sums(other, 'engine')).not.toEqual(await sums(store, 'engine'));
	});

	it('are deleted when they are many, of this shop alone', async () => {
		await change(260);
		await expectSame();
		const here = await sums(store, 'file');
		const there = await sums(other, 'file');
		const numberOf = (found: typeof here) => Object(found['wc_order_stats']).number;
		expect(await kept('wc_order_stats')).toBe(numberOf(here) + numberOf(there));
		expect(await sums(other, 'engine')).toEqual(there);
		await change(10);
		await expectSame();
	});

	it('are those of all orders after an import replaced the shop', async () => {
		await store.run('DELETE FROM wc_order_stats');
		await expectSame();
	});
});

describe('Downloads of one second', () => {
	it('stay apart when one of them changes', async () => {
		const columns = 'download_log_id, timestamp, permission_id, user_id, user_ip_address';
		await store.run(`INSERT INTO wc_download_log (${columns}) VALUES
			(900001, TIMESTAMP '2026-11-01 10:00:00', 1, 1, ''), (900002, TIMESTAMP '2026-11-01 10:00:00', 1, 1, '')`);
		await askEngine(engineOfRun(), 'OPTIMIZE TABLE replaced.wc_download_log_v FINAL');
		const text = 'SELECT COUNT(*) AS number FROM wc_download_log WHERE download_log_id > 900000';
		const rows = await store.readReport?.({ text, values: [], clickhouse: text });
		expect(rows).toEqual([{ number: 2 }]);
	});
});
