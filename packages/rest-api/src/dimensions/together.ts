import { dimensionOf, type DimensionKey } from './declared';
import type { DimensionGrain } from './meaning';

/** Metrics that a part of orders does not have: refunds are not orders, and buy nothing. */
const missing: Readonly<Partial<Record<DimensionGrain, readonly string[]>>> = {
	refund: [
		'orders_count',
		'gross_sales',
		'avg_order_value',
		'avg_items_per_order',
		'new_customers',
		'refund_rate',
		'coupons',
		'coupons_count',
	],
};

/**
 * Checks whether a metric can be broken down by dimensions of a grain.
 * @example isSplitBy('orders_count', 'refund') // false
 */
export function isSplitBy(metric: string, grain: DimensionGrain): boolean {
	return !missing[grain]?.includes(metric);
}

/**
 * The grain of several dimensions: that of the parts of orders which they name, else orders. Undefined for two kinds of parts,
 * which mean nothing together: an order's coupon belongs to no product.
 */
export function grainOf(dimensions: readonly DimensionKey[]): DimensionGrain | undefined {
	const grains = new Set(dimensions.map((key) => dimensionOf(key)?.grain ?? 'order'));
	grains.delete('order');
	if (grains.size > 1) return undefined;
	return [...grains][0] ?? 'order';
}
