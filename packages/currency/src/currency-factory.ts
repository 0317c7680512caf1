import { createElement } from 'react';
import type { ReactElement } from 'react';
import { decimalText, numberFormat, readNumber, roundTo } from '@store-analytics/number';
import { completeConfig, priceFormatOf } from './currency-config';
import type { CurrencyConfig, CurrencySettings } from './currency-config';
import { dataForCountry } from './country-data';
import type { CountryCurrencyData, LocaleInfo } from './country-data';

/** Formats amounts with one shop's settings. Amounts are major units (dollars), as number or numeric text. */
export interface Currency {
	/** Returns a complete copy of the settings. */
	getCurrencyConfig(): CurrencyConfig;
	/** Replaces the settings; missing ones become those of US dollars. */
	setCurrency(config: CurrencySettings): void;
	/**
	 * Formats the amount with its symbol, or with its code if `useCode` is true. Returns '' for anything but a number.
	 */
	formatAmount(number: unknown, useCode?: boolean): string;
	/** @deprecated since 5.0.0: use `formatAmount`. */
	formatCurrency(number: unknown): string;
	/** Rounds the amount to the currency's decimals. Returns 0 for anything but a number. */
	formatDecimal(number: unknown): number;
	/** Writes the amount in plain notation with the currency's decimals. Returns '' for anything but a number. */
	formatDecimalString(number: unknown): string;
	/** Returns the pattern of these settings: `%1$s` is the symbol, `%2$s` the amount. */
	getPriceFormat(config: CurrencySettings): string;
	/** Returns a country's currency from WooCommerce's locale info; {} when its symbol is unknown. */
	getDataForCountry(
		countryCode: string,
		localeInfo?: Record<string, LocaleInfo>,
		currencySymbols?: Record<string, string>,
	): CountryCurrencyData | Record<string, never>;
	/**
	 * Formats like `formatAmount`, and wraps a negative amount in `<span class="is-negative">`
	 * (S5.currency-and-numbers.2).
	 */
	render(number: unknown): string | ReactElement;
}

/**
 * Creates a currency from the shop's settings; missing ones are those of US dollars (S3.currency-settings.1).
 * @example CurrencyFactory({ code: 'EUR', symbol: '€', symbolPosition: 'right' }).formatAmount(12.5) // '12.50€'
 */
export function CurrencyFactory(settings: CurrencySettings = {}): Currency {
	let config = completeConfig(settings);
	let hasWarned = false;

	const currency: Currency = {
		getCurrencyConfig: () => ({ ...config }),
		setCurrency: (next) => {
			config = completeConfig(next);
		},
		formatAmount: (number, useCode = false) => amountText(config, number, useCode),
		formatCurrency: (number) => {
			if (!hasWarned) {
				hasWarned = true;
				console.warn('formatCurrency() is deprecated since 5.0.0; use formatAmount().');
			}
			return currency.formatAmount(number);
		},
		formatDecimal: (number) => {
			const value = readNumber(number);
			return value === null ? 0 : roundTo(value, config.precision);
		},
		formatDecimalString: (number) => {
			const value = readNumber(number);
			return value === null ? '' : decimalText(value, config.precision);
		},
		getPriceFormat: priceFormatOf,
		getDataForCountry: dataForCountry,
		render: (number) => {
			const text = currency.formatAmount(number);
			const isNegative = currency.formatDecimal(number) < 0;
			return isNegative ? createElement('span', { className: 'is-negative' }, text) : text;
		},
	};
	return currency;
}

function amountText(config: CurrencyConfig, number: unknown, useCode: boolean): string {
	const amount = numberFormat(config, number);
	if (amount === '') return '';
	const isNegative = amount.startsWith('-');
	const text = fillPattern(
		config.priceFormat,
		isolated(useCode ? config.code : config.symbol),
		isNegative ? amount.slice(1) : amount,
	);
	return isNegative ? `-${text}` : text;
}

function fillPattern(pattern: string, symbol: string, amount: string): string {
	const values = [symbol, amount];
	let next = 0;
	return pattern.replace(/%(?:(\d+)\$)?s|%%/g, (part, position: string | undefined) => {
		if (part === '%%') return '%';
		return values[position ? Number(position) - 1 : next++] ?? '';
	});
}

/** Isolates a right-to-left symbol, which would otherwise turn the amount beside it around. */
function isolated(symbol: string): string {
	const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
	return isRightToLeft.test(symbol) ? `\u2068${symbol}\u2069` : symbol;
}
