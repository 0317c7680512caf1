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

/** Smaller numbers are noise that cannot be divided into steps. */
const smallestSpan = 1e-9;

/** The first digits of steps, times ten, and what they cost beside a closer fit: round numbers read best. */
const stepDigits = [
	{ digits: 10, cost: 0 },
	{ digits: 15, cost: 0.06 },
	{ digits: 20, cost: 0 },
	{ digits: 25, cost: 0 },
	{ digits: 30, cost: 0.06 },
	{ digits: 35, cost: 0.1 },
	{ digits: 40, cost: 0.06 },
	{ digits: 50, cost: 0 },
	{ digits: 60, cost: 0.06 },
	{ digits: 70, cost: 0.1 },
	{ digits: 80, cost: 0.06 },
];
/** What each line more or less than wanted costs. */
const lineCost = 0.04;
/** More lines than wanted by this are not drawn. */
const mostExtraLines = 2;

/** The number of parts of a step, at one of which the smaller side of zero ends. */
const parts = 5;

/**
 * Returns a scale from 0 (or below, for losses) to the nearest round number above the largest value, with about four
 * lines. Losses that are small beside the gains get a little room, not a whole step.
 */
export function createYAxis(
	values: readonly number[],
	options: { height: number; baseValue?: number; format: (value: number) => string },
): YAxis {
	const base = options.baseValue ?? 0;
	const low = Math.min(base, 0, ...extentOf(values));
	const high = Math.max(base, 0, ...extentOf(values));
	const { domain, step } = roundDomain(low, high - low > smallestSpan ? high : low + 1, {
		lines: options.height < 250 ? 3 : 4,
		isWhole: values.every(Number.isInteger),
	});
	const [bottom, top] = domain;
	const yOf = (value: number) => options.height * (1 - (value - bottom) / (top - bottom));
	const ticks = multiplesOf(step, domain).map((value) => ({
		value,
		y: yOf(value),
		label: options.format(value),
	}));
	return { yOf, ticks };
}

/** A distance of lines as digits times a power of ten, so that multiples add up without noise. */
interface Step {
	readonly digits: number;
	readonly power: number;
}

const multiple = ({ digits, power }: Step, times: number) =>
	power < 0 ? (times * digits) / 10 ** -power : times * digits * 10 ** power;

/** Returns round ends around two values, and the distance of the lines between them: the closest fit that reads well. */
function roundDomain(
	low: number,
	high: number,
	{ lines, isWhole }: { lines: number; isWhole: boolean },
): { domain: [number, number]; step: Step } {
	const around = (step: number): [number, number] => {
		const [below, above] = -low > high ? [step, step / parts] : [step / parts, step];
		return [ends(Math.floor, low, below), ends(Math.ceil, high, above)];
	};
	const power = Math.floor(Math.log10((high - low) / lines)) - 1;
	const candidates = [power - 1, power, power + 1].flatMap((one) =>
		stepDigits.map(({ digits, cost }) => ({ step: { digits, power: one }, cost })),
	);
	const fits = candidates.flatMap(({ step, cost }) => {
		const size = multiple(step, 1);
		if (isWhole && !Number.isInteger(size)) return [];
		const domain = around(size);
		const span = domain[1] - domain[0];
		if (span / size > lines + mostExtraLines) return [];
		const headroom = span / (high - low) - 1;
		return [{ step, domain, cost: headroom + cost + lineCost * Math.abs(span / size - lines) }];
	});
	return fits.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** Rounds to a multiple, but takes a value that is one, but for noise, as it is. */
function ends(round: (value: number) => number, value: number, step: number): number {
	const times = value / step;
	const nearest = Math.round(times);
	return (Math.abs(times - nearest) < smallestSpan ? nearest : round(times)) * step;
}

function multiplesOf(step: Step, [low, high]: readonly [number, number]): number[] {
	const size = multiple(step, 1);
	const first = Math.ceil(low / size - smallestSpan);
	const last = Math.floor(high / size + smallestSpan);
	return Array.from({ length: last - first + 1 }, (_, index) => multiple(step, first + index));
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
