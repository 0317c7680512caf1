import type { MetricType } from '../engine/definition/cells';
import type { ChartMetric, SummaryMetric } from '../engine/definition/definition';
import { totalLabel } from './total-labels';

/** Numbers under a table. */
export const metric = {
	/** The number of rows on all pages. */
	rows: (label: (count: number) => string): SummaryMetric<never> => ({
		of: 'rows',
		type: 'number',
		label,
	}),
	/** The number of days in the range. */
	days: (label: (count: number) => string): SummaryMetric<never> => ({
		of: 'days',
		type: 'number',
		label,
	}),
	/** A total with its own name, which may depend on its number. */
	total: <Key extends string>(
		of: Key,
		label: (value: number) => string,
		type: MetricType = 'number',
	): SummaryMetric<Key> => ({ of, type, label }),
	/** The total of a chart, with the chart's name as it continues a number. */
	ofChart: <Key extends string>({
		key,
		type,
		label,
		derived,
	}: ChartMetric<Key>): SummaryMetric<Key> => ({
		of: key,
		type,
		label: totalLabel(key, label),
		...(derived && { derived }),
	}),
};
