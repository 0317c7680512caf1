import { LRUCache } from 'lru-cache';
import type { SqlValue } from './database';

/** Values in all rows that are kept: some tens of megabytes. */
const MOST_VALUES = 200_000;

/** Of one statement: what is longer is a file that is written once. */
const MOST_OF_ONE = 20_000;

/** What was read since the last write, by statement and values. The same statement has its rows at once until something is written. */
export class ReadCache {
	private readonly results = new LRUCache<string, object[]>({
		maxSize: MOST_VALUES,
		sizeCalculation: sizeOf,
	});
	/** Number of the writes: what was read while one ended may be of before. */
	private writes = 0;
	private pauses = 0;

	/** The rows that are kept, or that `load` brings; the caller's own, whatever it does to them. */
	async read<Row extends object>(
		sql: string,
		parameters: readonly SqlValue[] = [],
		load: () => Promise<Row[]>,
	): Promise<Row[]> {
		const key = JSON.stringify([sql, parameters], withBigInts);
		const kept = this.results.get(key);
		if (kept) return structuredClone(kept) as Row[]; // the same statement gives the same columns
		const { writes } = this;
		const rows = await load();
		const isKept = writes === this.writes && this.pauses === 0 && sizeOf(rows) <= MOST_OF_ONE;
		if (isKept) this.results.set(key, structuredClone(rows));
		return rows;
	}

	/** Nothing that was read before a write is given after it. */
	clear(): void {
		this.writes++;
		this.results.clear();
	}

	/** Keeps nothing until the function that it gives is called: for writes that are seen bit by bit. */
	pause(): () => void {
		this.pauses++;
		this.clear();
		return () => {
			this.pauses--;
			this.clear();
		};
	}
}

/** Values of some rows, and one more. */
function sizeOf(rows: readonly object[]): number {
	return 1 + rows.length * Object.keys(rows[0] ?? {}).length;
}

function withBigInts(_key: string, value: unknown): unknown {
	return typeof value === 'bigint' ? { bigint: String(value) } : value;
}
