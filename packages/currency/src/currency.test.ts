import fc from 'fast-check';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { isValidElement } from 'react';
import { parseNumber } from '@store-analytics/number';
import DefaultFactory, { CurrencyFactory, getCurrencyData } from './index';
import { getFilteredCurrencyInstance } from './index';

const euros = {
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
	precision: 2,
} as const;

describe('CurrencyFactory', () => {
	it('[S3.currency-settings.1][S3.currency-settings.2] uses US dollars without settings', () => {
		expect(CurrencyFactory().getCurrencyConfig()).toEqual({
			code: 'USD',
			symbol: '$',
			symbolPosition: 'left',
			thousandSeparator: ',',
			decimalSeparator: '.',
			precision: 2,
			priceFormat: '%1$s%2$s',
		});
		expect(CurrencyFactory().formatAmount(9.99)).toBe('$9.99');
		expect(DefaultFactory().formatAmount(30)).toBe('$30.00');
	});

	it.each([
		['left', '€1.234,50'],
		['right', '1.234,50€'],
		['left_space', '€ 1.234,50'],
		['right_space', '1.234,50 €'],
		['above', '€1.234,50'],
	])('[S3.currency-settings.1] puts the symbol %s: %s', (symbolPosition, expected) => {
		expect(CurrencyFactory({ ...euros, symbolPosition }).formatAmount(1234.5)).toBe(expected);
	});

	it('[S3.currency-settings.2] honours precision, both separators and a price format', () => {
		const yen = { symbol: '¥', symbolPosition: 'right', precision: 3 };
		const settings = { ...yen, thousandSeparator: '.', decimalSeparator: ',' };
		expect(CurrencyFactory(settings).formatAmount(3000)).toBe('3.000,000¥');
		const patterned = CurrencyFactory({ symbol: 'EUR', priceFormat: '%2$s %1$s' });
		expect(patterned.formatAmount(30)).toBe('30.00 EUR');
	});

	it('takes settings as text, with entities and markup', () => {
		const currency = CurrencyFactory({
			symbol: '&#8364;',
			precision: '1',
			priceFormat: '<b>%2$s</b>&nbsp;<i>%1$s</i>',
		});
		expect(currency.formatAmount('12.34')).toBe('12.3\u00a0€');
	});

	it('writes the code where the symbol goes', () => {
		expect(CurrencyFactory().formatAmount(9.99, true)).toBe('USD9.99');
	});

	it.each(['abc', '', false, null, undefined, NaN])('returns an empty text for %j', (value) => {
		expect(CurrencyFactory().formatAmount(value)).toBe('');
		expect(CurrencyFactory().formatDecimal(value)).toBe(0);
		expect(CurrencyFactory().formatDecimalString(value)).toBe('');
	});

	it('returns the rounded amount as a number and as text', () => {
		const whole = CurrencyFactory({ precision: 0 });
		expect(CurrencyFactory().formatDecimal('9.4949')).toBe(9.49);
		expect(whole.formatDecimal(1239.88)).toBe(1240);
		expect(CurrencyFactory().formatDecimalString(30)).toBe('30.00');
		expect(whole.formatDecimalString('1239.88')).toBe('1240');
	});

	it('[S5.currency-and-numbers.2] marks a negative amount', () => {
		const element = CurrencyFactory().render(-1234.5);
		expect(isValidElement(element)).toBe(true);
		expect(element).toMatchObject({
			type: 'span',
			props: { className: 'is-negative', children: '-$1,234.50' },
		});
		expect(CurrencyFactory(euros).formatAmount(-5)).toBe('-5,00 €');
	});

	it('[S5.currency-and-numbers.2] marks a negative amount from one cent on', () => {
		expect(CurrencyFactory().render(-0.01)).toMatchObject({ props: { children: '-$0.01' } });
		expect(CurrencyFactory().render('-0.5')).toMatchObject({ props: { children: '-$0.50' } });
		expect(CurrencyFactory().render(-0.004)).toBe('$0.00');
	});

	it('renders other amounts, and minus nothing, as text', () => {
		expect(CurrencyFactory().render(5)).toBe('$5.00');
		expect(CurrencyFactory().render(-0.001)).toBe('$0.00');
		expect(CurrencyFactory().render('x')).toBe('');
	});

	it('keeps a right-to-left symbol from turning the amount around', () => {
		const rial = CurrencyFactory({ symbol: '﷼', symbolPosition: 'left_space' });
		expect(rial.formatAmount(5)).toBe('\u2068﷼\u2069 5.00');
	});

	it('replaces its settings over US dollars’', () => {
		const currency = CurrencyFactory(euros);
		currency.setCurrency({ symbol: '£' });
		expect(currency.formatAmount(1234.5)).toBe('£1,234.50');
	});

	it('hands out copies of its settings', () => {
		const currency = CurrencyFactory();
		currency.getCurrencyConfig().symbol = '?';
		expect(currency.formatAmount(1)).toBe('$1.00');
	});

	it('says once that formatCurrency is deprecated', () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
		const currency = CurrencyFactory();
		expect([currency.formatCurrency(1), currency.formatCurrency(2)]).toEqual(['$1.00', '$2.00']);
		expect(warn).toHaveBeenCalledTimes(1);
		warn.mockRestore();
	});

	const separators = fc
		.tuple(fc.constantFrom(',', '.', ' ', '’', ''), fc.constantFrom('.', ','))
		.filter(([thousand, decimal]) => thousand !== decimal);
	const anySettings = fc.record({
		symbol: fc.constantFrom('$', '€', 'kr', 'Fr.', '﷼', '₫'),
		code: fc.constantFrom('USD', 'NOK', 'IRR'),
		symbolPosition: fc.constantFrom('left', 'right', 'left_space', 'right_space'),
		precision: fc.nat(4),
		separators,
	});

	it('writes any amount so that it reads back, whatever the settings', () => {
		fc.assert(
			fc.property(
				anySettings,
				fc.integer({ min: -1e12, max: 1e12 }),
				fc.boolean(),
				({ separators: [thousandSeparator, decimalSeparator], ...rest }, minor, useCode) => {
					const settings = { ...rest, thousandSeparator, decimalSeparator };
					const amount = minor / 10 ** rest.precision;
					const text = CurrencyFactory(settings).formatAmount(amount, useCode);
					expect(text.startsWith('-')).toBe(minor < 0);
					const mark = useCode ? rest.code : rest.symbol;
					expect(text).toContain(mark);
					const bare = text.replace(mark, '').replace(/[\u2068\u2069\s]/g, '');
					const read = parseNumber(
						{ ...settings, thousandSeparator: thousandSeparator.trim() },
						bare,
					);
					expect(Number(read)).toBe(minor === 0 ? 0 : amount);
				},
			),
		);
	});

	it('gives the same amount as text, as rounded number and as plain text', () => {
		fc.assert(
			fc.property(
				fc.double({ min: -1e9, max: 1e9, noNaN: true }),
				fc.nat(4),
				(value, precision) => {
					const currency = CurrencyFactory({ precision, thousandSeparator: '' });
					const decimal = currency.formatDecimal(value);
					expect(Number(currency.formatDecimalString(value))).toBe(decimal);
					expect(Number(currency.formatAmount(value).replace('$', ''))).toBe(decimal);
					expect(typeof currency.render(value)).toBe(decimal < 0 ? 'object' : 'string');
				},
			),
		);
	});

	it('never fails, whatever the settings or the amount', () => {
		// as: settings come from the page, amounts from replies.
		const unknown = fc.anything() as fc.Arbitrary<never>;
		fc.assert(
			fc.property(unknown, unknown, unknown, (symbol, precision, amount) => {
				const currency = CurrencyFactory({ precision });
				expect(typeof currency.formatAmount(amount)).toBe('string');
				expect(Number.isFinite(currency.formatDecimal(amount))).toBe(true);
				currency.setCurrency({ symbol, priceFormat: symbol, decimalSeparator: symbol });
				expect(typeof currency.formatAmount(1)).toBe('string');
			}),
		);
	});

	it('uses US dollars when its settings are null or undefined', () => {
		// as: pages without settings give null.
		const currency = CurrencyFactory(null as never);
		expect(currency.formatAmount(1.5)).toBe('$1.50');
		currency.setCurrency(undefined as never);
		expect(currency.getPriceFormat(null as never)).toBe('%1$s%2$s');
		expect(currency.getDataForCountry('US', null as never, null as never)).toEqual({});
	});
});

describe('getDataForCountry', () => {
	const localeInfo = {
		VN: {
			currency_code: 'VND',
			currency_pos: 'right',
			thousand_sep: '.',
			decimal_sep: ',',
			num_decimals: 1,
		},
	};

	it('[S3.currency-settings.3] reads a country’s currency from the locale info', () => {
		expect(CurrencyFactory().getDataForCountry('VN', localeInfo, { VND: '&#8363;' })).toEqual({
			code: 'VND',
			symbol: '₫',
			symbolPosition: 'right',
			thousandSeparator: '.',
			decimalSeparator: ',',
			precision: 1,
		});
	});

	it('returns an empty object for an unknown country or symbol', () => {
		expect(CurrencyFactory().getDataForCountry('VN', localeInfo, {})).toEqual({});
		expect(CurrencyFactory().getDataForCountry('XX')).toEqual({});
	});
});

describe('getCurrencyData', () => {
	it.each([
		['S3.currency-settings.4', 'US', 'USD', '$1,234.57'],
		['S3.currency-settings.5', 'EU', 'EUR', '€1.234,57'],
		['S3.currency-settings.6', 'IN', 'INR', '₹1,234.57'],
		['S3.currency-settings.7', 'GB', 'GBP', '£1,234.57'],
		['S3.currency-settings.8', 'BR', 'BRL', 'R$1.234,57'],
		['S3.currency-settings.9', 'VN', 'VND', '1.234,6₫'],
		['S3.currency-settings.10', 'ID', 'IDR', 'Rp1.235'],
		['S3.currency-settings.11', 'BD', 'BDT', '৳1,235'],
		['S3.currency-settings.12', 'PK', 'PKR', '₨1,234.57'],
		['S3.currency-settings.13', 'RU', 'RUB', '1 234,57₽'],
		['S3.currency-settings.14', 'TR', 'TRY', '₺1.234,57'],
		['S3.currency-settings.15', 'MX', 'MXN', '$1,234.57'],
		['S3.currency-settings.16', 'CA', 'CAD', '$1,234.57'],
	])('[%s] contains %s: %s, written %s', (_id, country, code, expected) => {
		const currency = CurrencyFactory(getCurrencyData()[country]);
		expect(currency.getCurrencyConfig().code).toBe(code);
		expect(currency.formatAmount(1234.567)).toBe(expected);
	});

	it('returns a fresh table each time', () => {
		const { US } = getCurrencyData();
		if (US) US.symbol = '?';
		expect(getCurrencyData().US?.symbol).toBe('$');
	});
});

describe('getFilteredCurrencyInstance', () => {
	it('uses the page’s own currency when the caller names none, as extensions do', () => {
		const page = globalThis as { wcSettings?: unknown }; // printed by the page
		page.wcSettings = { admin: { currency: { code: 'EUR', symbol: '€' } } };
		expect(getFilteredCurrencyInstance({}).getCurrencyConfig().code).toBe('EUR');
		delete page.wcSettings;
		expect(getFilteredCurrencyInstance({}).getCurrencyConfig().code).toBe('USD');
	});

	const hook = 'woocommerce_admin_report_currency';
	afterEach(() => removeFilter(hook, 'test'));

	it('lets extensions change the currency by the query', () => {
		addFilter(hook, 'test', (config: object, query: { currency?: string }) => ({
			...config,
			symbol: query.currency,
		}));
		const currency = getFilteredCurrencyInstance({ currency: 'zł' }, { symbolPosition: 'right' });
		expect(currency.formatAmount(1)).toBe('1.00zł');
	});

	it('keeps the shop’s currency when an extension gives nonsense', () => {
		addFilter(hook, 'test', () => undefined);
		expect(getFilteredCurrencyInstance({}, euros).formatAmount(1)).toBe('1,00 €');
	});
});
