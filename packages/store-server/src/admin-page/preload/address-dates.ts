import {
	appendTimestamp,
	comparedUntil,
	comparisonOf,
	currentDates,
	getDateParamsFromQuery,
	intervalsOf,
	periodsSoFar,
	soFar,
	type StoreClock,
	type WeekStart,
} from '@store-analytics/date';
import { shopRangeParams } from '@store-analytics/rest-api';
import type { ShopSettings } from '../../schema/shop-settings';

/** Parameters of a URL by name; each occurs once. */
export type Address = Readonly<Record<string, string>>;

/** The queried shop and the time of the query. */
export interface PreloadContext {
	readonly shop: ShopSettings;
	/** The day of the first order in the shop’s time zone, `YYYY-MM-DD`. */
	readonly firstOrder: string | null;
	readonly now: Date;
	/** Response of a REST path; null if REST refuses the request. */
	readonly rest: (path: string) => Promise<unknown>;
}

/** Parameters that choose the date range, the comparison and the interval. */
export const DATE_PARAMS: readonly string[] = shopRangeParams;

/**
 * Values of the build’s markers for date range and interval, by the same rules as in the app. Without a comparison the
 * map has no markers for it.
 */
export function dateMarkers(
	address: Address,
	context: PreloadContext,
): ReadonlyMap<unknown, unknown> {
	const { primary, secondary, interval } = datesOf(address, context);
	return new Map<unknown, unknown>([
		['{primary.after}', primary.after],
		['{primary.before}', primary.before],
		...(secondary
			? ([
					['{secondary.after}', secondary.after],
					['{secondary.before}', secondary.before],
				] as const)
			: []),
		['{interval}', interval],
	]);
}

/** Date range, comparison and interval of an address in the shop's time. Without a comparison, `secondary` is undefined. */
export function datesOf(address: Address, context: Omit<PreloadContext, 'rest'>) {
	const { defaultDateRange } = context.shop;
	const clock = clockOf(context);
	const { primary, secondary } = currentDates(address, defaultDateRange, clock);
	const params = getDateParamsFromQuery(address, defaultDateRange);
	const end = appendTimestamp(secondary.before, 'end');
	const until = comparedUntil(params, clock)?.time;
	return {
		primary: {
			after: appendTimestamp(primary.after, 'start'),
			before: appendTimestamp(primary.before, 'end'),
		},
		secondary:
			comparisonOf(params) === 'none'
				? undefined
				: {
						after: appendTimestamp(secondary.after, 'start'),
						before: until ? end.replace('23:59:59', until) : end,
					},
		interval: intervalsOf(address, defaultDateRange, clock).interval,
	};
}

/** Values of the build’s markers for the periods of Home. */
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

function clockOf({ shop, firstOrder, now }: Omit<PreloadContext, 'rest'>): StoreClock {
	return {
		now,
		zone: shop.timeZone,
		weekStart: shop.weekStart as WeekStart, // loadShopSettings takes it modulo 7
		locale: 'en',
		fiscalYearStart: shop.fiscalYearStart,
		firstOrderDay: firstOrder ?? '',
	};
}
