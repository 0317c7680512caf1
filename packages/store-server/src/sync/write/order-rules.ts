import type { Database } from '../../database/database';
import type { Document } from '../../documents/files/documents';
import { type OrderRules, loadOrderRules, placesOf } from '../../documents/import-settings';
import type { KnownPlaces } from '../../documents/taxes/gone-tax-rates';

/** The context of orders' rows, from the store's current settings. */
export function readOrderRules(database: Database): Promise<OrderRules> {
	return loadOrderRules(database);
}

/** Countries with their states: a large table, which is read for what names a place by its code alone. */
export async function readPlaces(database: Database): Promise<KnownPlaces> {
	const rows = await database.all<{ code: string; states: string }>(
		'SELECT code, states FROM countries',
	);
	const countries = rows.map(({ code, states }) => ({
		code,
		states: JSON.parse(states) as Document[], // as the import wrote it
	}));
	return placesOf(countries);
}
