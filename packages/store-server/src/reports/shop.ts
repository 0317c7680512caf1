import type { Database } from '../database/database';
import { loadShopSettings, type ShopSettings } from '../schema/shop-settings';
import { ShopTime } from '../base/time/shop-time';
import type { ZoneClock } from './periods/intervals';
import { zoneClock } from './periods/zone-clock';

/** The shop as reports see it: its settings at this moment and its clock. */
export interface Shop {
	readonly settings: ShopSettings;
	readonly time: ShopTime;
	readonly clock: ZoneClock;
}

let lastTime: ShopTime | undefined;

/** Reads the settings again, because any request may have changed them. */
export async function openShop({ database }: { readonly database: Database }): Promise<Shop> {
	const settings = await loadShopSettings(database);
	// A zone caches its offsets, so the same object is kept while the setting stays.
	const time =
		lastTime?.timeZone === settings.timeZone ? lastTime : new ShopTime(settings.timeZone);
	lastTime = time;
	return { settings, time, clock: zoneClock(time) };
}
