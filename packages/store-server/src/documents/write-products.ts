import groupBy from 'lodash/groupBy.js';
import type { StoreDatabase } from '../database/store-database';
import type { ShopTime } from '../base/time/shop-time';
import { documents, number, type Entry } from './files/documents';
import { plainText, productName } from './files/plain-text';
import { productCategoryRows, productRow, productTermRows } from './read/catalog';
import {
	attributeLookupRows,
	variationAttributeRows,
	type TermFinder,
} from './read/product-attributes';

/** Products and their variations from REST. */
export interface ProductEntries {
	readonly products: readonly Entry[];
	readonly variations: readonly Entry[];
}

/** Writes products and variations with their categories, tags, brands and attributes. */
export async function writeProducts(
	database: StoreDatabase,
	{ products, variations }: ProductEntries,
	terms: TermFinder,
	time: ShopTime,
): Promise<void> {
	const byParent = groupBy(variations, parentOf);
	const names = new Map(
		products.map(({ document }) => [number(document, 'id'), productName(document)]),
	);
	const titleOf = (variation: Entry) => variationTitle(variation, names.get(parentOf(variation)));
	await database.append('products', [
		...products.map((product) => productRow(product, time)),
		...variations.map((variation) => productRow(variation, time, titleOf(variation))),
	]);
	await database.append('product_categories', products.flatMap(productCategoryRows));
	await database.append('product_terms', products.flatMap(productTermRows));
	await database.append(
		'variation_attributes',
		variations.flatMap((variation) => variationAttributeRows(variation, terms)),
	);
	await database.append(
		'wc_product_attributes_lookup',
		products.flatMap(({ document }) => {
			const own = byParent[number(document, 'id')] ?? [];
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
