import type { NamedDeviation, SyncProof } from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import { upsert } from '../../database/upsert';
import type { DateCursor } from '../../sources/rest/pages/date-pages';

/** Lists whose lengths are compared. */
export type CountedName = 'orders' | 'products' | 'coupons' | 'users';

/** The shop's length of a list, compared with the store's. */
export interface CountedTotal {
	/** The difference that no search has explained. */
	readonly unexplained: number;
	/** Searches in a row without a result. */
	readonly tries: number;
	/** When the next search may run, in milliseconds. */
	readonly notBefore: number;
}

/** A day to be compared with the shop's reports. */
export interface PendingDay {
	/** Not before this time, in milliseconds. */
	readonly due: number;
	/** Orders that differed at the last comparison; null if there was none. */
	readonly ids: readonly number[] | null;
}

/** The progress of a sync, so that it can continue. Each value is independent and may be missing. */
export interface SyncState {
	/** The shop's address. */
	readonly shop: string;
	/** The location of its tables (`ShopDatabase.place`), if they are read. */
	readonly tables: string;
	/** The orders still to be read, newest first; `done` at the end. */
	readonly orders: DateCursor & { readonly read: number; readonly done: boolean };
	/** Lists of the first sync that were read completely. */
	readonly lists: readonly string[];
	/** The first sync is complete. */
	readonly loaded: boolean;
	/** Until when changes are known, UTC by the shop's clock (`2026-03-01T12:00:00`). */
	readonly changes: {
		readonly since: string;
		/** The same for older orders, which are checked less often; missing means `since`. */
		readonly sinceOfAll?: string;
		/** The same for lists, if one could not be read the last time; missing means `since`. */
		readonly sinceOfLists?: string;
	};
	/** Former values of the shop's settings, so that only changes there are copied. */
	readonly options: Readonly<Record<string, string>>;
	/** When lists without dates of change were read, and ids were compared, in milliseconds. */
	readonly refreshed: { readonly lists: number; readonly ids: number };
	/** When the shop was last asked for changes, in milliseconds. */
	readonly checked: number;
	readonly totals: Readonly<Partial<Record<CountedName, CountedTotal>>>;
	/** The rule for full refunds was found out, because the shop does not tell it. */
	readonly guessesRefunds: boolean;
	/** When the shop last reported a change itself, in milliseconds. */
	readonly told: number;
	/** The last comparison with the shop's own reports, and what is due next, by days. */
	readonly proof: SyncProof;
	readonly pending: Readonly<Record<string, PendingDay>>;
	/** Days that differed by named deviations only at their last comparison. */
	readonly expected: Readonly<Record<string, readonly NamedDeviation[]>>;
}

/** Returns a value of the state; null if it is missing. */
export async function readState<Key extends keyof SyncState>(
	database: Database,
	key: Key,
): Promise<SyncState[Key] | null> {
	// One statement for all values: the store keeps its rows until the next change.
	const rows = await database.all<{ key: string; value: string }>(
		'SELECT key, value FROM sync_state',
	);
	const row = rows.find((one) => one.key === key);
	return row ? (JSON.parse(row.value) as SyncState[Key]) : null; // written below
}

/** Stores a value, within the transaction of the data that it describes. */
export async function writeState<Key extends keyof SyncState>(
	database: Database,
	key: Key,
	value: SyncState[Key],
): Promise<void> {
	await upsert(database, 'sync_state', ['key'], ['value'], [[key, JSON.stringify(value)]]);
}
