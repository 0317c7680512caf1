import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import type { StoreDatabase } from '../database/store-database';
import { fillStore } from '../sources/export/import-shop';
import { tables } from '../schema/schema';
import { openDatabase } from '../store-file/open';
import { exportSource, type ShopExport } from './exports/shop-export';

/** Maximum number of kept stores; further shops share one store in turn. */
const MOST_KEPT = 24;

/** Stores with generated shops. Filling one takes longer than all queries of a test, so that it is done as rarely as possible. */
export class MadeStores {
	private readonly kept = new Map<string, StoreDatabase>();
	private readonly copies = new CopiesOfRun();
	private spare: StoreDatabase | null = null;
	private last: StoreDatabase | null = null;

	/** A store with these files; shared, so tests must not change it. */
	async shared(files: ShopExport): Promise<StoreDatabase> {
		const key = keyOf(files);
		const kept = this.kept.get(key);
		if (kept) return kept;
		if (this.kept.size >= MOST_KEPT) return this.own(files);
		const store = (await this.copies.open(key, files)) ?? (await filledInMemory(files));
		this.kept.set(key, store);
		return store;
	}

	/** A store that the test may change; the next call replaces it. Its files are those of other tests, too. */
	async copy(files: ShopExport): Promise<StoreDatabase> {
		const copy = await this.copies.open(keyOf(files), files);
		if (!copy) return this.own(files);
		await this.last?.close();
		this.last = copy;
		return copy;
	}

	/** The same with files that no other test has. */
	async own(files: ShopExport): Promise<StoreDatabase> {
		const store = (this.spare ??= await openInMemory());
		await store.transaction(async (within) => {
			for (const table of Object.keys(tables)) {
				const kept = table === 'store_meta' ? `key IN ('application', 'schema_version')` : 'false';
				await within.run(`DELETE FROM "${table}" WHERE NOT (${kept})`);
			}
		});
		await fillStore(store, exportSource(files));
		return store;
	}

	async close(): Promise<void> {
		for (const store of this.kept.values()) await store.close();
		await this.spare?.close();
		await this.last?.close();
		this.copies.remove();
	}
}

/**
 * Copies of stores that the first test of a run has filled. All property tests generate the same shops, and a copy is opened in a
 * tenth of the time. A test that is run by hand has none, nor has one whose stores read from ClickHouse.
 */
class CopiesOfRun {
	private folder: string | null = null;
	private count = 0;

	async open(key: string, files: ShopExport): Promise<StoreDatabase | null> {
		const ofRun = process.env['STORE_ANALYTICS_PREPARED'];
		if (!ofRun || engine()) return null;
		const filled = path.join(ofRun, 'made-stores', `${key}.duckdb`);
		if (!existsSync(filled)) await fill(filled, files);
		this.folder ??= mkdtempSync(path.join(tmpdir(), 'store-analytics-made-'));
		const file = path.join(this.folder, `${++this.count}.duckdb`);
		copyFileSync(filled, file);
		return openDatabase(file);
	}

	/** Deletes all copies after they were closed. */
	remove(): void {
		if (this.folder) rmSync(this.folder, { recursive: true, force: true });
	}
}

/** Renamed into its place: another worker may fill the same store now, and none opens half of it. */
async function fill(file: string, files: ShopExport): Promise<void> {
	mkdirSync(path.dirname(file), { recursive: true });
	const part = `${file}.${process.pid}`;
	const store = await openDatabase(part);
	await fillStore(store, exportSource(files));
	await store.close();
	renameSync(part, file);
}

/** By content, and by the time zone of the process, in which no store may differ. */
function keyOf(files: ShopExport): string {
	const zone = process.env['TZ'] ?? '';
	return createHash('sha1').update(zone).update(JSON.stringify(files)).digest('hex');
}

async function filledInMemory(files: ShopExport): Promise<StoreDatabase> {
	const store = await openInMemory();
	await fillStore(store, exportSource(files));
	return store;
}

function engine(): string | undefined {
	return process.env['STORE_ANALYTICS_TEST_ENGINE'];
}

/** Reports use ClickHouse if the environment names a server. An error while copying changes to it fails the test. */
function openInMemory(): Promise<StoreDatabase> {
	const server = engine();
	return openWithEngine(':memory:', server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
