/**
 * Calls back once every script of the page has run; at once if they have. Callers with `isAhead` run before the others.
 */
export function whenScriptsHaveRun(
	callback: () => void,
	page: Document = document,
	isAhead = false,
): void {
	if (page.readyState === 'complete') {
		callback();
		return;
	}
	// The event passes the window first, before listeners of the document.
	const [target, way] = isAhead ? ([window, true] as const) : ([page, false] as const);
	const once = () => {
		target.removeEventListener('DOMContentLoaded', once, way);
		window.removeEventListener('load', once);
		callback();
	};
	target.addEventListener('DOMContentLoaded', once, way);
	// A late script may have missed the first event.
	window.addEventListener('load', once);
}
