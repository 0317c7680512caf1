import { __ } from '@wordpress/i18n';
import { plus, type MetricMeaning, type SimilarMetrics } from './meaning';

type Sentence = () => string;

/** A number that is counted from rows by the same rule in every version. */
function counted(
	key: string,
	label: Sentence,
	explanation: Sentence,
	sumsOver: MetricMeaning['sumsOver'] = [],
): MetricMeaning {
	return { key, unit: 'count', sumsOver, rule: 'every version', label, explanation };
}

const allOrders: SimilarMetrics = {
	others: [{ report: 'orders', metric: 'orders_count' }],
};

/** The metadata of the numbers of Coupons. */
export const couponMeanings: readonly MetricMeaning[] = [
	{
		key: 'amount',
		unit: 'amount',
		sumsOver: ['interval', 'coupon'],
		rule: 'every version',
		label: () => __('Amount', 'store-analytics'),
		explanation: () =>
			__('Coupon discounts, without tax. Returns do not change them.', 'store-analytics'),
	},
	counted(
		'coupons_count',
		() => __('Coupons', 'store-analytics'),
		() => __('Different coupons that were used.', 'store-analytics'),
	),
	{
		...counted(
			'orders_count',
			() => __('Discounted orders', 'store-analytics'),
			() => __('Orders in which a coupon was used.', 'store-analytics'),
			['interval'],
		),
		similarMetrics: allOrders,
	},
];

const taxParts = ['interval', 'tax_rate_id'] as const;

function tax(key: string, label: Sentence, explanation: Sentence): MetricMeaning {
	return {
		...counted(key, label, explanation, taxParts),
		unit: 'amount',
	};
}

/** The metadata of the numbers of Taxes. */
export const taxMeanings: readonly MetricMeaning[] = [
	counted(
		'tax_codes',
		() => __('Tax codes', 'store-analytics'),
		() => __('Different tax rates that were charged or refunded.', 'store-analytics'),
		['tax_rate_id'],
	),
	{
		...tax(
			'total_tax',
			() => __('Total tax', 'store-analytics'),
			() => __('Tax on items, fees and shipping, less refunded tax.', 'store-analytics'),
		),
		formula: { terms: [plus('order_tax'), plus('shipping_tax')] },
	},
	tax(
		'order_tax',
		() => __('Order tax', 'store-analytics'),
		() => __('Tax on items and fees, less refunded tax.', 'store-analytics'),
	),
	tax(
		'shipping_tax',
		() => __('Shipping tax', 'store-analytics'),
		() => __('Tax on shipping, less refunded tax.', 'store-analytics'),
	),
	{
		...counted(
			'orders_count',
			() => __('Orders', 'store-analytics'),
			() => __('Orders in which tax was charged. Refunds are not orders.', 'store-analytics'),
			['interval'],
		),
		similarMetrics: allOrders,
	},
];

/** The metadata of the numbers of Downloads. */
export const downloadMeanings: readonly MetricMeaning[] = [
	counted(
		'download_count',
		() => __('Downloads', 'store-analytics'),
		() => __('Number of file downloads.', 'store-analytics'),
		['interval'],
	),
];

/** The metadata of the numbers of all customers. Averages leave out customers without orders. */
export const customerMeanings: readonly MetricMeaning[] = [
	counted(
		'customers_count',
		() => __('Customers', 'store-analytics'),
		() => __('Customers, including those without orders.', 'store-analytics'),
	),
	{
		...counted(
			'avg_orders_count',
			() => __('Average orders', 'store-analytics'),
			() =>
				__(
					'Average number of orders per customer (customers with orders only).',
					'store-analytics',
				),
		),
		unit: 'average',
	},
	{
		...counted(
			'avg_total_spend',
			() => __('Average lifetime spend', 'store-analytics'),
			() =>
				__('Average amount spent per customer (customers with orders only).', 'store-analytics'),
		),
		unit: 'average',
	},
	{
		...counted(
			'avg_avg_order_value',
			() => __('Average order value', 'store-analytics'),
			() =>
				__(
					'Average of the customers’ average order values (customers with orders only).',
					'store-analytics',
				),
		),
		unit: 'average',
		similarMetrics: {
			sentence: () =>
				__(
					'The Orders report shows the average of all orders, so frequent buyers count more there.',
					'store-analytics',
				),
			others: [{ report: 'orders', metric: 'avg_order_value' }],
		},
	},
];

/** The metadata of the numbers of Stock. */
export const stockMeanings: readonly MetricMeaning[] = [
	counted(
		'lowstock',
		() => __('Low stock', 'store-analytics'),
		() =>
			__(
				'In stock, at or below the low stock threshold of the product or shop.',
				'store-analytics',
			),
	),
	counted(
		'instock',
		() => __('In stock', 'store-analytics'),
		() => __('In stock, including low stock.', 'store-analytics'),
	),
	counted(
		'outofstock',
		() => __('Out of stock', 'store-analytics'),
		() => __('Out of stock.', 'store-analytics'),
	),
	counted(
		'onbackorder',
		() => __('On backorder', 'store-analytics'),
		() => __('Out of stock, but can be ordered.', 'store-analytics'),
	),
	counted(
		'products',
		() => __('Products', 'store-analytics'),
		() => __('Products and variations in the table.', 'store-analytics'),
	),
];
