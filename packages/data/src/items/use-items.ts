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

/** Distinguishes "not loaded" from "nothing found". */
const pending = null;

/** The arguments of `getItems` in the hooks below. */
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

/**
 * Reads items of a collection (`products`, `categories`, `coupons` …) in the shop's order; `per_page` -1 means all.
 * @example const coupons = useItems('coupons', { per_page: -1 })
 */
export function useItems(itemType: string, query: object, isEnabled = true): Loadable<Item[]> {
	return useItemsOf(itemType, query, present, isEnabled);
}

/** One page of a collection, and the number of items on all pages. */
export interface CountedItems {
	readonly items: readonly Item[];
	readonly total: number;
}

function presentCounted(value: unknown): CountedItems | undefined {
	return value instanceof Map ? { items: [...value.values()], total: countOf(value) } : undefined;
}

/**
 * Works like `useItems` and adds the count. Responses older than a minute are requested again.
 * @example const orders = useCountedItems('orders', { per_page: 5 })
 */
export function useCountedItems(
	itemType: string,
	query: object,
	isEnabled = true,
): Loadable<CountedItems> {
	return useItemsOf(itemType, query, presentCounted, isEnabled, FRESH_FOR);
}

/**
 * Reads the leaderboards of a range; `display` of a cell is the shop's HTML. All tables of Overview share one request
 * if they pass the same query (`after`, `before`, `per_page`, `persisted_query`).
 * @example const leaderboards = useLeaderboards({ after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59', per_page: 5 })
 */
export function useLeaderboards(query: object, isEnabled = true): Loadable<Leaderboard[]> {
	return useItemsOf('leaderboards', query, presentLeaderboards, isEnabled, FRESH_FOR);
}
