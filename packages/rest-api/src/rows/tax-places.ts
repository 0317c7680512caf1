/** What rows of taxes are of: a rate, a country, a state, or a country and a percentage. */
export type TaxGroup = 'rate' | 'country' | 'state' | 'country_rate';

/** Countries whose taxes one return lists: those of the EU but the shop's own, or the United States. */
export type TaxRegion = 'eu_abroad' | 'us';

interface TaxSums {
	readonly group: TaxGroup;
	/** Without one, all taxes count. */
	readonly region?: TaxRegion;
}

/**
 * How `GET store-analytics/v1/taxes` sums taxes up, by the text of `by`. `oss` is what the return of the EU's one-stop shop
 * lists, `us` what returns of US states list.
 */
export const taxSums = {
	rate: { group: 'rate' },
	country: { group: 'country' },
	state: { group: 'state' },
	country_rate: { group: 'country_rate' },
	oss: { group: 'country_rate', region: 'eu_abroad' },
	us: { group: 'state', region: 'us' },
} as const satisfies Readonly<Record<string, TaxSums>>;

/** A text of `by`. */
export type TaxSummary = keyof typeof taxSums;

/** The member states of the EU, as orders name them. */
export const euCountries: readonly string[] = [
	...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
	...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

/**
 * Row of `GET store-analytics/v1/taxes`: the taxes of a place, or of a rate. Amounts are in the shop's currency, not rounded.
 * Null is an amount that the orders do not say.
 */
export interface TaxPlaceRow {
	/** What it is the row of, such as `DE`, `US:CA` or `DE-19`. */
	readonly id: string;
	/** Codes; empty if the orders name none, or of a row for all states. */
	readonly country: string;
	readonly state: string;
	/** In the language of the reader. */
	readonly country_name: string;
	readonly state_name: string;
	/** Of a rate, else empty. */
	readonly code: string;
	/** In percent; null for a place. */
	readonly rate: number | null;
	readonly taxable_amount: number | null;
	readonly refunded_amount: number | null;
	readonly earlier_amount: number | null;
	readonly charged_tax: number;
	readonly charged_shipping_tax: number;
	readonly refunded_tax: number;
	readonly earlier_tax: number;
	readonly total_tax: number;
	readonly orders_count: number;
}

/** Row of `GET store-analytics/v1/taxes/orders`: what an order or refund adds to the numbers of {@link TaxPlaceRow}. */
export interface TaxOrderRow {
	readonly order_id: number;
	/** The order that this refund is of, else 0. */
	readonly parent_id: number;
	readonly order_number: number | string;
	readonly date: string;
	readonly taxable_amount: number | null;
	readonly refunded_amount: number | null;
	readonly charged_tax: number;
	readonly charged_shipping_tax: number;
	readonly refunded_tax: number;
	readonly total_tax: number;
	readonly orders_count: number;
}

/** An order or refund whose taxes by rate are not those of Revenue, or whose taxed amount is unknown. */
export interface TaxDifference {
	readonly order_id: number;
	/** The order that this refund is of, else 0. */
	readonly parent_id: number;
	readonly order_number: number | string;
	readonly date: string;
	readonly taxes: number;
	readonly revenue_taxes: number;
	readonly difference: number;
}

/**
 * Reply of `GET store-analytics/v1/taxes/differences`: taxes by rate beside those of Revenue, and the orders that cause a
 * difference, the greatest first. At most fifty are listed; the counts are of all.
 */
export interface TaxDifferences {
	readonly taxes: number;
	readonly revenue_taxes: number;
	readonly difference: number;
	readonly orders_count: number;
	readonly orders: readonly TaxDifference[];
	readonly unknown_count: number;
	readonly unknown: readonly TaxDifference[];
	/** How many orders the plugin has read; missing once it has read all. */
	readonly filling?: { readonly done: number; readonly total: number };
}
