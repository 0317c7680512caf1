import { LRUCache } from 'lru-cache';
import type { SqlValue } from './database';

/** The most cached values in all rows: some tens of megabytes. */
const MOST_VALUES = 200_000;

/** The most of one statement: longer results are files that are written once. */
const MOST_OF_ONE = 20_000;

/** Caches reads since the last write, by statement and values. */
export class ReadCache {
	private readonly results = new LRUCache<string, object[]>({
		maxSize: MOST_VALUES,
		sizeCalculation: sizeOf,
	});
	/** Number of writes: a read during the end of one may be outdated. */
	private writes = 0;
	private pauses = 0;

	/** Returns the cached rows, or those of `load`; the caller owns them. */
	async read<Row extends object>(
		sql: string,
		parameters: readonly SqlValue[] = [],
		load: () => Promise<Row[]>,
	): Promise<Row[]> {
		const key = JSON.stringify([sql, parameters], withBigInts);
		const kept = this.results.get(key);
		if (kept) return copied(kept) as Row[]; // the same statement gives the same columns
		const { writes } = this;
		const rows = await load();
		const isKept = writes === this.writes && this.pauses === 0 && sizeOf(rows) <= MOST_OF_ONE;
		if (isKept) this.results.set(key, copied(rows));
		return rows;
	}

	/** Drops everything that was read before a write. */
	clear(): void {
		this.writes++;
		this.results.clear();
	}

	/** Caches nothing until the returned function is called, for writes that become visible step by step. */
	pause(): () => void {
		this.pauses++;
		this.clear();
		return () => {
			this.pauses--;
			this.clear();
		};
	}
}

/** Rows have plain values (values.ts), so that a flat copy is whole. It takes a tenth of the time of `structuredClone`. */
function copied<Row extends object>(rows: readonly Row[]): Row[] {
	return rows.map((row) => ({ ...row }));
}

/** Values of some rows, and one more. */
function sizeOf(rows: readonly object[]): number {
	return 1 + rows.length * Object.keys(rows[0] ?? {}).length;
}

function withBigInts(_key: string, value: unknown): unknown {
	return typeof value === 'bigint' ? { bigint: String(value) } : value;
}
