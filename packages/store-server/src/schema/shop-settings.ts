import type { Database } from '../database/database';
import { featuresOf, type Features } from './features';
import { isTimeZone } from '../base/time/shop-time';
import { numberRules, type NumberRules } from './number-rules';

/** The shop’s currency format; the same keys as `wcSettings.currency` of the page. */
export interface ShopCurrency {
	readonly code: string;
	readonly symbol: string;
	readonly symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	/** Digits after the decimal separator. */
	readonly precision: number;
	/** Template with `%1$s` for the symbol and `%2$s` for the amount. */
	readonly priceFormat: string;
}

/** The date of an order that assigns it to a day in the Revenue and Orders reports. */
export const dateTypes = ['date_created', 'date_paid', 'date_completed'] as const;
export type DateType = (typeof dateTypes)[number];

/** The shop’s settings for reports and pages. They are read for each request, because REST can change them. */
export interface ShopSettings {
	readonly title: string;
	readonly currency: ShopCurrency;
	/** IANA name, or an offset such as `+05:30`. */
	readonly timeZone: string;
	/** 0 = Sunday. */
	readonly weekStart: number;
	readonly dateFormat: string;
	readonly timeFormat: string;
	/** WordPress locale, `en_US`. */
	readonly locale: string;
	readonly calculatesTaxes: boolean;
	readonly pricesIncludeTax: boolean;
	/** Prices are displayed with the tax, whatever they are entered with. */
	readonly showsPricesWithTax: boolean;
	readonly roundsTaxAtSubtotal: boolean;
	/** Shipping has the tax class of the shipped items instead of its own. */
	readonly shippingInheritsTax: boolean;
	/** The address that taxes are charged by. */
	readonly taxBasedOn: 'shipping' | 'billing' | 'base';
	readonly dateType: DateType;
	/** Whether the day tables are complete; false during the first sync with a shop. */
	readonly daysAreSummed: boolean;
	/** Whether daily customer counts match the currently counted statuses. */
	readonly customersAreCounted: boolean;
	/**
	 * Whether each customer is new in one order at most (`once`), or `repeated_newcomers` has the others (`listed`); unknown
	 * until customers are counted.
	 */
	readonly newcomers: 'once' | 'listed' | 'unknown';
	/** Without the prefix `wc-`; always includes auto-draft, trash and checkout-draft. */
	readonly excludedStatuses: readonly string[];
	readonly actionableStatuses: readonly string[];
	readonly defaultDateRange: string;
	/** First month of the fiscal year, 1 to 12. */
	readonly fiscalYearStart: number;
	readonly managesStock: boolean;
	readonly lowStockAmount: number;
	readonly noStockAmount: number;
	readonly reviewsEnabled: boolean;
	/** `US:NY` or `DE`. */
	readonly baseCountry: string;
	readonly wcVersion: string;
	readonly wpVersion: string;
	readonly rules: NumberRules;
	readonly features: Features;
}

/** Key of store_meta; it exists while the day tables are complete. */
export const DAYS_SUMMED = 'days_summed';

/** Key of store_meta: the excluded statuses (`statusKey`) of the daily customer counts. */
export const CUSTOMERS_COUNTED = 'customers_counted';

/** Key of store_meta; it exists while `repeated_newcomers` has rows. */
export const NEWCOMERS_REPEAT = 'newcomers_repeat';

/** Key of store_meta: the name that the owner gave the shop here; the shop's own stays in the options. */
export const GIVEN_NAME = 'given_name';

/** The same key for the same statuses in any order. */
export function statusKey(statuses: readonly string[]): string {
	return JSON.stringify([...new Set(statuses)].sort());
}

/** Reports never count these statuses, whatever the settings are. */
export const ALWAYS_EXCLUDED = ['auto-draft', 'trash', 'checkout-draft'];
const DEFAULT_EXCLUDED = ['pending', 'failed', 'cancelled'];
/** More decimals mean nothing, and number formatting allows at most 100. */
const MOST_DECIMALS = 20;

const taxBases = ['shipping', 'billing', 'base'] as const;

const PRICE_FORMATS = {
	left: '%1$s%2$s',
	right: '%2$s%1$s',
	left_space: '%1$s&nbsp;%2$s',
	right_space: '%2$s&nbsp;%1$s',
} as const;

/**
 * Reads the shop’s settings. Missing or invalid values become WooCommerce’s defaults. `instead` has option values
 * (JSON) that override those in the store.
 */
export async function loadShopSettings(
	database: Database,
	instead: Readonly<Record<string, string>> = {},
): Promise<ShopSettings> {
	const [options, meta] = await Promise.all([
		database.all<{ name: string; value: string }>('SELECT name, value FROM options'),
		database.all<{ key: string; value: string }>('SELECT key, value FROM store_meta'),
	]);
	const values = [
		...options.map(({ name, value }) => [name, value] as const),
		...Object.entries(instead),
	];
	const read = reader(new Map(values.map(([name, value]) => [name, parseJson(value)])));
	const about = new Map(meta.map((row) => [row.key, row.value]));
	const dateType = read.text('woocommerce_date_type', 'date_paid');
	const wcVersion = about.get('wc_version') ?? '9.4.0';
	const wpVersion = about.get('wp_version') ?? '6.6';
	const excludedStatuses = [
		...ALWAYS_EXCLUDED,
		...read.list('woocommerce_excluded_report_order_statuses', DEFAULT_EXCLUDED),
	];
	return {
		title: about.get(GIVEN_NAME) ?? read.text('blogname', 'Shop'),
		currency: currencyOf(read, about.get('currency_symbol')),
		timeZone: timeZoneOf(read),
		weekStart: Math.abs(Math.trunc(read.number('start_of_week', 1))) % 7,
		dateFormat: read.text('date_format', 'F j, Y'),
		timeFormat: read.text('time_format', 'g:i a'),
		locale: read.text('WPLANG', 'en_US'),
		calculatesTaxes: read.flag('woocommerce_calc_taxes', false),
		pricesIncludeTax: read.flag('woocommerce_prices_include_tax', false),
		showsPricesWithTax: read.text('woocommerce_tax_display_shop', 'excl') === 'incl',
		roundsTaxAtSubtotal: read.flag('woocommerce_tax_round_at_subtotal', false),
		shippingInheritsTax: read.exactText('woocommerce_shipping_tax_class', 'inherit') === 'inherit',
		taxBasedOn:
			taxBases.find((one) => one === read.text('woocommerce_tax_based_on', '')) ?? 'shipping',
		dateType: isDateType(dateType) ? dateType : 'date_paid',
		...countedIn(about, excludedStatuses),
		excludedStatuses,
		actionableStatuses: read.list('woocommerce_actionable_order_statuses', [
			'processing',
			'on-hold',
		]),
		defaultDateRange: read.text(
			'woocommerce_default_date_range',
			'period=month&compare=previous_year',
		),
		fiscalYearStart: monthOf(read.number('store_analytics_fiscal_year_start', 1)),
		managesStock: read.flag('woocommerce_manage_stock', true),
		lowStockAmount: read.number('woocommerce_notify_low_stock_amount', 2),
		noStockAmount: read.number('woocommerce_notify_no_stock_amount', 0),
		reviewsEnabled: read.flag('woocommerce_enable_reviews', true),
		baseCountry: read.text('woocommerce_default_country', 'US:CA'),
		wcVersion,
		wpVersion,
		features: featuresOf(wcVersion, wpVersion),
		rules: rulesOf(about, wcVersion),
	};
}

/** What the day tables have. */
function countedIn(
	about: ReadonlyMap<string, string>,
	excludedStatuses: readonly string[],
): Pick<ShopSettings, 'daysAreSummed' | 'customersAreCounted' | 'newcomers'> {
	const daysAreSummed = about.has(DAYS_SUMMED);
	const customersAreCounted = about.get(CUSTOMERS_COUNTED) === statusKey(excludedStatuses);
	const newcomers = about.has(NEWCOMERS_REPEAT) ? 'listed' : 'once';
	return {
		daysAreSummed,
		customersAreCounted,
		newcomers: daysAreSummed && customersAreCounted ? newcomers : 'unknown',
	};
}

function rulesOf(about: ReadonlyMap<string, string>, version: string): NumberRules {
	return numberRules({
		version,
		databaseVersion: about.get('wc_database_version') ?? version,
		usesOldRefundData: about.get('uses_old_full_refund_data') === 'yes',
	});
}

function monthOf(value: number): number {
	return Number.isInteger(value) && value >= 1 && value <= 12 ? value : 1;
}

type Reader = ReturnType<typeof reader>;

function reader(options: ReadonlyMap<string, unknown>) {
	return {
		text(name: string, fallback: string): string {
			const value = options.get(name);
			return typeof value === 'string' && value !== '' ? value : fallback;
		},
		/** Like `text`, but an empty separator is valid. */
		exactText(name: string, fallback: string): string {
			const value = options.get(name);
			return typeof value === 'string' ? value : fallback;
		},
		number(name: string, fallback: number): number {
			const value = options.get(name);
			const number = typeof value === 'string' && value !== '' ? Number(value) : value;
			return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
		},
		flag(name: string, fallback: boolean): boolean {
			const value = options.get(name);
			if (value === 'yes' || value === true) return true;
			if (value === 'no' || value === false) return false;
			return fallback;
		},
		list(name: string, fallback: readonly string[]): readonly string[] {
			const value = options.get(name);
			return Array.isArray(value)
				? value.filter((item): item is string => typeof item === 'string')
				: fallback;
		},
	};
}

function currencyOf(read: Reader, exportedSymbol: string | undefined): ShopCurrency {
	const code = read.text('woocommerce_currency', 'USD');
	const position = read.text('woocommerce_currency_pos', 'left');
	const symbolPosition = isPosition(position) ? position : 'left';
	return {
		code,
		precision: Math.min(
			MOST_DECIMALS,
			Math.max(0, Math.trunc(read.number('woocommerce_price_num_decimals', 2))),
		),
		symbol: exportedSymbol ?? symbolOf(code),
		symbolPosition,
		decimalSeparator: read.text('woocommerce_price_decimal_sep', '.'),
		thousandSeparator: read.exactText('woocommerce_price_thousand_sep', ','),
		priceFormat: PRICE_FORMATS[symbolPosition],
	};
}

function isPosition(value: string): value is ShopCurrency['symbolPosition'] {
	return Object.hasOwn(PRICE_FORMATS, value);
}

function isDateType(value: string): value is DateType {
	return dateTypes.some((type) => type === value);
}

function symbolOf(code: string): string {
	try {
		const parts = new Intl.NumberFormat('en', {
			style: 'currency',
			currency: code,
			currencyDisplay: 'narrowSymbol',
		}).formatToParts(0);
		return parts.find((part) => part.type === 'currency')?.value ?? code;
	} catch {
		return code;
	}
}

/** WordPress stores either a zone name or an offset in hours, such as 5.5. */
function timeZoneOf(read: Reader): string {
	const name = read.text('timezone_string', '');
	if (isTimeZone(name)) return name;
	const minutes = Math.round(read.number('gmt_offset', 0) * 60);
	const size = Math.abs(minutes);
	const hours = String(Math.floor(size / 60)).padStart(2, '0');
	const offset = `${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`;
	return isTimeZone(offset) ? offset : '+00:00';
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
