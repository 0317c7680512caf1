import { setLocaleData, type LocaleData } from '@wordpress/i18n';
import {
	defineLocaleFromIntl,
	knowShopYears,
	knownToWooCommerce,
	knowZone,
	loadLocaleData,
} from '@store-analytics/date';
import { leavePageFor } from '@store-analytics/navigation';
import { configureClient } from '@store-analytics/rest-api/client';
import { isInWordPress, isOwnPath, pluginData } from '../platform/plugin-data';
import { readNumber, readRecord, readText } from '../platform/read-value';
import type { AppSettings } from '../platform/settings/settings';
import { guardFilters } from '../extensions/guard';
import { openDefaultView } from '../views/open-default-view';
import { hydrateStores } from './hydrate';

/** Prepares everything that the first screen needs: the API client, the user's language, and the page's data. */
export function start(settings: AppSettings, page: Window = window): void {
	const api = readRecord((page as { wpApiSettings?: unknown }).wpApiSettings); // printed by the page, of any shape
	readClock(page);
	knowShopYears(settings);
	readTranslations(page);
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
	keepToOwnPaths(page);
	openDefaultView(settings);
}

/** In WordPress some in-app paths are ours; the others are WooCommerce's. */
function keepToOwnPaths(page: Window): void {
	if (!isInWordPress(page)) return;
	leavePageFor((path) => !isOwnPath(path, page), knownToWooCommerce);
}

/** In the embedded store the page brings the translations; in WordPress they have already loaded. */
function readTranslations(page: Window): void {
	const { translations } = pluginData(page);
	if (translations) setLocaleData(translations as LocaleData, 'store-analytics'); // written by the build (scripts/texts/embedded-languages.mjs)
}

/** The page contains the current UTC offset of the shop's zone. */
function readClock(page: Window): void {
	const { zone, offset, from, until } = readRecord(pluginData(page).clock);
	const span = {
		zone: readText(zone),
		offset: readNumber(offset, NaN),
		from: readNumber(from, NaN),
		until: readNumber(until, NaN),
	};
	knowZone(Number.isFinite(span.offset + span.from + span.until) ? span : undefined);
}
