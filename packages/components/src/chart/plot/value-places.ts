import type { ChartModel } from '../model';
import { nearestSeries, seriesAt } from './nearest';

/** A date and the current series. */
export interface ValueFocus {
	readonly index: number;
	/** Undefined if the date has no value. */
	readonly series: string | undefined;
}

interface PlotPointer {
	readonly clientX: number;
	readonly clientY: number;
	readonly currentTarget: Element;
}

/** A move between dates, or between the values of a date. */
export type FocusMove = 'dates' | 'values';

/** Returns the same place in new data; another value of the date if that series has none. */
export function focusIn(model: ChartModel, { index, series }: ValueFocus): ValueFocus {
	const at = Math.min(index, model.dates.length - 1);
	const all = seriesAt(model, at);
	return { index: at, series: all.find((key) => key === series) ?? all[0] };
}

/** The value nearest to a pointer over the drawing. */
export function valueUnder(
	model: ChartModel,
	{ clientX, clientY, currentTarget }: PlotPointer,
): ValueFocus | null {
	const { left, top } = currentTarget.getBoundingClientRect();
	const { x, margins } = model;
	const point = { x: clientX - left - margins.left, y: clientY - top - margins.top };
	const index = x.nearest(point.x);
	return index < 0 ? null : { index, series: nearestSeries(model, index, point) };
}

/** Returns the place that a key moves to, and the kind of move. Dates without a value keep the series. */
export function afterKey(
	key: string,
	model: ChartModel,
	at: ValueFocus,
): readonly [ValueFocus, FocusMove] | undefined {
	const { dates, isRtl } = model;
	const index = dateAfterKey(key, at.index, { last: dates.length - 1, isRtl });
	if (index !== null) return [{ ...at, index }, 'dates'];
	const series = seriesAfterKey(key, model, focusIn(model, at));
	return series === undefined ? undefined : [{ ...at, series }, 'values'];
}

/** Returns the next or previous value of the date, in the order of the legend; undefined at the ends. */
function seriesAfterKey(
	key: string,
	model: ChartModel,
	{ index, series }: ValueFocus,
): string | undefined {
	const step = { ArrowUp: -1, ArrowDown: 1 }[key];
	const all = seriesAt(model, index);
	if (step === undefined || all.length < 2) return undefined;
	const at = all.findIndex((one) => one === series) + step;
	return all[Math.min(all.length - 1, Math.max(0, at))];
}

function dateAfterKey(
	key: string,
	index: number,
	{ last, isRtl }: { last: number; isRtl: boolean },
): number | null {
	if (last < 0) return null;
	switch (key) {
		case 'Home':
			return 0;
		case 'End':
			return last;
		case isRtl ? 'ArrowLeft' : 'ArrowRight':
			return Math.min(last, index + 1);
		case isRtl ? 'ArrowRight' : 'ArrowLeft':
			return Math.max(0, index - 1);
		default:
			return null;
	}
}
