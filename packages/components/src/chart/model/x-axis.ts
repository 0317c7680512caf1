import type { DateWriter } from './time';
import type { ChartInterval, ChartMode } from './types';

/** A mark on the time axis: `label` under every mark, `group` (month and year) only where it changes. */
export interface XTick {
	index: number;
	x: number;
	label: string;
	group: string;
	/** The group on screen, if the year is clear there. */
	shortGroup?: string;
}

const narrow = 783;
const medium = 1130;
const dailyPointsForMonths = 63;
const weeklyPointsForMonths = 9;
const groupLabelWidth = 56;

/** S9.chart.5: most marks on a plot of this width (px, without margins). */
export function xTickLimit(width: number, mode: ChartMode): number {
	if (width < narrow) return 7;
	if (width <= medium) return 12;
	return mode === 'item-comparison' ? 16 : 31;
}

/** Indexes of the dates with a mark (S9.chart.5, S9.chart.6). */
export function xTickIndexes(
	dates: readonly Date[],
	options: { interval: ChartInterval; limit: number },
): number[] {
	const all = dates.map((_, index) => index);
	const candidates = showsMonthsOnly(dates.length, options.interval)
		? all.filter((index) => index === 0 || monthOf(dates[index]) !== monthOf(dates[index - 1]))
		: all;
	const step = Math.max(1, Math.ceil(candidates.length / options.limit));
	return candidates.filter((_, position) => position % step === 0);
}

/** S9.chart.6: long daily and weekly axes show the first date of each month only. */
export function showsMonthsOnly(points: number, interval: ChartInterval): boolean {
	return (
		(interval === 'day' && points >= dailyPointsForMonths) ||
		(interval === 'week' && points >= weeklyPointsForMonths)
	);
}

function monthOf(date: Date | undefined): string {
	return date ? `${date.getUTCFullYear()}-${date.getUTCMonth()}` : '';
}

/** Marks with their two lines of text; a group label that would run into the next one is left out. */
export function xTicks(
	dates: readonly Date[],
	indexes: readonly number[],
	options: {
		xOf: (index: number) => number;
		writeX: DateWriter;
		writeX2: DateWriter;
		writeShortX2?: DateWriter | undefined;
	},
): XTick[] {
	let previous = '';
	const ticks = indexes.flatMap((index): XTick[] => {
		const date = dates[index];
		if (!date) return [];
		const group = options.writeX2(date);
		const shortGroup = options.writeShortX2?.(date);
		const tick = {
			...{ index, x: options.xOf(index), label: options.writeX(date) },
			...(shortGroup !== undefined && { shortGroup }),
		};
		const shown = group === previous ? '' : group;
		previous = group;
		return [{ ...tick, group: shown }];
	});
	const grouped = ticks.filter(({ group }) => group);
	grouped.forEach((tick, position) => {
		const next = grouped[position + 1];
		if (next && Math.abs(next.x - tick.x) < groupLabelWidth) tick.group = '';
	});
	return ticks;
}
