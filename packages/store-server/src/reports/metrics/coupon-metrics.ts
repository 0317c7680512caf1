import type { Metric } from './metric';

/** What Coupons counts. Discounts are those of orders; returns never reduce them. */
export const couponMetrics: readonly Metric[] = [
	{
		key: 'amount',
		unit: 'amount',
		// Of an item: its part of all discounts of its order, once, also where the order had two coupons.
		over: { 'coupon line': 'SUM(discount_amount)', line: 'SUM(coupon_amount)' },
		sumsOver: ['interval', 'coupon'],
		rule: 'every version',
		explanation: 'Discounts that coupons gave, without tax. Returns do not change them.',
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
		key: 'orders_count',
		unit: 'count',
		over: { 'coupon line': 'COUNT(DISTINCT order_id)' },
		sumsOver: ['interval'],
		rule: 'every version',
		explanation: 'Orders in which a coupon was used.',
	},
];

export const couponMetricKeys = couponMetrics.map(({ key }) => key);
