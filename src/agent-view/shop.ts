import { resetLocaleData } from '@wordpress/i18n';
import { CurrencyFactory } from '@store-analytics/currency';
import {
	defineLocaleFromIntl,
	languageOf,
	languageTag,
	loadLocaleData,
	type WeekStart,
} from '@store-analytics/date';
import type { Store } from '@store-analytics/components';
import type { ShopFormats } from '@store-analytics/rest-api';

type Texts = Readonly<Record<string, Record<string, string[]>>>;

let shown = '';

/** The texts of all languages, which the build writes into the page (scripts/app/agent-view.mjs). */
function builtTexts(page: Document): Texts {
	try {
		return JSON.parse(page.getElementById('texts')?.textContent ?? '{}') as Texts; // as: our own build wrote it
	} catch {
		return {};
	}
}

/** Speaks a language from now on: that of the locale, or English. Returns whether that changed anything. */
export function speak(locale: string, page: Document = document): boolean {
	if (locale === shown) return false;
	shown = locale;
	const texts = builtTexts(page);
	const name = Object.hasOwn(texts, locale)
		? locale
		: Object.keys(texts).find((one) => languageOf(one) === languageOf(locale));
	resetLocaleData((name === undefined ? {} : texts[name]) ?? {}, 'store-analytics');
	const tag = languageTag(locale);
	defineLocaleFromIntl(locale);
	loadLocaleData({ userLocale: locale, weekdaysShort: weekdays(tag) });
	page.documentElement.lang = tag;
	page.documentElement.dir = /^(?:ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr';
	return true;
}

function weekdays(tag: string): string[] {
	const { format } = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
	return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2023, 0, 1 + day)));
}

/** How widgets write money and dates. Without the shop's formats, money has the code of its currency. */
export function storeOf(
	formats: ShopFormats | undefined,
	currency: string,
	locale: string,
): Partial<Store> {
	return {
		currency: CurrencyFactory(
			formats?.currency ?? { code: currency, symbol: currency, symbolPosition: 'left_space' },
		),
		weekStart: (formats?.week_start ?? 0) as WeekStart, // as: WooCommerce stores 0 to 6
		locale,
		dateFormat: formats?.date_format ?? 'F j, Y',
		isRtl: document.documentElement.dir === 'rtl',
	};
}
