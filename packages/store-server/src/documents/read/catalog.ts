import type { Row } from '../../orders/lookup-rows';
import type { ShopTime } from '../../base/time/shop-time';
import {
	documents,
	number,
	numberOrNull,
	text,
	type Document,
	type Entry,
} from '../files/documents';
import { plainText, productName } from '../files/plain-text';
import { readMoment } from './orders';

const NO_DATE = '1970-01-01 00:00:00';

/** Row of `products`; `type` and `title` differ for variations. */
export function productRow({ document, text: body }: Entry, time: ShopTime, title?: string): Row {
	const created = readMoment(document, 'date_created', time);
	const [image] = [...documents(document, 'images'), ...imageOf(document)];
	const isVariation = title !== undefined;
	return [
		number(document, 'id'),
		number(document, 'parent_id'),
		isVariation ? 'variation' : text(document, 'type') || 'simple',
		text(document, 'status') || 'publish',
		title ?? productName(document),
		text(document, 'slug'),
		text(document, 'sku'),
		numberOrNull(document, 'price'),
		text(document, 'permalink'),
		image ? number(image, 'id') : null,
		image ? text(image, 'src') : null,
		text(document, 'stock_status') || 'instock',
		numberOrNull(document, 'stock_quantity'),
		managesStock(document['manage_stock']),
		numberOrNull(document, 'low_stock_amount'),
		number(document, 'menu_order'),
		number(document, 'total_sales'),
		created?.local ?? NO_DATE,
		created?.utc ?? NO_DATE,
		body,
	];
}

function imageOf(document: Document): Document[] {
	const image = document['image'];
	return typeof image === 'object' && image !== null ? [image as Document] : []; // an object from parsed JSON
}

function managesStock(value: unknown): string {
	if (value === 'parent') return 'parent';
	return value === true ? 'yes' : 'no';
}

/** Rows of `product_categories`. */
export function productCategoryRows({ document }: Entry): Row[] {
	return documents(document, 'categories').map((category) => [
		number(document, 'id'),
		number(category, 'id'),
	]);
}

/** Fields of a product's document with terms, by their taxonomy. */
const TERM_FIELDS = { product_tag: 'tags', product_brand: 'brands' };

/** Rows of `product_terms`. */
export function productTermRows({ document }: Entry): Row[] {
	return Object.entries(TERM_FIELDS).flatMap(([taxonomy, field]) =>
		documents(document, field).map((term) => [
			taxonomy,
			number(document, 'id'),
			number(term, 'id'),
			plainText(term, 'name'),
		]),
	);
}

/** Rows of `categories` and of the category tree. */
export function categoryRows(entries: readonly Entry[]): { categories: Row[]; tree: Row[] } {
	return {
		categories: entries.map(({ document, text: body }) => [
			number(document, 'id'),
			plainText(document, 'name'),
			text(document, 'slug'),
			number(document, 'parent'),
			number(document, 'menu_order'),
			number(document, 'count'),
			body,
		]),
		tree: categoryTreeRows(
			entries.map(({ document }) => ({
				id: number(document, 'id'),
				parent: number(document, 'parent'),
			})),
		),
	};
}

/** Row of `attributes`. */
export function attributeRow({ document, text: body }: Entry): Row {
	return [number(document, 'id'), plainText(document, 'name'), text(document, 'slug'), body];
}

/** Row of `attribute_terms`. */
export function attributeTermRow({ document, text: body }: Entry): Row {
	return [
		number(document, 'id'),
		number(document, 'attribute_id'),
		plainText(document, 'name'),
		text(document, 'slug'),
		number(document, 'menu_order'),
		number(document, 'count'),
		body,
	];
}

/** Row of `coupons`. Coupons of old shops have no status; `status` is their default. */
export function couponRow(
	{ document, text: body }: Entry,
	time: ShopTime,
	status = 'publish',
): Row {
	const created = readMoment(document, 'date_created', time);
	const expires = readMoment(document, 'date_expires', time);
	return [
		number(document, 'id'),
		plainText(document, 'code'),
		text(document, 'status') || status,
		number(document, 'amount'),
		text(document, 'discount_type'),
		created?.local ?? null,
		created?.utc ?? null,
		expires?.local ?? null,
		expires?.utc ?? null,
		body,
	];
}

/** Rows of `tax_rates` in the order in which the shop applies them. Orders refer to a rate by its code. */
export function taxRateRows(rates: readonly Entry[]): Row[] {
	return [...rates]
		.sort(
			({ document: one }, { document: other }) =>
				number(one, 'order') - number(other, 'order') || number(one, 'id') - number(other, 'id'),
		)
		.map(({ document, text: body }, position) => [
			number(document, 'id'),
			text(document, 'country'),
			text(document, 'state'),
			number(document, 'rate'),
			plainText(document, 'name'),
			number(document, 'priority'),
			taxCode(document),
			text(document, 'class') || 'standard',
			position,
			body,
		]);
}

/** Row of `shipping_zone_methods`, from a shipping method with the id and name of its zone. */
export function zoneMethodRow({ document }: Entry): Row {
	return [
		String(document['instance_id'] ?? document['id'] ?? ''),
		number(document, 'zone_id'),
		plainText(document, 'zone_name'),
	];
}

function taxCode(rate: Document): string {
	return [
		text(rate, 'country'),
		text(rate, 'state'),
		plainText(rate, 'name') || 'TAX',
		text(rate, 'priority'),
	]
		.filter((part) => part !== '')
		.join('-')
		.toUpperCase();
}

/** Row of `reviews`. */
export function reviewRow({ document, text: body }: Entry, time: ShopTime): Row {
	const created = readMoment(document, 'date_created', time);
	return [
		number(document, 'id'),
		number(document, 'product_id'),
		text(document, 'status'),
		number(document, 'rating'),
		created?.local ?? NO_DATE,
		created?.utc ?? NO_DATE,
		body,
	];
}

/** Rows of wc_category_lookup: every category under itself and under each ancestor. */
function categoryTreeRows(
	categories: readonly { readonly id: number; readonly parent: number }[],
): Row[] {
	const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
	return categories.flatMap(({ id }) => ancestorsAndSelf(id, parents).map((tree) => [tree, id]));
}

function ancestorsAndSelf(id: number, parents: ReadonlyMap<number, number>): number[] {
	const path: number[] = [];
	// Damaged data may contain a cycle.
	for (let at = id; at > 0 && !path.includes(at); at = parents.get(at) ?? 0) path.push(at);
	return path;
}
