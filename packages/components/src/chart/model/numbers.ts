import { formatLocale, type FormatLocaleObject } from 'd3-format';
import type { ChartCurrency, ValueFormat } from './types';

export interface NumberFormats {
	axis: (value: number) => string;
	exact: (value: number) => string;
}

export interface NumberFormatOptions {
	currency?: ChartCurrency;
	/** 'currency', 'percent', 'number' or 'average'; decides the axis format by default. */
	valueType?: string;
	yFormat?: string;
	yBelow1Format?: string;
	tooltipValueFormat?: ValueFormat;
}

/** Formats for the axis (short SI, three decimals below 1, S9.chart.7) and for exact values. */
export function createNumberFormats(options: NumberFormatOptions): NumberFormats {
	const locale = numberLocale(options.currency);
	const defaults = axisDefaults(options.valueType);
	const format = safeFormat(locale, options.yFormat ?? defaults.format, defaults.format);
	const below1 = safeFormat(locale, options.yBelow1Format ?? defaults.below1, defaults.below1);
	return {
		axis: (value) => {
			const text = value !== 0 && Math.abs(value) < 1 ? below1(value) : format(value);
			// SI's G means billions here, which shops write as B.
			return text.replace(/(\d)G/, '$1B');
		},
		exact: exactFormat(locale, options.tooltipValueFormat ?? ','),
	};
}

function exactFormat(locale: FormatLocaleObject, format: ValueFormat) {
	return typeof format === 'string' ? safeFormat(locale, format, ',') : format;
}

function axisDefaults(valueType = 'number'): { format: string; below1: string } {
	switch (valueType) {
		case 'currency':
			return { format: '$.3~s', below1: '$.3~f' };
		case 'percent':
			return { format: '.0%', below1: '.0%' };
		default:
			return { format: '.3~s', below1: '.3~f' };
	}
}

function numberLocale(currency: ChartCurrency = {}): FormatLocaleObject {
	return formatLocale({
		decimal: currency.decimalSeparator || '.',
		thousands: currency.thousandSeparator ?? ',',
		grouping: [3],
		currency: currencyAffixes(currency),
		minus: '-',
	});
}

function currencyAffixes({
	symbol = '$',
	symbolPosition = 'left',
}: ChartCurrency): [string, string] {
	switch (symbolPosition) {
		case 'right':
			return ['', symbol];
		case 'right_space':
			return ['', `\u00a0${symbol}`];
		case 'left_space':
			return [`${symbol}\u00a0`, ''];
		default:
			return [symbol, ''];
	}
}

function safeFormat(locale: FormatLocaleObject, specifier: string, fallback: string) {
	try {
		return locale.format(specifier);
	} catch {
		return locale.format(fallback);
	}
}
