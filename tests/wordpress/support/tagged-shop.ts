import type { StoreDatabase } from '@store-analytics/store-server';
import type { Shops } from '../../database/shops';

/** Tags and brands that the recorded shop lacks: by id, with every n-th of its products. */
const TERMS = [
	{ id: 901, taxonomy: 'product_tag', name: 'Gift', every: 2 },
	{ id: 902, taxonomy: 'product_tag', name: 'Warm & soft', every: 3 },
	{ id: 903, taxonomy: 'product_brand', name: 'Acme', every: 4 },
	{ id: 904, taxonomy: 'product_brand', name: 'Borealis', every: 7 },
] as const;

/** Gives products of the shop, and of the store with the same shop, the same tags and brands. */
export async function tagProducts(store: StoreDatabase, shops: Shops): Promise<void> {
	const products = await store.all<{ id: number }>(
		"SELECT id FROM products WHERE type <> 'variation' ORDER BY id",
	);
	for (const { id, taxonomy, name, every } of TERMS) {
		const own = products.filter((_, at) => at % every === 0).map((product) => product.id);
		await store.append(
			'product_terms',
			own.map((product) => [taxonomy, product, id, name]),
		);
		shops.server.run(`USE shop;
			INSERT INTO wp_terms (term_id, name, slug) VALUES (${id}, '${name.replace('&', '&amp;')}', 'term-${id}');
			INSERT INTO wp_term_taxonomy (term_taxonomy_id, term_id, taxonomy, description) VALUES (${id}, ${id}, '${taxonomy}', '');
			INSERT INTO wp_term_relationships (object_id, term_taxonomy_id) VALUES ${own.map((product) => `(${product}, ${id})`).join()}`);
	}
}
