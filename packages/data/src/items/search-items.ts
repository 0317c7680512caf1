import { MAX_PER_PAGE } from '@store-analytics/rest-api';
import { snapshotOf } from '../resource/reading/use-loadable';
import { STORE_NAME } from './store';

/** Items that match one of several words. */
export interface FoundItems {
	items: Record<string, unknown>;
	isRequesting: boolean;
	isError: boolean;
}

/**
 * Searches a collection for each word and returns all matches by id. It sends one request per word.
 * @example const { items } = searchItemsByString(select(ITEMS_STORE_NAME), 'products', ['mug', 'shirt'])
 */
export function searchItemsByString(
	selector: unknown,
	endpoint: string,
	search: readonly string[],
	options: object = {},
): FoundItems {
	const snapshots = search.map((word) =>
		snapshotOf(() => selector, {
			store: STORE_NAME,
			selector: 'getItems',
			errorSelector: 'getItemsError',
			args: [endpoint, { per_page: MAX_PER_PAGE, ...options, search: word }],
		}),
	);
	const found = snapshots.flatMap(({ value }) =>
		value instanceof Map ? [...value].map(([id, item]) => [String(id), item] as const) : [],
	);
	return {
		items: Object.fromEntries(found),
		isRequesting: snapshots.some(({ isSettled, error }) => !isSettled && !error),
		isError: snapshots.some(({ error }) => Boolean(error)),
	};
}
