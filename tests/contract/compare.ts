/** A place where two responses differ. */
export interface Mismatch {
	/** For example `body.intervals[3].subtotals.refunds` or `headers.x-wp-total`. */
	readonly where: string;
	readonly expected: unknown;
	readonly actual: unknown;
}

/** Counts and ids, which are whole numbers. */
const COUNTS =
	/(?:count|items_sold|quantity|products|tax_codes|customers|priority|number|percent_complete|page|(?:^|[._])ids?|\d)(?:\])?$/;
const AVERAGES = /avg_[a-z_]+$/;
/** The rounding error of binary fractions that are added in another order. */
const DUST = 1e-9;

/**
 * Returns all differences between two JSON values, ignoring the order of keys but not of lists. Amounts may differ by
 * less than half the smallest unit of a currency with this number of decimals, averages by a billionth, counts not at
 * all.
 */
export function compareValues(
	expected: unknown,
	actual: unknown,
	where: string,
	decimals = 2,
): Mismatch[] {
	if (Object.is(expected, actual)) {
		return [];
	}
	if (typeof expected === 'number' && typeof actual === 'number') {
		return sameNumber(expected, actual, where, decimals) ? [] : [{ where, expected, actual }];
	}
	if (Array.isArray(expected) && Array.isArray(actual)) {
		return compareLists(expected, actual, where, decimals);
	}
	if (isRecord(expected) && isRecord(actual)) {
		const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
		return keys.flatMap((key) =>
			compareValues(expected[key], actual[key], `${where}.${key}`, decimals),
		);
	}
	return [{ where, expected, actual }];
}

function compareLists(
	expected: readonly unknown[],
	actual: readonly unknown[],
	where: string,
	decimals: number,
): Mismatch[] {
	const shared = Math.min(expected.length, actual.length);
	const mismatches = expected
		.slice(0, shared)
		.flatMap((value, index) => compareValues(value, actual[index], `${where}[${index}]`, decimals));
	return expected.length === actual.length
		? mismatches
		: [
				{ where: `${where}.length`, expected: expected.length, actual: actual.length },
				...mismatches,
			];
}

function sameNumber(expected: number, actual: number, where: string, decimals: number): boolean {
	const distance = Math.abs(expected - actual);
	if (AVERAGES.test(where)) {
		return distance <= DUST * Math.max(1, Math.abs(expected));
	}
	return distance === 0 || (!COUNTS.test(where) && distance < 0.5 * 10 ** -decimals);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
