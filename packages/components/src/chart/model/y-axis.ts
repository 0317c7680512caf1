import { scaleLinear } from 'd3-scale';

export interface YTick {
	value: number;
	y: number;
	label: string;
}

export interface YAxis {
	/** Pixels from the plot's top for a value. */
	yOf: (value: number) => number;
	ticks: YTick[];
}

/** Below it, numbers are noise that d3 cannot divide into steps. */
const smallestSpan = 1e-9;

/** A scale from 0 (or below, for losses) up to a round number above the largest value, with three or four lines. */
export function createYAxis(
	values: readonly number[],
	options: { height: number; baseValue?: number; format: (value: number) => string },
): YAxis {
	const base = options.baseValue ?? 0;
	const low = Math.min(base, 0, ...extentOf(values));
	const high = Math.max(base, 0, ...extentOf(values));
	const count = options.height < 250 ? 3 : 4;
	const scale = scaleLinear()
		.domain([low, high - low > smallestSpan ? high : low + 1])
		.nice(count)
		.range([options.height, 0]);
	const whole = values.every(Number.isInteger);
	const ticks = scale
		.ticks(count)
		.filter((value) => !whole || Number.isInteger(value))
		.map((value) => ({ value, y: scale(value), label: options.format(value) }));
	return { yOf: (value) => scale(value), ticks };
}

function extentOf(values: readonly number[]): number[] {
	let low = Infinity;
	let high = -Infinity;
	for (const value of values) {
		if (value < low) low = value;
		if (value > high) high = value;
	}
	return low <= high ? [low, high] : [];
}
