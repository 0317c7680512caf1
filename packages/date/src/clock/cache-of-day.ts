import { boundedCache } from '../bounded-cache';
import type { Moment } from './moment';

/** Everything that decides when units begin and end. Moments with equal values share results. */
interface Day {
	readonly day: number;
	readonly offset: number;
	readonly isLocal: boolean;
	readonly weekStart: number;
	readonly locale: string;
}

function dayOf(now: Moment, weekStart: number): Day {
	const offset = now.utcOffset();
	return {
		day: Math.floor((now.valueOf() / 60_000 + offset) / 1440),
		offset,
		isLocal: now.isLocal(),
		weekStart,
		locale: now.locale(),
	};
}

/**
 * Keeps the newest twenty results of one day by key. It compares field by field, because building one text of all
 * fields costs more than computing the result.
 */
export function cacheOfDay<Result>() {
	let known: Day | undefined;
	let results = boundedCache<Result>(20);
	return (now: Moment, weekStart: number, key: string, compute: () => Result): Result => {
		const day = dayOf(now, weekStart);
		if (!known || !isSame(known, day)) {
			known = day;
			results = boundedCache<Result>(20);
		}
		return results(key, compute);
	};
}

function isSame(one: Day, other: Day): boolean {
	return (
		one.day === other.day &&
		one.offset === other.offset &&
		one.isLocal === other.isLocal &&
		one.weekStart === other.weekStart &&
		one.locale === other.locale
	);
}
