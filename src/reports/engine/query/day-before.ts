import { calendarDay, getPreviousDate } from '@store-analytics/date';
import type { Period } from './period';

/**
 * Returns the day that a day is compared with, as the chart does. A leap day has none in the year before. Both begin
 * with `YYYY-MM-DD`.
 */
export function dayBefore(
	{ primary, secondary, compare }: Period,
	moment: string,
): string | undefined {
	if (!secondary) return undefined;
	const day = moment.slice(0, 10);
	const found = getPreviousDate(day, primary.after, secondary.after, compare, 'day');
	const before = calendarDay(found);
	return compare === 'previous_year' && before.slice(5) !== day.slice(5) ? undefined : before;
}
