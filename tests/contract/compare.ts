/** One place where two replies are not the same. */
export interface Mismatch {
	/** As `body.intervals[3].subtotals.refunds` or `headers.x-wp-total`. */
	readonly where: string;
	readonly expected: unknown;
	readonly actual: unknown;
}

/** Half a cent, and for large averages a millionth of a millionth. */
const ABSOLUTE = 0.005;
const RELATIVE = 1e-9;

/** All differences between two JSON values; the order of keys means nothing, that of lists does. */
export function compareValues(expected: unknown, actual: unknown, where: string): Mismatch[] {
	if (typeof expected === 'number' && typeof actual === 'number') {
		return sameNumber(expected, actual) ? [] : [{ where, expected, actual }];
	}
	if (Array.isArray(expected) && Array.isArray(actual)) {
		return compareLists(expected, actual, where);
	}
	if (isRecord(expected) && isRecord(actual)) {
		const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
		return keys.flatMap((key) => compareValues(expected[key], actual[key], `${where}.${key}`));
	}
	return Object.is(expected, actual) ? [] : [{ where, expected, actual }];
}

function compareLists(
	expected: readonly unknown[],
	actual: readonly unknown[],
	where: string,
): Mismatch[] {
	const shared = Math.min(expected.length, actual.length);
	const mismatches = expected
		.slice(0, shared)
		.flatMap((value, index) => compareValues(value, actual[index], `${where}[${index}]`));
	return expected.length === actual.length
		? mismatches
		: [
				{ where: `${where}.length`, expected: expected.length, actual: actual.length },
				...mismatches,
			];
}

function sameNumber(expected: number, actual: number): boolean {
	const distance = Math.abs(expected - actual);
	return distance <= ABSOLUTE || distance <= RELATIVE * Math.abs(expected);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
