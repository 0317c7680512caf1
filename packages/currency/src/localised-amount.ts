import { numberFormat, parseNumber, readNumber, type NumberConfig } from '@store-analytics/number';

/**
 * Formats the text of a money field in the shop's notation: `1234,5` becomes `1.234,50`. A formula, or other text that
 * is not an amount in that notation, comes back unchanged.
 * @example localiseMonetaryValue({ precision: 2 }, '1234.5') // '1,234.50'
 */
export function localiseMonetaryValue(config: NumberConfig, value: unknown): unknown {
	if (typeof value === 'number') return numberFormat(config, value);
	if (typeof value !== 'string' || !/^\d/.test(value.trim())) return value;
	const { thousand, decimal } = separatorsIn(config);
	const isAmount = new RegExp(`^(?:\\d+|\\d{1,3}(?:${thousand}\\d{3})+)(?:${decimal}\\d+)?$`);
	return isAmount.test(value.trim())
		? numberFormat(config, parseNumber({ ...config, precision: null }, value))
		: value;
}

/**
 * Reads an amount in the shop's notation as a number. Throws for anything else.
 * @example unformatLocalisedMonetaryValue({ decimalSeparator: ',', thousandSeparator: '.' }, '1.234,5') // 1234.5
 */
export function unformatLocalisedMonetaryValue(config: NumberConfig, value: unknown): number {
	if (typeof value === 'number' && Number.isFinite(value)) return value;
	if (typeof value !== 'string') throw new Error('An amount must be a number or text.');
	const text = parseNumber({ ...config, precision: null }, value);
	const number = /^\s*[-+]/.test(value) ? null : readNumber(text);
	if (number === null) throw new Error(`'${value}' is no amount.`);
	return number;
}

function separatorsIn({ thousandSeparator, decimalSeparator }: NumberConfig) {
	return {
		thousand: escaped(thousandSeparator ?? ','),
		decimal: escaped(decimalSeparator ?? '.'),
	};
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
