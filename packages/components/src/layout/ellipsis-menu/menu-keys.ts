import type { KeyboardEvent } from 'react';

const items = '[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';

/** The items of a menu in order. */
export function menuItems(menu: Element): HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>(items)];
}

/** Arrow keys, Home and End move the focus through the menu, with wrap-around. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
	const all = menuItems(event.currentTarget);
	const current = all.findIndex((item) => item === event.currentTarget.ownerDocument.activeElement);
	const next = nextIndex(event.key, current, all.length);
	if (next === undefined) return;
	event.preventDefault();
	all[next]?.focus();
}

function nextIndex(key: string, current: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowDown':
			return (current + 1) % count;
		case 'ArrowUp':
			return (current + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}
