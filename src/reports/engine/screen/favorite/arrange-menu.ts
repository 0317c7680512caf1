import {
	analyticsMenu,
	menuIds,
	reportScreens,
	type ReportSlug,
	type SavedView,
} from '@store-analytics/rest-api';
import { adminMenu, entriesOf, pathOfEntry } from '../../../../platform/admin-menu-entries';
import { placeViewsInMenu } from '../../../../views/place-in-menu';

/** Sorts the entries below Analytics in the page's menu, favorites first, in the order that the server prints. */
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
	// Copied links need what this adds to all links: the current dates, and navigation within the page.
	(window as { wpNavMenuUrlUpdate?: () => void }).wpNavMenuUrlUpdate?.();
}

/** Copies an entry from elsewhere in the menu, such as Customers. */
function copyOf(path: string): Element | undefined {
	const menu = adminMenu();
	const copy = menu && entriesOf(menu, path)[0]?.cloneNode(true);
	if (!(copy instanceof Element)) return undefined;
	copy.querySelector('a')?.setAttribute('href', `admin.php?page=wc-admin&path=${path}`);
	return copy;
}
