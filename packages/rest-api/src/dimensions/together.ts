import { dimensionOf, type DimensionKey } from './declared';
import type { DimensionGrain } from './meaning';

/** Numbers of the taxes of orders. Their rows by tax rate add up. */
const ofTaxes: readonly string[] = ['taxes', 'order_tax', 'shipping_tax'];

/** Metrics that a part of orders does not have: refunds are not orders, and buy nothing. */
const missing: Readonly<Partial<Record<DimensionGrain, readonly string[]>>> = {
	refund: [
		'orders_count',
		'gross_sales',
		'avg_order_value',
		'avg_items_per_order',
		'new_customers',
		'repeat_customers',
		'repeat_rate',
		'refund_rate',
		'coupons',
		'coupons_count',
	],
	line: ['order_tax', 'shipping_tax'],
	'coupon line': ['order_tax', 'shipping_tax'],
};

/**
 * Checks whether a metric can be broken down by dimensions of a grain.
 * @example isSplitBy('orders_count', 'refund') // false
 */
export function isSplitBy(metric: string, grain: DimensionGrain): boolean {
	if (grain === 'tax line') return ofTaxes.includes(metric) || metric === 'orders_count';
	return !missing[grain]?.includes(metric);
}

/** Why metrics cannot be broken down by a grain, in English, with `%s` for the metric; PHP gives the same. */
export const whyNotSplit: Readonly<Record<DimensionGrain, string>> = {
	order: '"%s" cannot be broken down.',
	refund:
		'"%s" is a number of orders, and refunds are none. Ask for refunds_count, refunds, net_revenue, total_sales, taxes or shipping.',
	line: '"%s" is a tax of whole orders, not of what was sold. Ask for taxes.',
	'coupon line': '"%s" is a tax of whole orders, not of coupons. Ask for taxes.',
	'tax line':
		'"%s" does not belong to a tax rate. Ask for taxes, order_tax, shipping_tax or orders_count.',
};

/**
 * Checks whether the rows of a metric add up to the total. Orders are parted by what they say of themselves, as by the type
 * of their customers; lines by their product; taxes by their rate. An order can be in several rows of coupons, but each use of a
 * coupon is in one.
 */
export function sumsUp(
	{ key, sumsOver }: { readonly key: string; readonly sumsOver: readonly string[] },
	dimensions: readonly DimensionKey[],
	grain: DimensionGrain,
): boolean {
	if (dimensions.some((one) => dimensionOf(one)?.isMultiple))
		return grain === 'coupon line' && key === 'coupons';
	return sumsByGrain({ key, sumsOver }, grain);
}

/** The same for dimensions of which each row of the grain has one value. */
export function sumsByGrain(
	{ key, sumsOver }: { readonly key: string; readonly sumsOver: readonly string[] },
	grain: DimensionGrain,
): boolean {
	if (grain === 'tax line') return ofTaxes.includes(key);
	return sumsOver.includes(grain === 'line' ? 'product' : 'customer_type');
}

/**
 * The grain of a query: that of the parts of orders that its dimensions name, else of those that its filters name, else orders.
 * Other filters by parts limit orders and refunds to those that hold one. Undefined for dimensions that mean nothing together:
 * an order's coupon belongs to no product, and a refund has no coupon.
 * @example grainOf(['refund_reason'], ['product']) // 'line'
 */
export function grainOf(
	dimensions: readonly DimensionKey[],
	filtered: readonly DimensionKey[] = [],
): DimensionGrain | undefined {
	const parts = partsOf(dimensions);
	const isOfRefunds = namesRefunds([...dimensions, ...filtered]);
	const [part] = parts;
	if (parts.size > 1 || (part === 'coupon line' && isOfRefunds)) return undefined;
	const chosen = partsOf(filtered);
	if (part ?? chosen.has('line')) return part ?? 'line';
	if (isOfRefunds) return 'refund';
	return partGrains.find((grain) => chosen.has(grain)) ?? 'order';
}

/** Parts of orders, those first by which a query counts if filters name several. */
const partGrains = ['line', 'coupon line', 'tax line'] as const;

/** The grains of parts of orders that dimensions have. Refunds are no parts: they have lines and taxes of their own. */
function partsOf(dimensions: readonly DimensionKey[]): ReadonlySet<DimensionGrain> {
	const grains = new Set(dimensions.map((key) => dimensionOf(key)?.grain));
	return new Set(partGrains.filter((grain) => grains.has(grain)));
}

/** Whether refunds alone count, because some dimension is about these. */
export function namesRefunds(dimensions: readonly DimensionKey[]): boolean {
	return dimensions.some((key) => dimensionOf(key)?.grain === 'refund');
}

/**
 * Returns the grain that a metric does not have, of those by which a query counts; undefined if the query has the metric.
 * @example grainWithout('orders_count', 'line', true) // 'refund'
 */
export function grainWithout(
	metric: string,
	grain: DimensionGrain,
	isOfRefunds: boolean,
): DimensionGrain | undefined {
	if (!isSplitBy(metric, grain)) return grain;
	return isOfRefunds && !isSplitBy(metric, 'refund') ? 'refund' : undefined;
}
