import type { KeyboardEvent } from 'react';
import { listKeys } from '../../primitives';

const items = '[role="menuitem"], [role="menuitemcheckbox"]';

/** The items of a menu in order. */
export function menuItems(menu: Element): HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>(items)];
}

/** Arrow keys, Home and End move the focus round the menu. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
	const all = menuItems(event.currentTarget);
	const current = all.findIndex((item) => item === event.currentTarget.ownerDocument.activeElement);
	listKeys({
		count: all.length,
		active: current < 0 ? null : current,
		onMove: (index) => index !== null && all[index]?.focus(),
	})(event);
}
