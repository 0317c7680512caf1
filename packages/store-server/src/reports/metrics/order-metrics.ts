import type { NumberRules } from '../../schema/number-rules';
import { from, ratio, type Metric } from './metric';

const parts = ['interval', 'customer_type'] as const;
const partsOfItems = [...parts, 'product', 'variation'] as const;

/**
 * What Orders and Revenue count, and what that is made of. Refunds are rows of their own with negative amounts, dated
 * by the day of the refund: they reduce sums but are not orders. Split by what an order holds, amounts are those of the
 * lines.
 */
export function orderMetrics(rules: NumberRules): readonly Metric[] {
	return [
		...counts,
		...amounts,
		rules.fullRefunds ? returnsWithTax : returns,
		...(rules.ordersAlone ? ofOrdersAlone : withRefunds),
		...averages(rules),
	];
}

/** Metrics of the replies, in their order. */
export const orderMetricKeys = [
	'orders_count',
	'num_items_sold',
	'gross_sales',
	'total_sales',
	'coupons',
	'coupons_count',
	'refunds',
	'taxes',
	'shipping',
	'net_revenue',
	'avg_items_per_order',
	'avg_order_value',
	'total_customers',
	'products',
] as const;

/** Metrics of a segment of Orders or Revenue. */
export const orderSegmentKeys = orderMetricKeys.filter(
	(key) => key !== 'gross_sales' && key !== 'products',
);

const counts: readonly Metric[] = [
	{
		key: 'orders_count',
		unit: 'count',
		over: { order: 'COUNT(*) FILTER (WHERE parent_id = 0)' },
		sumsOver: parts,
		rule: 'every version',
		explanation: 'Orders of the period in a status that counts. A refund is no order.',
	},
	{
		key: 'num_items_sold',
		unit: 'count',
		over: { order: 'SUM(num_items_sold)', line: 'SUM(product_qty)' },
		sumsOver: partsOfItems,
		rule: 'every version',
		explanation: 'Pieces sold, less pieces that came back.',
	},
	{
		key: 'coupons_count',
		unit: 'count',
		over: { 'coupon line': 'COUNT(DISTINCT coupon_id)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Different coupons that were used.',
	},
	{
		key: 'total_customers',
		unit: 'count',
		over: { order: 'COUNT(DISTINCT customer_id)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Different customers who bought or got money back.',
	},
	{
		key: 'products',
		unit: 'count',
		over: { line: 'COUNT(DISTINCT product_id)' },
		sumsOver: [],
		rule: 'every version',
		explanation: 'Different products in the orders of the period.',
		totalsOnly: true,
	},
];

const amounts: readonly Metric[] = [
	{
		key: 'total_sales',
		unit: 'amount',
		over: { order: 'SUM(total_sales)', line: 'SUM(product_gross_revenue)' },
		sumsOver: partsOfItems,
		rule: 'every version',
		explanation: 'What customers paid, with tax and shipping, less what they got back.',
	},
	{
		key: 'net_revenue',
		unit: 'amount',
		over: { order: 'SUM(net_total)', line: 'SUM(product_net_revenue)' },
		sumsOver: partsOfItems,
		rule: 'every version',
		explanation: 'Sales after discounts and returns, without tax and shipping.',
	},
	{
		key: 'taxes',
		unit: 'amount',
		over: { order: 'SUM(tax_total)', line: 'SUM(tax_amount)' },
		sumsOver: partsOfItems,
		rule: 'every version',
		explanation: 'Tax on items and shipping, less tax that was given back.',
	},
	{
		key: 'shipping',
		unit: 'amount',
		over: { order: 'SUM(shipping_total)', line: 'SUM(shipping_amount)' },
		sumsOver: partsOfItems,
		rule: 'every version',
		explanation: 'Shipping without tax, less shipping that was given back.',
	},
	{
		key: 'coupons',
		unit: 'amount',
		over: { 'coupon line': 'SUM(discount_amount)' },
		sumsOver: [...parts, 'coupon'],
		rule: 'every version',
		explanation: 'Discounts that coupons gave, without tax. Returns do not change them.',
	},
];

const returns: Metric = {
	key: 'refunds',
	unit: 'amount',
	over: {
		order: '-SUM(net_total) FILTER (WHERE net_total < 0)',
		line: '-SUM(product_gross_revenue) FILTER (WHERE product_gross_revenue < 0)',
	},
	sumsOver: partsOfItems,
	rule: 'before 10.2',
	explanation:
		'What customers got back, without tax and shipping where the refund tells them apart.',
};

const returnsWithTax: Metric = {
	...returns,
	over: {
		...returns.over,
		order: '-SUM(net_total + tax_total + shipping_total) FILTER (WHERE net_total < 0)',
	},
	rule: 'since 10.2',
	explanation: 'What customers got back, with tax and shipping.',
};

/** Gross sales, and the sums that averages are made of, when refunds take part in them. */
const withRefunds: readonly Metric[] = [
	{
		key: 'gross_sales',
		unit: 'amount',
		from: from(
			['total_sales', 'coupons', 'taxes', 'shipping', 'refunds'],
			(row) => row.total_sales + row.coupons - row.taxes - row.shipping + row.refunds,
		),
		sumsOver: parts,
		rule: 'before 10.2',
		explanation: 'Sales before discounts and returns, without tax and shipping.',
	},
	{
		key: 'net_of_orders',
		unit: 'amount',
		over: { order: 'SUM(net_total)' },
		sumsOver: parts,
		rule: 'before 10.2',
		explanation: 'Net sales of the orders, less returns.',
	},
	{
		key: 'items_of_orders',
		unit: 'count',
		over: { order: 'SUM(num_items_sold)' },
		sumsOver: parts,
		rule: 'before 10.2',
		explanation: 'Pieces in the orders, less pieces that came back.',
	},
];

/** The same when they are those of orders alone. */
const ofOrdersAlone: readonly Metric[] = [
	{
		key: 'gross_sales',
		unit: 'amount',
		from: from(['discounted_sales', 'coupons'], (row) => row.discounted_sales + row.coupons),
		sumsOver: parts,
		rule: 'since 10.2',
		explanation:
			'Sales before discounts, without tax and shipping. What came back later does not change them.',
	},
	{
		key: 'discounted_sales',
		unit: 'amount',
		over: { order: 'SUM(total_sales - tax_total - shipping_total) FILTER (WHERE parent_id = 0)' },
		sumsOver: parts,
		rule: 'since 10.2',
		explanation: 'Sales after discounts, without tax and shipping, before returns.',
	},
	{
		key: 'net_of_orders',
		unit: 'amount',
		over: { order: 'SUM(net_total) FILTER (WHERE parent_id = 0)' },
		sumsOver: parts,
		rule: 'since 10.2',
		explanation: 'Net sales of the orders, before returns.',
	},
	{
		key: 'items_of_orders',
		unit: 'count',
		over: { order: 'SUM(num_items_sold) FILTER (WHERE parent_id = 0)' },
		sumsOver: parts,
		rule: 'since 10.2',
		explanation: 'Pieces in the orders, before returns.',
	},
];

function averages({ ordersAlone }: NumberRules): readonly Metric[] {
	const rule = ordersAlone ? 'since 10.2' : 'before 10.2';
	const returned = ordersAlone ? 'before returns' : 'less returns';
	return [
		{
			key: 'avg_order_value',
			unit: 'average',
			from: ratio('net_of_orders', 'orders_count'),
			sumsOver: [],
			rule,
			explanation: `Net sales, ${returned}, by number of orders.`,
		},
		{
			key: 'avg_items_per_order',
			unit: 'average',
			from: ratio('items_of_orders', 'orders_count'),
			sumsOver: [],
			rule,
			explanation: `Pieces, ${returned}, by number of orders.`,
		},
	];
}
