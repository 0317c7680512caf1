import { parseViews, viewsPreference, writeViews } from '@store-analytics/rest-api';
import { useStoredList } from './use-stored-list';

const kept = { preference: viewsPreference, parse: parseViews, write: writeViews };

/** The user's views, with functions that change them. */
export function useViews() {
	const { items: views, change } = useStoredList(kept);
	return { views, change };
}
