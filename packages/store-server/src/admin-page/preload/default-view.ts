import { defaultViewOf, type SavedView } from '@store-analytics/rest-api';

/** Follows the app’s rule: a URL with only the screen opens the user’s default view of that screen. */
export function addressWithDefaultView(
	address: URLSearchParams,
	views: readonly SavedView[],
): URLSearchParams {
	const isPlain = [...address.keys()].every((name) => name === 'page' || name === 'path');
	const view = isPlain ? defaultViewOf(views, address.get('path') ?? '/') : undefined;
	return view ? new URLSearchParams(view.query) : address;
}
