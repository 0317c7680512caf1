import { _n, sprintf } from '@wordpress/i18n';
import type { Moment } from '../clock/moment';
import { addDays, startOfUnit, yearBefore, type WeekStart } from '../clock/calendar-units';
import type { Compare, DateValue } from './periods';

/** What a rolling range is counted in. */
export type RollingUnit = 'days' | 'weeks' | 'months';

/** So many whole days, weeks or months before the current one. */
export interface Rolling {
	readonly count: number;
	readonly unit: RollingUnit;
}

/** The most that a rolling range counts. */
export const maxRollingCount = 999;

/** The units of rolling ranges, in the order of the date picker. */
export const rollingUnits: readonly RollingUnit[] = ['days', 'weeks', 'months'];

/** The calendar unit of each. */
export const unitOf = { days: 'day', weeks: 'week', months: 'month' } as const;

/** Reads `last_45_days`, `last_6_weeks` or `last_12_months`, from 1 to 999; null for any other text. Pure. */
export function readRolling(period: string): Rolling | null {
	const [, count, unit] = /^last_([1-9]\d{0,2})_(days|weeks|months)$/.exec(period) ?? [];
	// as: the expression above lets only units through.
	return count ? { count: Number(count), unit: unit as RollingUnit } : null;
}

/** The value of the `period` parameter for a rolling range: `last_45_days`. Throws for a count that none has. */
export function rollingPeriod({ count, unit }: Rolling): string {
	if (!Number.isInteger(count) || count < 1 || count > maxRollingCount) {
		throw new RangeError(
			`A rolling range counts from 1 to ${maxRollingCount} ${unit}, not ${count}.`,
		);
	}
	return `last_${count}_${unit}`;
}

/** The range for people: `Last 45 days`. */
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
 * As WooCommerce's "last week" and "last month", so many of them: whole days, weeks or calendar months that end before the one that holds
 * `now`, against as many before these or the same dates a year earlier. Pure.
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
