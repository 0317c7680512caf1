/** The number of items on all pages, by the list of one page. */
const counts = new WeakMap<object, number>();

/** Stores the count; `undefined` if it is unknown. */
export function counted<List extends object>(list: List, count: number | undefined): List {
	if (count !== undefined) counts.set(list, count);
	return list;
}

/** Returns the count; by default the length of the list. */
export function countOf(list: ReadonlyMap<unknown, unknown>): number {
	return counts.get(list) ?? list.size;
}
