/** Percentages beyond this say less than the amount. */
const MOST_PERCENT = 200;

/** How a number changed. */
export interface Change {
	/** By the amounts: 1 for more, -1 for less, 0 if both are equal. */
	readonly direction: -1 | 0 | 1;
	/**
	 * In whole percent of the earlier number. Undefined if no percentage says it: the earlier number is 0 or below, the
	 * later one is below 0, or it is beyond 200 percent.
	 */
	readonly percent: number | undefined;
}

/**
 * Returns the change between two numbers; null when either is not finite.
 * @example changeBetween(930, -40) // { direction: 1, percent: undefined }
 */
export function changeBetween(now: number, before: number): Change | null {
	if (!Number.isFinite(now) || !Number.isFinite(before)) return null;
	const direction = now === before ? 0 : now > before ? 1 : -1;
	if (direction === 0) return { direction, percent: 0 };
	if (before <= 0 || now < 0) return { direction, percent: undefined };
	const percent = Math.round(((now - before) / before) * 100) || 0;
	return { direction, percent: percent > MOST_PERCENT ? undefined : percent };
}
