import { mapOf, phpMap } from '../php-values';
import type { TableReader } from '../shop-database';

/** The details of a product that an order’s line shows. */
export interface SoldProduct {
	readonly id: number;
	readonly name: string;
	readonly sku: string;
	/** Names of the product’s own attributes, by key. */
	readonly attributes: ReadonlyMap<string, string>;
}

/** Ids per query. */
const PORTION = 1000;

/** Cache of the names of products, attributes and terms; it lives as long as orders are read. */
export class Catalog {
	private readonly products = new Map<number, SoldProduct | null>();

	private constructor(
		private readonly labels: ReadonlyMap<string, string>,
		private readonly terms: ReadonlyMap<string, string>,
	) {}

	static async read(reader: TableReader): Promise<Catalog> {
		const attributes = await reader.rows<{ name: string; label: string }>(
			'SELECT attribute_name AS name, attribute_label AS label FROM {woocommerce_attribute_taxonomies}',
		);
		const terms = await reader.rows<{ taxonomy: string; slug: string; name: string }>(
			`SELECT x.taxonomy, t.slug, t.name FROM {term_taxonomy} x JOIN {terms} t ON t.term_id = x.term_id
				WHERE x.taxonomy LIKE 'pa\\_%'`,
		);
		return new Catalog(
			new Map(attributes.map(({ name, label }) => [`pa_${name}`, label || name])),
			new Map(terms.map(({ taxonomy, slug, name }) => [`${taxonomy} ${slug}`, name])),
		);
	}

	/** Loads the products that are not in the cache. */
	async know(reader: TableReader, ids: Iterable<number>): Promise<void> {
		const news = [...ids].filter((id) => !this.products.has(id));
		for (let start = 0; start < news.length; start += PORTION) {
			const asked = news.slice(start, start + PORTION);
			const rows = await reader.rows<{ id: number; name: string; sku: string; attributes: string }>(
				`SELECT p.ID AS id, p.post_title AS name, COALESCE(m.meta_value, '') AS sku,
					COALESCE(a.meta_value, '') AS attributes FROM {posts} p
					LEFT JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = '_sku'
					LEFT JOIN {postmeta} a ON a.post_id = p.ID AND a.meta_key = '_product_attributes'
					WHERE p.ID IN (?) AND p.post_type IN ('product', 'product_variation')`,
				[asked],
			);
			for (const id of asked) this.products.set(id, null);
			for (const row of rows) {
				this.products.set(row.id, { ...row, attributes: ownAttributes(row.attributes) });
			}
		}
	}

	product(id: number): SoldProduct | null {
		return this.products.get(id) ?? null;
	}

	/** Display name of a line’s key: the label of a shared attribute, or the name of a product’s own attribute. */
	labelOf(key: string, productId = 0): string {
		return this.labels.get(key) ?? this.product(productId)?.attributes.get(key) ?? key;
	}

	/** Display value of a line’s key: the name of a term, or the value itself. */
	optionOf(key: string, value: string): string {
		return this.terms.get(`${key} ${value}`) ?? value;
	}
}

function ownAttributes(serialized: string): Map<string, string> {
	return new Map(
		Object.entries(phpMap(serialized)).map(([key, value]) => [
			key,
			String(mapOf(value)['name'] ?? key),
		]),
	);
}
