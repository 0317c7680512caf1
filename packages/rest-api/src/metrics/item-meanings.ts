import { __ } from '@wordpress/i18n';
import type { MetricMeaning } from './meaning';

const parts = ['interval', 'product', 'variation'] as const;

/** The metadata of the numbers of Products, Variations and Categories: sold and returned items. */
export const itemMeanings: readonly MetricMeaning[] = [
	{
		key: 'items_sold',
		unit: 'count',
		sumsOver: parts,
		rule: 'every version',
		label: () => __('Items sold', 'store-analytics'),
		explanation: () => __('Items sold, less items returned.', 'store-analytics'),
	},
	{
		key: 'net_revenue',
		unit: 'amount',
		sumsOver: parts,
		rule: 'every version',
		label: () => __('Net sales', 'store-analytics'),
		explanation: () =>
			__(
				'Sales of the items after discounts and returns, without tax and shipping.',
				'store-analytics',
			),
		similarMetrics: {
			others: [{ report: 'orders', metric: 'net_revenue' }],
		},
	},
	{
		key: 'orders_count',
		unit: 'count',
		sumsOver: ['interval'],
		rule: 'every version',
		label: () => __('Orders', 'store-analytics'),
		explanation: () =>
			__('Orders that contain such an item. Refunds are not orders.', 'store-analytics'),
		similarMetrics: {
			others: [{ report: 'orders', metric: 'orders_count' }],
		},
	},
	{
		key: 'products_count',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Products', 'store-analytics'),
		explanation: () => __('Different products that were sold or returned.', 'store-analytics'),
	},
	{
		key: 'variations_count',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Variations', 'store-analytics'),
		explanation: () =>
			__(
				'Different variations that were sold or returned. All simple products count as one.',
				'store-analytics',
			),
	},
];
