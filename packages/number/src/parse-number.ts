import { readPrecision, separatorsOf } from './number-format';
import type { NumberConfig } from './number-format';
import { decimalText } from './rounding';

/** How a number input reads what is typed. */
export interface NumberInputConfig extends NumberConfig {
	/** Characters that stand for digits not yet typed. */
	mask?: string | readonly string[];
}

/**
 * Throws when an input could not be read unambiguously: equal decimal and thousand separators, or digits in its mask
 * (S5.currency-and-numbers.3).
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
 * Reads a number as the shop writes it (`1.234,5`) into plain notation (`1234.5`), rounded when the config has a precision;
 * '' for what is no number. Throws for a config that could not be read unambiguously.
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
	// A space on a keyboard is not the no-break space that shops group by.
	if (/^\s$/.test(separator)) return text.replace(/\s/g, '');
	return separator === '' ? text : text.replaceAll(separator, '');
}
