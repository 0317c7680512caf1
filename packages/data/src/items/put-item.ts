import { receive, stateOf, type Thunk } from '../resource';
import { counted, countOf } from './counts';

/** An item of any collection. */
export type Item = Readonly<Record<string, unknown>>;
/** The id of an item in its collection. */
export type ItemId = number | string;

/** Replaces an item in every list of its type, and returns the former items by list. */
export function putItem(
	itemType: string,
	itemId: ItemId,
	replace: (current: Item, list: string) => Item,
): Thunk<Record<string, Item>> {
	return ({ dispatch, select }) => {
		const changed: Record<string, ReadonlyMap<ItemId, Item>> = {};
		const before: Record<string, Item> = {};
		for (const [key, list] of Object.entries(stateOf({ select }).data)) {
			if (!key.startsWith(`items|${itemType}?`) || !(list instanceof Map)) continue;
			const current: Item | undefined = list.get(itemId);
			if (!current) continue;
			before[key] = current;
			const next = replace(current, key);
			if (next !== current) changed[key] = counted(new Map(list).set(itemId, next), countOf(list));
		}
		dispatch(receive(changed));
		return before;
	};
}
