import { packedRecordings, readRecordings } from '../contract/recordings';
import type { Question } from './ask';

/** A question and the name of its file. */
export interface NamedQuestion {
	readonly file: string;
	readonly question: Question;
}

/** Ids of a shop, by the kinds of things that questions name. */
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
}

type Kind = keyof ShopIds;

/** The first recorded shop's things that its questions name; what stands at a place here becomes what stands there in another shop. */
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

/** What kinds a parameter may name. */
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

/** What `include` and the last number of a path name, by the path. */
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

/** Words that are searched for in the first shop, and what made-up shops have. */
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

/** Days that the first shop is asked about, and those of made-up shops, which sell from October 2025 to April 2026. */
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

/** What the first recorded shop was asked, asked of another: the same files with the other's ids. */
export function knownQuestions(ids: ShopIds): NamedQuestion[] {
	return readRecordings(packedRecordings).map(({ file, request }) => {
		const { method, path, query, auth } = request;
		return {
			file,
			question: {
				method,
				path: translatePath(path, ids),
				query: translateQuery(path, query ?? {}, ids),
				...(auth !== undefined && { auth }),
			},
		};
	});
}

function translatePath(path: string, ids: ShopIds): string {
	const kinds = places.find(([pattern]) => pattern.test(path))?.[1];
	return kinds && !path.includes('/export/')
		? path.replace(/\/(\d+)(?=\/|$)/g, (_all, id: string) => `/${translate(id, kinds, ids)}`)
		: path;
}

function translateQuery(
	path: string,
	query: Readonly<Record<string, unknown>>,
	ids: ShopIds,
): Record<string, unknown> {
	const included = places.find(([pattern]) => pattern.test(path))?.[1] ?? [];
	return Object.fromEntries(
		Object.entries(query).map(([name, value]) => {
			if (searched.has(name)) return [name, words[String(value)] ?? value];
			if (name === 'attribute_is' || name === 'attribute_is_not') {
				return [name, [[ids.attributes[0] ?? 1, ids.terms[0] ?? 1]]];
			}
			const kinds = name === 'include' || name === 'exclude' ? included : parameters[name];
			return [name, kinds ? translateList(value, kinds, ids) : translateDays(value)];
		}),
	);
}

const searched = new Set(['search', 'number', 'country_includes', 'country_excludes']);

function translateDays(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(translateDays);
	return typeof value === 'string'
		? value.replace(/\d{4}-\d\d-\d\d/g, (day) => days[day] ?? day)
		: value;
}

function translateList(value: unknown, kinds: readonly Kind[], ids: ShopIds): unknown {
	return Array.isArray(value)
		? value.map((one) => translate(String(one), kinds, ids))
		: String(value)
				.split(',')
				.map((one) => translate(one, kinds, ids))
				.join(',');
}

function translate(id: string, kinds: readonly Kind[], ids: ShopIds): string {
	for (const kind of kinds) {
		const known: readonly (string | number)[] = first[kind];
		const place = known.findIndex((one) => String(one) === id);
		const there = ids[kind];
		if (place >= 0 && there.length > 0) return String(there[place % there.length]);
	}
	return id;
}
