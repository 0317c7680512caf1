import { __, sprintf } from '@wordpress/i18n';
import { parseItems } from '../parse-replies';
import { searchSources, type SearchItem, type SearchType } from '../search/sources';
import type { NameSettings } from '../search/names';
import { MAX_PER_PAGE, paths } from '../paths';
import { request } from './request';

/** A chosen or suggested item: its key in queries, and its label for the user. */
export interface Labelled {
	key: string | number;
	label: string;
}

/** The settings of a search. */
export interface SearchContext {
	/** The page's own query. */
	urlQuery?: Readonly<Record<string, unknown>>;
	/** Text between a product's name and a variation's attributes; `' - '` by default. */
	separator?: string;
	signal?: AbortSignal;
}

const aList = { isExpected: Array.isArray, parse: parseItems };

const whole = new Map<SearchType, Promise<SearchItem[]>>();

function nameSettings({ separator = ' - ' }: SearchContext): NameSettings {
	return {
		separator,
		anyValueOf: (attribute) =>
			/* translators: %s: name of a product attribute, such as Size */
			sprintf(__('Any %s', 'store-analytics'), attribute),
	};
}

function fetchOnce(type: SearchType): Promise<SearchItem[]> {
	const known = whole.get(type);
	if (known) return known;
	const fetched = request({ path: searchSources[type].path(), ...aList });
	whole.set(type, fetched);
	fetched.catch(() => whole.delete(type));
	return fetched;
}

/** Searches items of a type by a text, in the server's order, best first (S7.search-controls-all). */
export async function searchItems(
	type: SearchType,
	text: string,
	context: SearchContext = {},
): Promise<SearchItem[]> {
	const source = searchSources[type];
	if (source.isFetchedOnce) {
		const start = text.trim().toLowerCase();
		const names = nameSettings(context);
		const items = await fetchOnce(type);
		return items.filter((item) => source.label(item, names).toLowerCase().startsWith(start));
	}
	return request({
		path: source.path(context.urlQuery),
		query: source.query(text),
		...aList,
		...(context.signal ? { signal: context.signal } : {}),
	});
}

/** Returns the label of a found item. */
export function searchLabel(
	type: SearchType,
	item: SearchItem,
	context: SearchContext = {},
): string {
	return searchSources[type].label(item, nameSettings(context));
}

/** Returns labels for the comma-joined keys of a URL parameter, in the order of the keys, without unknown ones. */
export async function fetchLabels(
	type: SearchType,
	keys: string,
	context: SearchContext = {},
): Promise<Labelled[]> {
	const wanted = keys.split(',').filter((key) => key !== '');
	if (wanted.length === 0) return [];
	const source = searchSources[type];
	if (source.keyIsLabel) return wanted.map((key) => ({ key, label: key }));
	const items = source.isFetchedOnce
		? await fetchOnce(type)
		: await request({
				path: source.path(context.urlQuery),
				query: source.byKeys(wanted),
				...aList,
				...(context.signal ? { signal: context.signal } : {}),
			});
	const byKey = new Map(items.map((item) => [String(source.key(item)), item]));
	return wanted.flatMap((key) => {
		const item = byKey.get(key);
		return item ? [{ key: source.key(item), label: searchLabel(type, item, context) }] : [];
	});
}

/** Returns the terms of a product attribute, for the attribute filter (S7.search-controls-all.12). */
export async function fetchAttributeTerms(
	attribute: number | string,
	signal?: AbortSignal,
): Promise<Labelled[]> {
	const terms = await request({
		path: paths.attributeTerms(attribute),
		query: { per_page: MAX_PER_PAGE },
		...aList,
		...(signal ? { signal } : {}),
	});
	return terms.map(labelled);
}

/** Returns a product attribute by id or slug (S7.search-controls-all.11). */
export async function fetchAttribute(
	attribute: number | string,
	signal?: AbortSignal,
): Promise<Labelled> {
	return request({
		path: paths.attribute(attribute),
		parse: (raw) => labelled(parseItems([raw])[0] ?? {}),
		...(signal ? { signal } : {}),
	});
}

function labelled(item: SearchItem): Labelled {
	const { id, name } = item;
	return {
		key: typeof id === 'number' ? id : String(id ?? ''),
		label: typeof name === 'string' ? name : '',
	};
}
