import { appendTimestamp } from '../formats/parse';
import { momentOf, type StoreClock } from '../clock/store-clock';
import type { Moment } from '../clock/moment';
import { currentDates } from './date-query';

/** What has a part so far that is compared with the same part of the one before. */
export const periodsSoFar = ['today', 'week', 'month'] as const;

export type PeriodSoFar = (typeof periodsSoFar)[number];

/** Both parts, as requests say them, in shop time. */
export interface SoFar {
	readonly primary: { readonly after: string; readonly before: string };
	readonly secondary: { readonly after: string; readonly before: string };
	/** Of today: until when yesterday counts, which is the end of this quarter of an hour. */
	readonly until: Moment | undefined;
}

const QUARTER = 15;

/**
 * Today, this week or this month, and as much of the one before: the same days, and of yesterday the same hours. Quarters of an hour, so
 * that server and page mean the same though one looks at the clock a moment later.
 */
export function soFar(period: PeriodSoFar, clock: StoreClock): SoFar {
	const { primary, secondary } = currentDates({ period, compare: 'previous_period' }, '', clock);
	const range = ({ after, before }: typeof primary) => ({
		after: appendTimestamp(after.clone(), 'start'),
		before: appendTimestamp(before.clone(), 'end'),
	});
	const parts = { primary: range(primary), secondary: range(secondary) };
	if (period !== 'today') return { ...parts, until: undefined };
	const now = momentOf(clock);
	// Counted on the clock's face: a day on which the clocks change is no exception.
	const minutes = (Math.floor((now.hour() * 60 + now.minute()) / QUARTER) + 1) * QUARTER;
	const two = (number: number) => String(number).padStart(2, '0');
	const last = `${two(Math.floor((minutes - 1) / 60))}:${two((minutes - 1) % 60)}:59`;
	const before = parts.secondary.before.replace('23:59:59', last);
	return {
		...parts,
		secondary: { ...parts.secondary, before },
		until: now.clone().startOf('day').hour(0).minute(minutes),
	};
}
