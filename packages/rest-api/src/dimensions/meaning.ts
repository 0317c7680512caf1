/**
 * The rows that a dimension belongs to: an order with its refunds, a refund alone, a sold or returned line, a coupon or a
 * tax of an order. An order belongs once to each value that its lines, coupons or taxes have.
 */
export type DimensionGrain = 'order' | 'refund' | 'line' | 'coupon line' | 'tax line';

/** What a value is, which decides how it is named: a text stands for itself. */
export type DimensionValue =
	| 'text'
	| 'country'
	| 'state'
	| 'place'
	| 'payment method'
	| 'shipping method'
	| 'channel'
	| 'way'
	| 'status'
	| 'customer type'
	| 'order number'
	| 'user role'
	| 'shipping zone'
	| 'coupon use'
	| 'user'
	| 'hour'
	| 'weekday'
	| 'days'
	| 'product'
	| 'variation'
	| 'category'
	| 'tag'
	| 'brand'
	| 'attribute'
	| 'tax class'
	| 'tax rate'
	| 'coupon';

/** What a dimension is about, for lists that owners choose from. */
export type DimensionGroup =
	| 'place'
	| 'channel'
	| 'order'
	| 'customer'
	| 'time'
	| 'item'
	| 'coupon'
	| 'tax'
	| 'refund'
	| 'own';

/** What reports can be broken down by, declared once for the query, its screens and its explanations. */
export interface DimensionMeaning {
	/** Name in requests and responses, such as `payment_method`. */
	readonly key: string;
	readonly group: DimensionGroup;
	readonly grain: DimensionGrain;
	readonly values: DimensionValue;
	/** Name on screen. */
	readonly label: () => string;
	/** The dimension of the level above, such as the country of a state. */
	readonly above?: string;
	/** An order can have several values, so rows can add up to more than the whole. */
	readonly isMultiple?: boolean;
	/** Texts that differ in case or blanks only are one value, whose rows name one of its spellings. */
	readonly hasSpellings?: boolean;
	/** Shops began to record it later than orders: the attribution of WooCommerce 8.5. */
	readonly mayLackDays?: boolean;
	/** The key of an order's meta data that has the value, of an extension's dimension. */
	readonly meta?: string;
}
