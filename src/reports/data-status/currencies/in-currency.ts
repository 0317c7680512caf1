import CurrencyFactory, { type CurrencyConfig } from '@store-analytics/currency';

/**
 * Returns the format of an amount of another currency than the shop's, with its code, such as `SEK 500.00`. It has at least
 * the decimals of that currency: three of a dinar.
 */
export function currencyWithCode(code: string, config: CurrencyConfig) {
	const precision = Math.max(config.precision, decimalsOf(code));
	return CurrencyFactory({ ...config, precision, code, symbol: code, priceFormat: '%1$s %2$s' });
}

/** The decimals of a currency; 0 of a code that is none, because extensions have their own. */
function decimalsOf(code: string): number {
	if (!/^[a-z]{3}$/i.test(code)) return 0;
	const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
	return format.resolvedOptions().maximumFractionDigits ?? 0;
}
