import { parseViews, viewsPreference, writeViews } from '@store-analytics/rest-api';
import { useKeptList } from './use-kept-list';

const kept = { preference: viewsPreference, parse: parseViews, write: writeViews };

/** The user's views, with functions that change them. */
export function useViews() {
	const { items: views, change } = useKeptList(kept);
	return { views, change };
}
