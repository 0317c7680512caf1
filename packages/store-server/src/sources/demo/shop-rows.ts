import type { StoreDatabase } from '../../database/store-database';
import type { Document, Entry } from '../../documents/files/documents';
import {
	attributeRow,
	attributeTermRow,
	categoryRows,
	couponRow,
	taxRateRows,
} from '../../documents/read/catalog';
import { TermFinder } from '../../documents/read/product-attributes';
import { countryRow, noteRow, optionRows, settingRows } from '../../documents/read/shop';
import { metaRows } from '../../documents/read/store';
import { writeProducts } from '../../documents/write-products';
import type { ShopTime } from '../../base/time/shop-time';
import type { DemoCatalog } from './catalog/catalog';
import { demoAttributes, demoCategories, demoCoupons } from './catalog/catalog-data';
import { momentOf } from './orders/orders';
import { places } from './people/places';
import { slugOf } from './catalog/product-documents';
import { namedCountries } from '../../schema/country-codes';
import type { DemoLanguage } from './demo-language';
import { demoNotes, demoSettings, demoStore, demoWordPress } from './settings-data';

/** A document in the form of an export’s entry. */
export function entry(document: Document): Entry {
	return { document, text: JSON.stringify(document) };
}

/** Writes settings, options, reference data and notes of the demo shop. */
export async function writeShop(
	database: StoreDatabase,
	time: ShopTime,
	now: number,
	language: Partial<DemoLanguage>,
): Promise<void> {
	const groups = Object.entries(demoSettings);
	for (const [group, documents] of groups) {
		await database.append('settings', settingRows(group, documents.map(entry)));
	}
	const all = groups.flatMap(([, documents]) => documents.map(entry));
	await database.append('options', optionRows({ ...demoWordPress, ...language }, all));
	await database.append('store_meta', metaRows(demoStore, 'demo'));
	const countries = namedCountries(language.language ?? demoWordPress.language);
	await database.append('countries', countries.map(entry).map(countryRow));
	await database.append(
		'notes',
		demoNotes.map(([title, content, daysAgo], index) =>
			noteRow(
				entry(noteDocument(index + 1, title, content, now - daysAgo * 86_400_000, time)),
				time,
			),
		),
	);
	await database.append('users', [administrator(time, now)]);
}

function noteDocument(id: number, title: string, content: string, at: number, time: ShopTime) {
	const { local, utc } = momentOf(time, at);
	return {
		id,
		name: `demo-note-${id}`,
		type: 'info',
		locale: 'en_US',
		title,
		content,
		content_data: {},
		status: 'unactioned',
		source: 'store-analytics',
		date_created: local.replace(' ', 'T'),
		date_created_gmt: utc.replace(' ', 'T'),
		date_reminder: null,
		date_reminder_gmt: null,
		is_snoozable: false,
		actions: [],
		layout: 'plain',
		image: '',
		is_deleted: false,
		is_read: false,
	};
}

function administrator(time: ShopTime, now: number) {
	const { local, utc } = momentOf(time, now - 3 * 365 * 86_400_000);
	const body = { id: 1, username: 'admin', email: 'admin@example.com', role: 'administrator' };
	return [
		1,
		'admin',
		'admin@example.com',
		'',
		'',
		'administrator',
		local,
		utc,
		JSON.stringify(body),
	];
}

/** Writes products, terms, coupons and tax rates of the demo shop. */
export async function writeCatalog(
	database: StoreDatabase,
	catalog: DemoCatalog,
	time: ShopTime,
	created: { local: string; utc: string },
): Promise<void> {
	const terms = await writeTerms(database);
	const products = catalog.products.map(entry);
	const variations = catalog.variations.map(entry);
	await writeProducts(database, { products, variations }, terms, time);
	const coupons = demoCoupons.map((coupon) => entry(couponDocument(coupon, created)));
	await database.append(
		'coupons',
		coupons.map((coupon) => couponRow(coupon, time)),
	);
	await database.append('tax_rates', taxRateRows(taxRates()));
	await database.append('tax_classes', [['standard', 'Standard rate', 0]]);
}

async function writeTerms(database: StoreDatabase): Promise<TermFinder> {
	const { categories, tree } = categoryRows(
		demoCategories.map(([id, name, parent]) =>
			entry({ id, name, slug: slugOf(name), parent, description: '', menu_order: 0, count: 0 }),
		),
	);
	await database.append('categories', categories);
	await database.append('wc_category_lookup', tree);
	await database.append(
		'attributes',
		demoAttributes.map(({ id, name, slug }) =>
			attributeRow(
				entry({ id, name, slug, type: 'select', order_by: 'menu_order', has_archives: false }),
			),
		),
	);
	const terms = demoAttributes.flatMap(({ id, options }) =>
		options.map((name, order) => ({
			id: 20 + id * 10 + order,
			attribute_id: id,
			name,
			slug: slugOf(name),
			description: '',
			menu_order: order,
			count: 0,
		})),
	);
	const entries = terms.map(entry);
	await database.append('attribute_terms', entries.map(attributeTermRow));
	return new TermFinder(entries);
}

function couponDocument(
	{ id, code, type, amount }: (typeof demoCoupons)[number],
	created: { local: string; utc: string },
): Document {
	const isPercent = type === 'percent';
	return {
		id,
		code,
		amount: (isPercent ? amount : amount / 100).toFixed(2),
		status: 'publish',
		date_created: created.local.replace(' ', 'T'),
		date_created_gmt: created.utc.replace(' ', 'T'),
		date_modified: created.local.replace(' ', 'T'),
		date_modified_gmt: created.utc.replace(' ', 'T'),
		discount_type: type,
		description: '',
		date_expires: null,
		date_expires_gmt: null,
		usage_count: 0,
		individual_use: false,
		product_ids: [],
		excluded_product_ids: [],
		usage_limit: null,
		minimum_amount: '0.00',
		maximum_amount: '0.00',
	};
}

function taxRates(): Entry[] {
	return places.flatMap(({ country, taxes }) =>
		taxes.map(({ id, name, percent, state = '' }) =>
			entry({
				id,
				country,
				state,
				postcode: '',
				city: '',
				rate: percent.toFixed(4),
				name,
				priority: 1,
				compound: false,
				shipping: true,
				order: id,
				class: 'standard',
				postcodes: [],
				cities: [],
			}),
		),
	);
}
