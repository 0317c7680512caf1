import { decimalText } from './rounding';

/** How numbers are written. Every part may be missing, null or text, as settings give it. */
export interface NumberConfig {
	/** Decimals to round to; anything that is no integer keeps the decimals that the value has. */
	precision?: number | string | null;
	/** Default `.`. */
	decimalSeparator?: string | null;
	/** Default `,`. */
	thousandSeparator?: string | null;
}

/** What is between the digits: the config's separators, else a decimal point and commas. */
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

/** A number with grouped thousands, rounded to the config's precision; '' for what is no finite number (S9.tables-timeline-and.5). */
export function numberFormat(config: NumberConfig | null | undefined, number: unknown): string {
	const value = readNumber(number);
	if (value === null) return '';
	const { decimal, thousand } = separatorsOf(config);
	const [whole = '', fraction] = decimalText(value, readPrecision(config?.precision)).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => thousand);
	return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** A finite number, or text that is one in JavaScript's notation; null for anything else. */
export function readNumber(value: unknown): number | null {
	if (typeof value === 'string' && value.trim() === '') return null;
	if (typeof value !== 'number' && typeof value !== 'string') return null;
	const number = Number(value);
	return Number.isFinite(number) ? number : null;
}

/** Decimals to round to, or null when the setting is no usable integer. */
export function readPrecision(precision: NumberConfig['precision']): number | null {
	const isReadable = typeof precision === 'number' || typeof precision === 'string';
	const digits = isReadable ? Number.parseInt(String(precision), 10) : NaN;
	return Number.isNaN(digits) || digits < 0 ? null : digits;
}
