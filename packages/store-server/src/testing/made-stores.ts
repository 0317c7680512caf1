import { createHash } from 'node:crypto';
import { readEngineAddress } from '../clickhouse/engine-address';
import { openWithEngine } from '../clickhouse/open-with-engine';
import type { StoreDatabase } from '../database/store-database';
import { fillStore } from '../sources/export/import-shop';
import { tables } from '../schema/schema';
import { exportSource, type ShopExport } from './exports/shop-export';

/** Maximum number of kept stores; further shops share one store in turn. */
const MOST_KEPT = 24;

/** In-memory stores by content: filling one takes longer than all queries of a test. */
export class MadeStores {
	private readonly kept = new Map<string, StoreDatabase>();
	private spare: StoreDatabase | null = null;

	/** A store with these files; shared, so tests must not change it. */
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

	/** A store that the test may change; the next call replaces its contents. */
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

/** Reports use ClickHouse if the environment names a server. An error while copying changes to it fails the test. */
function openInMemory(): Promise<StoreDatabase> {
	const server = process.env['STORE_ANALYTICS_TEST_ENGINE'];
	return openWithEngine(':memory:', server ? [readEngineAddress(server)] : [], (error) => {
		throw error;
	});
}
