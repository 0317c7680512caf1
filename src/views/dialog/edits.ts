import type { SavedView } from '@store-analytics/rest-api';

type Views = readonly SavedView[];

/**
 * Adds a view. It replaces the one with the same id, or with the same name on the same screen; otherwise it comes last.
 */
export function withView(views: Views, view: SavedView): Views {
	const others = view.isDefault ? withoutDefault(views, view.path) : views;
	const same = others.findIndex((one) => one.id === view.id || hasName(one, view));
	if (same < 0) return [...others, view];
	return others.map((one, index) => (index === same ? { ...view, id: one.id } : one));
}

/** Checks whether a view is on the same screen under the same name, ignoring case. */
export function hasName(one: SavedView, { path, name }: Pick<SavedView, 'path' | 'name'>): boolean {
	return one.path === path && one.name.toLocaleLowerCase() === name.toLocaleLowerCase();
}

export function withName(views: Views, id: string, name: string): Views {
	return views.map((view) => (view.id === id ? { ...view, name } : view));
}

/** Makes a screen open with the view, or with none of its views. */
export function withDefault(views: Views, path: string, id: string | undefined): Views {
	return views.map((view) => (view.path === path ? { ...view, isDefault: view.id === id } : view));
}

function withoutDefault(views: Views, path: string): Views {
	return withDefault(views, path, undefined);
}

export function withoutView(views: Views, id: string): Views {
	return views.filter((view) => view.id !== id);
}

/** Restores a deleted view to its place. It opens its screen only if no other view does so by now. */
export function withViewAgain(views: Views, view: SavedView, index: number): Views {
	const { path, id } = view;
	const others = withoutView(views, id);
	const isDefault = view.isDefault && !others.some((one) => one.path === path && one.isDefault);
	return [...others.slice(0, index), { ...view, isDefault }, ...others.slice(index)];
}
