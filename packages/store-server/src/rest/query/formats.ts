import { getLocaleData } from '@wordpress/i18n';
import { languageOf } from '@store-analytics/date';
import type { ShopFormats } from '@store-analytics/rest-api';
import { openShop } from '../../reports/shop';
import { route, type Route } from '../router/route';

/** `GET store-analytics/v1/formats`: the language of this server, and how the shop writes money and dates. */
export const formats: Route = route({
	path: '/store-analytics/v1/formats',
	async handle({ context }) {
		const { settings } = await openShop(context);
		const data: ShopFormats = {
			locale: localeOf(settings.locale),
			currency: settings.currency,
			date_format: settings.dateFormat,
			week_start: settings.weekStart,
		};
		return { data };
	},
});

/** The shop's locale, unless `--language` says another. */
function localeOf(shop: string): string {
	const head: unknown = getLocaleData('store-analytics')?.[''];
	const { lang } = Object(head) as { lang?: unknown }; // as: of our own files of translations
	return typeof lang === 'string' && languageOf(lang) !== languageOf(shop) ? lang : shop;
}
