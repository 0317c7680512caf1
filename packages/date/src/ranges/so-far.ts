import { appendTimestamp } from '../formats/parse';
import { momentOf, type StoreClock } from '../clock/store-clock';
import type { Moment } from '../clock/moment';
import { comparisonOf } from './comparisons';
import type { DateParams } from './date-params';
import { currentDates } from './date-query';

/** The periods whose part so far can be compared with the same part of the period before. */
export const periodsSoFar = ['today', 'week', 'month'] as const;

export type PeriodSoFar = (typeof periodsSoFar)[number];

/** Both parts in the format of requests, in the store's wall time. */
export interface SoFar {
	readonly primary: { readonly after: string; readonly before: string };
	readonly secondary: { readonly after: string; readonly before: string };
	/** Only for today: the end of this quarter of an hour, until when yesterday counts. */
	readonly until: Moment | undefined;
}

const QUARTER = 15;

/**
 * Returns today, this week or this month so far, and the same part of the one before: the same days, and for yesterday
 * the same hours. Hours are rounded to quarters, so that server and page agree when they read the clock a moment apart.
 * @example soFar('today', storeClock()).secondary.before // '2026-11-19T12:14:59' at 12:05 on 20 November 2026
 */
export function soFar(period: PeriodSoFar, clock: StoreClock): SoFar {
	const { primary, secondary } = currentDates({ period, compare: 'previous_period' }, '', clock);
	const range = ({ after, before }: typeof primary) => ({
		after: appendTimestamp(after.clone(), 'start'),
		before: appendTimestamp(before.clone(), 'end'),
	});
	const parts = { primary: range(primary), secondary: range(secondary) };
	if (period !== 'today') return { ...parts, until: undefined };
	const { time, until } = endOfQuarter(clock);
	const before = parts.secondary.before.replace('23:59:59', time);
	return { ...parts, secondary: { ...parts.secondary, before }, until };
}

/** The end of a quarter of an hour: its last second as `HH:mm:ss`, and the moment after it. */
export interface EndOfQuarter {
	readonly time: string;
	readonly until: Moment;
}

/**
 * Returns until when the day counts that today is compared with, because today is not over. Undefined for all other
 * ranges, and for chosen dates.
 */
export function comparedUntil(
	params: Pick<DateParams, 'period' | 'compare'>,
	clock: StoreClock,
): EndOfQuarter | undefined {
	const isPart = params.period === 'today' && comparisonOf(params) !== 'custom';
	return isPart ? endOfQuarter(clock) : undefined;
}

function endOfQuarter(clock: StoreClock): EndOfQuarter {
	const now = momentOf(clock);
	// Counted on the clock's face, so that days with clock changes need no exception.
	const minutes = (Math.floor((now.hour() * 60 + now.minute()) / QUARTER) + 1) * QUARTER;
	const two = (number: number) => String(number).padStart(2, '0');
	return {
		time: `${two(Math.floor((minutes - 1) / 60))}:${two((minutes - 1) % 60)}:59`,
		until: now.clone().startOf('day').hour(0).minute(minutes),
	};
}
