/** Something to choose from a search list. */
export interface SearchListEntry {
	id: number | string;
	name: string;
	/** Id of the entry above it; 0 or nothing at the top. */
	parent?: number | string;
	count?: number;
	value?: unknown;
}

/** An entry at its place among the others (S3.search-list-item.1). */
export interface SearchListItemData extends SearchListEntry {
	/** Names of the entries above it, from the top, as far as they are not shown themselves. */
	breadcrumbs?: readonly string[];
	children?: readonly SearchListItemData[];
}

/** The entries whose name holds the text, ignoring case and spaces around it. */
export function matchingEntries<Entry extends SearchListEntry>(
	entries: readonly Entry[],
	search: string,
): readonly Entry[] {
	const text = search.trim().toLowerCase();
	return text === '' ? entries : entries.filter(({ name }) => name.toLowerCase().includes(text));
}

/**
 * The `shown` entries below their parents; one whose parent is not shown stands at the top with breadcrumbs. `all` tells the
 * names above. Entries whose parents go round in a circle stand at the top.
 */
export function buildTree(
	shown: readonly SearchListEntry[],
	all: readonly SearchListEntry[],
): readonly SearchListItemData[] {
	const byId = new Map(all.map((entry) => [entry.id, entry]));
	const isShown = new Set(shown.map(({ id }) => id));
	const below = new Map<SearchListEntry['id'], SearchListEntry[]>();
	const top: SearchListEntry[] = [];
	for (const entry of shown) {
		const above = entriesAbove(entry, byId);
		const parent = above?.at(-1);
		if (!parent || !isShown.has(parent.id)) top.push(entry);
		else below.set(parent.id, [...(below.get(parent.id) ?? []), entry]);
	}
	const place = (entry: SearchListEntry): SearchListItemData => {
		const children = (below.get(entry.id) ?? []).map(place);
		return { ...entry, children };
	};
	return top.map((entry) => ({
		...place(entry),
		breadcrumbs: (entriesAbove(entry, byId) ?? []).map(({ name }) => name),
	}));
}

/** The entries above, from the top; null for a circle. */
function entriesAbove(
	entry: SearchListEntry,
	byId: ReadonlyMap<SearchListEntry['id'], SearchListEntry>,
): readonly SearchListEntry[] | null {
	const above: SearchListEntry[] = [];
	let parent = entry.parent ? byId.get(entry.parent) : undefined;
	while (parent) {
		if (parent.id === entry.id || above.includes(parent)) return null;
		above.unshift(parent);
		parent = parent.parent ? byId.get(parent.parent) : undefined;
	}
	return above;
}

/** An item with its depth, 0 at the top. */
export interface PlacedItem {
	item: SearchListItemData;
	depth: number;
	/** It does not match what is typed; the row is kept, because bringing it back is quicker than drawing it again. */
	isHidden?: boolean;
}

/** All entries as rows, those that do not match hidden. */
export function rowsWithHidden(
	entries: readonly SearchListEntry[],
	search: string,
): readonly PlacedItem[] {
	const matching = new Set(matchingEntries(entries, search));
	return entries.map((item) => ({ item, depth: 0, isHidden: !matching.has(item) }));
}

/** The items as the rows of a list, each before its children. */
export function rowsOf(items: readonly SearchListItemData[], depth = 0): readonly PlacedItem[] {
	return items.flatMap((item) => [
		{ item, depth },
		...(item.children ? rowsOf(item.children, depth + 1) : []),
	]);
}
