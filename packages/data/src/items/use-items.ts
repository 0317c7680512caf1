import { parseLeaderboards, type Leaderboard } from '@store-analytics/rest-api';
import { useMemo } from 'react';
import { canonicalQuery, FRESH_FOR } from '../resource';
import { useLoadable, type Loadable } from '../resource/reading/use-loadable';
import { countOf } from './counts';
import type { Item } from './put-item';
import { STORE_NAME } from './store';

function present(value: unknown): Item[] | undefined {
	return value instanceof Map ? [...value.values()] : undefined;
}

function presentLeaderboards(value: unknown): Leaderboard[] | undefined {
	return value instanceof Map ? parseLeaderboards([...value.values()]) : undefined;
}

/** A default that tells "nothing yet" from "nothing found". */
const pending = null;

/** What `getItems` is asked with by the hooks below. */
export const itemsArgs = (itemType: string, query: object) => [itemType, query, pending];

function useItemsOf<T>(
	itemType: string,
	query: object,
	show: (value: unknown) => T | undefined,
	isEnabled: boolean,
	freshFor?: number,
): Loadable<T> {
	const canonical = canonicalQuery(query);
	const source = useMemo(
		() => ({
			store: STORE_NAME,
			selector: 'getItems',
			errorSelector: 'getItemsError',
			args: itemsArgs(itemType, canonical),
			freshFor,
		}),
		[itemType, canonical, freshFor],
	);
	return useLoadable(source, show, isEnabled);
}

/** Items of a collection (`products`, `categories`, `coupons` …) in the shop's order; `per_page` -1 for all. */
export function useItems(itemType: string, query: object, isEnabled = true): Loadable<Item[]> {
	return useItemsOf(itemType, query, present, isEnabled);
}

/** One page of a collection, and how many items it has over all pages. */
export interface CountedItems {
	readonly items: readonly Item[];
	readonly total: number;
}

function presentCounted(value: unknown): CountedItems | undefined {
	return value instanceof Map ? { items: [...value.values()], total: countOf(value) } : undefined;
}

/** As `useItems`, with the count; what is older than a minute is asked for again. */
export function useCountedItems(
	itemType: string,
	query: object,
	isEnabled = true,
): Loadable<CountedItems> {
	return useItemsOf(itemType, query, presentCounted, isEnabled, FRESH_FOR);
}

/**
 * Leaderboards of a range; `display` of a cell is HTML of the shop. All of Overview's tables share one request: give them
 * the same query (`after`, `before`, `per_page`, `persisted_query`).
 */
export function useLeaderboards(query: object, isEnabled = true): Loadable<Leaderboard[]> {
	return useItemsOf('leaderboards', query, presentLeaderboards, isEnabled, FRESH_FOR);
}
