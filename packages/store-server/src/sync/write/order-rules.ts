import type { Database } from '../../context';
import type { Document } from '../../import/files/documents';
import type { OrderRules } from '../../import/import-settings';
import { loadOrderRules, placesOf } from '../../import/import-settings';

/** The context of orders' rows, from the store's current settings. */
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
