import type { CurrencyConfig, SymbolPosition } from './currency-config';
import { decodeEntities } from './entities';

/** A country's currency in the shape of WooCommerce's locale info (S3.currency-settings.3). */
export interface LocaleInfo {
	currency_code: string;
	currency_pos: string;
	thousand_sep: string;
	decimal_sep: string;
	num_decimals: number | string;
}

/** A country's currency, ready for `CurrencyFactory`. */
export type CountryCurrencyData = Omit<CurrencyConfig, 'priceFormat'>;

/** Returns a country's currency with its symbol decoded; {} when the country or its symbol is unknown. */
export function dataForCountry(
	countryCode: string,
	localeInfo: Record<string, LocaleInfo> | null = {},
	currencySymbols: Record<string, string> | null = {},
): CountryCurrencyData | Record<string, never> {
	const country = localeInfo?.[countryCode];
	const symbol = country && currencySymbols?.[country.currency_code];
	if (!country || !symbol) return {};
	return {
		code: country.currency_code,
		symbol: decodeEntities(symbol),
		// as: these are the server's positions; CurrencyFactory reads an unknown one as left.
		symbolPosition: country.currency_pos as SymbolPosition,
		thousandSeparator: country.thousand_sep,
		decimalSeparator: country.decimal_sep,
		precision: Number(country.num_decimals),
	};
}
