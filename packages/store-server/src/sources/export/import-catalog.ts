import type { StoreDatabase } from '../../database/store-database';
import type { ShopTime } from '../../base/time/shop-time';
import { number, readAll, text } from '../../documents/files/documents';
import { UniqueIds } from '../../documents/files/check-entry';
import type { ExportSource } from '../../documents/files/export-files';
import { plainText } from '../../documents/files/plain-text';
import {
	attributeRow,
	attributeTermRow,
	categoryRows,
	couponRow,
	reviewRow,
	taxRateRows,
	zoneMethodRow,
} from '../../documents/read/catalog';
import { TermFinder } from '../../documents/read/product-attributes';
import { writeProducts } from '../../documents/write-products';

/** Data of the catalog that orders need. */
export interface ImportedCatalog {
	/** By code in lower case. If two coupons share a code, the one outside the trash is used. */
	readonly couponIds: ReadonlyMap<string, number>;
	readonly taxRateIds: ReadonlySet<number>;
}

/** Imports products, terms, coupons, tax rates and reviews. */
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
	const methods = await readAll(source, 'shipping-zone-methods.json');
	await database.append('shipping_zone_methods', methods.map(zoneMethodRow));
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
	await writeProducts(database, { products, variations }, terms, time);
}
