import { useCallback, useMemo } from 'react';
import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { readRecord } from '../platform/read-value';
import { useKeptPreferences } from '../platform/use-preferences';

interface StoredList<Item> {
	readonly preference: string;
	/** Parses the stored list; omits invalid items. */
	readonly parse: (value: unknown) => readonly Item[];
	readonly write: (items: readonly Item[]) => readonly object[];
}

/** Changes run one after the other, each on the result of the previous one. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * A list that the shop stores for the user, and `change`, which resolves when the changed list is saved and rejects
 * with its error. Additions of another tab stay: a change applies to the shop's current list. `kept` is a constant.
 */
export function useStoredList<Item>(kept: StoredList<Item>) {
	const { preferences, keep } = useKeptPreferences();
	const saved = preferences[kept.preference];
	const items = useMemo(() => kept.parse(saved), [kept, saved]);
	const change = useCallback(
		(edit: (items: readonly Item[]) => readonly Item[]): Promise<void> => {
			const work = latest.then(async () =>
				keep(
					{ [kept.preference]: kept.write(edit(await storedItems(kept))) },
					// Menus and palette do not show unsaved changes either.
					{ counts: 'once-saved' },
				),
			);
			latest = work.catch(() => undefined);
			return work;
		},
		[kept, keep],
	);
	return { items, change };
}

function storedItems<Item>({ preference, parse }: StoredList<Item>): Promise<readonly Item[]> {
	return request({
		path: paths.currentUser,
		query: { context: 'edit' },
		// An unexpected response must fail: read as an empty list, it would overwrite the user's.
		isExpected: (reply) => isDictionary(reply) && isDictionary(reply['woocommerce_meta']),
		parse: (reply) => parse(readRecord(readRecord(reply).woocommerce_meta)[preference]),
	});
}
