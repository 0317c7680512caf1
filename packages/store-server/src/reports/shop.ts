import type { Database } from '../database/database';
import { loadShopSettings, type ShopSettings } from '../schema/shop-settings';
import { ShopTime } from '../base/time/shop-time';
import type { DimensionFilter } from './filters/dimension-filters';
import type { ZoneClock } from './periods/intervals';
import { zoneClock } from './periods/zone-clock';

/** The shop as reports see it: its settings at this moment and its clock. */
export interface Shop {
	readonly settings: ShopSettings;
	readonly time: ShopTime;
	readonly clock: ZoneClock;
	/** The numbers stand in the shop's own wp-admin, beside those of WooCommerce: both count orders of rows alike. */
	readonly besideWooCommerce?: boolean | undefined;
	/** What the request limits orders, or what they hold, to. */
	readonly dimensionFilters?: readonly DimensionFilter[] | undefined;
	/** One of these filters is enough. */
	readonly matchesAny?: boolean | undefined;
}

interface ShopContext {
	readonly database: Database;
	readonly besideWooCommerce?: boolean | undefined;
	readonly dimensionFilters?: readonly DimensionFilter[] | undefined;
	readonly matchesAny?: boolean | undefined;
}

let lastTime: ShopTime | undefined;

/** Reads the settings again, because any request may have changed them. */
export async function openShop({
	database,
	besideWooCommerce,
	dimensionFilters,
	matchesAny,
}: ShopContext): Promise<Shop> {
	const settings = await loadShopSettings(database);
	// A zone caches its offsets, so the same object is kept while the setting stays.
	const time =
		lastTime?.timeZone === settings.timeZone ? lastTime : new ShopTime(settings.timeZone);
	lastTime = time;
	const request = { besideWooCommerce, dimensionFilters, matchesAny };
	return { settings, time, clock: zoneClock(time), ...request };
}
