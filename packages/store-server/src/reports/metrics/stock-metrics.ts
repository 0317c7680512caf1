import type { Metric } from './metric';

/** What Stock counts of products and variations. */
export const stockMetrics: readonly Metric[] = [
	counted('lowstock', 'is_low', 'In stock, but no more than what they or the shop call low.'),
	counted('instock', "stock_status = 'instock'", 'In stock, low or not.'),
	counted('outofstock', "stock_status = 'outofstock'", 'Out of stock.'),
	counted('onbackorder', "stock_status = 'onbackorder'", 'Out of stock, but can be ordered.'),
	counted('products', 'is_listed', 'Products and variations that the table lists.'),
];

export const stockMetricKeys = stockMetrics.map(({ key }) => key);

function counted(key: string, condition: string, explanation: string): Metric {
	return {
		key,
		unit: 'count',
		over: { stock: `COUNT(*) FILTER (WHERE ${condition})` },
		sumsOver: [],
		rule: 'every version',
		explanation,
	};
}
