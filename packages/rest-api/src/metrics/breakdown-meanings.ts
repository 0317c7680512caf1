import { __ } from '@wordpress/i18n';
import { plus, type MeaningRules, type MetricMeaning } from './meaning';
import { taxMeanings } from './other-meanings';

/** The metadata of the numbers that only breakdowns have. */
export function breakdownMeanings(rules: MeaningRules): readonly MetricMeaning[] {
	return [
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
			key: 'repeat_customers',
			unit: 'count',
			sumsOver: [],
			rule: 'every version',
			label: () => __('Ordered again', 'store-analytics'),
			explanation: () =>
				__(
					'Different customers whose first order is in the period, and who have ordered again up to today.',
					'store-analytics',
				),
		},
		{
			key: 'repeat_rate',
			unit: 'average',
			sumsOver: [],
			rule: 'every version',
			label: () => __('Repeat rate', 'store-analytics'),
			explanation: () =>
				__(
					'Share of the new customers who have ordered again up to today. New customers of recent weeks had less time to do so.',
					'store-analytics',
				),
			formula: { terms: [plus('repeat_customers')], per: 'new_customers' },
		},
		{
			key: 'refunds_count',
			unit: 'count',
			sumsOver: ['interval', 'customer_type'],
			rule: 'every version',
			label: () => __('Number of refunds', 'store-analytics'),
			explanation: () => __('Number of refunds in the period.', 'store-analytics'),
		},
		refundRate(rules),
		...taxMeanings.filter(({ key }) => key === 'order_tax' || key === 'shipping_tax').map(ofOrders),
	];
}

/** Both of its amounts have tax and shipping, or neither has. */
function refundRate({ fullRefunds }: MeaningRules): MetricMeaning {
	return {
		key: 'refund_rate',
		unit: 'average',
		sumsOver: [],
		rule: fullRefunds ? 'since 10.2' : 'before 10.2',
		label: () => __('Refund rate', 'store-analytics'),
		explanation: () =>
			fullRefunds
				? __(
						'Returns of the period, as a share of its total sales before returns.',
						'store-analytics',
					)
				: __(
						'Returns of the period, as a share of its net sales before returns.',
						'store-analytics',
					),
	};
}

/** Orders have the taxes of Taxes, too. */
function ofOrders(meaning: MetricMeaning): MetricMeaning {
	return { ...meaning, sumsOver: ['interval', 'customer_type'] };
}
