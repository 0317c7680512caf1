import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { NumberRules } from '../../schema/number-rules';
import { breakdownMetrics } from '../metrics/breakdown-metrics';
import { metricOf, type Metric } from '../metrics/metric';

/** The column of lines from which the values of a dimension follow. */
export const lineColumns: Readonly<Partial<Record<DimensionKey, string>>> = {
	product: 'product_id',
	variation: 'variation_id',
	product_type: 'product_id',
	category: 'product_id',
	tag: 'product_id',
	brand: 'product_id',
	attribute: 'attributes',
	tax_class: 'tax_class',
};

/** The columns that day sums of lines have, too. */
const dayColumns = ['product_id', 'variation_id'];

/** Whether day sums of lines say all values of these dimensions. */
export function followFromProducts(dimensions: readonly DimensionKey[]): boolean {
	return dimensions.every((key) => dayColumns.includes(lineColumns[key] ?? ''));
}

/** The metrics of breakdowns over day sums. What lines have is over lines alone. */
export function lineDayMetrics(rules: NumberRules): readonly Metric[] {
	const returned = rules.fullRefunds ? 'returned_gross_revenue' : 'returned_net_revenue';
	return breakdownMetrics(rules).map((metric) => {
		const line = metric.key === 'refunds' ? `-SUM(${returned})` : metric.over?.line;
		return line === undefined ? metric : { ...metric, over: { line } };
	});
}

/**
 * The same for rows by one product or more: only the orders of a product add up. An order with two products of a category is
 * one order, so that the lines have to be read.
 */
export function lineDayMetricsBy(
	dimensions: readonly DimensionKey[],
	rules: NumberRules,
): readonly Metric[] {
	const isByProduct = dimensions.length === 1 && dimensions[0] === 'product';
	return lineDayMetrics(rules).map((metric) =>
		isByProduct && metric.key === 'orders_count'
			? { ...metric, over: { line: 'SUM(product_orders)' } }
			: metric,
	);
}

/** Whether lines say a metric, and all that it derives from. */
export function isOfLines(metrics: readonly Metric[], key: string): boolean {
	const { from, over } = metricOf(metrics, key);
	return from ? from.needs.every((need) => isOfLines(metrics, need)) : over?.line !== undefined;
}
