import { analyticsMenu, menuIds, reportScreens, type ReportSlug } from '@store-analytics/rest-api';

/** Puts the entries below Analytics in the page's menu in order, favorites first, as the store prints them. */
export function arrangeMenu(favorites: readonly ReportSlug[]): void {
	const list = document.getElementById(menuIds.analytics)?.querySelector('.wp-submenu');
	if (!list) return;
	const marked: readonly string[] = favorites.map((slug) => reportScreens[slug].path);
	const paths = analyticsMenu(favorites).map(({ path }) => path);
	for (const entry of [...list.children]) {
		const path = pathOf(entry);
		if (path !== undefined && !paths.includes(path)) entry.remove();
	}
	for (const path of paths) {
		const entry = entryIn(list, path) ?? copyOf(path);
		if (!entry) continue;
		entry.classList.toggle('is-favorite', marked.includes(path));
		list.append(entry);
	}
	// Copied links are to carry the dates and stay in the page, as the others do.
	(window as { wpNavMenuUrlUpdate?: () => void }).wpNavMenuUrlUpdate?.();
}

/** An entry that stands elsewhere in the menu, Customers for one, once more. */
function copyOf(path: string): Element | undefined {
	const menu = document.getElementById('adminmenu');
	const copy = menu && entryIn(menu, path)?.cloneNode(true);
	if (!(copy instanceof Element)) return undefined;
	copy.querySelector('a')?.setAttribute('href', `admin.php?page=wc-admin&path=${path}`);
	return copy;
}

function entryIn(list: Element, path: string): Element | undefined {
	const entries = [...list.querySelectorAll('li')].filter((one) => one.closest('.wp-submenu'));
	return entries.find((entry) => pathOf(entry) === path);
}

function pathOf(entry: Element): string | undefined {
	const link = entry.querySelector<HTMLAnchorElement>('a');
	return new URLSearchParams(link?.search).get('path') ?? undefined;
}
