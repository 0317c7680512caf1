import { DamagedError, DatabaseError } from '../database/failures';
import type { StoreDatabase } from '../database/store-database';
import { tables } from '../schema/schema';

/** Reads every value of every table of a store. Throws a DamagedError if one cannot be read, or is missing. */
export async function readWhole(database: StoreDatabase): Promise<void> {
	for (const table of Object.keys(tables)) {
		try {
			await database.all(`SELECT bit_xor(hash(rows)) AS sum FROM "${table}" AS rows`);
		} catch (error) {
			if (error instanceof DatabaseError) throw error;
			throw new DamagedError(`The table ${table} cannot be read.`, 'damaged', { cause: error });
		}
	}
}
