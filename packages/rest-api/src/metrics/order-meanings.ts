import { __ } from '@wordpress/i18n';
import { minus, plus, type Formula, type MeaningRules, type MetricMeaning } from './meaning';

const parts = ['interval', 'customer_type'] as const;
const partsOfItems = [...parts, 'product', 'variation'] as const;

/** The metadata of the numbers of Orders and Revenue, by the rules of the shop. */
export function orderMeanings(rules: MeaningRules): readonly MetricMeaning[] {
	return [...counts, ...amounts, returns(rules), ...ofSales(rules), ...averages(rules)];
}

const counts: readonly MetricMeaning[] = [
	{
		key: 'orders_count',
		unit: 'count',
		sumsOver: parts,
		rule: 'every version',
		label: () => __('Orders', 'store-analytics'),
		explanation: () =>
			__(
				'Orders in the period with a status that counts in reports. Refunds are not orders.',
				'store-analytics',
			),
		similarMetrics: {
			others: [
				{ report: 'products', metric: 'orders_count' },
				{ report: 'coupons', metric: 'orders_count' },
				{ report: 'taxes', metric: 'orders_count' },
			],
		},
	},
	{
		key: 'num_items_sold',
		unit: 'count',
		sumsOver: partsOfItems,
		rule: 'every version',
		label: () => __('Items sold', 'store-analytics'),
		explanation: () => __('Items sold, less items returned.', 'store-analytics'),
	},
	{
		key: 'coupons_count',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Coupons', 'store-analytics'),
		explanation: () => __('Different coupons that were used.', 'store-analytics'),
	},
	{
		key: 'total_customers',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Customers', 'store-analytics'),
		explanation: () =>
			__('Different customers who bought or received a refund.', 'store-analytics'),
	},
	{
		key: 'products',
		unit: 'count',
		sumsOver: [],
		rule: 'every version',
		label: () => __('Products', 'store-analytics'),
		explanation: () => __('Different products in the orders of the period.', 'store-analytics'),
	},
];

const amounts: readonly MetricMeaning[] = [
	{
		key: 'total_sales',
		unit: 'amount',
		sumsOver: partsOfItems,
		rule: 'every version',
		label: () => __('Total sales', 'store-analytics'),
		explanation: () =>
			__('Amount customers paid, with tax and shipping, less refunds.', 'store-analytics'),
		formula: { terms: [plus('net_revenue'), plus('taxes'), plus('shipping')] },
	},
	{
		key: 'taxes',
		unit: 'amount',
		sumsOver: partsOfItems,
		rule: 'every version',
		label: () => __('Taxes', 'store-analytics'),
		explanation: () => __('Tax on items and shipping, less refunded tax.', 'store-analytics'),
	},
	{
		key: 'shipping',
		unit: 'amount',
		sumsOver: partsOfItems,
		rule: 'every version',
		label: () => __('Shipping', 'store-analytics'),
		explanation: () => __('Shipping without tax, less refunded shipping.', 'store-analytics'),
	},
	{
		key: 'coupons',
		unit: 'amount',
		sumsOver: [...parts, 'coupon'],
		rule: 'every version',
		label: () => __('Coupons', 'store-analytics'),
		explanation: () =>
			__('Coupon discounts, without tax. Returns do not change them.', 'store-analytics'),
	},
];

function returns({ fullRefunds }: MeaningRules): MetricMeaning {
	return {
		key: 'refunds',
		unit: 'amount',
		sumsOver: partsOfItems,
		rule: fullRefunds ? 'since 10.2' : 'before 10.2',
		label: () => __('Returns', 'store-analytics'),
		explanation: () =>
			fullRefunds
				? __('Amount refunded to customers, with tax and shipping.', 'store-analytics')
				: __(
						'Amount refunded to customers, without tax and shipping where the refund lists them separately.',
						'store-analytics',
					),
	};
}

/** Returns with tax and shipping subtract more than net sales ever contained. */
const restOfReturns = () => __('Tax and shipping within the returns', 'store-analytics');

function ofSales({ ordersAlone, fullRefunds }: MeaningRules): readonly MetricMeaning[] {
	const rest = fullRefunds ? { rest: restOfReturns } : {};
	const gross: Formula = {
		terms: [plus('net_revenue'), plus('coupons'), plus('refunds')],
		...rest,
	};
	const net: Formula = {
		terms: [plus('gross_sales'), minus('coupons'), minus('refunds')],
		...rest,
	};
	return [
		{
			key: 'net_revenue',
			unit: 'amount',
			sumsOver: partsOfItems,
			rule: 'every version',
			label: () => __('Net sales', 'store-analytics'),
			explanation: () =>
				__('Sales after discounts and returns, without tax and shipping.', 'store-analytics'),
			formula: net,
			similarMetrics: {
				others: [{ report: 'products', metric: 'net_revenue' }],
			},
		},
		{
			key: 'gross_sales',
			unit: 'amount',
			sumsOver: parts,
			rule: ordersAlone ? 'since 10.2' : 'before 10.2',
			label: () => __('Gross sales', 'store-analytics'),
			explanation: () =>
				ordersAlone
					? __(
							'Sales before discounts, without tax and shipping. Later returns do not change them.',
							'store-analytics',
						)
					: __('Sales before discounts and returns, without tax and shipping.', 'store-analytics'),
			formula: gross,
		},
	];
}

function averages({ ordersAlone }: MeaningRules): readonly MetricMeaning[] {
	const rule = ordersAlone ? 'since 10.2' : 'before 10.2';
	return [
		{
			key: 'avg_order_value',
			unit: 'average',
			sumsOver: [],
			rule,
			label: () => __('Average order value', 'store-analytics'),
			explanation: () =>
				ordersAlone
					? __('Net sales before returns, divided by the number of orders.', 'store-analytics')
					: __('Net sales after returns, divided by the number of orders.', 'store-analytics'),
			formula: {
				terms: ordersAlone ? [plus('gross_sales'), minus('coupons')] : [plus('net_revenue')],
				per: 'orders_count',
			},
		},
		{
			key: 'avg_items_per_order',
			unit: 'average',
			sumsOver: [],
			rule,
			label: () => __('Average items per order', 'store-analytics'),
			explanation: () =>
				ordersAlone
					? __('Items sold before returns, divided by the number of orders.', 'store-analytics')
					: __('Items sold after returns, divided by the number of orders.', 'store-analytics'),
			...(!ordersAlone && {
				formula: { terms: [plus('num_items_sold')], per: 'orders_count' },
			}),
		},
	];
}
