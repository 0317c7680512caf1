import { MAX_PER_PAGE, parseItems, paths } from '@store-analytics/rest-api';
import { requestWithHeaders } from '@store-analytics/rest-api/client';
import {
	byQuery,
	createResourceStore,
	errorOf,
	fail,
	forgetResponses,
	queryKey,
	receive,
	resolver,
	slot,
	valueOf,
	type ResourceState,
} from '../resource';
import { counted, countOf } from './counts';
import { createProductFromTemplate, updateProductStock } from './product-actions';
import { putItem, type Item, type ItemId } from './put-item';

/** Name of the items store. */
export const STORE_NAME = 'wc/admin/items';

type Request = [itemType: string, query?: object, defaultValue?: unknown];

const limit = 200;
const none: ReadonlyMap<ItemId, Item> = new Map();

/** Items of a type and query, in the shop's order. */
export const items = slot<ReadonlyMap<ItemId, Item>, Request>(
	'items',
	(itemType, query) => `${itemType}?${queryKey(query)}`,
);

/** Only filters change the count; page, sorting and fields do not. */
const total = slot<number, Request>('total', (itemType, query = {}) => {
	const filters = Object.entries(query).filter(
		([name]) => !['page', 'per_page', 'order', 'orderby', '_fields'].includes(name),
	);
	return `${itemType}?${queryKey(Object.fromEntries(filters))}`;
});

const selectors = {
	/** Items by id in the shop's order; `defaultValue` (an empty Map) until they are there. */
	getItems: byQuery(
		1,
		(
			state: ResourceState,
			itemType: string,
			query?: object,
			defaultValue: ReadonlyMap<ItemId, Item> = none,
		): ReadonlyMap<ItemId, Item> => valueOf(state, items, itemType, query) ?? defaultValue,
	),
	/** How many items there are over all pages. */
	getItemsTotalCount: byQuery(
		1,
		(state: ResourceState, itemType: string, query?: object, defaultValue = 0): number =>
			valueOf(state, total, itemType, query) ?? defaultValue,
	),
	/** What went wrong for items, their count, or a product under `{ id }`. */
	getItemsError: (state: ResourceState, itemType: string, query?: object): unknown =>
		errorOf(state, items, itemType, query) ?? errorOf(state, total, itemType, query),
};

const actions = {
	/** Replaces an item wherever it is listed. */
	setItem: (itemType: string, itemId: ItemId, item: Item) => putItem(itemType, itemId, () => item),
	/** Merges fields into an item wherever it is listed. */
	patchItem: (itemType: string, itemId: ItemId, fields: Item) =>
		putItem(itemType, itemId, (current) => ({ ...current, ...fields })),
	setItems: (
		itemType: string,
		query: object,
		list: readonly Item[],
		totalCount?: number,
		at?: number,
	) =>
		receive(
			{
				[items.key(itemType, query)]: counted(byId(list), totalCount),
				...(totalCount === undefined ? {} : { [total.key(itemType, query)]: totalCount }),
			},
			at,
		),
	setItemsTotalCount: (itemType: string, query: object, totalCount: number) =>
		receive({ [total.key(itemType, query)]: totalCount }),
	setError: (itemType: string, query: object, error: unknown) =>
		fail(items.key(itemType, query), error),
	updateProductStock,
	createProductFromTemplate,
	forgetResponses: () => forgetResponses(STORE_NAME),
};

function byId(list: readonly Item[]): ReadonlyMap<ItemId, Item> {
	return new Map(
		list.map((item, index) => {
			const { id } = item;
			return [typeof id === 'number' || typeof id === 'string' ? id : index, item];
		}),
	);
}

interface Page {
	list: Item[];
	count: number;
}

async function fetchPage(itemType: string, query: object, signal: AbortSignal) {
	return requestWithHeaders({
		path: paths.items(itemType),
		query,
		signal,
		isExpected: Array.isArray,
		parse: parseItems,
	});
}

/** Requests all pages of a collection (S7.products.1); the first contains the number of pages. */
async function fetchAll(itemType: string, query: object, signal: AbortSignal): Promise<Page> {
	const unbounded = { ...query, per_page: MAX_PER_PAGE };
	const first = await fetchPage(itemType, unbounded, signal);
	const rest = await Promise.all(
		Array.from({ length: Math.max(0, (first.totalPages ?? 1) - 1) }, (_, index) =>
			fetchPage(itemType, { ...unbounded, page: index + 2 }, signal),
		),
	);
	const list = [first, ...rest].flatMap(({ data }) => data);
	return { list, count: list.length };
}

async function fetchItems(itemType: string, query: object, signal: AbortSignal): Promise<Page> {
	if ('per_page' in query && Number(query.per_page) === -1) {
		return fetchAll(itemType, query, signal);
	}
	const reply = await fetchPage(itemType, query, signal);
	return { list: reply.data, count: reply.total ?? reply.data.length };
}

const resolvers = {
	getItems: resolver('getItems', {
		store: STORE_NAME,
		slot: items,
		limit,
		companions: [total],
		async load([itemType, query = {}], signal) {
			const { list, count } = await fetchItems(itemType, query, signal);
			return counted(byId(list), count);
		},
		also: (found, [itemType, query]) => ({
			[total.key(itemType, query)]: countOf(found),
		}),
	}),
	getItemsTotalCount: resolver('getItemsTotalCount', {
		store: STORE_NAME,
		slot: total,
		limit,
		// Requests the smallest page, because only the headers matter (S7.reports.2).
		async load([itemType, query = {}], signal) {
			const reply = await fetchPage(itemType, { ...query, page: 1, per_page: 1 }, signal);
			return reply.total ?? reply.data.length;
		},
	}),
};

/** `wc/admin/items`: products, categories, leaderboards and every other collection, by type and query. */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
