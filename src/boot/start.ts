import { defineLocaleFromIntl, loadLocaleData } from '@store-analytics/date';
import { configureClient } from '@store-analytics/rest-api/client';
import { readRecord, readText } from './read-value';
import type { AppSettings } from './settings';
import { guardFilters } from '../extensions/guard';
import { hydrateStores } from './hydrate';

/** What must be in place before the first screen: the way to the server, the user's language, what the page brought along. */
export function start(settings: AppSettings, page: Window = window): void {
	const api = readRecord((page as { wpApiSettings?: unknown }).wpApiSettings); // printed by the page, of any shape
	guardFilters();
	configureClient({ root: readText(api.root, '/wp-json/'), nonce: readText(api.nonce) });
	defineLocaleFromIntl(settings.userLocale);
	const { userLocale, weekStart, weekdaysShort } = settings;
	loadLocaleData({
		userLocale,
		weekdaysShort: [...weekdaysShort],
		...(weekStart !== undefined && { weekStart }),
	});
	hydrateStores(settings);
}
