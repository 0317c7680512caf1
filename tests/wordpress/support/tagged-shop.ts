import type { StoreDatabase } from '@store-analytics/store-server';
import { sumAllDays } from '../../../packages/store-server/src/day-sums/sum-days';
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
	await sumAllDays(store);
}

/** Gives every third order of the shop, and of its store, a shipping method of a zone, the last of them of none that is left. */
export async function zoneOrders(store: StoreDatabase, shops: Shops): Promise<void> {
	const zones = [
		[51, 7, 'North & sea'],
		[52, 0, ''],
	] as const;
	await store.append(
		'shipping_zone_methods',
		zones.map(([instance, zone, name]) => [String(instance), zone, name]),
	);
	await store.run(`UPDATE wc_order_stats SET shipping_instance = CAST(51 + CASE parent_id WHEN 0 THEN order_id ELSE parent_id END % 3 AS VARCHAR)
		WHERE shipping_method <> ''`);
	shops.server.run(`USE shop;
		INSERT INTO wp_woocommerce_shipping_zones VALUES (7, 'North &amp; sea');
		INSERT INTO wp_woocommerce_shipping_zone_methods VALUES (51, 7, 'flat_rate'), (52, 0, 'flat_rate');
		DELETE m FROM wp_woocommerce_order_itemmeta m JOIN wp_woocommerce_order_items i USING (order_item_id)
			WHERE i.order_item_type = 'shipping' AND m.meta_key = 'instance_id';
		INSERT INTO wp_woocommerce_order_itemmeta (order_item_id, meta_key, meta_value)
			SELECT order_item_id, 'instance_id', 51 + order_id % 3 FROM wp_woocommerce_order_items WHERE order_item_type = 'shipping'`);
}
