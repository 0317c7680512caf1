/** What of a mouse event decides whether a link stays in the app; React's events fit too. */
export interface ClickLike {
	button?: number;
	defaultPrevented?: boolean;
	altKey?: boolean;
	ctrlKey?: boolean;
	metaKey?: boolean;
	shiftKey?: boolean;
}

/** Whether a click on a link means "go there here": main button, no modifier key, not handled before (S2.3). */
export function isPlainClick(event: ClickLike): boolean {
	const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
	return !event.button && !isModified && !event.defaultPrevented;
}
