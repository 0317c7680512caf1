import type { StoreDatabase } from '../database/store-database';
import type { ShopTime } from '../time/shop-time';
import { documents, number, readAll, text, type Entry } from './files/documents';
import { UniqueIds } from './files/check-entry';
import type { ExportSource } from './files/export-source';
import { plainText } from './files/plain-text';
import { TermFinder, attributeLookupRows, variationAttributeRows } from './product-attributes';
import {
	attributeRow,
	attributeTermRow,
	categoryRows,
	couponRow,
	productCategoryRows,
	productRow,
	reviewRow,
	taxRateRows,
} from './read-catalog';

/** What orders need to know of the catalogue. */
export interface ImportedCatalog {
	/** By code in small letters; of two with one code, the one that is not in the trash. */
	readonly couponIds: ReadonlyMap<string, number>;
	readonly taxRateIds: ReadonlySet<number>;
}

/** Takes in products, terms, coupons, tax rates and reviews. */
export async function importCatalog(
	source: ExportSource,
	database: StoreDatabase,
	time: ShopTime,
): Promise<ImportedCatalog> {
	const attributes = await readAll(source, 'attributes.json');
	const attributeTerms = await readAll(source, 'attribute-terms.json');
	await database.append('attributes', attributes.map(attributeRow));
	await database.append('attribute_terms', attributeTerms.map(attributeTermRow));
	const { categories, tree } = categoryRows(await readAll(source, 'categories.json'));
	await database.append('categories', categories);
	await database.append('wc_category_lookup', tree);
	await importProducts(source, database, time, new TermFinder(attributeTerms));
	const couponIds = new UniqueIds();
	const coupons = await readAll(source, 'coupons.json', couponIds);
	const trashedCoupons = await readAll(source, 'coupons-trashed.json', couponIds);
	await database.append('coupons', [
		...coupons.map((coupon) => couponRow(coupon, time)),
		...trashedCoupons.map((coupon) => couponRow(coupon, time, 'trash')),
	]);
	const rates = await readAll(source, 'tax-rates.json');
	await database.append('tax_rates', taxRateRows(rates));
	const classes = await readAll(source, 'tax-classes.json');
	await database.append(
		'tax_classes',
		classes.map(({ document }, at) => [text(document, 'slug'), text(document, 'name'), at]),
	);
	const reviews = await readAll(source, 'reviews.json');
	await database.append(
		'reviews',
		reviews.map((review) => reviewRow(review, time)),
	);
	return {
		couponIds: new Map(
			[...trashedCoupons, ...coupons].map(({ document }) => [
				plainText(document, 'code').toLowerCase(),
				number(document, 'id'),
			]),
		),
		taxRateIds: new Set(rates.map(({ document }) => number(document, 'id'))),
	};
}

async function importProducts(
	source: ExportSource,
	database: StoreDatabase,
	time: ShopTime,
	terms: TermFinder,
): Promise<void> {
	const ids = new UniqueIds();
	const products = [
		...(await readAll(source, 'products.json', ids)),
		...(await readAll(source, 'products-trashed.json', ids)),
	];
	const variations = await readAll(source, 'variations.json', ids);
	const byParent = groupBy(variations, parentOf);
	const names = new Map(
		products.map(({ document }) => [number(document, 'id'), plainText(document, 'name')]),
	);
	const titleOf = (variation: Entry) => variationTitle(variation, names.get(parentOf(variation)));
	await database.append('products', [
		...products.map((product) => productRow(product, time)),
		...variations.map((variation) => productRow(variation, time, titleOf(variation))),
	]);
	await database.append('product_categories', products.flatMap(productCategoryRows));
	await database.append(
		'variation_attributes',
		variations.flatMap((variation) => variationAttributeRows(variation, terms)),
	);
	await database.append(
		'wc_product_attributes_lookup',
		products.flatMap(({ document }) => {
			const own = byParent.get(number(document, 'id')) ?? [];
			return attributeLookupRows(
				document,
				own.map((variation) => variation.document),
				terms,
			);
		}),
	);
}

function parentOf({ document }: Entry): number {
	return number(document, 'parent_id');
}

function variationTitle({ document }: Entry, parent = ''): string {
	const options = documents(document, 'attributes').map((attribute) =>
		plainText(attribute, 'option'),
	);
	return options.length > 0 ? `${parent} - ${options.join(', ')}` : parent;
}

function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const group = groups.get(key(item));
		if (group) group.push(item);
		else groups.set(key(item), [item]);
	}
	return groups;
}
