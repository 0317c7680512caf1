const SELECTOR = [
	'a[href]',
	'button:not([disabled])',
	'input:not([disabled]):not([type="hidden"])',
	'select:not([disabled])',
	'textarea:not([disabled])',
	'[contenteditable]',
	'[tabindex]:not([tabindex^="-"])',
].join(',');

/** Returns the elements of `root` that Tab can reach, in document order. */
export function tabbableElements(root: Element): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter(
		(element) => element.tabIndex >= 0 && !element.closest('[hidden], [inert]'),
	);
}
