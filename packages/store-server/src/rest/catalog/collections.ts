import { raw, sql } from '../../database/sql';
import { AccessRefused, RestError } from '../router/errors';
import type { Route } from '../router/route';
import { documentRoutes, selfLinks, type DocumentCollection } from '../collections/documents';
import { holds, order, searchArguments, sortBy, textOrder } from '../collections/sorting';
import { productCollections } from './product-collections';

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

/** A category says the products of those below it, too, but is sorted by its own. */
const ownProducts = `(SELECT COUNT(*) FROM product_categories
	WHERE category_id = id AND product_id IN (SELECT products.id FROM products WHERE status = 'publish'))`;

const categories: DocumentCollection = {
	path: '/wc-analytics/products/categories',
	rows: raw('SELECT id, body, parent AS parent_id, name, slug FROM categories'),
	args: { ...searchArguments, ...termOrder },
	allow: [many, one],
	missing: new AccessRefused('woocommerce_rest_term_invalid', 'Resource does not exist.', 404),
	conditions: ({ search }) => holds(search, raw('name'), raw('slug')),
	sort: (args) => sortBy({ ...termColumns, count: ownProducts }, args),
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

/** The collections that search boxes, filters and names in tables are fed from. */
export const catalogRoutes: readonly Route[] = [
	categories,
	attributes,
	attributeTerms,
	coupons,
	taxes,
	...productCollections,
].flatMap(documentRoutes);
