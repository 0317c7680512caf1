import type { StoreDatabase } from '../database/store-database';
import { loadShopSettings } from '../schema/shop-settings';
import { SyncService } from '../sync/run/sync-service';
import { writeState } from '../sync/state/sync-state';

/** The preconditions of a shop with the same rules as the store, for a URL and a time. */
export async function preconditionsOf(database: StoreDatabase, home: string, now: Date) {
	const settings = await loadShopSettings(database);
	const meta = await database.all<{ key: string; value: string }>(
		'SELECT key, value FROM store_meta',
	);
	const values = new Map(meta.map(({ key, value }) => [key, value]));
	return {
		max_age: 600,
		now: Math.round(now.getTime() / 1000),
		home,
		tables: '',
		woocommerce: settings.wcVersion,
		wordpress: settings.wpVersion,
		database: values.get('wc_database_version') ?? settings.wcVersion,
		old_refunds: values.get('uses_old_full_refund_data') === 'yes',
		date_type: settings.dateType,
		excluded_statuses: settings.excludedStatuses,
		time_zone: settings.timeZone,
		week_start: settings.weekStart,
		currency: settings.currency.code,
		decimals: settings.currency.precision,
	};
}

/**
 * Marks a store as completely synced and compared with its shop. `checked` is the time of the last change check, in
 * milliseconds.
 */
export async function markAsFollowing(database: StoreDatabase, checked: number): Promise<void> {
	const order = { from: '2020-01-01T00:00:00', offset: 0, read: 0, done: true };
	await writeState(database, 'loaded', true);
	await writeState(database, 'orders', order);
	await writeState(database, 'checked', checked);
	await writeState(database, 'proof', {
		at: new Date(checked).toISOString(),
		from: '2020-01-01',
		to: '2026-11-20',
		repaired: 0,
		differences: [],
		problem: null,
	});
}

/** The sync of a store whose shop never responds, so that the marked state remains. */
export function waitingSync(database: StoreDatabase, shop: string): SyncService {
	const stopping = new AbortController();
	const open = () =>
		new Promise<never>((_resolve, reject) => {
			stopping.signal.addEventListener('abort', () => reject(new Error('It was stopped.')));
		});
	return new SyncService({ database, shop, open, stopping });
}
