import type { ShopExport } from '../../../packages/store-server/src/testing/exports/shop-export';
import { list } from '../../../packages/store-server/src/testing/oracle/reading';
import { insert, type Rows } from './insert';

type Document = Readonly<Record<string, unknown>>;

const post = (document: Document, post_type: string, post_parent = 0, title = 'name') => ({
	ID: document['id'],
	post_type,
	post_parent,
	post_title: document[title],
	post_status: document['status'] ?? 'publish',
	...Object.fromEntries(
		['content', 'excerpt', 'content_filtered'].map((name) => [`post_${name}`, '']),
	),
	to_ping: '',
	pinged: '',
});

/** Statements for products, coupons, terms, tax rates and shipping zones. */
export function catalogStatements(files: ShopExport): string[] {
	const products = [...files['products.json'], ...files['products-trashed.json']];
	const variations: readonly Document[] = files['variations.json'];
	const coupons = [...files['coupons.json'], ...files['coupons-trashed.json']];
	const names = new Map(products.map(({ id, name }) => [id as unknown, name]));
	return [
		...insert('posts', [
			...products.map((product) => post(product, 'product')),
			...variations.map((one) => ({
				...post(one, 'product_variation', Number(one['parent_id'])),
				post_title: [names.get(one['parent_id']), one['name']].filter(Boolean).join(' - '),
			})),
			...coupons.map((coupon) => post(coupon, 'shop_coupon', 0, 'code')),
		]),
		...insert(
			'postmeta',
			variations.flatMap((one) =>
				list(one, 'attributes').map(({ slug, option }) => ({
					post_id: one['id'],
					meta_key: `attribute_${String(slug)}`,
					meta_value: option,
				})),
			),
		),
		...termStatements(files, products),
		...insert(
			'woocommerce_attribute_taxonomies',
			files['attributes.json'].map(({ id, name, slug }) => ({
				attribute_id: id,
				attribute_name: String(slug).replace(/^pa_/, ''),
				attribute_label: name,
				attribute_type: 'select',
				attribute_orderby: 'menu_order',
			})),
		),
		...insert(
			'woocommerce_tax_rates',
			files['tax-rates.json'].map((rate) => ({
				tax_rate_id: rate['id'],
				tax_rate_country: rate['country'],
				tax_rate_state: rate['state'],
				tax_rate_name: rate['name'],
				tax_rate_priority: rate['priority'],
				tax_rate_order: rate['order'],
			})),
		),
		...insert('woocommerce_shipping_zones', [{ zone_id: 7, zone_name: 'North &amp; sea' }]),
		...insert('woocommerce_shipping_zone_methods', [
			{ instance_id: 1, zone_id: 7, method_id: 'flat_rate' },
			{ instance_id: 2, zone_id: 0, method_id: 'flat_rate' },
		]),
	];
}

function termStatements(files: ShopExport, products: readonly Document[]): string[] {
	const types = ['simple', 'variable'].map((slug, at) => ({ id: 2 + at, name: slug, slug }));
	const named = (taxonomy: string, key: string) =>
		[
			...new Map(
				products.flatMap((one) => list(one, key)).map((term) => [term['id'], term]),
			).values(),
		].map((term) => ({ ...term, taxonomy, parent: 0 }));
	const attributes = new Map(files['attributes.json'].map(({ id, slug }) => [id, slug]));
	const terms: Rows = [
		...types.map((term) => ({ ...term, taxonomy: 'product_type', parent: 0 })),
		...files['categories.json'].map((term) => ({ ...term, taxonomy: 'product_cat' })),
		...files['attribute-terms.json'].map((term) => ({
			...term,
			taxonomy: attributes.get(Number(term['attribute_id'])),
			parent: 0,
		})),
		...named('product_tag', 'tags'),
		...named('product_brand', 'brands'),
	];
	const relations = products.flatMap((product) => {
		const type = types.find(({ slug }) => slug === product['type'])?.id;
		const own = ['categories', 'tags', 'brands'].flatMap((key) => list(product, key));
		return [type, ...own.map(({ id }) => id)].map((term) => ({
			object_id: product['id'],
			term_taxonomy_id: term,
		}));
	});
	return [
		...insert(
			'terms',
			terms.map(({ id, name, slug }) => ({ term_id: id, name, slug })),
		),
		...insert(
			'term_taxonomy',
			terms.map(({ id, taxonomy, parent }) => ({
				term_taxonomy_id: id,
				term_id: id,
				taxonomy,
				description: '',
				parent,
			})),
		),
		...insert('term_relationships', relations),
	];
}
