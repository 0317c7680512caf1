import { useCallback, useMemo } from 'react';
import { isDictionary, paths } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { readRecord } from '../platform/read-value';
import { useKeptPreferences } from '../platform/use-preferences';

interface KeptList<Item> {
	readonly preference: string;
	/** Total: what is no item is left out. */
	readonly parse: (value: unknown) => readonly Item[];
	readonly write: (items: readonly Item[]) => readonly object[];
}

/** One change after the other: each begins with what the one before has left. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * A list that the shop keeps for the user, and `change`, which resolves when it has kept the changed one and rejects with its error. What
 * another tab has added meanwhile stays: a change is made to what the shop has now. `kept` is a constant.
 */
export function useKeptList<Item>(kept: KeptList<Item>) {
	const { preferences, keep } = useKeptPreferences();
	const saved = preferences[kept.preference];
	const items = useMemo(() => kept.parse(saved), [kept, saved]);
	const change = useCallback(
		(edit: (items: readonly Item[]) => readonly Item[]): Promise<void> => {
			const work = latest.then(async () =>
				keep(
					{ [kept.preference]: kept.write(edit(await storedItems(kept))) },
					// What the shop does not take is not in menus and palette either.
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

function storedItems<Item>({ preference, parse }: KeptList<Item>): Promise<readonly Item[]> {
	return request({
		path: paths.currentUser,
		query: { context: 'edit' },
		// Taken for a user without any, his would be lost.
		isExpected: (reply) => isDictionary(reply) && isDictionary(reply['woocommerce_meta']),
		parse: (reply) => parse(readRecord(readRecord(reply).woocommerce_meta)[preference]),
	});
}
