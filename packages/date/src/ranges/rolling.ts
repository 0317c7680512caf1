import { _n, sprintf } from '@wordpress/i18n';
import type { Moment } from '../clock/moment';
import { addDays, startOfUnit, yearBefore, type WeekStart } from '../clock/calendar-units';
import type { Compare, DateValue } from './periods';

/** The units of rolling ranges. */
export type RollingUnit = 'days' | 'weeks' | 'months';

/** A range of `count` whole days, weeks or months before the current one. */
export interface Rolling {
	readonly count: number;
	readonly unit: RollingUnit;
}

/** The highest count of a rolling range. */
export const maxRollingCount = 999;

/** The units of rolling ranges, in the order of the date picker. */
export const rollingUnits: readonly RollingUnit[] = ['days', 'weeks', 'months'];

/** The calendar unit of each rolling unit. */
export const unitOf = { days: 'day', weeks: 'week', months: 'month' } as const;

/**
 * Reads `last_45_days`, `last_6_weeks` or `last_12_months`, with counts from 1 to 999. Returns null for any other text.
 * Pure.
 * @example readRolling('last_45_days') // { count: 45, unit: 'days' }
 */
export function readRolling(period: string): Rolling | null {
	const [, count, unit] = /^last_([1-9]\d{0,2})_(days|weeks|months)$/.exec(period) ?? [];
	// as: the regular expression allows only these units.
	return count ? { count: Number(count), unit: unit as RollingUnit } : null;
}

/**
 * Writes a rolling range as a value of the `period` parameter. Throws a RangeError unless the count is an integer from
 * 1 to 999.
 * @example rollingPeriod({ count: 45, unit: 'days' }) // 'last_45_days'
 */
export function rollingPeriod({ count, unit }: Rolling): string {
	if (!Number.isInteger(count) || count < 1 || count > maxRollingCount) {
		throw new RangeError(
			`A rolling range counts from 1 to ${maxRollingCount} ${unit}, not ${count}.`,
		);
	}
	return `last_${count}_${unit}`;
}

/** Writes the range for people: `Last 45 days`. */
export function rollingLabel({ count, unit }: Rolling): string {
	switch (unit) {
		case 'days':
			/* translators: a range of time. %d: how many days. */
			return sprintf(_n('Last %d day', 'Last %d days', count, 'store-analytics'), count);
		case 'weeks':
			/* translators: a range of time. %d: how many weeks. */
			return sprintf(_n('Last %d week', 'Last %d weeks', count, 'store-analytics'), count);
		case 'months':
			/* translators: a range of time. %d: how many months. */
			return sprintf(_n('Last %d month', 'Last %d months', count, 'store-analytics'), count);
	}
}

/**
 * Returns `count` whole days, weeks or calendar months before the one of `now`, like WooCommerce's "last week" and
 * "last month". They are compared with as many before these, or with the same dates a year earlier. Pure.
 */
export function rollingDates(
	{ count, unit }: Rolling,
	compare: Compare,
	now: Moment,
	weekStart: WeekStart,
): DateValue {
	const current = startOfUnit(now, unitOf[unit], weekStart);
	const primaryStart = current.clone().subtract(count, unit);
	const primaryEnd = addDays(current, -1).endOf('day');
	if (compare === 'previous_period') {
		return {
			primaryStart,
			primaryEnd,
			secondaryStart: primaryStart.clone().subtract(count, unit),
			secondaryEnd: addDays(primaryStart, -1).endOf('day'),
		};
	}
	const yearEarlier = yearBefore(primaryEnd);
	return {
		primaryStart,
		primaryEnd,
		secondaryStart: yearBefore(primaryStart),
		secondaryEnd: unit === 'months' ? yearEarlier.endOf('month') : yearEarlier,
	};
}
