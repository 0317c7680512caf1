import { __ } from '@wordpress/i18n';
import type { MetricMeaning } from './meaning';
import { taxMeanings } from './other-meanings';

/** The metadata of the numbers that only breakdowns have. */
export const breakdownMeanings: readonly MetricMeaning[] = [
	{
		key: 'new_customers',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('New customers', 'store-analytics'),
		explanation: () =>
			__('Different customers whose first order is in the period.', 'store-analytics'),
	},
	{
		key: 'refunds_count',
		unit: 'count',
		sumsOver: ['interval', 'customer_type'],
		rule: 'every version',
		label: () => __('Refunds', 'store-analytics'),
		explanation: () => __('Number of refunds in the period.', 'store-analytics'),
	},
	{
		key: 'refund_rate',
		unit: 'average',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Refund rate', 'store-analytics'),
		explanation: () =>
			__('Returns of the period, as a share of its gross sales.', 'store-analytics'),
	},
	...taxMeanings.filter(({ key }) => key === 'order_tax' || key === 'shipping_tax').map(ofOrders),
];

/** Orders have the taxes of Taxes, too. */
function ofOrders(meaning: MetricMeaning): MetricMeaning {
	return { ...meaning, sumsOver: ['interval', 'customer_type'] };
}
