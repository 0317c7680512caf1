import { viewAddress, type SavedView } from '@store-analytics/rest-api';
import { adminMenu, entriesOf } from '../platform/admin-menu-entries';

/** Puts views into the page's menu below their screens, as the store server prints them. Replaces the former ones. */
export function placeViewsInMenu(views: readonly SavedView[]): void {
	const menu = adminMenu();
	for (const entry of menu?.querySelectorAll('.sa-view') ?? []) entry.remove();
	if (!menu) return;
	for (const view of [...views].reverse()) {
		for (const entry of entriesOf(menu, view.path)) entry.after(entryOf(view));
	}
}

function entryOf(view: SavedView): Element {
	const entry = document.createElement('li');
	entry.className = 'sa-view';
	const link = entry.appendChild(document.createElement('a'));
	link.href = viewAddress(view);
	link.textContent = view.name;
	return entry;
}
