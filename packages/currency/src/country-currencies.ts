import type { CurrencyConfig } from './currency-config';

type CountryCurrency = Omit<CurrencyConfig, 'priceFormat'>;

const dollars: CountryCurrency = {
	code: 'USD',
	symbol: '$',
	symbolPosition: 'left',
	thousandSeparator: ',',
	decimalSeparator: '.',
	precision: 2,
};
const commaDecimals = { thousandSeparator: '.', decimalSeparator: ',' };

/** Currencies by country code (S3.currency-settings.4-16). */
const countryCurrencies: Readonly<Record<string, CountryCurrency>> = {
	US: dollars,
	EU: { ...dollars, ...commaDecimals, code: 'EUR', symbol: '€' },
	IN: { ...dollars, code: 'INR', symbol: '₹' },
	GB: { ...dollars, code: 'GBP', symbol: '£' },
	BR: { ...dollars, ...commaDecimals, code: 'BRL', symbol: 'R$' },
	VN: {
		...dollars,
		...commaDecimals,
		code: 'VND',
		symbol: '₫',
		symbolPosition: 'right',
		precision: 1,
	},
	ID: { ...dollars, ...commaDecimals, code: 'IDR', symbol: 'Rp', precision: 0 },
	BD: { ...dollars, code: 'BDT', symbol: '৳', precision: 0 },
	PK: { ...dollars, code: 'PKR', symbol: '₨' },
	RU: {
		...dollars,
		code: 'RUB',
		symbol: '₽',
		symbolPosition: 'right',
		thousandSeparator: ' ',
		decimalSeparator: ',',
	},
	TR: { ...dollars, ...commaDecimals, code: 'TRY', symbol: '₺' },
	MX: { ...dollars, code: 'MXN', symbol: '$' },
	CA: { ...dollars, code: 'CAD', symbol: '$' },
};

/**
 * Returns a fresh copy of the built-in table of currencies by country code.
 * @deprecated since 3.1.0: use the shop's settings or `getDataForCountry`.
 * @example getCurrencyData().GB // { code: 'GBP', symbol: '£', symbolPosition: 'left', … }
 */
export function getCurrencyData(): Record<string, CountryCurrency> {
	return Object.fromEntries(
		Object.entries(countryCurrencies).map(([country, currency]) => [country, { ...currency }]),
	);
}
