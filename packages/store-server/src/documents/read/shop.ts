import { defaultOptions } from '../../schema/default-options';
import type { Row } from '../../orders/lookup-rows';
import type { ShopTime } from '../../base/time/shop-time';
import { number, stamp, text, flag, type Document, type Entry } from '../files/documents';
import { plainText } from '../files/plain-text';
import { readMoment } from './orders';

/** Rows of `settings`: each document without its value, which is stored as an option. */
export function settingRows(group: string, entries: readonly Entry[]): Row[] {
	return entries.map(({ document }, position) => {
		const body = Object.entries(document).filter(([key]) => key !== 'value');
		return [group, text(document, 'id'), position, JSON.stringify(Object.fromEntries(body))];
	});
}

/** Settings for which an empty value is valid. */
const mayBeEmpty = new Set(['woocommerce_shipping_tax_class', 'woocommerce_price_thousand_sep']);

/**
 * Options of the shop: WordPress’s own, then the values of all settings. Most empty values are options that were never
 * saved.
 */
export function optionRows(wpSettings: Document, settings: readonly Entry[]): Row[] {
	const options = new Map<string, unknown>(Object.entries(defaultOptions));
	for (const [name, value] of Object.entries(wordPressOptions(wpSettings)))
		options.set(name, value);
	for (const { document } of settings) {
		const value = document['value'];
		const id = text(document, 'id');
		if (value !== undefined && (value !== '' || mayBeEmpty.has(id))) options.set(id, value);
	}
	return [...options].map(([name, value]) => [name, JSON.stringify(value)]);
}

function wordPressOptions(wpSettings: Document): Record<string, unknown> {
	const zone = timeZoneOf(wpSettings);
	const offset = /^(?:UTC)?([+-]\d{1,2})(?::?(\d{2}))?$/.exec(zone);
	return {
		blogname: plainText(wpSettings, 'title') || defaultOptions['blogname'],
		timezone_string: offset ? '' : zone,
		gmt_offset: offset ? hoursOf(offset[1] ?? '0', offset[2] ?? '0') : 0,
		date_format: text(wpSettings, 'date_format') || defaultOptions['date_format'],
		time_format: text(wpSettings, 'time_format') || defaultOptions['time_format'],
		start_of_week: number(wpSettings, 'start_of_week'),
		WPLANG: text(wpSettings, 'locale') || text(wpSettings, 'language') || 'en_US',
	};
}

function hoursOf(hours: string, minutes: string): number {
	const sign = hours.startsWith('-') ? -1 : 1;
	return Number(hours) + (sign * Number(minutes)) / 60;
}

/** The time zone of wp-settings.json: a name, or an offset such as `+05:30`; UTC if the field is empty. */
export function timeZoneOf(wpSettings: Document): string {
	return text(wpSettings, 'timezone') || text(wpSettings, 'timezone_string') || 'UTC';
}

/** Row of `notes`. */
export function noteRow({ document, text: body }: Entry, time: ShopTime): Row {
	const created = readMoment(document, 'date_created', time);
	return [
		number(document, 'id'),
		text(document, 'name'),
		text(document, 'type'),
		text(document, 'status'),
		text(document, 'source'),
		created?.local ?? '1970-01-01 00:00:00',
		created?.utc ?? '1970-01-01 00:00:00',
		stamp(document, 'date_reminder_gmt'),
		flag(document, 'is_deleted'),
		flag(document, 'is_read'),
		body,
	];
}

/** Row of `countries`. */
export function countryRow({ document }: Entry, position: number): Row {
	return [
		text(document, 'code'),
		text(document, 'name'),
		position,
		JSON.stringify(document['states'] ?? []),
	];
}
