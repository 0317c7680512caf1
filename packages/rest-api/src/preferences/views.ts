import { isDictionary } from '../parse-replies';
import { isMatching, listIn, plainLine, storedLine } from './stored-lists';

/** A named state of a screen that the user has saved. */
export interface SavedView {
	readonly id: string;
	readonly name: string;
	/** In-app path of the screen, such as `/analytics/orders`. */
	readonly path: string;
	/** Query string of the address without `page` and `path`, percent-encoded. */
	readonly query: string;
	/** The screen opens with this view if its address has no query. */
	readonly isDefault: boolean;
}

/** The name of the preference with a user's views. */
export const viewsPreference = 'store_analytics_views';

/** The most views of a user, and the most characters of a name. */
export const viewLimits = { count: 100, nameLength: 60 } as const;

/**
 * Parses a user's views from the preference, as JSON text or as a value. Invalid entries are left out.
 * @example parseViews([{ id: 'a', name: 'Today', path: '/analytics/orders', query: 'period=today', isDefault: true }]).length // 1
 */
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

/**
 * Converts views for the preference, without backslashes, because WordPress removes those when it stores a value.
 * @example writeViews([{ id: 'a', name: 'Top 5', path: '/analytics/orders', query: '', isDefault: false }])[0].name // 'Top%205'
 */
export function writeViews(views: readonly SavedView[]): readonly object[] {
	return views.map((view) => ({ ...view, name: encodeURIComponent(view.name) }));
}

/**
 * Cleans a view's name: no line breaks, no surrounding white space, no longer than the limit.
 * @example viewName(' Top\n5 ') // 'Top 5'
 */
export function viewName(text: string): string {
	return plainLine(text, viewLimits.nameLength);
}

/**
 * Returns the view that a screen opens with, if there is one.
 * @example defaultViewOf([], '/analytics/orders') // undefined
 */
export function defaultViewOf(views: readonly SavedView[], path: string): SavedView | undefined {
	return views.find((view) => view.isDefault && view.path === path);
}

/**
 * Returns the address of a view below wp-admin.
 * @example viewAddress({ path: '/analytics/orders', query: 'period=today' }) // 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders&period=today'
 */
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
