import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
	createDemoShop,
	openDatabase,
	readEngineAddress,
	shardOf,
} from '@store-analytics/store-server';
import { askEngine } from './support/ask-engine';
import { startEngine, type EngineProcess } from './support/engine-process';
import { startStore } from './support/started-store';

let engines: EngineProcess[];
let folder: string;

beforeAll(async () => {
	engines = [await startEngine(), await startEngine()];
	folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-shards-'));
	mkdirSync(path.join(folder, 'shops'));
});

afterAll(async () => {
	for (const engine of engines) await engine.stop();
	rmSync(folder, { recursive: true, force: true });
});

const addresses = () => engines.map(({ address }) => `${address}/shops`);

/** Returns a shop name that belongs to the server with this number. */
function nameOn(server: number): string {
	const servers = addresses().map((address) => readEngineAddress(address));
	for (let count = 0; ; count++) {
		if (shardOf(`shop-${count}`, servers) === servers[server]) return `shop-${count}`;
	}
}

describe('Two ClickHouse servers', () => {
	it('share the shops, and All shops reads from both', async () => {
		const made = [
			{ slug: 'one', orders: 60 },
			{ slug: 'two', orders: 90 },
		];
		for (const [index, { slug, orders }] of made.entries()) {
			const file = path.join(folder, 'shops', `${slug}.duckdb`);
			await createDemoShop({ file, orders, now: new Date('2026-11-20T17:00:00Z') });
			const database = await openDatabase(file);
			const state = JSON.stringify({ shop: nameOn(index), shipped: 0 });
			await database.run("INSERT INTO store_meta VALUES ('engine', ?)", [state]);
			await database.close();
		}
		const words = ['--shops', path.join(folder, 'shops')];
		const [first = '', second = ''] = addresses();
		const sharded = await startStore(folder, ...words, '--engine', first, '--engine', second);
		const told = await numbersOf(sharded);
		await sharded.stop();
		for (const [index, engine] of engines.entries()) {
			const shops = await askEngine(
				engine.address,
				'SELECT DISTINCT shop FROM shops.wc_order_stats_v FORMAT TabSeparated',
			);
			expect(shops).toBe(nameOn(index));
		}
		const alone = await startStore(folder, ...words);
		expect(await numbersOf(alone)).toEqual(told);
		await alone.stop();
		expect(told.map(({ orders }) => orders > 0)).toEqual([true, true]);
	});
});

interface Numbers {
	readonly name: string;
	readonly orders: number;
	readonly sales: unknown;
}

/** Returns the numbers of All shops, after all have loaded. */
async function numbersOf(store: Awaited<ReturnType<typeof startStore>>): Promise<Numbers[]> {
	for (;;) {
		const { body } = await store.ask('/store-analytics/shops');
		const shops: Record<string, unknown>[] = Object(body).shops ?? body;
		if (shops.every(({ numbers }) => numbers)) {
			return shops.map(({ slug, numbers }) => {
				const { today, range, compared, intervals } = Object(numbers);
				return {
					name: String(slug),
					orders: Number(range.orders),
					sales: { today, range, compared, intervals },
				};
			});
		}
	}
}
