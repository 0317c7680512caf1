import { area, line } from 'd3-shape';
import { scaleBand } from 'd3-scale';
import type { Layer } from './stack';
import type { ChartType } from './types';

/** The positions of dates in the plot, in pixels from its left edge. In RTL the first date is at the right end. */
export interface XPlacement {
	/** Middle of the n-th date. */
	xOf: (index: number) => number;
	/** Width of one date; 0 for a single point on a line. */
	step: number;
	/** The index of the date nearest to a pixel; -1 without dates. */
	nearest: (x: number) => number;
}

/** Spreads `count` dates over `width`: lines reach from edge to edge, bars get a band each. */
export function placeDates(
	count: number,
	options: { width: number; chartType: ChartType; isRtl: boolean },
): XPlacement {
	const { width, isRtl } = options;
	const isBar = options.chartType === 'bar';
	const step = isBar ? width / Math.max(count, 1) : count > 1 ? width / (count - 1) : 0;
	const offset = isBar ? step / 2 : count > 1 ? 0 : width / 2;
	const mirror = (x: number) => (isRtl ? width - x : x);
	return {
		step,
		xOf: (index) => mirror(offset + index * step),
		nearest: (x) => {
			if (count < 1) return -1;
			const index = step > 0 ? Math.round((mirror(x) - offset) / step) : 0;
			return Math.min(count - 1, Math.max(0, index));
		},
	};
}

/** SVG path of a line, with gaps at unknown values. */
export function linePath(
	values: readonly (number | null)[],
	xOf: (index: number) => number,
	yOf: (value: number) => number,
): string {
	const path = line<number | null>()
		.defined((value) => value !== null)
		.x((_, index) => round(xOf(index)))
		.y((value) => round(yOf(value ?? 0)));
	return path([...values]) ?? '';
}

/** SVG path of the area between a line and the one below it. */
export function areaPath(
	{ from, to }: Layer,
	xOf: (index: number) => number,
	yOf: (value: number) => number,
): string {
	const path = area<number | null>()
		.defined((value) => value !== null)
		.x((_, index) => round(xOf(index)))
		.y0((_, index) => round(yOf(from[index] ?? 0)))
		.y1((value) => round(yOf(value ?? 0)));
	return path([...to]) ?? '';
}

/** Round dots at the values of a line as a path for a thick, round-ended stroke. */
export function dotsPath(
	values: readonly (number | null)[],
	xOf: (index: number) => number,
	yOf: (value: number) => number,
): string {
	return values
		.map((value, index) => (value === null ? '' : `M${round(xOf(index))},${round(yOf(value))}h0`))
		.join('');
}

/** Left edges (from the middle of a date) and width of the bars that share a date's band. */
export function barSlots(
	keys: readonly string[],
	options: { step: number; isRtl: boolean },
): { width: number; offsetOf: (key: string) => number } {
	const order = options.isRtl ? [...keys].reverse() : keys;
	const group = options.step * (keys.length > 1 ? 0.78 : 0.6);
	const band = scaleBand<string>()
		.domain(order)
		.range([-group / 2, group / 2])
		.paddingInner(keys.length > 1 ? 0.06 : 0);
	return { width: Math.max(band.bandwidth(), 0.5), offsetOf: (key) => band(key) ?? 0 };
}

/** Left edge of a bar, from the middle of its date, and its width. */
export interface BarSlot {
	readonly offset: number;
	readonly width: number;
}

/** All bars of a series as one SVG path, which stays quick for a year of days. */
export function barsPath(
	{ from, to }: Layer,
	options: BarSlot & { xOf: (index: number) => number; yOf: (value: number) => number },
): string {
	return to
		.map((value, index) => {
			const begin = from[index] ?? 0;
			if (value === null || value === begin) return '';
			const x = round(options.xOf(index) + options.offset);
			const bottom = options.yOf(begin);
			const height = round(options.yOf(value) - bottom);
			return `M${x},${round(bottom)}v${height}h${round(options.width)}v${-height}z`;
		})
		.join('');
}

function round(pixels: number): number {
	return Math.round(pixels * 100) / 100;
}
