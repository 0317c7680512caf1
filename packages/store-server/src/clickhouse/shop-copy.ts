import { performance } from 'node:perf_hooks';
import type { Statement } from '../database/database';
import { ReadCache } from '../database/read-cache';
import type { StoreFile } from '../database/store-database';
import { ChangeLog } from './change-log';
import { EngineClient } from './engine-client';
import {
	nameShop,
	noteChanges,
	noteShipped,
	readEngineState,
	waitingChanges,
} from './engine-state';
import { createTables, engineName, engineTables, SHOPS } from './engine-tables';
import { shardOf, type EngineAddress } from './engine-address';
import { ReplacedRows } from './replaced-rows';
import { shopQuery } from './shop-query';
import { TableCopy } from './table-copy';
import { ReadWriteLock } from '../base/read-write-lock';

/** The most tables that are copied at once. */
const AT_ONCE = 4;

/** The copy of one shop in the engine: it is updated from the shop's file, and queried. */
export class ShopCopy {
	private readonly lock = new ReadWriteLock();
	private readonly cache = new ReadCache();
	/** The file may contain changes that the engine lacks. */
	private isBehind = false;
	private lastNumber = 0;
	private readonly notes: (() => Promise<void>)[] = [];

	private constructor(
		private readonly file: StoreFile,
		readonly engine: EngineClient,
		readonly shop: string,
		private readonly replaced: ReplacedRows,
	) {}

	/** Returns a file's copy on one of these servers. A missing copy, or one of unknown origin, is created. */
	static async open(file: StoreFile, servers: readonly EngineAddress[]): Promise<ShopCopy> {
		const state = (await readEngineState(file)) ?? (await nameShop(file));
		const { shop, shipped } = state;
		const engine = new EngineClient(shardOf(shop, servers));
		const copy = new ShopCopy(file, engine, shop, new ReplacedRows(state.replaced));
		try {
			await copy.makeTables();
			const there = await copy.readNumbers();
			const waiting = await waitingChanges(file);
			const known = [shipped, ...waiting.numbers];
			copy.lastNumber = Math.max(there.last, ...known);
			copy.isBehind = waiting.numbers.length > 0;
			if (there.shipped === null || !known.includes(there.shipped)) await copy.noteAllRows();
			if (copy.isBehind) await copy.ship();
			return copy;
		} catch (error) {
			await engine.close();
			throw error;
		}
	}

	/** Streams the rows of a report's query, after the copy is up to date. */
	async read<Row extends object>(query: Statement, signal?: AbortSignal): Promise<Row[]> {
		if (this.isBehind) await this.ship();
		return this.lock.read(() =>
			this.cache.read(query.clickhouse, query.values, () => this.ask<Row>(query, signal)),
		);
	}

	/** The same without the check for changes. */
	ask<Row extends object>(query: Statement, signal?: AbortSignal): Promise<Row[]> {
		const { database } = this.engine.address;
		const { shop, replaced } = this;
		return this.engine.read<Row>(shopQuery(query, { shop, database, replaced }), signal);
	}

	/** Returns the number of the next change, greater than any before, also in another copy of this file. */
	nextNumber(): number {
		this.lastNumber = Math.max(
			this.lastNumber + 1,
			Math.floor(performance.timeOrigin + performance.now()),
		);
		return this.lastNumber;
	}

	/** Called before changes become visible in the file; `note` contains the changes not yet recorded. */
	expect(note?: () => Promise<void>): void {
		this.isBehind = true;
		if (note) this.notes.push(note);
	}

	/** Updates the engine. Rejects if it cannot be reached; then nothing is lost, and nobody reads outdated rows. */
	ship(): Promise<void> {
		return this.lock.write(async () => {
			for (let note = this.notes.shift(); note; note = this.notes.shift()) await note();
			const { numbers, changes } = await waitingChanges(this.file);
			this.isBehind = false;
			if (numbers.length === 0) return;
			try {
				await this.copy(changes);
				const shipped = Math.max(...numbers);
				await this.engine.insert(SHOPS, ['shop', 'version'], [[this.shop, shipped]]);
				const replaced = this.replaced.written();
				await noteShipped(this.file, { shop: this.shop, shipped, replaced }, numbers);
			} catch (error) {
				this.isBehind = true;
				throw error;
			} finally {
				this.cache.clear();
			}
		});
	}

	/** The same, if there are changes; waits for a running update. */
	bringUpToDate(): Promise<void> {
		return this.isBehind ? this.ship() : this.lock.write(() => Promise.resolve());
	}

	/** Removes everything of the shop from the engine. */
	async remove(): Promise<void> {
		for (const name of [SHOPS, ...[...engineTables.keys()].map(engineName)]) {
			await this.engine.delete(name, 'shop = {shop:String}', { shop: this.shop });
		}
	}

	close(): Promise<void> {
		return this.engine.close();
	}

	private async copy(changes: ChangeLog): Promise<void> {
		const { file, engine, shop, replaced } = this;
		const copy = new TableCopy(file, engine, { shop, replaced });
		const version = this.nextNumber();
		// Tables do not depend on each other here: nobody reads meanwhile.
		const waiting = [...changes];
		const work = async () => {
			for (let next = waiting.pop(); next; next = waiting.pop()) {
				const [name, keys] = next;
				const table = engineTables.get(name);
				if (!table) continue;
				if (keys === 'all') await copy.whole(table, version);
				else await copy.some(table, keys, version);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, work));
	}

	private async noteAllRows(): Promise<void> {
		const changes = new ChangeLog();
		for (const table of engineTables.keys()) changes.noteAll(table);
		await noteChanges(this.file, this.nextNumber(), changes);
		this.isBehind = true;
	}

	private async makeTables(): Promise<void> {
		for (const statement of createTables(this.engine.address.database)) {
			await this.engine.run(statement);
		}
	}

	/** The shop's number in the engine, and the greatest version of its rows. */
	private async readNumbers(): Promise<{ shipped: number | null; last: number }> {
		const { database } = this.engine.address;
		const numbers = [...engineTables.keys()].map(
			(name) =>
				`SELECT max(version) AS last FROM ${database}.${engineName(name)} WHERE shop = {shop:String}`,
		);
		const [row] = await this.engine.read<{ shipped: number | null; last: number | null }>({
			query: `SELECT (SELECT max(version) FROM ${database}.${SHOPS} WHERE shop = {shop:String}) AS shipped,
				(SELECT max(last) FROM (${numbers.join(' UNION ALL ')})) AS last`,
			query_params: { shop: this.shop },
		});
		return { shipped: row?.shipped ?? null, last: row?.last ?? 0 };
	}
}
