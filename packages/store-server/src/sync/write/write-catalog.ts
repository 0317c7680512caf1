import type { StoreDatabase } from '../../database/store-database';
import { sumDownloads } from '../../day-sums/sum-days';
import { summingProducts, summingTree } from '../../day-sums/summing-products';
import { upsert } from '../../database/upsert';
import { number, type Document, type Entry } from '../../documents/files/documents';
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
import { DownloadList } from '../../documents/read/downloads';
import { writeProducts as appendProducts } from '../../documents/write-products';
import { columnsOf } from '../../schema/schema';
import type { ShopTime } from '../../base/time/shop-time';
import { deleteRows, replaceTable, withIds } from './row-tables';

/** Replaces products, each with all of its variations. */
export async function writeProducts(
	within: StoreDatabase,
	products: readonly Entry[],
	variations: readonly Entry[],
	time: ShopTime,
): Promise<void> {
	const ids = products.map(({ document }) => number(document, 'id'));
	await summingProducts(within, ids, async () => {
		await removeProducts(within, ids);
		const terms = await within.all<{ body: string }>('SELECT body FROM attribute_terms');
		const finder = new TermFinder(
			terms.map(({ body }) => ({ document: JSON.parse(body) as Document, text: body })),
		);
		await appendProducts(within, { products, variations }, finder, time);
	});
}

/** Deletes products with their variations. */
export async function deleteProducts(within: StoreDatabase, ids: readonly number[]): Promise<void> {
	await summingProducts(within, ids, () => removeProducts(within, ids));
}

async function removeProducts(within: StoreDatabase, ids: readonly number[]): Promise<void> {
	await deleteRows(
		within,
		[
			['products', 'parent_id'],
			['products', 'id'],
			['product_categories', 'product_id'],
			['product_terms', 'product_id'],
			['variation_attributes', 'product_id'],
			['wc_product_attributes_lookup', 'product_or_parent_id'],
		],
		ids,
	);
}

/** Writes coupons; those in the trash are marked so. */
export async function writeCoupons(
	within: StoreDatabase,
	coupons: readonly Entry[],
	time: ShopTime,
): Promise<void> {
	const ids = coupons.map(({ document }) => number(document, 'id'));
	await deleteRows(within, [['coupons', 'id']], ids);
	await within.append(
		'coupons',
		coupons.map((coupon) => couponRow(coupon, time)),
	);
}

/** Permanently deleted coupons are kept with the data in orders. */
export async function deleteCoupons(within: StoreDatabase, ids: readonly number[]): Promise<void> {
	await withIds(within, ids, (list) =>
		within.run(`UPDATE coupons SET status = 'deleted', date_created = NULL, date_created_gmt = NULL,
			date_expires = NULL, date_expires_gmt = NULL, body = '{}' WHERE id IN ${list}`),
	);
}

/** Writes reviews. */
export async function writeReviews(
	within: StoreDatabase,
	reviews: readonly Entry[],
	time: ShopTime,
): Promise<void> {
	const [id = 'id', ...columns] = columnsOf('reviews');
	const rows = new Map(reviews.map((review) => [number(review.document, 'id'), review]));
	await upsert(
		within,
		'reviews',
		[id],
		columns,
		[...rows.values()].map((review) => reviewRow(review, time)),
	);
}

/** Deletes reviews. */
export function deleteReviews(within: StoreDatabase, ids: readonly number[]): Promise<void> {
	return deleteRows(within, [['reviews', 'id']], ids);
}

/** Lists that are small enough to be replaced as a whole. */
export interface SmallLists {
	readonly categories: readonly Entry[];
	readonly attributes: readonly Entry[];
	readonly terms: readonly Entry[];
	readonly taxRates: readonly Entry[];
	readonly taxClasses: readonly Entry[];
	readonly downloads: readonly Entry[];
	/** Methods of shipping zones; null if the shop does not tell. */
	readonly zoneMethods: readonly Entry[] | null;
}

/** Writes categories, attributes, tax rates and downloads. */
export async function writeSmallLists(within: StoreDatabase, lists: SmallLists): Promise<void> {
	const { categories, tree } = categoryRows(lists.categories);
	await replaceTable(within, 'categories', categories);
	await summingTree(within, () => replaceTable(within, 'wc_category_lookup', tree));
	await replaceTable(within, 'attributes', lists.attributes.map(attributeRow));
	await replaceTable(within, 'attribute_terms', lists.terms.map(attributeTermRow));
	await replaceTable(within, 'tax_rates', taxRateRows(lists.taxRates));
	// Orders may have been read before these rates.
	await within.run('DELETE FROM deleted_tax_rates WHERE id IN (SELECT id FROM tax_rates)');
	await replaceTable(
		within,
		'tax_classes',
		lists.taxClasses.map(({ document }, at) => [
			String(document['slug']),
			String(document['name'] ?? ''),
			at,
		]),
	);
	if (lists.zoneMethods)
		await replaceTable(within, 'shipping_zone_methods', lists.zoneMethods.map(zoneMethodRow));
	const list = new DownloadList();
	for (const { document } of lists.downloads) list.add(document);
	const downloads = list.rows();
	await replaceTable(within, 'wc_download_log', downloads.log);
	await replaceTable(within, 'download_permissions', downloads.permissions);
	await sumDownloads(within);
}
