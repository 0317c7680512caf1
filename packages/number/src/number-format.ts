import { decimalText } from './rounding';

/** How numbers are written. Any part may be missing, null or text, because settings come so. */
export interface NumberConfig {
	/** Decimals to round to. A value that is not an integer keeps all decimals of the number. */
	precision?: number | string | null;
	/** Default `.`. */
	decimalSeparator?: string | null;
	/** Default `,`. */
	thousandSeparator?: string | null;
}

/** Returns the separators of the config; the defaults are a decimal point and commas. */
export function separatorsOf(config: NumberConfig | null | undefined): {
	decimal: string;
	thousand: string;
} {
	return {
		decimal: textOr(config?.decimalSeparator, '.'),
		thousand: textOr(config?.thousandSeparator, ','),
	};
}

function textOr(value: unknown, fallback: string): string {
	return typeof value === 'string' ? value : fallback;
}

/**
 * Formats a number with grouped thousands, rounded to the config's precision. Returns '' for anything but a finite
 * number or its text (S9.tables-timeline-and.5).
 * @example numberFormat({ precision: 2 }, 1234.5) // '1,234.50'
 */
export function numberFormat(config: NumberConfig | null | undefined, number: unknown): string {
	const value = readNumber(number);
	if (value === null) return '';
	const { decimal, thousand } = separatorsOf(config);
	const [whole = '', fraction] = decimalText(value, readPrecision(config?.precision)).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => thousand);
	return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/**
 * Reads a finite number, or text in JavaScript's notation. Returns null for anything else.
 * @example readNumber('12.5') // 12.5
 */
export function readNumber(value: unknown): number | null {
	if (typeof value === 'string' && value.trim() === '') return null;
	if (typeof value !== 'number' && typeof value !== 'string') return null;
	const number = Number(value);
	return Number.isFinite(number) ? number : null;
}

/** Returns the decimals to round to, or null when the setting is not an integer of 0 or more. */
export function readPrecision(precision: NumberConfig['precision']): number | null {
	const isReadable = typeof precision === 'number' || typeof precision === 'string';
	const digits = isReadable ? Number.parseInt(String(precision), 10) : NaN;
	return Number.isNaN(digits) || digits < 0 ? null : digits;
}
