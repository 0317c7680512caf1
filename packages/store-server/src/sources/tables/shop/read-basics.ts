import type { Document } from '../../../documents/files/documents';
import {
	sourceOf,
	type ExportFileName,
	type ExportSource,
} from '../../../documents/files/export-files';
import { namedCountries } from '../../../schema/country-codes';
import { settingDefinitions } from '../../../schema/setting-definitions';
import { plainOrSerialized, phpMap } from '../php-values';
import type { TableReader } from '../shop-database';
import type { ShopFacts } from './shop-facts';
import { readNotes } from './read-notes';

/**
 * General data of the shop, in the shape of an export: settings, versions, countries, notes. `place` names the shop in
 * messages; `timeZone` comes from the user and overrides the shop’s.
 */
export async function readBasics(
	reader: TableReader,
	facts: ShopFacts,
	place: string,
	timeZone: string | null,
): Promise<ExportSource> {
	const { options } = facts;
	const files = new Map<ExportFileName, unknown>([
		['wp-settings.json', wordPressSettings(options, timeZone)],
		['store.json', versions(options)],
		['settings-general.json', settingsOf('general', options)],
		['settings-products.json', settingsOf('products', options)],
		['settings-tax.json', settingsOf('tax', options)],
		['settings-wc-admin.json', settingsOf('wc_admin', options)],
		['countries.json', namedCountries(localeOf(options))],
		['payment-gateways.json', gateways(options)],
		['notes.json', await readNotes(reader, zoneOf(options, timeZone), facts.home)],
	]);
	return sourceOf(place, files);
}

type Options = ReadonlyMap<string, string>;

/** The shop’s time zone: a name, or an offset such as `+05:30`. */
export function zoneOf(options: Options, timeZone: string | null): string {
	const name = timeZone ?? options.get('timezone_string') ?? '';
	if (name !== '') return name;
	const minutes = Math.round((Number(options.get('gmt_offset')) || 0) * 60);
	const two = (part: number) => String(part).padStart(2, '0');
	const size = Math.abs(minutes);
	return minutes === 0
		? 'UTC'
		: `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function wordPressSettings(options: Options, timeZone: string | null): Document {
	return {
		title: options.get('blogname') ?? '',
		timezone: zoneOf(options, timeZone),
		date_format: options.get('date_format') ?? '',
		time_format: options.get('time_format') ?? '',
		start_of_week: Number(options.get('start_of_week') ?? 1),
		language: localeOf(options),
	};
}

function localeOf(options: Options): string {
	return options.get('WPLANG') || 'en_US';
}

/** WordPress stores its own version only with its update checks. */
function versions(options: Options): Document {
	const updates = options.get('_site_transient_update_core') ?? '';
	const [, wordPress = ''] = /"version_checked";s:\d+:"([^"]+)"/.exec(updates) ?? [];
	const version = options.get('woocommerce_version') ?? '';
	return {
		wc_version: version,
		wc_database_version: options.get('woocommerce_db_version') || version,
		wp_version: wordPress,
		uses_old_full_refund_data:
			options.get('woocommerce_analytics_uses_old_full_refund_data') ?? 'no',
	};
}

function settingsOf(group: string, options: Options): Document[] {
	return (settingDefinitions[group] ?? []).map((definition) => {
		const kept = options.get(String(definition['id']));
		return { ...definition, value: kept === undefined ? definition['default'] : valueOf(kept) };
	});
}

function valueOf(kept: string): unknown {
	const value = plainOrSerialized(kept);
	return typeof value === 'object' && value !== null ? Object.values(value) : value;
}

/** Payment gateways: options that have a title and an enabled flag. */
function gateways(options: Options): Document[] {
	const order = phpMap(options.get('woocommerce_gateway_order') ?? null);
	return [...options]
		.flatMap(([name, value]) => {
			const [, id] = /^woocommerce_(.+)_settings$/.exec(name) ?? [];
			const settings = id === undefined ? {} : phpMap(value);
			if (id === undefined || !('title' in settings) || !('enabled' in settings)) return [];
			const title = String(settings['title']);
			return [
				{
					id,
					title,
					description: String(settings['description'] ?? ''),
					order: order[id] ?? '',
					enabled: settings['enabled'] === 'yes',
					method_title: title,
					method_description: '',
					method_supports: ['products'],
					settings: {},
				},
			];
		})
		.sort((one, other) => Number(one.order || 99) - Number(other.order || 99));
}
