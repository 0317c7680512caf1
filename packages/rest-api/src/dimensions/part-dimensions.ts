import { __ } from '@wordpress/i18n';
import type { DimensionMeaning } from './meaning';

/** What refunds, lines and coupons of orders say. */
export const partDimensions = [
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
