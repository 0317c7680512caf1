import { breakdownMetrics } from '../metrics/breakdown-metrics';
import { ExactSum, metricOf, type Metric, type MetricRow } from '../metrics/metric';
import { isSum } from '../metrics/metric-columns';
import { wholeDays } from './breakdown-days';
import type { Parts } from './breakdown-numbers';
import type { BreakdownRequest } from './breakdown-request';

/**
 * Whether the rows say the numbers of all of them together: each order is in one row, and nothing is counted as different. Days
 * are quicker if they have the numbers. To read the orders again takes as long as to read the rows.
 */
export function isSumOfRows(request: BreakdownRequest): boolean {
	const { grain, dimensions, metrics } = request;
	if (dimensions.length === 0 || (grain !== 'order' && grain !== 'refund')) return false;
	const declared = breakdownMetrics(request);
	return !wholeDays(request) && metrics.every((key) => addsUp(declared, key));
}

function addsUp(metrics: readonly Metric[], key: string): boolean {
	const { from, over = {} } = metricOf(metrics, key);
	if (from) return from.needs.every((need) => addsUp(metrics, need));
	return Object.values(over).every(isSum);
}

/** The numbers of all rows together: of the period (undefined), or of the interval that begins at a bucket. */
export function sumOfRows(rows: Parts | undefined): (bucket: number | undefined) => MetricRow {
	return (bucket) => {
		const sums = new Map<string, ExactSum>();
		for (const segment of rows?.segments ?? []) {
			const row = rows?.find(segment, bucket) ?? {};
			for (const key of Object.keys(row)) {
				const sum = sums.get(key) ?? new ExactSum();
				sums.set(key, sum.add(row[key] ?? 0));
			}
		}
		return Object.fromEntries([...sums].map(([key, { total }]) => [key, total]));
	};
}
