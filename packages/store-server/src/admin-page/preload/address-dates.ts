import {
	appendTimestamp,
	comparisonOf,
	currentDates,
	getDateParamsFromQuery,
	intervalsOf,
	periodsSoFar,
	soFar,
	type StoreClock,
	type WeekStart,
} from '@store-analytics/date';
import type { ShopSettings } from '../../schema/shop-settings';

/** Parameters of an address by name, each given once. */
export type Address = Readonly<Record<string, string>>;

/** The shop that is asked, and when. */
export interface PreloadContext {
	readonly shop: ShopSettings;
	/** The shop's day of its first order, `YYYY-MM-DD`. */
	readonly firstOrder: string | null;
	readonly now: Date;
	/** Response of a REST path, null when it is refused. */
	readonly rest: (path: string) => Promise<unknown>;
}

/** Those that say which days, and in which steps. */
export const DATE_PARAMS: readonly string[] = [
	'period',
	'compare',
	'after',
	'before',
	'compare_after',
	'compare_before',
	'interval',
];

/** What the build's markers for days and interval stand for at an address, by the app's own rules; none for a comparison that it has not. */
export function dateMarkers(
	address: Address,
	context: PreloadContext,
): ReadonlyMap<unknown, unknown> {
	const { defaultDateRange } = context.shop;
	const clock = clockOf(context);
	const { primary, secondary } = currentDates(address, defaultDateRange, clock);
	const isCompared = comparisonOf(getDateParamsFromQuery(address, defaultDateRange)) !== 'none';
	return new Map<unknown, unknown>([
		['{primary.after}', appendTimestamp(primary.after, 'start')],
		['{primary.before}', appendTimestamp(primary.before, 'end')],
		...(isCompared
			? ([
					['{secondary.after}', appendTimestamp(secondary.after, 'start')],
					['{secondary.before}', appendTimestamp(secondary.before, 'end')],
				] as const)
			: []),
		['{interval}', intervalsOf(address, defaultDateRange, clock).interval],
	]);
}

/** What the build's markers for the days of Home stand for. */
export function soFarMarkers(context: PreloadContext): ReadonlyMap<unknown, unknown> {
	const clock = clockOf(context);
	return new Map(
		periodsSoFar.flatMap((period) => {
			const { primary, secondary } = soFar(period, clock);
			return [
				[`{${period}.primary.after}`, primary.after],
				[`{${period}.primary.before}`, primary.before],
				[`{${period}.secondary.after}`, secondary.after],
				[`{${period}.secondary.before}`, secondary.before],
			] as const;
		}),
	);
}

function clockOf({ shop, firstOrder, now }: PreloadContext): StoreClock {
	return {
		now,
		zone: shop.timeZone,
		weekStart: shop.weekStart as WeekStart, // loadShopSettings takes it modulo 7
		locale: 'en',
		fiscalYearStart: shop.fiscalYearStart,
		firstOrderDay: firstOrder ?? '',
	};
}
