import { readPrecision, separatorsOf } from './number-format';
import type { NumberConfig } from './number-format';
import { decimalText } from './rounding';

/** How a number input reads typed text. */
export interface NumberInputConfig extends NumberConfig {
	/** Characters that stand for digits not yet typed. */
	mask?: string | readonly string[];
}

/**
 * Checks the settings of a number input. Throws when both separators are equal or the mask contains digits, because its
 * text would be ambiguous (S5.currency-and-numbers.3).
 * @example assertNumberInput({ decimalSeparator: ',', thousandSeparator: ',' }) // throws an Error
 */
export function assertNumberInput(config: NumberInputConfig): void {
	const { decimal, thousand } = separatorsOf(config);
	if (decimal === thousand) {
		throw new Error(
			`The decimal and the thousand separator are both '${decimal}'; a number input needs two different ones.`,
		);
	}
	const mask = config.mask ?? '';
	if (/\d/.test(typeof mask === 'string' ? mask : mask.join(''))) {
		throw new Error('The mask of a number input contains digits; use other characters.');
	}
}

/**
 * Converts a number in the shop's notation (`1.234,5`) to plain notation (`1234.5`), rounded when the config has a
 * precision. Returns '' for other text. Throws when the config is ambiguous (`assertNumberInput`).
 * @example parseNumber({ decimalSeparator: ',', thousandSeparator: '.' }, '1.234,5') // '1234.5'
 */
export function parseNumber(config: NumberInputConfig, text: string): string {
	assertNumberInput(config);
	const { decimal, thousand } = separatorsOf(config);
	const ungrouped = withoutGroups(String(text).trim(), thousand);
	const plain = decimal === '' ? ungrouped : ungrouped.replace(decimal, '.');
	if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return '';
	const value = Number(plain);
	return Number.isFinite(value) ? decimalText(value, readPrecision(config.precision)) : '';
}

function withoutGroups(text: string, separator: string): string {
	// Shops group with a no-break space; keyboards type a plain one.
	if (/^\s$/.test(separator)) return text.replace(/\s/g, '');
	return separator === '' ? text : text.replaceAll(separator, '');
}
