/** An item of a search list. */
export interface SearchListEntry {
	id: number | string;
	name: string;
	/** Id of the parent entry; 0 or missing at the top. */
	parent?: number | string;
	count?: number;
	value?: unknown;
}

/** An entry at its place among the others (S3.search-list-item.1). */
export interface SearchListItemData extends SearchListEntry {
	/** Names of the hidden entries above it, from the top. */
	breadcrumbs?: readonly string[];
	children?: readonly SearchListItemData[];
}

/** Returns the entries whose name contains the text, ignoring case and surrounding spaces. */
export function matchingEntries<Entry extends SearchListEntry>(
	entries: readonly Entry[],
	search: string,
): readonly Entry[] {
	const text = search.trim().toLowerCase();
	return text === '' ? entries : entries.filter(({ name }) => name.toLowerCase().includes(text));
}

/**
 * Returns the `shown` entries below their parents; if the parent is hidden, an entry is at the top with breadcrumbs.
 * `all` contains the names above. Entries whose parents form a circle are at the top.
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

/** Returns the entries above, from the top; null for a circle. */
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
	/**
	 * Hidden because it does not match. The row is kept, because showing it again is faster than rendering it again.
	 */
	isHidden?: boolean;
}

/** Returns all entries as rows; those without a match are hidden. */
export function rowsWithHidden(
	entries: readonly SearchListEntry[],
	search: string,
): readonly PlacedItem[] {
	const matching = new Set(matchingEntries(entries, search));
	return entries.map((item) => ({ item, depth: 0, isHidden: !matching.has(item) }));
}

/** Returns the items as rows, each before its children. */
export function rowsOf(items: readonly SearchListItemData[], depth = 0): readonly PlacedItem[] {
	return items.flatMap((item) => [
		{ item, depth },
		...(item.children ? rowsOf(item.children, depth + 1) : []),
	]);
}
