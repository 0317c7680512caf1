import { __, sprintf } from '@wordpress/i18n';
import type { ShopIndex } from './check-connection';
import type { ShopClient } from './shop-client';
import { ShopError } from '../connection/shop-error';
import { documentIn, isDocument, text, type Document } from '../../documents/files/documents';
import {
	sourceOf,
	type ExportFileName,
	type ExportSource,
} from '../../documents/files/export-files';
import { readSmallList, readUnpagedList } from './pages/whole-list';
import { deduceTimeZone, timeZoneOfIndex } from './time-zone';

const OLD_REFUNDS = 'woocommerce_analytics_uses_old_full_refund_data';

/**
 * The shop's metadata in the format of an export: settings, versions, countries, notes. Settings that the credentials
 * may not read are derived from readable data. `timeZone` is the user's answer, if nothing else tells it.
 */
export async function readBasics(
	client: ShopClient,
	index: ShopIndex,
	timeZone: string | null,
): Promise<ExportSource> {
	const [newest] = await ordersBy(client, 'desc', 1);
	const [wordPress, system, options] = await Promise.all([
		client.getIfAllowed('/wp/v2/settings'),
		client.getIfAllowed('/wc/v3/system_status'),
		client.getIfAllowed('/wc-admin/options', { options: OLD_REFUNDS }),
	]);
	const files = new Map<ExportFileName, unknown>([
		['wp-settings.json', await wordPressSettings(client, index, timeZone, wordPress?.data)],
		['store.json', withOldRefunds(system?.data, options?.data)],
		['settings-general.json', await settingsOf(client, '/wc/v3/settings/general', newest)],
		['settings-products.json', await settingsOf(client, '/wc/v3/settings/products')],
		['settings-tax.json', await settingsOf(client, '/wc/v3/settings/tax')],
		['settings-wc-admin.json', await settingsOf(client, '/wc-analytics/settings/wc_admin')],
		['countries.json', await readUnpagedList(client, '/wc/v3/data/countries')],
		['payment-gateways.json', await readUnpagedList(client, '/wc/v3/payment_gateways')],
		['notes.json', await readSmallList(client, '/wc-analytics/admin/notes')],
	]);
	return sourceOf(client.connected.shop, files);
}

async function wordPressSettings(
	client: ShopClient,
	index: ShopIndex,
	timeZone: string | null,
	settings: unknown,
): Promise<Document> {
	const said: Document = isDocument(settings) ? settings : {};
	const zone =
		timeZone ??
		(text(said, 'timezone') || null) ??
		timeZoneOfIndex(index) ??
		deduceTimeZone([
			...(await ordersBy(client, 'desc', 100)),
			...(await ordersBy(client, 'asc', 100)),
		]);
	if (zone === null) {
		throw new ShopError(
			'refused',
			() =>
				sprintf(
					/* translators: 1: address of the shop, 2: what is typed behind the command */
					__(
						'%1$s does not report its time zone. Enter it, or start with %2$s, as in the shop’s general settings.',
						'store-analytics',
					),
					client.connected.shop,
					'--time-zone Europe/Berlin',
				),
			{ asksFor: 'time-zone' },
		);
	}
	return { title: index.name, start_of_week: 1, ...said, timezone: zone };
}

async function ordersBy(
	client: ShopClient,
	order: 'asc' | 'desc',
	count: number,
): Promise<readonly Document[]> {
	const query = { orderby: 'date', order, per_page: count };
	const { documents } = await client.list('/wc/v3/orders', query);
	return documents;
}

/** Settings that the credentials may not read: every order contains the currency. */
async function settingsOf(
	client: ShopClient,
	route: string,
	order?: Document,
): Promise<readonly Document[]> {
	const settings = await readUnpagedList(client, route);
	if (settings.length > 0 || !order) return settings;
	const decimals = /\.(\d+)$/.exec(text(order, 'total'))?.[1]?.length ?? 0;
	return [
		{ id: 'woocommerce_currency', value: text(order, 'currency') },
		{ id: 'woocommerce_price_num_decimals', value: String(decimals) },
	];
}

function withOldRefunds(system: unknown, options: unknown): Document {
	const status = isDocument(system) ? system : {};
	const said = isDocument(options) ? text(options, OLD_REFUNDS) : '';
	const settings = documentIn(status, 'settings');
	return { uses_old_full_refund_data: said, ...status, settings };
}
