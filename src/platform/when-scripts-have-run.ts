/** Calls back, once, when every script that stands in the page has run; at once when they have. */
export function whenScriptsHaveRun(callback: () => void, page: Document = document): void {
	if (page.readyState === 'complete') {
		callback();
		return;
	}
	const once = () => {
		page.removeEventListener('DOMContentLoaded', once);
		window.removeEventListener('load', once);
		callback();
	};
	page.addEventListener('DOMContentLoaded', once);
	// A script that came late may have missed the first of the two.
	window.addEventListener('load', once);
}
