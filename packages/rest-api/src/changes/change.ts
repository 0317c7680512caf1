import type { MetricUnit } from '../metrics';

/** A number of two periods, in whole smallest units of what it counts: cents, pieces. */
export interface Change {
	readonly before: number;
	readonly now: number;
}

/** A part of a change: what it is, and by how many units it moved the whole. */
export interface Part {
	/** The same for the same thing in every split. */
	readonly key: string;
	readonly label: string;
	readonly by: number;
	/** Its own numbers of the two periods, as REST has them, where it has any. */
	readonly change?: Change & { readonly unit: MetricUnit };
}

/** Parts of a change that add up to the whole. */
export interface Split {
	readonly parts: readonly Part[];
	/** What the parts leave of the whole; 0 where they are all of it. */
	readonly rest: number;
}

export function difference({ before, now }: Change): number {
	return now - before;
}

/** The parts, and what they leave of the whole. */
export function splitOf(whole: Change, parts: readonly Part[]): Split {
	return { parts, rest: difference(whole) - sumOf(parts) };
}

export function sumOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { by }) => sum + by, 0);
}

/** A number as the product of two others. */
export type Factors = readonly [first: number, second: number];

/**
 * How far each of two factors moved their product: each by its own change at the mean of the other one, which leaves nothing between them. In whole
 * units, that of the second factor being what the first leaves. Where a period has no second factor (no orders, hence no average) it is that of the
 * other period, so that the first one moved it all.
 */
export function byFactors(
	whole: Change,
	before: Factors,
	now: Factors,
): readonly [first: number, second: number] {
	const [count, other] = now;
	const [countBefore, otherBefore] = before;
	const value = count === 0 ? otherBefore : other;
	const valueBefore = countBefore === 0 ? other : otherBefore;
	const first = Math.round(((count - countBefore) * (value + valueBefore)) / 2) + 0;
	return [first, difference(whole) - first];
}

/** The greatest movers first, whichever way; of equal ones as they came. */
export function byWeight<Moved extends Pick<Part, 'by'>>(parts: readonly Moved[]): Moved[] {
	return [...parts].sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}

/** So many of the parts that moved the whole most; the others are left to the rest. */
export function greatest(whole: Change, parts: readonly Part[], count: number): Split {
	const moved = byWeight(parts).filter(({ by }) => by !== 0);
	return splitOf(whole, moved.slice(0, count));
}
