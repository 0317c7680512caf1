import { isDictionary } from '../parse-replies';
import { isMatching, listIn, plainLine, storedLine } from './stored-lists';

/** What somebody has put on a screen, under a name. */
export interface SavedView {
	readonly id: string;
	readonly name: string;
	/** In-app path of the screen, such as `/analytics/orders`. */
	readonly path: string;
	/** Query string of the address without `page` and `path`, percent-encoded. */
	readonly query: string;
	/** The screen opens with it where an address says nothing else. */
	readonly isDefault: boolean;
}

/** The preference with a user's views. */
export const viewsPreference = 'store_analytics_views';

/** How many views a user may have, and how many characters a name. */
export const viewLimits = { count: 100, nameLength: 60 } as const;

/** A user's views out of the preference, as JSON text or read already; what is not a view is left out, whatever stands there. */
export function parseViews(value: unknown): SavedView[] {
	const views = listIn(value).flatMap(parseView);
	const byId = new Map(views.map((view) => [view.id, view]));
	const opened = new Set<string>();
	return [...byId.values()].map((view) => {
		const isDefault = view.isDefault && !opened.has(view.path);
		if (isDefault) opened.add(view.path);
		return { ...view, isDefault };
	});
}

/** Views as the preference has them: without backslashes, which WordPress takes out of what it stores. */
export function writeViews(views: readonly SavedView[]): readonly object[] {
	return views.map((view) => ({ ...view, name: encodeURIComponent(view.name) }));
}

/** A name as it can be kept: without line breaks and ends that nobody sees, and no longer than the limit. */
export function viewName(text: string): string {
	return plainLine(text, viewLimits.nameLength);
}

/** The view that a screen opens with. */
export function defaultViewOf(views: readonly SavedView[], path: string): SavedView | undefined {
	return views.find((view) => view.isDefault && view.path === path);
}

/** The address of a view below wp-admin. */
export function viewAddress({ path, query }: Pick<SavedView, 'path' | 'query'>): string {
	return `admin.php?page=wc-admin&path=${encodeURIComponent(path)}${query && `&${query}`}`;
}

function parseView(entry: unknown): SavedView[] {
	if (!isDictionary(entry)) return [];
	const { id, path, query, isDefault } = entry;
	const name = storedLine(entry['name'], viewLimits.nameLength);
	const isUsable =
		name !== '' && isMatching('name', id) && isMatching('path', path) && isMatching('query', query);
	return isUsable ? [{ id, name, path, query, isDefault: isDefault === true }] : [];
}
