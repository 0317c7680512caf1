/**
 * A generated shop in terms of the trade: plain data that can be stored as JSON and does not depend on a server.
 * `random-shop.ts` generates it (`randomShop` for fast-check, `shopOfSeed( seed )` for the same shop again).
 * `../exports` turns it into the files that the shop's REST API would return. It can also be played into a real
 * WooCommerce.
 *
 * - A number that refers to a product, variation, coupon, person … is its index in their list, from 0.
 * - Times are UTC, `2025-10-05T15:30:00Z`; amounts are decimal text with the currency's decimals, `12.50`.
 * - Names are as stored in the shop, with entities and tags (`Salt &amp; Pepper`).
 * - `fate` says what happens to an entry after all orders were placed: it stays, or is trashed or permanently deleted.
 * - Orders are sorted by date, and so are the refunds of an order. An order has no amounts: they follow from prices,
 *   coupons, rates and quantities, by the shop's own arithmetic.
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

/** `upgraded` is a shop from before 10.2 that keeps its old refund data; `new` was opened later. */
export type DescribedRules = '9.4' | '10.9.1 upgraded' | '10.9.1 new';

export interface DescribedSettings {
	readonly title: string;
	/** `DE` or `US:NY`. */
	readonly country: string;
	/** IANA name, or an offset such as `+05:30`. */
	readonly timeZone: string;
	/** The zone when the orders came. Then the owner sets `timeZone`, and imports all orders into Analytics again. */
	readonly earlierTimeZone?: string;
	/** 0 = Sunday. */
	readonly weekStart: number;
	readonly dateType: 'date_created' | 'date_paid' | 'date_completed';
	readonly currency: DescribedCurrency;
	/** Prices of products, and fixed coupons, include tax. */
	readonly pricesIncludeTax: boolean;
	readonly taxRounding: 'line' | 'subtotal';
	/** Statuses that reports exclude. */
	readonly excludedStatuses: readonly string[];
	/** Statuses of an extension, without `wc-`. */
	readonly customStatuses: readonly string[];
	readonly lowStockAmount: number;
	/** Whether an extension lets customers order parts of a piece. */
	readonly sellsFractions?: boolean;
	readonly rules: DescribedRules;
}

export interface DescribedCurrency {
	readonly code: string;
	/** In WooCommerce's form, usually an entity. */
	readonly symbol: string;
	readonly position: 'left' | 'right' | 'left_space' | 'right_space';
	readonly decimals: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
}

export interface DescribedTaxRate {
	readonly name: string;
	/** Empty for every country, or every state of the country. */
	readonly country: string;
	readonly state: string;
	readonly percent: number;
	/** One rate of each priority applies to an order: the first match. */
	readonly priority: number;
	/** Applies to the price plus all earlier rates. */
	readonly compound: boolean;
	readonly onShipping: boolean;
	/** Position in the owner's list of rates; several may have the same. */
	readonly position: number;
	readonly fate: 'kept' | 'deleted';
}

/** The first is the shop's default category. Each may have a parent, which comes before it. */
interface DescribedCategory {
	readonly name: string;
	readonly parent: number | null;
}

export interface DescribedAttribute {
	readonly name: string;
	readonly terms: readonly string[];
}

/** `attribute` and `term` by index; null allows any term, and buyers then choose the first. */
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
	/** If empty: WooCommerce puts a product into the default category, unless it is removed again. */
	readonly categories: readonly number[];
	/** Final stock; null if it is not managed. */
	readonly stock: number | null;
	readonly downloadable: boolean;
	/** The product's own terms, of attributes that do not distinguish its variations. */
	readonly terms: readonly DescribedTerm[];
	/** If there are any, the product is a variable one. */
	readonly variations: readonly DescribedVariation[];
	readonly created: string;
}

export interface DescribedVariation {
	readonly sku: string;
	readonly price: string;
	readonly stock: number | null;
	readonly terms: readonly DescribedTerm[];
	readonly fate: 'kept' | 'deleted';
	/** The product to which it belongs at the end, if that is another. */
	readonly movesTo?: number;
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
	/** Empty for a person without e-mail, as in a physical shop. */
	readonly email: string;
	readonly place: DescribedPlace;
	/** Null for a person who never registers. */
	readonly account: { readonly username: string; readonly registered: string } | null;
	/** Whether the account is deleted at the end. */
	readonly leaves?: boolean;
}

export interface DescribedOrder {
	readonly created: string;
	readonly paid: string | null;
	readonly completed: string | null;
	/** The final status, without `wc-`. */
	readonly status: string;
	readonly person: number;
	/** Whether the person was logged in to the account. */
	readonly signedIn: boolean;
	/** The e-mail as typed for this order. */
	readonly email: string;
	readonly lines: readonly DescribedLine[];
	/** Each once, in the order of use. */
	readonly coupons: readonly number[];
	/** Price of a flat rate without tax; null without shipping. */
	readonly shipping: string | null;
	readonly fees: readonly DescribedFee[];
	readonly refunds: readonly DescribedRefund[];
	/** Paid in test mode: the order's meta `_wcpay_mode` is `test`. */
	readonly test: boolean;
	/** A change by hand after all refunds: the first line has these pieces, and all amounts are computed again. */
	readonly edited?: { readonly at: string; readonly pieces: number };
	/** The visitor's origin: meta `_wc_order_attribution_source_type` and `_utm_source`. */
	readonly source: { readonly type: string; readonly name: string };
}

export interface DescribedLine {
	readonly product: number;
	/** Index in the product's variations. */
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
 * A refund; its taxes follow from the amounts. A refund of nothing, or of more than the rest of the order's total, is
 * left out.
 * - `lines`: quantities of lines, at their price; with quantity 0 a share of the line's amount
 * - `shipping`: the price of shipping
 * - `amount`: a share of the rest, without items
 * - `everything`: the rest, item by item with shipping and fees: quantities, amounts and taxes
 * - `one sum`: the rest, without items, as when the order's status is set to refunded
 *
 * `migrated`: it comes from another system, so it has no mark that says whether it is partial or full.
 */
export type DescribedRefund = { readonly created: string; readonly migrated?: boolean } & (
	| {
			readonly kind: 'lines';
			readonly lines: readonly DescribedRefundLine[];
			/** Only the taxes come back. */
			readonly isOfTaxes?: boolean;
	  }
	| { readonly kind: 'shipping' }
	| { readonly kind: 'amount'; readonly share: number }
	| { readonly kind: 'everything' }
	| { readonly kind: 'one sum' }
);

/** One of the order's lines; `share` (above 0, at most 1) is the share of the line's amount if `pieces` is 0. */
interface DescribedRefundLine {
	readonly line: number;
	readonly pieces: number;
	readonly share: number;
}

/** The buyer's download from an order's line. */
export interface DescribedDownload {
	readonly order: number;
	readonly line: number;
	readonly at: string;
	/** Whether the permission to download is deleted at the end. */
	readonly isRevoked?: boolean;
}
