import { unzipSync } from 'fflate';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../../packages/store-server/src/cli/copies/back-up';
import { createDemoShop } from '../../packages/store-server/src/sources/demo/create-demo-shop';
import { importShop } from '../../packages/store-server/src/sources/export/import-shop';
import { openDatabase } from '../../packages/store-server/src/store-file/open';
import { unclosedStore } from '../../packages/store-server/src/testing/faults/damage';
import { contentsOf, damageBackups, damageLogs, damageStores } from './damaged-files';
import { killOften, type KilledWork } from './kills';

/** How often each is done; fewer in `npm test`. */
export interface HowMany {
	readonly backups: number;
	readonly stores: number;
	readonly logs: number;
	readonly kills: number;
}

const all: HowMany = { backups: 100, stores: 50, logs: 50, kills: 100 };

const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const AN_HOUR = 3_600_000;
const SAVED = 40;

/** Damaged files and killed work, so many of each. Everything is in a temporary folder. */
export function attacksOn(howMany: HowMany, orders = 200) {
	return [
		attack(`${howMany.backups} damaged backups`, async (folder, seed) => {
			const backup = path.join(folder, 'backup.duckdb');
			await backUp(await demo(folder, orders), backup);
			await damageBackups(backup, { seed, count: howMany.backups });
		}),
		attack(`${howMany.stores} damaged stores`, async (folder, seed) => {
			await damageStores(await demo(folder, orders), { seed, count: howMany.stores });
		}),
		attack(`${howMany.logs} damaged write-ahead logs`, async (folder, seed) => {
			const store = path.join(folder, 'store.duckdb');
			await unclosedStore(store, path.join(folder, 'made.duckdb'), SAVED);
			await damageLogs(store, { seed, count: howMany.logs, saved: SAVED });
		}),
		...kinds.map((kind) =>
			attack(`${howMany.kills} kills in ${kind.name}`, async (folder, seed) => {
				const work = await kind.work(folder, orders);
				await killOften(work, folder, { seed, count: howMany.kills });
			}),
		),
	];
}

function attack(name: string, work: (folder: string, seed: number) => Promise<void>) {
	return {
		name,
		atMost: AN_HOUR,
		async run(seed: number): Promise<void> {
			const folder = mkdtempSync(path.join(tmpdir(), 'store-analytics-attack-'));
			try {
				await work(folder, seed);
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

async function demo(folder: string, orders: number): Promise<string> {
	const file = path.join(folder, 'demo.duckdb');
	await createDemoShop({ file, orders, now: new Date('2026-11-20T17:00:00Z') });
	return file;
}

const kinds: readonly {
	readonly name: string;
	work(folder: string, orders: number): Promise<KilledWork>;
}[] = [
	{
		name: 'an import',
		async work(folder) {
			const from = path.join(folder, 'export');
			mkdirSync(from);
			const zip = unzipSync(readFileSync(path.join(fixtures, 'store-a.zip')));
			for (const [name, bytes] of Object.entries(zip))
				writeFileSync(path.join(from, path.basename(name)), bytes);
			const right = path.join(folder, 'right.duckdb');
			await importShop(from, right, () => undefined);
			// The moment of the import is part of the store.
			return { what: 'import', from, right: [await contentsOf(right)], mayBeMissing: true };
		},
	},
	{
		name: 'a backup',
		async work(folder, orders) {
			const from = await demo(folder, orders);
			return { what: 'backup', from, right: [await contentsOf(from)], mayBeMissing: true };
		},
	},
	{
		name: 'a restore',
		async work(folder, orders) {
			const store = await demo(folder, orders);
			const from = path.join(folder, 'backup.duckdb');
			await backUp(store, from);
			const database = await openDatabase(store);
			await database.run('DELETE FROM orders');
			await database.close();
			const right = [await contentsOf(store), await contentsOf(from)];
			return { what: 'restore', from, before: readFileSync(store), right, mayBeMissing: false };
		},
	},
	{
		name: 'an upgrade',
		async work(folder) {
			const zip = unzipSync(readFileSync(path.join(fixtures, 'store-version-7.zip')));
			const before = Buffer.from(zip['store.duckdb'] ?? []);
			const upgraded = path.join(folder, 'upgraded.duckdb');
			writeFileSync(upgraded, before);
			const right = [await contentsOf(upgraded)];
			return { what: 'upgrade', from: '', before, right, mayBeMissing: false };
		},
	},
];

/** What `npm run attack` does to stores. */
export const attacks = attacksOn(all);
