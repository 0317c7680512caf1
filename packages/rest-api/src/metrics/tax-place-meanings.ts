import { __ } from '@wordpress/i18n';
import { minus, plus, type MetricMeaning } from './meaning';

const ofDays = { unit: 'amount', sumsOver: ['interval'], rule: 'every version' } as const;

/** The metadata of taxes by country, state and rate. They go by the date of Orders, refunds by their own. */
export const taxPlaceMeanings: readonly MetricMeaning[] = [
	{
		...ofDays,
		key: 'taxable_amount',
		label: () => __('Taxable amount', 'store-analytics'),
		explanation: () =>
			__(
				'Net amount of the items, fees and shipping that were taxed there, less refunds. An amount with several taxes in one place counts once.',
				'store-analytics',
			),
	},
	{
		...ofDays,
		key: 'refunded_amount',
		label: () => __('Refunded taxable amount', 'store-analytics'),
		explanation: () =>
			__(
				'Net amount of the refunds in the period. It is already subtracted from the taxable amount.',
				'store-analytics',
			),
	},
	{
		...ofDays,
		key: 'charged_tax',
		label: () => __('Tax on items', 'store-analytics'),
		explanation: () => __('Tax on items and fees of orders, before refunds.', 'store-analytics'),
	},
	{
		...ofDays,
		key: 'charged_shipping_tax',
		label: () => __('Tax on shipping', 'store-analytics'),
		explanation: () => __('Tax on the shipping of orders, before refunds.', 'store-analytics'),
	},
	{
		...ofDays,
		key: 'refunded_tax',
		label: () => __('Refunded tax', 'store-analytics'),
		explanation: () =>
			__('Tax refunded in the period. It counts on the day of the refund.', 'store-analytics'),
	},
	{
		...ofDays,
		key: 'total_tax',
		label: () => __('Total tax', 'store-analytics'),
		explanation: () => __('Tax on items, fees and shipping, less refunded tax.', 'store-analytics'),
		formula: {
			terms: [plus('charged_tax'), plus('charged_shipping_tax'), minus('refunded_tax')],
		},
		similarMetrics: { others: [{ report: 'revenue', metric: 'taxes' }] },
	},
	{
		key: 'orders_count',
		unit: 'count',
		sumsOver: ['interval'],
		rule: 'every version',
		label: () => __('Orders', 'store-analytics'),
		explanation: () =>
			__('Orders in which tax was charged. Refunds are not orders.', 'store-analytics'),
		similarMetrics: { others: [{ report: 'orders', metric: 'orders_count' }] },
	},
	{
		key: 'unknown_bases',
		unit: 'count',
		sumsOver: ['interval'],
		rule: 'every version',
		label: () => __('Unknown taxable amounts', 'store-analytics'),
		explanation: () =>
			__(
				'Taxes of orders that list no tax for their items. While there are some, the taxable amount is unknown.',
				'store-analytics',
			),
	},
];
