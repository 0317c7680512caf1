import type { StoreDatabase } from '../../database/store-database';

/** The subjects of a comparison, and how to read them. */
export interface ProofWork {
	readonly database: StoreDatabase;
	/** Days of changed orders, until they are compared. */
	readonly touchedDays: Set<string>;
	/** Milliseconds. */
	now(): number;
}

/** Reads possibly wrong orders again. */
export interface OrderReader {
	readAgain(ids: readonly number[]): Promise<void>;
}
