import { couponMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

/** The metrics of Coupons. Discounts are those of orders; returns never reduce them. */
export const couponMetrics = measured(couponMeanings, {
	// For an item: its share of all discounts of its order, once, even if the order had two coupons.
	amount: { over: { 'coupon line': 'SUM(discount_amount)', line: 'SUM(coupon_amount)' } },
	coupons_count: { over: { 'coupon line': 'COUNT(DISTINCT coupon_id)' } },
	orders_count: { over: { 'coupon line': 'COUNT(DISTINCT order_id)' }, ofDays: 'SUM(orders)' },
});

export const couponMetricKeys = couponMetrics.map(({ key }) => key);
