import { defaultViewOf, type SavedView } from '@store-analytics/rest-api';

/** What the app makes of an address: one that names a screen and nothing else opens with the view that the user has chosen for it. */
export function addressWithDefaultView(
	address: URLSearchParams,
	views: readonly SavedView[],
): URLSearchParams {
	const isPlain = [...address.keys()].every((name) => name === 'page' || name === 'path');
	const view = isPlain ? defaultViewOf(views, address.get('path') ?? '/') : undefined;
	return view ? new URLSearchParams(view.query) : address;
}
