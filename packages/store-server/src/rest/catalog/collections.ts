import { decodeHTML } from 'entities';

import { withoutTags } from '../../base/text';
import { raw, sql, type Sql } from '../../database/sql';
import { AccessRefused, RestError } from '../router/errors';
import type { Route } from '../router/route';
import { documentRoutes, selfLinks, type DocumentCollection } from '../collections/documents';
import { newerProduct } from '../collections/newer-documents';
import { holds, order, searchArguments, sortBy, textOrder } from '../collections/sorting';

const one = 'GET, POST, PUT, PATCH, DELETE';
const many = 'GET, POST';

const termOrder = {
	orderby: {
		type: 'string',
		enum: ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count'],
		default: 'name',
	},
	order: { ...order, default: 'asc' },
} as const;

const termColumns = { name: textOrder('name'), slug: 'slug', count: 'product_count' };

const categories: DocumentCollection = {
	path: '/wc-analytics/products/categories',
	rows: raw('SELECT id, body, parent AS parent_id, name, slug, product_count FROM categories'),
	args: { ...searchArguments, ...termOrder },
	allow: [many, one],
	missing: new AccessRefused('woocommerce_rest_term_invalid', 'Resource does not exist.', 404),
	conditions: ({ search }) => holds(search, raw('name'), raw('slug')),
	sort: (args) => sortBy(termColumns, args),
	links({ id, parent_id }, restUrl) {
		const path = restUrl('/wc-analytics/products/categories');
		const up = { up: [{ href: `${path}/${parent_id}` }] };
		return { ...selfLinks(path, id), ...(parent_id > 0 && up) };
	},
};

const attributes: DocumentCollection = {
	path: '/wc-analytics/products/attributes',
	rows: raw('SELECT id, body, 0 AS parent_id, name, slug FROM attributes'),
	args: { search: { type: 'string' } },
	paged: false,
	allow: [many, one],
	missing: new RestError('woocommerce_rest_taxonomy_invalid', 'Resource does not exist.', 404),
	conditions: ({ search }) => holds(search, raw('name'), raw('slug')),
	sort: () => textOrder('name'),
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc-analytics/products/attributes'), id),
};

const attributeTerms: DocumentCollection = {
	path: '/wc-analytics/products/attributes/:attribute_id/terms',
	rows: raw(
		'SELECT id, body, attribute_id AS parent_id, name, slug, product_count, menu_order FROM attribute_terms',
	),
	args: { ...searchArguments, ...termOrder, attribute_id: { type: 'integer', required: true } },
	allow: [many, one],
	missing: new AccessRefused('woocommerce_rest_term_invalid', 'Resource does not exist.', 404),
	conditions: ({ search }) => holds(search, raw('name'), raw('slug')),
	sort: (args) => sortBy(termColumns, args),
	links({ id, parent_id }, restUrl) {
		return selfLinks(restUrl(`/wc-analytics/products/attributes/${parent_id}/terms`), id);
	},
	write: ({ attribute_id: _owner, ...term }) => term,
};

const coupons: DocumentCollection = {
	path: '/wc-analytics/coupons',
	rows: raw(
		"SELECT id, body, 0 AS parent_id, code, date_created FROM coupons WHERE status NOT IN ('trash', 'deleted')",
	),
	args: {
		...searchArguments,
		code: { type: 'string' },
		orderby: {
			type: 'string',
			enum: ['date', 'id', 'include', 'title', 'slug', 'modified'],
			default: 'date',
		},
		order,
	},
	allow: [many, one],
	missing: new RestError('woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.', 404),
	conditions: ({ search, code }) => [
		...holds(search, raw('code')),
		...(typeof code === 'string' ? [sql`lower(code) = lower(${code})`] : []),
	],
	sort: (args) => sortBy({ date: 'date_created', title: textOrder('code') }, args),
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc-analytics/coupons'), id),
};

const taxes: DocumentCollection = {
	path: '/wc-analytics/taxes',
	rows: raw('SELECT id, body, 0 AS parent_id, code, position, priority, tax_class FROM tax_rates'),
	args: {
		...searchArguments,
		code: { type: 'string' },
		class: { type: 'string' },
		orderby: { type: 'string', enum: ['id', 'order', 'priority'], default: 'order' },
		order: { ...order, default: 'asc' },
	},
	allow: [many, one],
	missing: new RestError('woocommerce_rest_invalid_id', 'Invalid resource ID.', 404),
	conditions: ({ search, class: taxClass }) => [
		...holds(search, raw('code')),
		...(typeof taxClass === 'string' ? [sql`tax_class = ${taxClass}`] : []),
	],
	sort: (args) => sortBy({ order: 'position', priority: 'priority' }, args),
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc-analytics/taxes'), id),
};

const productArguments = {
	...searchArguments,
	search_sku: { type: 'string' },
	sku: { type: 'string' },
	status: {
		type: 'string',
		enum: ['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'],
		default: 'any',
	},
	type: { type: 'string', enum: ['simple', 'grouped', 'external', 'variable'] },
	category: { type: 'string' },
	stock_status: { type: 'string', enum: ['instock', 'outofstock', 'onbackorder'] },
	orderby: {
		type: 'string',
		enum: [
			'date',
			'id',
			'include',
			'title',
			'slug',
			'modified',
			'popularity',
			'rating',
			'menu_order',
			'price',
		],
		default: 'date',
	},
	order,
} as const;

const productColumns = {
	date: 'date_created',
	title: textOrder('name'),
	slug: 'slug',
	popularity: 'total_sales',
	menu_order: 'menu_order',
	price: 'price',
};

const products: DocumentCollection = {
	path: '/wc-analytics/products',
	rows: raw("SELECT * FROM products WHERE type <> 'variation'"),
	args: productArguments,
	allow: [many, one],
	missing: new RestError('woocommerce_rest_product_invalid_id', 'Invalid ID.', 404),
	conditions: productConditions,
	sort: (args) => sortBy(productColumns, args),
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc-analytics/products'), id),
	write: ({ related_ids: _random, ...product }, _row, features) =>
		withPlainName(newerProduct(product, features)),
};

/** As the shop's public API has them. */
const publicProducts: DocumentCollection = {
	...products,
	path: '/wc/v3/products',
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc/v3/products'), id),
	write: ({ related_ids: _random, ...product }, _row, features) => newerProduct(product, features),
};

function productConditions(args: Readonly<Record<string, unknown>>): Sql[] {
	const equals = (column: Sql, value: unknown): Sql[] =>
		typeof value === 'string' ? [sql`${column} = ${value}`] : [];
	const { status, category } = args;
	return [
		...holds(args['search'], raw('name'), raw('sku')),
		...holds(args['search_sku'], raw('sku')),
		...equals(raw('sku'), args['sku']),
		...equals(raw('type'), args['type']),
		...equals(raw('stock_status'), args['stock_status']),
		status === 'any' || status === undefined
			? raw("status <> 'trash'")
			: sql`status = ${String(status)}`,
		...(typeof category === 'string' && /^\d+(,\d+)*$/.test(category)
			? [
					raw(
						`id IN (SELECT product_id FROM product_categories WHERE category_id IN (${category}))`,
					),
				]
			: []),
	];
}

/** Names of products may have markup, which Analytics leaves out. */
function withPlainName(document: Record<string, unknown>): Record<string, unknown> {
	const { name } = document;
	return typeof name === 'string' ? { ...document, name: withoutTags(name) } : document;
}

const variationRows = raw(
	`SELECT v.*, json_extract_string(p.body, '$.name') AS written_parent
		FROM products v LEFT JOIN products p ON p.id = v.parent_id WHERE v.type = 'variation'`,
);

const variationSearch = (args: Readonly<Record<string, unknown>>): Sql[] => [
	...holds(args['search'], raw('name'), raw('sku')),
	raw("status <> 'trash'"),
];

/** Its own document names a variation by its attributes; before them comes the product, as its document writes it. */
const writeVariation: DocumentCollection['write'] = (document, row, features) => {
	const written = [row.written_parent, document['name']].filter(Boolean).join(' - ');
	const html = withoutTags(written);
	const name = decodeHTML(html) === row.name ? html : row.name;
	return newerProduct({ ...document, ...(name !== undefined && { name }) }, features);
};

const productVariations: DocumentCollection = {
	path: '/wc-analytics/products/:product_id/variations',
	rows: variationRows,
	args: { ...productArguments, product_id: { type: 'integer', required: true } },
	allow: [many, one],
	missing: new AccessRefused('woocommerce_rest_product_variation_invalid_id', 'Invalid ID.', 404),
	conditions: variationSearch,
	sort: (args) => sortBy(productColumns, args),
	links({ id, parent_id }, restUrl) {
		const product = restUrl(`/wc-analytics/products/${parent_id}`);
		return { ...selfLinks(`${product}/variations`, id), up: [{ href: product }] };
	},
	write: writeVariation,
};

const variations: DocumentCollection = {
	...productVariations,
	path: '/wc-analytics/variations',
	args: productArguments,
	allow: ['GET', 'GET'],
	missing: undefined,
};

/** The collections that search boxes, filters and names in tables are fed from. */
export const catalogRoutes: readonly Route[] = [
	categories,
	attributes,
	attributeTerms,
	coupons,
	taxes,
	variations,
	productVariations,
	products,
	publicProducts,
].flatMap(documentRoutes);
