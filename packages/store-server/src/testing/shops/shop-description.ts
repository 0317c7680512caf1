/**
 * A made-up shop in the words of the trade: plain data that survives JSON, and nothing that only one server knows.
 * `random-shop.ts` makes it (`randomShop` for fast-check, `shopOfSeed( seed )` for the same shop again),
 * `../exports` turns it into the files that the shop's REST API would give, and it can be played into a real
 * WooCommerce as well.
 *
 * - A number that names a product, variation, coupon, person … is its place in the list of these, from 0.
 * - Moments are UTC, `2025-10-05T15:30:00Z`; amounts are decimal text with the currency's decimals, `12.50`.
 * - Names are as the shop holds them, with entities and tags (`Salt &amp; Pepper`).
 * - `fate` is what became of something after all orders were placed: orders are made first, then things are put in
 *   the trash or deleted for good.
 * - Orders come in the order of their dates, refunds of an order in the order of theirs. What an order costs is not
 *   said: prices, coupons, rates and quantities say it, by the shop's own arithmetic.
 */
export interface ShopDescription {
	readonly settings: DescribedSettings;
	readonly taxRates: readonly DescribedTaxRate[];
	readonly categories: readonly DescribedCategory[];
	readonly attributes: readonly DescribedAttribute[];
	readonly products: readonly DescribedProduct[];
	readonly coupons: readonly DescribedCoupon[];
	readonly people: readonly DescribedPerson[];
	readonly orders: readonly DescribedOrder[];
	readonly downloads: readonly DescribedDownload[];
}

/** `upgraded` is a shop that was there before 10.2 and keeps its old refund data, `new` one that was opened since. */
export type DescribedRules = '9.4' | '10.9.1 upgraded' | '10.9.1 new';

export interface DescribedSettings {
	readonly title: string;
	/** `DE` or `US:NY`. */
	readonly country: string;
	/** IANA name, or an offset as `+05:30`. */
	readonly timeZone: string;
	/** 0 = Sunday. */
	readonly weekStart: number;
	readonly dateType: 'date_created' | 'date_paid' | 'date_completed';
	readonly currency: DescribedCurrency;
	/** Prices of products, and fixed coupons, are with tax. */
	readonly pricesIncludeTax: boolean;
	readonly taxRounding: 'line' | 'subtotal';
	/** Statuses that reports leave out. */
	readonly excludedStatuses: readonly string[];
	/** Statuses that an extension of the shop adds, without `wc-`. */
	readonly customStatuses: readonly string[];
	readonly lowStockAmount: number;
	readonly rules: DescribedRules;
}

export interface DescribedCurrency {
	readonly code: string;
	/** As WooCommerce writes it, mostly an entity. */
	readonly symbol: string;
	readonly position: 'left' | 'right' | 'left_space' | 'right_space';
	readonly decimals: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}

export interface DescribedTaxRate {
	readonly name: string;
	/** Empty: every country, or every state of the country. */
	readonly country: string;
	readonly state: string;
	readonly percent: number;
	/** One rate of each priority holds for an order: the first that fits. */
	readonly priority: number;
	/** On top of the price with all rates before it. */
	readonly compound: boolean;
	readonly onShipping: boolean;
	/** Place in the list of rates, as its owner has arranged them; several may have the same. */
	readonly position: number;
	readonly fate: 'kept' | 'deleted';
}

/** The first is the shop's default category; each says its parent, that stands before it. */
interface DescribedCategory {
	readonly name: string;
	readonly parent: number | null;
}

export interface DescribedAttribute {
	readonly name: string;
	readonly terms: readonly string[];
}

/** `attribute` and `term` by their places; null leaves the choice open, and buyers then take the first term. */
export interface DescribedTerm {
	readonly attribute: number;
	readonly term: number | null;
}

type DescribedFate = 'kept' | 'trashed' | 'deleted';

export interface DescribedProduct {
	readonly name: string;
	readonly sku: string;
	readonly price: string;
	readonly status: 'publish' | 'private' | 'draft';
	readonly fate: DescribedFate;
	/** None: WooCommerce itself puts a product into the default category, unless it is taken out again. */
	readonly categories: readonly number[];
	/** What is there in the end; null: the stock is not managed. */
	readonly stock: number | null;
	readonly downloadable: boolean;
	/** Terms of the product itself; of attributes that its variations do not choose. */
	readonly terms: readonly DescribedTerm[];
	/** With any the product is a variable one. */
	readonly variations: readonly DescribedVariation[];
	readonly created: string;
}

export interface DescribedVariation {
	readonly sku: string;
	readonly price: string;
	readonly stock: number | null;
	readonly terms: readonly DescribedTerm[];
	readonly fate: 'kept' | 'deleted';
}

export interface DescribedCoupon {
	readonly code: string;
	readonly type: 'percent' | 'fixed_cart' | 'fixed_product';
	/** Percent, or an amount. */
	readonly amount: string;
	readonly created: string;
	readonly expires: string | null;
	readonly fate: DescribedFate;
}

export interface DescribedPlace {
	readonly country: string;
	readonly state: string;
	readonly city: string;
	readonly postcode: string;
}

export interface DescribedPerson {
	readonly firstName: string;
	readonly lastName: string;
	/** Empty for somebody who leaves none, as at the till. */
	readonly email: string;
	readonly place: DescribedPlace;
	/** Null for somebody who never registers. */
	readonly account: { readonly username: string; readonly registered: string } | null;
}

export interface DescribedOrder {
	readonly created: string;
	readonly paid: string | null;
	readonly completed: string | null;
	/** Without `wc-`; what it is in the end. */
	readonly status: string;
	readonly person: number;
	/** Whether the person was signed in to the account. */
	readonly signedIn: boolean;
	/** The e-mail as it was typed this time. */
	readonly email: string;
	readonly lines: readonly DescribedLine[];
	/** Each once, in the order in which they were given. */
	readonly coupons: readonly number[];
	/** Costs of a flat rate without tax; null when nothing is shipped. */
	readonly shipping: string | null;
	readonly fees: readonly DescribedFee[];
	readonly refunds: readonly DescribedRefund[];
	/** Paid in the payments' test mode: the order's meta `_wcpay_mode` is `test`. */
	readonly test: boolean;
	/** How the visitor came: meta `_wc_order_attribution_source_type` and `_utm_source`. */
	readonly source: { readonly type: string; readonly name: string };
}

export interface DescribedLine {
	readonly product: number;
	/** Of the product's variations. */
	readonly variation: number | null;
	readonly quantity: number;
}

/** Without tax. */
interface DescribedFee {
	readonly name: string;
	readonly amount: string;
	readonly taxed: boolean;
}

/**
 * What is given back; taxes follow the amounts. A refund of nothing, or of more than what remains of the order's
 * total, is left out.
 * - `lines`: pieces of lines, by their price; with 0 pieces a share of the line's amount
 * - `shipping`: the costs of shipping
 * - `amount`: a share of what remains, without saying for what
 * - `everything`: all that remains, item by item with shipping and fees: pieces, amounts and taxes
 * - `one sum`: all that remains, without saying for what, as when somebody sets the order's status to refunded
 */
export type DescribedRefund = { readonly created: string } & (
	| { readonly kind: 'lines'; readonly lines: readonly DescribedRefundLine[] }
	| { readonly kind: 'shipping' }
	| { readonly kind: 'amount'; readonly share: number }
	| { readonly kind: 'everything' }
	| { readonly kind: 'one sum' }
);

/** Of the order's lines; `share` (above 0, at most 1) is that of the line's amount when `pieces` is 0. */
interface DescribedRefundLine {
	readonly line: number;
	readonly pieces: number;
	readonly share: number;
}

/** A download by the buyer of an order's line. */
export interface DescribedDownload {
	readonly order: number;
	readonly line: number;
	readonly at: string;
}
