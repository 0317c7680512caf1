import { Adder } from 'd3-array';
import type { ChartInterval, ValuesShown } from './types';

/** The number of intervals in a moving average, which evens out the rhythm of a week or a year. */
const windows: Readonly<Record<ChartInterval, number>> = {
	hour: 24,
	day: 7,
	week: 4,
	month: 3,
	quarter: 4,
	year: 3,
};

/** Returns the length of the moving average for an interval. */
export function averagedIntervals(interval: ChartInterval): number {
	return windows[interval];
}

/** Returns values unchanged, as running totals, or as moving averages. Unknown values stay unknown and add nothing. */
export function deriveValues(
	values: readonly (number | null)[],
	shown: ValuesShown,
	interval: ChartInterval,
): (number | null)[] {
	switch (shown) {
		case 'running-total':
			return runningTotal(values);
		case 'moving-average':
			return movingAverage(values, averagedIntervals(interval));
		case 'values':
			return [...values];
	}
}

/** Adds without rounding errors, however many values there are. */
function runningTotal(values: readonly (number | null)[]): (number | null)[] {
	const sum = new Adder();
	return values.map((value) => (value === null ? null : sum.add(value).valueOf()));
}

/** The mean of the last `length` values; unknown until there are as many, and if one of them is unknown. */
function movingAverage(values: readonly (number | null)[], length: number): (number | null)[] {
	return values.map((_, index) => {
		const last = values.slice(Math.max(0, index - length + 1), index + 1);
		const known = last.filter((value) => value !== null);
		if (known.length < length) return null;
		return known.reduce((sum, value) => sum.add(value), new Adder()).valueOf() / length;
	});
}
