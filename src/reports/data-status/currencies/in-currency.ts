import CurrencyFactory, { type CurrencyConfig } from '@store-analytics/currency';

/** Returns the format of an amount of another currency than the shop's, with its code, such as `SEK 500.00`. */
export function currencyWithCode(code: string, config: CurrencyConfig) {
	return CurrencyFactory({ ...config, code, symbol: code, priceFormat: '%1$s %2$s' });
}
