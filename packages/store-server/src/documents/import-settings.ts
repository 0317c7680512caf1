import { __, sprintf } from '@wordpress/i18n';
import type { StoreDatabase } from '../database/store-database';
import { loadShopSettings } from '../schema/shop-settings';
import type { WriterRules } from '../orders/shop-writer';
import { ShopTime } from '../base/time/shop-time';
import { documents, readAll, readObject, text, type Document } from './files/documents';
import type { Database } from '../database/database';
import type { ExportFileName, ExportSource } from './files/export-files';
import type { TaxRules } from './taxes/exact-taxes';
import type { KnownPlaces } from './taxes/gone-tax-rates';
import { ImportError } from '../base/errors';
import { countryRow, noteRow, optionRows, settingRows, timeZoneOf } from './read/shop';
import { metaRows } from './read/store';

/** Groups of settings and their files in an export. */
export const settingGroups: readonly (readonly [string, ExportFileName])[] = [
	['general', 'settings-general.json'],
	['products', 'settings-products.json'],
	['tax', 'settings-tax.json'],
	['wc_admin', 'settings-wc-admin.json'],
];

/** Imports the shop’s general data. Returns its time zone and the rules for rows of orders. */
export async function importSettings(source: ExportSource, database: StoreDatabase) {
	const wpSettings = await readObject(source, 'wp-settings.json');
	const time = shopTime(wpSettings, source.place);
	const settings = [];
	for (const [group, file] of settingGroups) {
		const entries = await readAll(source, file);
		settings.push(...entries);
		await database.append('settings', settingRows(group, entries));
	}
	await database.append('options', optionRows(wpSettings, settings));
	const store = await readObject(source, 'store.json');
	await database.append('store_meta', [
		...metaRows(store, source.place, settings),
		['imported_at', new Date().toISOString()],
	]);
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
	const places = placesOf(countries.map(({ document }) => document));
	return { ...(await loadOrderRules(database)), places };
}

/** The shop’s rules for the rows of its orders. */
export interface OrderRules {
	readonly time: ShopTime;
	readonly rules: Omit<
		Required<WriterRules>,
		'couponId' | 'isReturning' | 'settlesLater' | 'placeOfRate'
	> &
		TaxRules;
}

/** Loads these rules from the settings in the store. */
export async function loadOrderRules(database: Database): Promise<OrderRules> {
	const settings = await loadShopSettings(database);
	const { currency, roundsTaxAtSubtotal, shippingInheritsTax, excludedStatuses, rules } = settings;
	const { taxBasedOn, baseCountry } = settings;
	return {
		time: new ShopTime(settings.timeZone),
		rules: {
			precision: currency.precision,
			roundsTaxAtSubtotal,
			shippingInheritsTax,
			excludedStatuses,
			taxBasedOn,
			baseCountry,
			...rules,
		},
	};
}

/** Codes of states by country, from documents of countries. */
export function placesOf(countries: readonly Document[]): KnownPlaces {
	return new Map(
		countries.map((document) => [
			text(document, 'code'),
			new Set(documents(document, 'states').map((state) => text(state, 'code'))),
		]),
	);
}

function shopTime(wpSettings: Document, place: string): ShopTime {
	const timeZone = timeZoneOf(wpSettings);
	try {
		return new ShopTime(timeZone);
	} catch {
		throw new ImportError(() =>
			sprintf(
				/* translators: 1: name of a file, 2: name of an export, 3: what stands there, 4: name of a time zone */
				__(
					'%1$s in %2$s has the unknown time zone “%3$s”. Enter a name such as %4$s or an offset such as +05:30.',
					'store-analytics',
				),
				'wp-settings.json',
				place,
				timeZone,
				'Europe/Berlin',
			),
		);
	}
}
