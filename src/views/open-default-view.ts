import { defaultViewOf, parseViews, viewAddress, viewsPreference } from '@store-analytics/rest-api';
import { getHistory, getPath, getQuery } from '@store-analytics/navigation';
import { readRecord } from '../platform/read-value';
import type { AppSettings } from '../platform/settings/settings';

/**
 * Runs before the first screen: an address with only a screen opens the user's default view. Servers that print the
 * page do the same. Every other address keeps its meaning.
 */
export function openDefaultView({ admin }: Pick<AppSettings, 'admin'>): void {
	const names = Object.keys(getQuery()).filter((name) => name !== 'page' && name !== 'path');
	if (names.length > 0) return;
	const { woocommerce_meta: meta } = readRecord(admin.currentUserData);
	const view = defaultViewOf(parseViews(readRecord(meta)[viewsPreference]), getPath());
	if (view) getHistory().replace(viewAddress(view));
}
