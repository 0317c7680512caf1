import { decodeHTML } from 'entities';

import { withoutTags } from '../../base/text';
import type { Database } from '../../database/database';
import { raw, sql, type Sql } from '../../database/sql';
import { openShop, type Shop } from '../../reports/shop';
import type { Features } from '../../schema/features';
import { selfLinks, type DocumentCollection } from '../collections/documents';
import { newerProduct } from '../collections/newer-documents';
import { holds, order, searchArguments, sortBy, textOrder } from '../collections/sorting';
import { moneyMarkup } from '../format/money';
import { AccessRefused, RestError } from '../router/errors';
import { displayedPrices } from './displayed-price';
import { isLowInStock, lastOrderDate, restMoment } from './low-stock';
import { variationAsProduct } from './variation-as-product';

const one = 'GET, POST, PUT, PATCH, DELETE';
const many = 'GET, POST';

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

/** All products, however much is left of them. */
const allProducts: DocumentCollection = {
	path: '/wc-analytics/products',
	rows: raw("SELECT * FROM products WHERE type <> 'variation'"),
	args: { ...productArguments, low_in_stock: { type: 'boolean' } },
	allow: [many, one],
	missing: new RestError('woocommerce_rest_product_invalid_id', 'Invalid ID.', 404),
	conditions: productConditions,
	sort: (args) => sortBy(productColumns, args),
	links: ({ id }, restUrl) => selfLinks(restUrl('/wc-analytics/products'), id),
	write: writeProduct,
};

const products: DocumentCollection = {
	...allProducts,
	instead: async ({ args, context }) =>
		args['low_in_stock'] === true
			? listLowProducts(context.database, await openShop(context))
			: undefined,
};

/** Products and variations of which little is left, each with the date of its last order. */
async function listLowProducts(
	database: Database,
	{ settings }: Shop,
): Promise<DocumentCollection> {
	const priceOf = await displayedPrices(database, settings);
	return {
		...allProducts,
		rows: sql`SELECT p.*, ${lastOrderDate} AS last_order_date FROM products p WHERE ${isLowInStock(settings)}`,
		links({ id, parent_id }, restUrl) {
			const path = restUrl('/wc-analytics/products');
			const up = { up: [{ href: `${path}/${parent_id}` }] };
			return { ...selfLinks(path, id), ...(parent_id > 0 && up) };
		},
		write(document, row, features) {
			const price = moneyMarkup(priceOf(document), settings.currency, features);
			const written =
				row.parent_id > 0
					? variationAsProduct(document, row.name ?? '', price, features)
					: writeProduct(document, row, features);
			return { ...written, last_order_date: restMoment(row.last_order_date) };
		},
	};
}

/** As the shop's public API has them. */
const publicProducts: DocumentCollection = {
	...allProducts,
	path: '/wc/v3/products',
	args: productArguments,
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

function writeProduct(
	{ related_ids: _random, ...product }: Record<string, unknown>,
	_row: unknown,
	features: Features,
): Record<string, unknown> {
	return withPlainName(newerProduct(product, features));
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

/** Products and variations. */
export const productCollections: readonly DocumentCollection[] = [
	variations,
	productVariations,
	products,
	publicProducts,
];
