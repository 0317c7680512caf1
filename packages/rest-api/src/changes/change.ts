import type { MetricUnit } from '../metrics';

/** A number in two periods, in whole smallest units: cents or pieces. */
export interface Change {
	readonly before: number;
	readonly now: number;
}

/** A part of a change, and by how many units it moved the whole. */
export interface Part {
	/** Equal for the same part in every split. */
	readonly key: string;
	readonly label: string;
	readonly by: number;
	/** The part's own number in both periods, as REST returns it, if it has one. */
	readonly change?: Change & { readonly unit: MetricUnit };
}

/** Parts of a change that add up to the whole together with `rest`. */
export interface Split {
	readonly parts: readonly Part[];
	/** The units that no part explains; 0 if the parts are complete. */
	readonly rest: number;
}

export function difference({ before, now }: Change): number {
	return now - before;
}

/** Returns the parts with the rest of the whole. */
export function splitOf(whole: Change, parts: readonly Part[]): Split {
	return { parts, rest: difference(whole) - sumOf(parts) };
}

export function sumOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { by }) => sum + by, 0);
}

/** Two factors of a number. */
export type Factors = readonly [first: number, second: number];

/**
 * Calculates how far each of two factors moved their product, in whole units. Each counts its own change at the mean of
 * the other factor, so nothing is left over; the second gets what the first leaves. A period without a second factor
 * (no orders, so no average) uses that of the other period, so the first factor gets everything. The parts are multiples of `step`.
 */
export function byFactors(
	whole: Change,
	before: Factors,
	now: Factors,
	step = 1,
): readonly [first: number, second: number] {
	const [count, other] = now;
	const [countBefore, otherBefore] = before;
	const value = count === 0 ? otherBefore : other;
	const valueBefore = countBefore === 0 ? other : otherBefore;
	const by = ((count - countBefore) * (value + valueBefore)) / 2;
	const first = Math.round(by / step) * step + 0;
	return [first, difference(whole) - first];
}

/** Sorts parts by the size of their change, up or down; equal ones keep their order. */
export function byWeight<Moved extends Pick<Part, 'by'>>(parts: readonly Moved[]): Moved[] {
	return [...parts].sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}

/** Checks whether a part is less than a quarter of the whole change, so that it does not explain it. */
export function isSmall({ by }: Pick<Part, 'by'>, whole: Change): boolean {
	return Math.abs(by) * 4 < Math.abs(difference(whole));
}

/**
 * Returns the parts with the greatest changes; all others belong to the rest. No rest hides as few parts as `fewMore`: it would save
 * next to nothing.
 */
export function greatest(whole: Change, parts: readonly Part[], count: number, fewMore = 0): Split {
	const moved = byWeight(parts).filter(({ by }) => by !== 0);
	const isAlmostAll = moved.length <= count + fewMore;
	return splitOf(whole, isAlmostAll ? moved : moved.slice(0, count));
}
