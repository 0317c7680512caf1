import { decimalText } from './rounding';

/** How numbers are written. Every part may be missing, null or text, as settings give it. */
export interface NumberConfig {
	/** Decimals to round to; anything that is no integer keeps the decimals that the value has. */
	precision?: number | string | null;
	/** Default `.`. */
	decimalSeparator?: string;
	/** Default `,`. */
	thousandSeparator?: string;
}

/** A number with grouped thousands, rounded to the config's precision; '' for what is no finite number (S9.tables-timeline-and.5). */
export function numberFormat(config: NumberConfig, number: unknown): string {
	const value = readNumber(number);
	if (value === null) return '';
	const { decimalSeparator = '.', thousandSeparator = ',' } = config;
	const [whole = '', fraction] = decimalText(value, readPrecision(config.precision)).split('.');
	const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => thousandSeparator);
	return fraction === undefined ? grouped : `${grouped}${decimalSeparator}${fraction}`;
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
	const digits = Number.parseInt(String(precision), 10);
	return Number.isNaN(digits) || digits < 0 ? null : digits;
}
