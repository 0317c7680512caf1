import { packedRecordings, readRecordings } from '../contract/recordings';
import type { RestRequest } from './ask';

/** A query and its file name. */
export interface NamedRequest {
	readonly file: string;
	readonly request: RestRequest;
}

/** The ids of a shop, by the kinds of items in requests. */
export interface ShopIds {
	readonly simple: readonly number[];
	readonly variable: readonly number[];
	readonly downloadable: readonly number[];
	readonly variations: readonly number[];
	readonly categories: readonly number[];
	readonly coupons: readonly number[];
	readonly taxes: readonly number[];
	readonly customers: readonly number[];
	readonly attributes: readonly number[];
	readonly terms: readonly number[];
	readonly orders: readonly number[];
	readonly names: readonly string[];
	readonly emails: readonly string[];
	readonly usernames: readonly string[];
	/** Whether it has orders of 2020, which had 53 weeks. */
	readonly hasLongYear?: boolean;
}

type Kind = Exclude<keyof ShopIds, 'hasLongYear'>;

/**
 * The items of the first recorded shop that its queries refer to. An item at a position here is replaced by the one at
 * that position in another shop.
 */
const first = {
	simple: [10, 11, 12],
	variable: [64, 74],
	downloadable: [61],
	variations: [73, 72, 71],
	categories: [16, 17, 18],
	coupons: [114, 115, 116],
	taxes: [1, 2, 3],
	customers: [71, 229, 238],
	attributes: [1],
	terms: [24],
	orders: [3341, 3340, 3339, 3317, 3298],
	names: ['Noah Xu', 'Mei Baker'],
	emails: ['noah.xu70@example.com'],
	usernames: ['noah.xu70'],
} as const satisfies Record<Kind, readonly (number | string)[]>;

const products: readonly Kind[] = ['simple', 'variable', 'downloadable'];

/** The kinds of items that a parameter may refer to. */
const parameters: Readonly<Record<string, readonly Kind[]>> = {
	products,
	product_includes: products,
	product_excludes: products,
	variations: ['variations'],
	variation_includes: ['variations'],
	variation_excludes: ['variations'],
	categories: ['categories'],
	category_includes: ['categories'],
	coupons: ['coupons'],
	coupon_includes: ['coupons'],
	coupon_excludes: ['coupons'],
	taxes: ['taxes'],
	tax_rate_includes: ['taxes'],
	tax_rate_excludes: ['taxes'],
	customers: ['customers'],
	customer_includes: ['customers'],
	name_includes: ['customers', 'names'],
	name_excludes: ['customers', 'names'],
	email_includes: ['customers', 'emails'],
	username_includes: ['customers', 'usernames'],
	order_includes: ['orders'],
};

/** The kinds of items that `include` and the last number of a path refer to, by path. */
const places: readonly (readonly [RegExp, readonly Kind[]])[] = [
	[/\/variations(\/|$)/, ['variations', 'variable']],
	[/\/products\/categories(\/|$)/, ['categories']],
	[/\/products\/attributes(\/|$)/, ['attributes', 'terms']],
	[/\/products(\/|$)/, products],
	[/\/coupons(\/|$)/, ['coupons']],
	[/\/taxes(\/|$)/, ['taxes']],
	[/\/customers(\/|$)/, ['customers']],
	[/\/orders(\/|$)/, ['orders']],
];

/** Search words for the first shop, and their counterparts in generated shops. */
const words: Readonly<Record<string, string>> = {
	cl: 'pf',
	f: 'e',
	anders: 'byron',
	ben: 'user',
	gra: 'zo',
	hoodie: 'pf',
	blue: 'bl',
	'334': '1',
	US: 'DE',
	FR: 'PL',
};

/** Days in queries for the first shop, and those of generated shops, which sell from October 2025 to April 2026. */
const days: Readonly<Record<string, string>> = {
	'2024-09-20': '2025-09-20',
	'2025-06-01': '2025-12-01',
	'2025-10-01': '2025-12-15',
	'2026-01-01': '2025-10-01',
	'2026-06-30': '2026-03-01',
	'2026-10-01': '2026-01-01',
	'2026-10-31': '2026-01-31',
	'2026-11-08': '2025-12-28',
	'2026-11-14': '2026-01-03',
	'2026-11-19': '2026-01-01',
	'2026-11-20': '2026-05-20',
};

/**
 * The queries of the first recorded shop for another one: the same files with the other's ids. Requests about an item
 * that the other does not have are omitted, because the same id could be anything there.
 */
export function recordedRequests(ids: ShopIds): NamedRequest[] {
	return readRecordings(packedRecordings).flatMap(({ file, request }) => {
		const { method, auth } = request;
		const path = translatePath(request.path, ids);
		const query = translateQuery(request.path, request.query ?? {}, ids);
		return path === undefined || query === undefined
			? []
			: [{ file, request: { method, path, query, ...(auth !== undefined && { auth }) } }];
	});
}

/** Undefined if the shop has no items of the kind. */
function translatePath(path: string, ids: ShopIds): string | undefined {
	const kinds = path.includes('/export/')
		? undefined
		: places.find(([pattern]) => pattern.test(path))?.[1];
	const steps = path
		.split('/')
		.map((step) => (kinds && /^\d+$/.test(step) ? translate(step, kinds, ids) : step));
	return steps.includes(undefined) ? undefined : steps.join('/');
}

/** Undefined if the shop has no items of a kind that a parameter refers to. */
function translateQuery(
	path: string,
	query: Readonly<Record<string, unknown>>,
	ids: ShopIds,
): Record<string, unknown> | undefined {
	const included = places.find(([pattern]) => pattern.test(path))?.[1] ?? [];
	const translated = Object.entries(query).map(([name, value]) => {
		if (searched.has(name)) return [name, words[String(value)] ?? value];
		if (name === 'attribute_is' || name === 'attribute_is_not') {
			const [attribute, term] = [ids.attributes[0], ids.terms[0]];
			return [name, attribute && term ? [[attribute, term]] : undefined];
		}
		const kinds = name === 'include' || name === 'exclude' ? included : parameters[name];
		return [name, kinds ? translateList(value, kinds, ids) : translateDays(value)];
	});
	return translated.some(([, value]) => value === undefined)
		? undefined
		: Object.fromEntries(translated);
}

const searched = new Set(['search', 'number', 'country_includes', 'country_excludes']);

function translateDays(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(translateDays);
	return typeof value === 'string'
		? value.replace(/\d{4}-\d\d-\d\d/g, (day) => days[day] ?? day)
		: value;
}

function translateList(value: unknown, kinds: readonly Kind[], ids: ShopIds): unknown {
	const named = Array.isArray(value) ? value.map(String) : String(value).split(',');
	const there = named.map((one) => translate(one, kinds, ids));
	if (there.includes(undefined)) return undefined;
	return Array.isArray(value) ? there : there.join(',');
}

/** Returns the other shop's item at this one's position; the item itself if the first shop does not have it. */
function translate(id: string, kinds: readonly Kind[], ids: ShopIds): string | undefined {
	const found = kinds.flatMap((kind) => {
		const known: readonly (string | number)[] = first[kind];
		const place = known.findIndex((one) => String(one) === id);
		return place < 0 ? [] : [ids[kind][place % Math.max(1, ids[kind].length)]];
	});
	if (found.length === 0) return id;
	const other = found.find((one) => one !== undefined);
	return other === undefined ? undefined : String(other);
}
