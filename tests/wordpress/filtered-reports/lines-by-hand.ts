import type { CountedShop } from '../support/counted-shop';

/** Lines that count, with all values of a dimension. */
export interface SaidLine {
	readonly items: number;
	readonly net: number;
	readonly values: readonly string[];
}

const LINES = `wp_wc_order_stats s JOIN wp_wc_order_product_lookup l ON l.order_id = s.order_id`;
const COUNTED = `s.date_created BETWEEN '2025-11-01' AND '2026-10-31 23:59:59'
	AND s.status NOT IN ('wc-pending', 'wc-failed', 'wc-cancelled', 'wc-trash', 'wc-checkout-draft', 'wc-auto-draft')`;
const termsOf = (taxonomy: string) =>
	`LEFT JOIN (wp_term_relationships tr JOIN wp_term_taxonomy tt ON tt.term_taxonomy_id = tr.term_taxonomy_id AND tt.taxonomy = '${taxonomy}'
		JOIN wp_terms t ON t.term_id = tt.term_id) ON tr.object_id = l.product_id`;
/** What the item of a line says, or that of the line which it returns. */
const itemSays = (condition: string) =>
	`LEFT JOIN wp_woocommerce_order_itemmeta r ON r.order_item_id = l.order_item_id AND r.meta_key = '_refunded_item_id'
	LEFT JOIN wp_woocommerce_order_itemmeta m ON m.order_item_id = COALESCE(r.meta_value, l.order_item_id) AND ${condition}`;

/** Values, and where WooCommerce keeps them. */
const SOURCES: Readonly<Record<string, readonly [value: string, join: string]>> = {
	product: ['l.product_id', ''],
	variation: ['NULLIF(l.variation_id, 0)', ''],
	category: [
		'c.category_tree_id',
		`${termsOf('product_cat')} LEFT JOIN wp_wc_category_lookup c ON c.category_id = tt.term_id`,
	],
	tag: ['tt.term_id', termsOf('product_tag')],
	brand: ['tt.term_id', termsOf('product_brand')],
	product_type: ['t.slug', termsOf('product_type')],
	attribute: [
		`CONCAT(m.meta_key, ':', m.meta_value)`,
		itemSays(`(m.meta_key LIKE 'pa\\_%' OR m.meta_key = 'glaze') AND m.meta_value <> ''`),
	],
	tax_class: [
		`CASE m.meta_value WHEN '' THEN 'standard' ELSE m.meta_value END`,
		itemSays(`m.meta_key = '_tax_class'`),
	],
};

/** Dimensions of lines. */
export const lineDimensions = Object.keys(SOURCES);

/** Reads lines from November 2025 to October 2026, by the day on which their order was made. */
export function linesByHand(shop: CountedShop, dimension: string): SaidLine[] {
	const [value, join] = SOURCES[dimension] ?? ['', ''];
	const printed = shop.shops.server.run(`USE shop;
		SELECT MAX(l.product_qty), MAX(l.product_net_revenue), COALESCE(GROUP_CONCAT(DISTINCT ${value} SEPARATOR '|'), '')
		FROM ${LINES} ${join} WHERE ${COUNTED} GROUP BY l.order_id, l.order_item_id`);
	return printed
		.split('\n')
		.filter(Boolean)
		.map((line) => {
			const [items, net, values = ''] = line.split('\t');
			return { items: Number(items), net: Number(net), values: values.split('|').filter(Boolean) };
		});
}
