import { createHash } from 'node:crypto';
import { readEngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import type { StoreDatabase } from '../database/store-database';
import { fillStore } from '../sources/export/import-shop';
import { tables } from '../schema/schema';
import { exportSource, type ShopExport } from './exports/shop-export';

/** Stores that are kept; those of further shops take turns in one. */
const MOST_KEPT = 24;

/** For tests: stores in memory by what they hold. To fill one costs more than all that a test asks it. */
export class MadeStores {
	private readonly kept = new Map<string, StoreDatabase>();
	private spare: StoreDatabase | null = null;

	/** A store that holds these files; the same one for the same files, so that nobody may change it. */
	async shared(files: ShopExport): Promise<StoreDatabase> {
		const key = createHash('sha1').update(JSON.stringify(files)).digest('hex');
		const kept = this.kept.get(key);
		if (kept) return kept;
		if (this.kept.size >= MOST_KEPT) return this.own(files);
		const store = await openInMemory();
		await fillStore(store, exportSource(files));
		this.kept.set(key, store);
		return store;
	}

	/** A store that may be changed; it holds something else when the next one is asked for. */
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
	}
}

/** Reports are read from ClickHouse where the environment names a server; what keeps changes from it fails the test. */
function openInMemory(): Promise<StoreDatabase> {
	const server = process.env['STORE_ANALYTICS_TEST_ENGINE'];
	return openWithEngine(':memory:', server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
