import { NAMESPACE, paths } from '../paths';
import type { Query } from '../query';
import { taxCode, variationName, type NameSettings } from './names';

/** The kinds of things that a search box can look for. */
export type SearchType =
	| 'attributes'
	| 'categories'
	| 'countries'
	| 'coupons'
	| 'customers'
	| 'downloadIps'
	| 'emails'
	| 'orders'
	| 'products'
	| 'taxes'
	| 'usernames'
	| 'variableProducts'
	| 'variations';

/** A found item as the server sent it. */
export type SearchItem = Readonly<Record<string, unknown>>;

/** The request for a kind of item and the label of a result. Pure data: the client sends the requests. */
export interface SearchSource {
	/** Path of the request; `urlQuery` is the page's own query, which limits variations to one product. */
	path(urlQuery?: Readonly<Record<string, unknown>>): string;
	/** Parameters for a typed text; an empty text sends no request. */
	query(text: string): Query;
	/** Parameters that fetch items by key, for labels of keys in the address. */
	byKeys(keys: readonly string[]): Query;
	/** The key of an item in a query. */
	key(item: SearchItem): string | number;
	/** The label for the user. */
	label(item: SearchItem, names: NameSettings): string;
	/** Further texts that a typed text may match. */
	keywords(item: SearchItem): string[];
	/** Whether the user may choose any text, for searches over all matches. */
	allowsFreeText: boolean;
	/** The whole collection is fetched once and matched here, from the start of the label. */
	isFetchedOnce?: boolean;
	/** Keys are their own labels, so they need no request. */
	keyIsLabel?: boolean;
}

const perPage = 10;

function field(item: SearchItem, name: string): string {
	const value = item[name];
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function idOf(item: SearchItem): string | number {
	return typeof item['id'] === 'number' ? item['id'] : field(item, 'id');
}

function source(
	path: string,
	query: (text: string) => Query,
	rest: Partial<SearchSource> = {},
): SearchSource {
	return {
		path: () => path,
		query: (text) => (text === '' ? {} : query(text)),
		byKeys: (keys) => ({ include: keys.join(','), per_page: keys.length }),
		key: idOf,
		label: (item) => field(item, 'name'),
		keywords: (item) => [field(item, 'name')],
		allowsFreeText: false,
		...rest,
	};
}

function customersBy(searchby: string, shown: string, rest: Partial<SearchSource> = {}) {
	return source(`${NAMESPACE}/customers`, (search) => ({ search, searchby, per_page: perPage }), {
		label: (item) => field(item, shown),
		keywords: (item) => [field(item, shown)],
		...rest,
	});
}

function productsBy(extra: Query) {
	return source(
		`${NAMESPACE}/products`,
		(search) => ({ search, per_page: perPage, orderby: 'popularity', ...extra }),
		{ keywords: (item) => [field(item, 'name'), field(item, 'sku')], allowsFreeText: true },
	);
}

function termsOf(path: string) {
	return source(path, (search) => ({ search, per_page: perPage, orderby: 'count' }), {
		allowsFreeText: true,
	});
}

function variationsPath(urlQuery: Readonly<Record<string, unknown>> = {}): string {
	const product = urlQuery['products'];
	if (typeof product !== 'string' && typeof product !== 'number') return paths.items('variations');
	if (/^\d+$/.test(String(product))) return paths.productVariations(product);
	if (product !== '') {
		console.warn(
			`Variations can be searched within one product only; \`products\` in the URL is "${product}".`,
		);
	}
	return paths.items('variations');
}

const variations = source(
	paths.items('variations'),
	(search) => ({
		search,
		per_page: 30,
		_fields: ['attributes', 'description', 'id', 'name', 'sku'],
	}),
	{
		path: variationsPath,
		label: (item, names) => variationName(item, names),
		keywords: (item) => [field(item, 'name'), field(item, 'sku')],
	},
);

const taxes = source(
	`${NAMESPACE}/taxes`,
	// The shop reads `search`; `code` is what WooCommerce's app sends and what older shops may read (docs/differences.md).
	(text) => ({ code: text, search: text, per_page: perPage }),
	{
		label: (item) => taxCode(item),
		keywords: (item) => [idOf(item), taxCode(item)].map(String),
		allowsFreeText: true,
	},
);

/** Every search source by type (S7.search-controls-all.1-10). */
export const searchSources: Readonly<Record<SearchType, SearchSource>> = {
	products: productsBy({}),
	variableProducts: productsBy({ type: 'variable' }),
	variations,
	categories: termsOf(`${NAMESPACE}/products/categories`),
	attributes: termsOf(`${NAMESPACE}/products/attributes`),
	coupons: source(`${NAMESPACE}/coupons`, (search) => ({ search, per_page: perPage }), {
		label: (item) => field(item, 'code'),
		keywords: (item) => [field(item, 'code')],
		allowsFreeText: true,
	}),
	customers: customersBy('name', 'name', { allowsFreeText: true }),
	emails: customersBy('email', 'email'),
	usernames: customersBy('username', 'username'),
	orders: source(`${NAMESPACE}/orders`, (number) => ({ number, per_page: perPage }), {
		label: (item) => `#${field(item, 'number')}`,
		keywords: (item) => [`#${field(item, 'number')}`],
	}),
	taxes,
	countries: source(paths.countries, () => ({}), {
		byKeys: () => ({}),
		key: (item) => field(item, 'code'),
		isFetchedOnce: true,
	}),
	downloadIps: source(`${NAMESPACE}/data/download-ips`, (match) => ({ match }), {
		key: (item) => field(item, 'user_ip_address'),
		label: (item) => field(item, 'user_ip_address'),
		keywords: (item) => [field(item, 'user_ip_address')],
		keyIsLabel: true,
	}),
};
