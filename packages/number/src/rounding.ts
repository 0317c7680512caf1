/** The most decimals that are written. A double has no more digits. */
const maxDecimals = 20;

/**
 * Writes a finite number as plain decimal text, rounded half away from zero to `precision` decimals; null keeps all. It
 * rounds the decimal digits that a person sees (1.005 → `1.01`). Zero never has a sign.
 * @example decimalText(1.005, 2) // '1.01'
 */
export function decimalText(value: number, precision: number | null): string {
	const digits = plainDigits(Math.abs(value));
	const rounded =
		precision === null ? digits : roundDigits(digits, Math.min(precision, maxDecimals));
	return value < 0 && /[1-9]/.test(rounded) ? `-${rounded}` : rounded;
}

/**
 * Rounds a finite number half away from zero to `precision` decimals.
 * @example roundTo(1.005, 2) // 1.01
 */
export function roundTo(value: number, precision: number): number {
	return Number(decimalText(value, precision));
}

/** Returns the shortest decimal digits of a non-negative number, without exponent. */
function plainDigits(value: number): string {
	const [mantissa = '', exponentText] = String(value).split('e');
	if (exponentText === undefined) return mantissa;
	const [whole = '', fraction = ''] = mantissa.split('.');
	const exponent = Number(exponentText);
	return exponent < 0
		? `0.${'0'.repeat(-exponent - 1)}${whole}${fraction}`
		: `${whole}${fraction.padEnd(exponent, '0')}`;
}

function roundDigits(digits: string, precision: number): string {
	const [whole = '', fraction = ''] = digits.split('.');
	const kept = BigInt(whole + fraction.slice(0, precision).padEnd(precision, '0'));
	const roundsUp = (fraction[precision] ?? '0') >= '5';
	const text = String(roundsUp ? kept + 1n : kept).padStart(precision + 1, '0');
	if (precision === 0) return text;
	return `${text.slice(0, -precision)}.${text.slice(-precision)}`;
}
