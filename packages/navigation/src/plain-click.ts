/** The properties of a mouse event that decide whether a link stays in the app. React's events fit too. */
export interface ClickLike {
	button?: number;
	defaultPrevented?: boolean;
	altKey?: boolean;
	ctrlKey?: boolean;
	metaKey?: boolean;
	shiftKey?: boolean;
}

/**
 * Checks whether a click on a link should open it in this page: main button, no modifier key, not handled before
 * (S2.3).
 * @example isPlainClick({ button: 0, ctrlKey: true }) // false
 */
export function isPlainClick(event: ClickLike): boolean {
	const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
	return !event.button && !isModified && !event.defaultPrevented;
}
