import {
	analyticsMenu,
	menuIds,
	reportScreens,
	type ReportSlug,
	type SavedView,
} from '@store-analytics/rest-api';
import { adminMenu, entriesOf, pathOfEntry } from '../../../../platform/admin-menu-entries';
import { placeViewsInMenu } from '../../../../views/place-in-menu';

/** Puts the entries below Analytics in the page's menu in order, favorites first, as the store prints them. */
export function arrangeMenu(favorites: readonly ReportSlug[], views: readonly SavedView[]): void {
	const list = document.getElementById(menuIds.analytics)?.querySelector('.wp-submenu');
	if (!list) return;
	const marked: readonly string[] = favorites.map((slug) => reportScreens[slug].path);
	const paths = analyticsMenu(favorites).map(({ path }) => path);
	for (const entry of [...list.children]) {
		const path = pathOfEntry(entry);
		if (path !== undefined && !paths.includes(path)) entry.remove();
	}
	for (const path of paths) {
		const entry = entriesOf(list, path)[0] ?? copyOf(path);
		if (!entry) continue;
		entry.classList.toggle('is-favorite', marked.includes(path));
		list.append(entry);
	}
	placeViewsInMenu(views);
	// Copied links are to carry the dates and stay in the page, as the others do.
	(window as { wpNavMenuUrlUpdate?: () => void }).wpNavMenuUrlUpdate?.();
}

/** An entry that stands elsewhere in the menu, Customers for one, once more. */
function copyOf(path: string): Element | undefined {
	const menu = adminMenu();
	const copy = menu && entriesOf(menu, path)[0]?.cloneNode(true);
	if (!(copy instanceof Element)) return undefined;
	copy.querySelector('a')?.setAttribute('href', `admin.php?page=wc-admin&path=${path}`);
	return copy;
}
