import type { Database } from '../../database/database';
import type { Document } from '../../documents/files/documents';
import { type OrderRules, loadOrderRules, placesOf } from '../../documents/import-settings';

/** What the rows of orders depend on, as the store has it now. */
export async function readOrderRules(database: Database): Promise<OrderRules> {
	const rows = await database.all<{ code: string; states: string }>(
		'SELECT code, states FROM countries',
	);
	const countries = rows.map(({ code, states }) => ({
		code,
		states: JSON.parse(states) as Document[], // as the import wrote it
	}));
	return loadOrderRules(database, placesOf(countries));
}
