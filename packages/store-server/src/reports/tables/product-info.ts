import type { Database } from '../../database/database';
import type { ShopSettings } from '../../schema/shop-settings';
import { valueOfLast } from '../../database/dialect';
import { listOf, raw, readReport, sql, type Sql } from '../../database/sql';
import { byText } from '../../database/text-order';

/** A product or variation in tables. */
export interface ProductRow {
	readonly id: number;
	readonly type: string;
	readonly status: string;
	readonly name: string;
	readonly sku: string;
	readonly price: number | null;
	readonly permalink: string;
	readonly image_src: string | null;
	readonly stock_status: string;
	readonly stock_quantity: number | null;
	readonly manage_stock: string;
	readonly low_stock_amount: number | null;
}

/** A variation `p` of a product `o` without its own SKU shows the product's, and is sorted as one without. */
export const ownSku: Sql = raw("CASE WHEN p.sku = o.sku THEN '' ELSE p.sku END AS own_sku");

async function readProducts(
	database: Database,
	ids: readonly number[],
): Promise<Map<number, ProductRow>> {
	const rows = await readReport<ProductRow>(
		database,
		sql`SELECT id, type, status, name, sku, price, permalink, image_src, stock_status,
				stock_quantity, manage_stock, low_stock_amount
			FROM products WHERE id IN ${listOf(ids)}`,
	);
	return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the display data of products by id: `describe` for existing ones, the last names of others. */
export async function readInfo(
	database: Database,
	ids: readonly number[],
	describe: (product: ProductRow) => object,
	describeDeleted: (name: string | undefined) => object = deletedInfo,
): Promise<Map<number, object>> {
	const products = await readProducts(database, ids);
	const names = await readDeletedNames(
		database,
		ids.filter((id) => !products.has(id)),
	);
	return new Map(
		ids.map((id) => {
			const product = products.get(id);
			return [id, product ? describe(product) : describeDeleted(names.get(id))];
		}),
	);
}

/** Returns the name of deleted products or variations at their last sale that reports count, by id. */
export async function readDeletedNames(
	database: Database,
	ids: readonly number[],
): Promise<Map<number, string>> {
	// Most pages have none, and looking them up reads every line of the shop.
	if (ids.length === 0) {
		return new Map();
	}
	const rows = await readReport<{ id: number; name: string }>(
		database,
		sql`SELECT id, ${valueOfLast('order_item_name', '(is_counted, order_item_id)')} AS name FROM (
				SELECT id, order_item_name, order_item_id, order_id IN (SELECT order_id FROM wc_order_stats) AS is_counted
				FROM (SELECT product_id AS id, order_item_name, order_item_id, order_id FROM order_items
					UNION ALL SELECT variation_id, order_item_name, order_item_id, order_id FROM order_items)
				WHERE id IN ${listOf(ids)})
			GROUP BY id`,
	);
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The only known data of a deleted product: its last name, if any. Variations say `deleted` instead. */
export function deletedInfo(name = ''): { readonly name: string } {
	return { name: `${name} (Deleted)`.trim() };
}

/** The common display data of Products and Variations. */
export function productInfo(product: ProductRow, settings: ShopSettings) {
	return {
		name: product.name,
		price: product.price ?? 0,
		image: imageMarkup(product),
		permalink: product.permalink,
		stock_status: product.stock_status,
		low_stock_amount: product.low_stock_amount ?? settings.lowStockAmount,
		sku: product.sku,
	};
}

/** Empty without a picture. */
function imageMarkup({ image_src }: ProductRow): string {
	const source = (image_src ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
	return source === ''
		? ''
		: `<img width="300" height="300" src="${source}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="" decoding="async" loading="lazy" />`;
}

/** `true`, `false`, or `parent` for a variation with its product's stock. */
export function managesStock(value: string): boolean | 'parent' {
	return value === 'parent' ? 'parent' : value === 'yes';
}

/** Ids of another table by product: its categories or its variations. */
export async function readRelated(
	database: Database,
	kind: 'categories' | 'variations',
	ids: readonly number[],
): Promise<Map<number, number[]>> {
	const rows = await readReport<{ product_id: number; id: number }>(
		database,
		kind === 'categories'
			? sql`SELECT pc.product_id, pc.category_id AS id FROM product_categories pc
				JOIN categories c ON c.id = pc.category_id
				WHERE pc.product_id IN ${listOf(ids)} ORDER BY ${byText('c.name')('')}, c.id`
			: sql`SELECT parent_id AS product_id, id FROM products
				WHERE parent_id IN ${listOf(ids)} AND status <> 'trash' ORDER BY menu_order, id`,
	);
	const related = new Map<number, number[]>();
	for (const { product_id, id } of rows) {
		related.set(product_id, [...(related.get(product_id) ?? []), id]);
	}
	return related;
}

/** Chosen attributes by variation. */
export async function readAttributes(database: Database, ids: readonly number[]) {
	const rows = await readReport<{
		variation_id: number;
		attribute_id: number;
		slug: string;
		option: string;
	}>(
		database,
		sql`SELECT variation_id, attribute_id, slug, option FROM variation_attributes
			WHERE variation_id IN ${listOf(ids)} ORDER BY variation_id, position`,
	);
	const attributes = new Map<number, { id: number; name: string; option: string }[]>();
	for (const { variation_id, attribute_id, slug, option } of rows) {
		const entry = { id: attribute_id, name: slug.replace(/^pa_/, ''), option };
		attributes.set(variation_id, [...(attributes.get(variation_id) ?? []), entry]);
	}
	return attributes;
}
