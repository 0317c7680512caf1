import { __ } from '@wordpress/i18n';
import type { ReportName } from '../report-endpoints';
import { plus, type MetricMeaning } from './meaning';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the metadata of a number in one row of Orders or Customers, for that order, refund or customer alone. Stats
 * do not have these numbers. Returns undefined for other numbers.
 */
export function rowMeaningOf(
	report: ReportName,
	field: string,
	row: Row,
): MetricMeaning | undefined {
	return meaningsOf(report, row).find(({ key }) => key === field);
}

function meaningsOf(report: ReportName, row: Row): readonly MetricMeaning[] {
	if (report === 'customers') return ofCustomer;
	if (report !== 'orders') return [];
	return Number(row['parent_id']) > 0 ? ofRefund : ofOrder;
}

const counted = { unit: 'count', sumsOver: [], rule: 'every version' } as const;
const money = { ...counted, unit: 'amount' } as const;

const itemsSold = {
	...counted,
	key: 'num_items_sold',
	label: () => __('Items sold', 'store-analytics'),
};
const netSales = { ...money, key: 'net_total', label: () => __('Net sales', 'store-analytics') };

const ofOrder: readonly MetricMeaning[] = [
	{
		...itemsSold,
		explanation: () =>
			__('Items in this order. Items refunded later are in the refund’s row.', 'store-analytics'),
	},
	{
		...netSales,
		explanation: () =>
			__(
				'Items and fees in this order after coupons, without tax and shipping. Later refunds are in the refund’s row.',
				'store-analytics',
			),
	},
];

const ofRefund: readonly MetricMeaning[] = [
	{
		...itemsSold,
		explanation: () =>
			__('Items returned. They count on the day of the refund.', 'store-analytics'),
	},
	{
		...netSales,
		explanation: () =>
			__(
				'Amount refunded, without tax and shipping. It counts on the day of the refund, not of the order.',
				'store-analytics',
			),
	},
];

const ofCustomer: readonly MetricMeaning[] = [
	{
		...counted,
		key: 'orders_count',
		label: () => __('Orders', 'store-analytics'),
		explanation: () =>
			__(
				'Orders of this customer with a status that counts in reports. Refunds are not orders.',
				'store-analytics',
			),
	},
	{
		...money,
		key: 'total_spend',
		label: () => __('Total spend', 'store-analytics'),
		explanation: () =>
			__('Amount this customer paid, with tax and shipping, less refunds.', 'store-analytics'),
	},
	{
		...money,
		key: 'avg_order_value',
		label: () => __('Average order value', 'store-analytics'),
		explanation: () => __('This customer’s average order value.', 'store-analytics'),
		formula: { terms: [plus('total_spend')], per: 'orders_count' },
	},
];
