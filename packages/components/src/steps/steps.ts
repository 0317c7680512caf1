/** The most shades that a reader tells apart at a glance. */
export const STEP_COUNT = 5;

/** Where shades change: the least value of each step but the first, ascending. */
export type StepBounds = readonly number[];

/** How a value is drawn. A step is a shade from 1 (lightest) to 5. */
export type Shade =
	| { readonly kind: 'unknown' | 'zero' | 'negative' }
	| { readonly kind: 'step'; readonly step: number };

/** A value that a shop does not know is not a number. */
export type StepValue = number | null | undefined;

/** Above this ratio of the greatest to the middle value, equal steps would leave most places in the lightest shade. */
const SKEWED = 5;

/**
 * Divides the values above zero into at most five steps with round bounds, each with a value in it. Steps are equally
 * wide, or grow by a factor if few values are much greater than the others.
 * @example stepBounds([3, 40, 99]) // [20, 40, 80]
 */
export function stepBounds(values: Iterable<StepValue>): StepBounds {
	const sorted = [...values].filter(isPositive).sort((a, b) => a - b);
	const least = sorted[0];
	const greatest = sorted.at(-1);
	if (least === undefined || greatest === undefined) return [];
	const middle = sorted[Math.floor(sorted.length / 2)] ?? least;
	const raw = greatest / middle > SKEWED ? growing(least, greatest) : equal(greatest);
	const bounds = sorted.every(Number.isInteger) ? raw.map(Math.ceil) : raw;
	return withValues([...new Set(bounds)], sorted);
}

/**
 * Returns the greatest value of each step but the last, where all values are whole; without them steps meet at their bounds.
 * @example stepEnds([1, 7, 12], [5, 10]) // [4, 9]
 */
export function stepEnds(values: readonly StepValue[], bounds: StepBounds): readonly number[] {
	const isWhole = values.filter(isKnown).every(Number.isInteger);
	return isWhole ? bounds.map((bound) => bound - 1) : bounds;
}

/** The shade of a value. Fewer steps than five are spread over the shades, and the last is the darkest. */
export function shadeOf(value: StepValue, bounds: StepBounds): Shade {
	if (!isKnown(value)) return { kind: 'unknown' };
	if (value === 0) return { kind: 'zero' };
	if (value < 0) return { kind: 'negative' };
	return {
		kind: 'step',
		step: shadeOfStep(bounds.filter((bound) => bound <= value).length, bounds),
	};
}

/** The shade of a step, counted from 0. A single step has the middle one. */
export function shadeOfStep(step: number, bounds: StepBounds): number {
	const count = bounds.length + 1;
	return count === 1 ? 3 : Math.max(1, Math.round(((step + 1) * STEP_COUNT) / count));
}

export function isKnown(value: StepValue): value is number {
	return typeof value === 'number' && Number.isFinite(value);
}

const isPositive = (value: StepValue): value is number => isKnown(value) && value > 0;

function equal(greatest: number): number[] {
	const width = roundUp(greatest / STEP_COUNT);
	return Array.from({ length: STEP_COUNT - 1 }, (_, index) => exact(width * (index + 1)));
}

/** A thousandth of the greatest value is small enough for the first step. */
function growing(least: number, greatest: number): number[] {
	const start = Math.max(least, greatest / 1000);
	const factor = (greatest / start) ** (1 / STEP_COUNT);
	return Array.from({ length: STEP_COUNT - 1 }, (_, index) =>
		roundNear(start * factor ** (index + 1)),
	);
}

/** Drops bounds without a value on either side: a legend has no empty steps. */
function withValues(raw: readonly number[], sorted: readonly number[]): number[] {
	const kept: number[] = [];
	for (const bound of raw) {
		const from = kept.at(-1) ?? 0;
		const isBelow = sorted.some((value) => value >= from && value < bound);
		if (isBelow && sorted.some((value) => value >= bound)) kept.push(bound);
	}
	return kept;
}

const ROUND = [1, 2, 2.5, 5, 10];

function roundUp(value: number): number {
	const unit = 10 ** Math.floor(Math.log10(value));
	const digit = ROUND.find((round) => round * unit >= value * (1 - 1e-9)) ?? 10;
	return exact(digit * unit);
}

function roundNear(value: number): number {
	const unit = 10 ** Math.floor(Math.log10(value));
	const distance = (round: number) => Math.abs(Math.log(round / (value / unit)));
	const digit = [1, 2, 5, 10].reduce((best, round) =>
		distance(round) < distance(best) ? round : best,
	);
	return exact(digit * unit);
}

/** Without the traces of binary fractions, such as 0.30000000000000004. */
const exact = (value: number) => Number(value.toPrecision(12));
