import fc from 'fast-check';
import type { DescribedCurrency, DescribedPlace, DescribedSettings } from './shop-description';

const currencies: readonly DescribedCurrency[] = [
	money('USD', '&#36;', 'left', 2, '.', ','),
	money('EUR', '&euro;', 'right_space', 2, ',', '.'),
	money('EUR', '&euro;', 'right', 0, ',', '.'),
	money('JPY', '&yen;', 'left', 0, '.', ','),
	money('KWD', '&#x62f;.&#x643;', 'right_space', 3, '.', ','),
	money('CHF', '&#67;&#72;&#70;', 'left_space', 2, '.', '’'),
	money('PLN', '&#122;&#322;', 'right_space', 2, ',', ' '),
	money('GBP', '&pound;', 'left', 3, '.', ''),
];

function money(
	code: string,
	symbol: string,
	position: DescribedCurrency['position'],
	decimals: number,
	decimalSeparator: string,
	thousandSeparator: string,
): DescribedCurrency {
	return { code, symbol, position, decimals, decimalSeparator, thousandSeparator };
}

/** Places of shops and buyers; tax rates are made for these. */
export const places: readonly DescribedPlace[] = [
	{ country: 'US', state: 'NY', city: 'New York', postcode: '10118' },
	{ country: 'US', state: 'CA', city: 'Fresno', postcode: '93650' },
	{ country: 'DE', state: '', city: 'Köln', postcode: '50667' },
	{ country: 'PL', state: '', city: 'Łódź', postcode: '90-001' },
];

const timeZones = [
	'UTC',
	'America/New_York',
	'Asia/Kolkata',
	'Australia/Lord_Howe',
	'America/St_Johns',
	'Pacific/Apia',
	'Europe/Berlin',
	'+05:30',
] as const;

/** A status added by an extension, unrelated to WooCommerce's own. */
export const CUSTOM_STATUS = 'packed';

export const randomSettings: fc.Arbitrary<DescribedSettings> = fc.record({
	title: fc.constantFrom('Shop', 'Smith &amp; Söhne', 'Łódź 🧵 Co.'),
	country: fc.constantFrom('US:NY', 'US:CA', 'DE', 'PL'),
	timeZone: fc.constantFrom(...timeZones),
	weekStart: fc.integer({ min: 0, max: 6 }),
	dateType: fc.constantFrom('date_created', 'date_paid', 'date_completed'),
	currency: fc.constantFrom(...currencies),
	pricesIncludeTax: fc.boolean(),
	taxRounding: fc.constantFrom('line', 'subtotal'),
	excludedStatuses: fc.constantFrom(
		['pending', 'cancelled', 'failed'],
		['pending', 'cancelled', 'failed'],
		['failed'],
		['pending', 'cancelled', 'failed', CUSTOM_STATUS],
	),
	customStatuses: fc.constant([CUSTOM_STATUS]),
	lowStockAmount: fc.constantFrom(2, 5),
	rules: fc.constantFrom('9.4', '10.9.1 upgraded', '10.9.1 new'),
});
