import { __ } from '@wordpress/i18n';

export { channelNames, customerTypeNames } from './value-words';

/**
 * The rows that a dimension belongs to: an order with its refunds, a refund alone, a sold or returned line, or a coupon of
 * an order. An order belongs once to each value that its lines or coupons have.
 */
export type DimensionGrain = 'order' | 'refund' | 'line' | 'coupon line';

/** What a value is, which decides how it is named: a text stands for itself. */
export type DimensionValue =
	| 'text'
	| 'country'
	| 'state'
	| 'place'
	| 'payment method'
	| 'shipping method'
	| 'channel'
	| 'status'
	| 'customer type'
	| 'user'
	| 'hour'
	| 'weekday'
	| 'days'
	| 'product'
	| 'variation'
	| 'category'
	| 'coupon';

/** What a dimension is about, for lists that owners choose from. */
export type DimensionGroup =
	'place' | 'channel' | 'order' | 'customer' | 'time' | 'item' | 'coupon' | 'tax' | 'refund';

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
}

/** Every dimension, in the order of the list that owners choose from. */
export const dimensionMeanings = [
	{
		key: 'billing_country',
		group: 'place',
		grain: 'order',
		values: 'country',
		label: () => __('Country', 'store-analytics'),
	},
	{
		key: 'billing_state',
		group: 'place',
		grain: 'order',
		values: 'state',
		above: 'billing_country',
		label: () => __('State', 'store-analytics'),
	},
	{
		key: 'billing_city',
		group: 'place',
		grain: 'order',
		values: 'place',
		above: 'billing_state',
		label: () => __('City', 'store-analytics'),
	},
	{
		key: 'billing_postcode',
		group: 'place',
		grain: 'order',
		values: 'place',
		above: 'billing_city',
		label: () => __('Postcode', 'store-analytics'),
	},
	{
		key: 'shipping_country',
		group: 'place',
		grain: 'order',
		values: 'country',
		label: () => __('Country of delivery', 'store-analytics'),
	},
	{
		key: 'shipping_state',
		group: 'place',
		grain: 'order',
		values: 'state',
		above: 'shipping_country',
		label: () => __('State of delivery', 'store-analytics'),
	},
	{
		key: 'shipping_city',
		group: 'place',
		grain: 'order',
		values: 'place',
		above: 'shipping_state',
		label: () => __('City of delivery', 'store-analytics'),
	},
	{
		key: 'shipping_postcode',
		group: 'place',
		grain: 'order',
		values: 'place',
		above: 'shipping_city',
		label: () => __('Postcode of delivery', 'store-analytics'),
	},
	{
		key: 'payment_method',
		group: 'order',
		grain: 'order',
		values: 'payment method',
		label: () => __('Payment method', 'store-analytics'),
	},
	{
		key: 'shipping_method',
		group: 'order',
		grain: 'order',
		values: 'shipping method',
		label: () => __('Shipping method', 'store-analytics'),
	},
	{
		key: 'source_type',
		group: 'channel',
		grain: 'order',
		values: 'channel',
		label: () => __('Channel', 'store-analytics'),
	},
	{
		key: 'source',
		group: 'channel',
		grain: 'order',
		values: 'text',
		above: 'source_type',
		label: () => __('Source', 'store-analytics'),
	},
	{
		key: 'campaign',
		group: 'channel',
		grain: 'order',
		values: 'text',
		above: 'source',
		label: () => __('Campaign', 'store-analytics'),
	},
	{
		key: 'medium',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Medium', 'store-analytics'),
	},
	{
		key: 'term',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Search term of the campaign', 'store-analytics'),
	},
	{
		key: 'content',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Content of the campaign', 'store-analytics'),
	},
	{
		key: 'device',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Device', 'store-analytics'),
	},
	{
		key: 'referrer',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Website before', 'store-analytics'),
	},
	{
		key: 'landing_page',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('First page of the visit', 'store-analytics'),
	},
	{
		key: 'created_via',
		group: 'channel',
		grain: 'order',
		values: 'text',
		label: () => __('Created in', 'store-analytics'),
	},
	{
		key: 'currency',
		group: 'order',
		grain: 'order',
		values: 'text',
		label: () => __('Currency', 'store-analytics'),
	},
	{
		key: 'status',
		group: 'order',
		grain: 'order',
		values: 'status',
		label: () => __('Order status', 'store-analytics'),
	},
	{
		key: 'customer_type',
		group: 'customer',
		grain: 'order',
		values: 'customer type',
		label: () => __('New or returning', 'store-analytics'),
	},
	{
		key: 'weekday',
		group: 'time',
		grain: 'order',
		values: 'weekday',
		label: () => __('Day of the week', 'store-analytics'),
	},
	{
		key: 'hour',
		group: 'time',
		grain: 'order',
		values: 'hour',
		label: () => __('Hour of the day', 'store-analytics'),
	},
	{
		key: 'refund_reason',
		group: 'refund',
		grain: 'refund',
		values: 'text',
		label: () => __('Reason of the refund', 'store-analytics'),
	},
	{
		key: 'refunded_by',
		group: 'refund',
		grain: 'refund',
		values: 'user',
		label: () => __('Refunded by', 'store-analytics'),
	},
	{
		key: 'days_to_refund',
		group: 'refund',
		grain: 'refund',
		values: 'days',
		label: () => __('Days from order to refund', 'store-analytics'),
	},
	{
		key: 'product',
		group: 'item',
		grain: 'line',
		values: 'product',
		label: () => __('Product', 'store-analytics'),
	},
	{
		key: 'variation',
		group: 'item',
		grain: 'line',
		values: 'variation',
		above: 'product',
		label: () => __('Variation', 'store-analytics'),
	},
	{
		key: 'product_type',
		group: 'item',
		grain: 'line',
		values: 'text',
		label: () => __('Product type', 'store-analytics'),
	},
	{
		key: 'category',
		group: 'item',
		grain: 'line',
		values: 'category',
		isMultiple: true,
		label: () => __('Category', 'store-analytics'),
	},
	{
		key: 'coupon',
		group: 'coupon',
		grain: 'coupon line',
		values: 'coupon',
		isMultiple: true,
		label: () => __('Coupon', 'store-analytics'),
	},
] as const satisfies readonly DimensionMeaning[];

/** The name of a dimension in requests. */
export type DimensionKey = (typeof dimensionMeanings)[number]['key'];

/**
 * Returns the declaration of a dimension; undefined for an unknown name.
 * @example dimensionOf('payment_method')?.grain // 'order'
 */
export function dimensionOf(key: string): (DimensionMeaning & { key: DimensionKey }) | undefined {
	return dimensionMeanings.find((meaning) => meaning.key === key);
}
