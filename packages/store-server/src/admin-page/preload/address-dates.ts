import {
	appendTimestamp,
	currentDates,
	intervalsOf,
	type StoreClock,
	type WeekStart,
} from '@store-analytics/date';
import type { ShopSettings } from '../../schema/shop-settings';

/** Parameters of an address by name, each given once. */
export type Address = Readonly<Record<string, string>>;

/** The shop that is asked, and when. */
export interface PreloadContext {
	readonly shop: ShopSettings;
	readonly now: Date;
	/** Answer of a REST path, null when it is refused. */
	readonly rest: (path: string) => Promise<unknown>;
}

/** Those that say which days, and in which steps. */
export const DATE_PARAMS: readonly string[] = ['period', 'compare', 'after', 'before', 'interval'];

/** What the build's markers for days and interval stand for at an address, by the app's own rules. */
export function dateMarkers(
	address: Address,
	{ shop, now }: PreloadContext,
): ReadonlyMap<unknown, unknown> {
	const { defaultDateRange, timeZone, weekStart } = shop;
	const clock: StoreClock = {
		now,
		zone: timeZone,
		weekStart: weekStart as WeekStart, // loadShopSettings takes it modulo 7
		locale: 'en',
	};
	const { primary, secondary } = currentDates(address, defaultDateRange, clock);
	return new Map<unknown, unknown>([
		['{primary.after}', appendTimestamp(primary.after, 'start')],
		['{primary.before}', appendTimestamp(primary.before, 'end')],
		['{secondary.after}', appendTimestamp(secondary.after, 'start')],
		['{secondary.before}', appendTimestamp(secondary.before, 'end')],
		['{interval}', intervalsOf(address, defaultDateRange, clock).interval],
	]);
}
