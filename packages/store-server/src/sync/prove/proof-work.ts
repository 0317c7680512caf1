import type { StoreDatabase } from '../../database/store-database';

/** What is compared, and how it is read. */
export interface ProofWork {
	readonly database: StoreDatabase;
	/** Days of which orders have changed, until they are compared. */
	readonly touchedDays: Set<string>;
	/** Milliseconds. */
	now(): number;
}

/** Reads orders again that may be wrong here. */
export interface OrderReader {
	readAgain(ids: readonly number[]): Promise<void>;
}
