/** The page's menu around the app: wp-admin's own, or the store server's. */
export function adminMenu(): HTMLElement | null {
	return document.getElementById('adminmenu');
}

/** Returns submenu entries within `root` that link to an in-app path, without the saved views below them. */
export function entriesOf(root: Element, path: string): Element[] {
	const entries = [...root.querySelectorAll('li:not(.sa-view)')];
	return entries.filter((one) => one.closest('.wp-submenu') && pathOfEntry(one) === path);
}

/** Returns the in-app path of an entry's link. */
export function pathOfEntry(entry: Element): string | undefined {
	const link = entry.querySelector<HTMLAnchorElement>('a');
	return new URLSearchParams(link?.search).get('path') ?? undefined;
}
