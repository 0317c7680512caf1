import type { StoreDatabase } from '../database/store-database';
import { loadShopSettings } from '../schema/shop-settings';
import { ShopTime } from '../time/shop-time';
import { readAll, readObject, type Document } from './documents';
import type { ExportFileName } from './export-files';
import type { ExportSource } from './export-source';
import { ImportError } from './import-error';
import { countryRow, metaRows, noteRow, optionRows, settingRows, timeZoneOf } from './read-shop';

const groups: readonly (readonly [string, ExportFileName])[] = [
	['general', 'settings-general.json'],
	['products', 'settings-products.json'],
	['tax', 'settings-tax.json'],
	['wc_admin', 'settings-wc-admin.json'],
];

/** Takes in what the shop says about itself, and returns its clock and the rules of its rows. */
export async function importSettings(source: ExportSource, database: StoreDatabase) {
	const wpSettings = await readObject(source, 'wp-settings.json');
	const time = shopTime(wpSettings, source.place);
	const settings = [];
	for (const [group, file] of groups) {
		const entries = await readAll(source, file);
		settings.push(...entries);
		await database.append('settings', settingRows(group, entries));
	}
	await database.append('options', optionRows(wpSettings, settings));
	const store = await readObject(source, 'store.json');
	await database.append('store_meta', metaRows(store, source.place));
	const countries = await readAll(source, 'countries.json');
	await database.append('countries', countries.map(countryRow));
	const notes = await readAll(source, 'notes.json');
	await database.append(
		'notes',
		notes.map((note) => noteRow(note, time)),
	);
	const gateways = await readAll(source, 'payment-gateways.json');
	await database.append(
		'payment_gateways',
		gateways.map(({ document, text }, position) => [String(document['id']), position, text]),
	);
	const { currency, roundsTaxAtSubtotal, excludedStatuses } = await loadShopSettings(database);
	return {
		time,
		rules: { precision: currency.precision, roundsTaxAtSubtotal, excludedStatuses },
	};
}

function shopTime(wpSettings: Document, place: string): ShopTime {
	const timeZone = timeZoneOf(wpSettings);
	try {
		return new ShopTime(timeZone);
	} catch {
		throw new ImportError(
			`wp-settings.json in ${place} names "${timeZone}" as timezone, which is not known; write a name as Europe/Berlin or an offset as +05:30.`,
		);
	}
}
