import { tickStep } from 'd3-array';

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

/** Smaller numbers are noise that d3 cannot divide into steps. */
const smallestSpan = 1e-9;

/** The number of parts of a step, at one of which the smaller side of zero ends. */
const parts = 5;

/**
 * Returns a scale from 0 (or below, for losses) to a round number above the largest value, with three or four lines.
 * Losses that are small beside the gains get a little room, not a whole step.
 */
export function createYAxis(
	values: readonly number[],
	options: { height: number; baseValue?: number; format: (value: number) => string },
): YAxis {
	const base = options.baseValue ?? 0;
	const low = Math.min(base, 0, ...extentOf(values));
	const high = Math.max(base, 0, ...extentOf(values));
	const { domain, step } = roundDomain(
		low,
		high - low > smallestSpan ? high : low + 1,
		options.height < 250 ? 3 : 4,
	);
	const [bottom, top] = domain;
	const yOf = (value: number) => options.height * (1 - (value - bottom) / (top - bottom));
	const whole = values.every(Number.isInteger);
	const ticks = multiplesOf(step, domain)
		.filter((value) => !whole || Number.isInteger(value))
		.map((value) => ({ value, y: yOf(value), label: options.format(value) }));
	return { yOf, ticks };
}

/**
 * Returns round ends around two values, and the distance of the lines between them, which d3 finds for about `count`
 * lines.
 */
function roundDomain(low: number, high: number, count: number) {
	const around = (step: number): [number, number] => {
		const [below, above] = -low > high ? [step, step / parts] : [step / parts, step];
		return [Math.floor(low / below) * below, Math.ceil(high / above) * above];
	};
	// Round ends are farther apart, and may need larger steps.
	const step = tickStep(...around(tickStep(low, high, count)), count);
	return { domain: around(step), step };
}

function multiplesOf(step: number, [low, high]: readonly [number, number]): number[] {
	// As fractions of whole numbers, small steps add up without noise.
	const perOne = step < 1 ? Math.round(1 / step) : 1 / step;
	const first = Math.ceil(low * perOne - smallestSpan);
	const last = Math.floor(high * perOne + smallestSpan);
	return Array.from({ length: last - first + 1 }, (_, index) => (first + index) / perOne);
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
