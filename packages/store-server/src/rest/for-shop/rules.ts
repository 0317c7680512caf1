import { isAtLeast } from '@store-analytics/rest-api';
import { featuresOf } from '../../schema/features';
import { numberRules } from '../../schema/number-rules';
import { ALWAYS_EXCLUDED, type ShopSettings } from '../../schema/shop-settings';
import { isTimeZone, ShopTime } from '../../base/time/shop-time';
import type { Preconditions } from './preconditions';

const MONTH = 30 * 86_400_000;

/** The first version whose ways to count the store does not know. */
const FIRST_UNKNOWN = [11, 4] as const;

/**
 * Returns a counting rule of the shop that differs from the store's, so that numbers may differ; null without one.
 * `isByWeek`: the numbers are by week.
 */
export function differingRule(
	preconditions: Preconditions,
	settings: ShopSettings,
	now: Date,
	isByWeek: boolean,
): string | null {
	const rules = numberRules({
		version: preconditions.woocommerce,
		databaseVersion: preconditions.database,
		usesOldRefundData: preconditions.old_refunds,
	});
	const { currency } = settings;
	const checks: Readonly<Record<string, boolean>> = {
		version:
			!isAtLeast(preconditions.woocommerce, ...FIRST_UNKNOWN) &&
			isSame(featuresOf(preconditions.woocommerce, preconditions.wordpress), settings.features),
		refunds: isSame(rules, settings.rules),
		date_type: preconditions.date_type === settings.dateType,
		excluded_statuses: isSame(
			sorted([...ALWAYS_EXCLUDED, ...preconditions.excluded_statuses]),
			sorted(settings.excludedStatuses),
		),
		excluded_orders: preconditions.excluded_orders.length === 0,
		time_zone: isSameZone(preconditions.time_zone, settings.timeZone, now),
		week_start: !isByWeek || preconditions.week_start === settings.weekStart,
		currency:
			preconditions.currency === currency.code && preconditions.decimals === currency.precision,
	};
	return Object.keys(checks).find((name) => checks[name] === false) ?? null;
}

function isSame(one: object, other: object): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function sorted(names: readonly string[]): string[] {
	return [...new Set(names)].sort();
}

/** A zone has several names; only its offsets matter, within two years. */
function isSameZone(one: string, other: string, now: Date): boolean {
	if (one === other) return true;
	if (!isTimeZone(one)) return false;
	const times = [new ShopTime(one), new ShopTime(other)] as const;
	return Array.from({ length: 24 }, (_, back) => new Date(now.getTime() - back * MONTH)).every(
		(moment) => times[0].offsetMinutes(moment) === times[1].offsetMinutes(moment),
	);
}
