/** How many items there are over all pages, by the list of one page. */
const counts = new WeakMap<object, number>();

/** Remembers it; `undefined` where that is not known. */
export function counted<List extends object>(list: List, count: number | undefined): List {
	if (count !== undefined) counts.set(list, count);
	return list;
}

/** How many there are: as many as in the list where nothing else is known. */
export function countOf(list: ReadonlyMap<unknown, unknown>): number {
	return counts.get(list) ?? list.size;
}
