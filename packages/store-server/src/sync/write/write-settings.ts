import type { StoreDatabase } from '../../database/store-database';
import { recountCustomers } from '../../day-sums/count-customers';
import { upsert } from '../../database/upsert';
import { readAll, readObject } from '../../documents/files/documents';
import type { ExportSource } from '../../documents/files/export-files';
import { settingGroups } from '../../documents/import-settings';
import { countryRow, noteRow, optionRows, settingRows } from '../../documents/read/shop';
import { metaRows } from '../../documents/read/store';
import type { PlainValue } from '../../database/values';
import type { ShopTime } from '../../base/time/shop-time';
import { replaceTable } from './row-tables';

/** The values of the shop's options by name, as JSON. */
export type OptionValues = Readonly<Record<string, string>>;

/**
 * Copies the shop's metadata. Options are copied only if they have changed in the shop since `before`; others keep the
 * store's value. Resolves to the shop's current values.
 */
export async function updateSettings(
	within: StoreDatabase,
	source: ExportSource,
	time: ShopTime,
	before: OptionValues | null,
): Promise<OptionValues> {
	const settings = [];
	for (const [group, file] of settingGroups) {
		const entries = await readAll(source, file);
		settings.push(...entries);
		await upsert(
			within,
			'settings',
			['group_id', 'id'],
			['position', 'body'],
			settingRows(group, entries),
		);
	}
	const options = optionRows(await readObject(source, 'wp-settings.json'), settings);
	const values = Object.fromEntries(options.map(([name, value]) => [String(name), String(value)]));
	const changed = options.filter(([name, value]) => before?.[String(name)] !== value);
	if (before) await upsert(within, 'options', ['name'], ['value'], changed);
	const meta = metaRows(await readObject(source, 'store.json'), source.place, settings);
	await upsert(within, 'store_meta', ['key'], ['value'], meta);
	await recountCustomers(within);
	const countries = await readAll(source, 'countries.json');
	await replaceTable(within, 'countries', countries.map(countryRow));
	const gateways = await readAll(source, 'payment-gateways.json');
	await upsert(
		within,
		'payment_gateways',
		['id'],
		['position', 'body'],
		gateways.map(({ document, text }, at): PlainValue[] => [String(document['id']), at, text]),
	);
	const known = new Set(
		(await within.all<{ id: number }>('SELECT id FROM notes')).map(({ id }) => id),
	);
	const notes = (await readAll(source, 'notes.json')).map((note) => noteRow(note, time));
	await within.append(
		'notes',
		notes.filter(([id]) => !known.has(Number(id))),
	);
	return values;
}
