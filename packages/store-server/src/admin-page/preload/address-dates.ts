import {
	appendTimestamp,
	currentDates,
	getAllowedIntervalsForQuery,
	getDateDifferenceInDays,
	getDateParamsFromQuery,
	intervalsForDays,
	isoDateFormat,
	toMoment,
	type WeekStart,
} from '@store-analytics/date';
import type { ShopSettings } from '../../schema/shop-settings';
import { ShopTime } from '../../time/shop-time';

/** Parameters of an address by name, each given once. */
export type Address = Readonly<Record<string, string>>;

/** The shop that is asked, and when. */
export interface Asked {
	readonly shop: ShopSettings;
	readonly now: Date;
	/** Answer of a REST path, null when it is refused. */
	readonly rest: (path: string) => Promise<unknown>;
}

/** Those that say which days, and in which steps. */
export const DATE_PARAMS: readonly string[] = ['period', 'compare', 'after', 'before', 'interval'];

/** What the build's markers for days and interval stand for at an address, by the app's own rules. */
export function dateMarkers(address: Address, { shop, now }: Asked): ReadonlyMap<unknown, unknown> {
	const { defaultDateRange, timeZone, weekStart } = shop;
	const today = toMoment(isoDateFormat, new ShopTime(timeZone).local(now).slice(0, 10));
	if (today === null) throw new Error(`The shop has no today at ${now.toISOString()}.`);
	const firstDay = weekStart as WeekStart; // loadShopSettings takes it modulo 7
	const { primary, secondary } = currentDates(address, defaultDateRange, today, firstDay);
	const { period } = getDateParamsFromQuery(address, defaultDateRange);
	const allowed =
		period === 'custom'
			? intervalsForDays(getDateDifferenceInDays(primary.before, primary.after))
			: getAllowedIntervalsForQuery(address, defaultDateRange);
	const interval = allowed.find((one) => one === address['interval']) ?? allowed[0];
	return new Map<unknown, unknown>([
		['{primary.after}', appendTimestamp(primary.after, 'start')],
		['{primary.before}', appendTimestamp(primary.before, 'end')],
		['{secondary.after}', appendTimestamp(secondary.after, 'start')],
		['{secondary.before}', appendTimestamp(secondary.before, 'end')],
		['{interval}', interval],
	]);
}
