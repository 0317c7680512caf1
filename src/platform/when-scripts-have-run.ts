/**
 * Calls back, once, when every script that stands in the page has run; at once when they have. With `isAhead` before all
 * callers without, whoever came first: for what these use.
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
	// The event passes the window on its way to the document, ahead of what listens there.
	const [target, way] = isAhead ? ([window, true] as const) : ([page, false] as const);
	const once = () => {
		target.removeEventListener('DOMContentLoaded', once, way);
		window.removeEventListener('load', once);
		callback();
	};
	target.addEventListener('DOMContentLoaded', once, way);
	// A script that came late may have missed the first of the two.
	window.addEventListener('load', once);
}
