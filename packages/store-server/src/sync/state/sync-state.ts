import type { SyncProof } from '@store-analytics/rest-api';
import type { Database } from '../../database/database';
import { upsert } from '../../database/upsert';
import type { DateCursor } from '../../sources/rest/pages/date-pages';

/** Lists of which the lengths are compared. */
export type CountedName = 'orders' | 'products' | 'coupons' | 'users';

/** How long a list of the shop is said to be, against what is here. */
export interface CountedTotal {
	/** More (or less) than here that no search has explained. */
	readonly unexplained: number;
	/** Searches in a row that found nothing. */
	readonly tries: number;
	/** When there may be another, in milliseconds. */
	readonly notBefore: number;
}

/** A day that is to be compared with the shop's reports. */
export interface PendingDay {
	/** Not before this moment, in milliseconds. */
	readonly due: number;
	/** Orders that did not agree when it was compared before; null when it was not. */
	readonly ids: readonly number[] | null;
}

/** How far a sync has come: what it needs to go on where it stopped. Each value is of its own and may be missing. */
export interface SyncState {
	/** The shop's address. */
	readonly shop: string;
	/** Where its tables lie (`ShopDatabase.place`), when they are read. */
	readonly tables: string;
	/** The orders that are still to come, the newest of them first; `done` when all are there. */
	readonly orders: DateCursor & { readonly read: number; readonly done: boolean };
	/** First lists that were read to their end. */
	readonly lists: readonly string[];
	/** Everything of the first time is there. */
	readonly loaded: boolean;
	/** Until when changes are known, UTC by the shop's clock (`2026-03-01T12:00:00`). */
	readonly changes: {
		readonly since: string;
		/** The same of orders that are looked through more seldom than the newest; none: as `since`. */
		readonly sinceOfAll?: string;
	};
	/** Values that the shop's settings had, so that only what changes there is changed here. */
	readonly options: Readonly<Record<string, string>>;
	/** When lists without dates of change were read, and ids were compared, in milliseconds. */
	readonly refreshed: { readonly lists: number; readonly ids: number };
	/** When the shop was last asked for changes, in milliseconds. */
	readonly checked: number;
	readonly totals: Readonly<Partial<Record<CountedName, CountedTotal>>>;
	/** How the shop counts full refunds was worked out, as it does not say. */
	readonly guessesRefunds: boolean;
	/** When the shop last told of a change by itself, in milliseconds. */
	readonly told: number;
	/** The last comparison with the shop's own reports, and what is to be compared next, by days. */
	readonly proof: SyncProof;
	readonly pending: Readonly<Record<string, PendingDay>>;
}

/** A value of the state; null when there is none yet. */
export async function readState<Key extends keyof SyncState>(
	database: Database,
	key: Key,
): Promise<SyncState[Key] | null> {
	const [row] = await database.all<{ value: string }>(
		'SELECT value FROM sync_state WHERE key = ?',
		[key],
	);
	return row ? (JSON.parse(row.value) as SyncState[Key]) : null; // written below
}

/** Keeps a value; within the transaction of what it tells about. */
export async function writeState<Key extends keyof SyncState>(
	database: Database,
	key: Key,
	value: SyncState[Key],
): Promise<void> {
	await upsert(database, 'sync_state', ['key'], ['value'], [[key, JSON.stringify(value)]]);
}
