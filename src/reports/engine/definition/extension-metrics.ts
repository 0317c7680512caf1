import { metricsOf, type RegisteredMetric } from '../../../extensions/metrics/registry';
import type { MetricType } from './cells';
import type {
	ChartMetric,
	Definition,
	DerivedNumber,
	ReportTableColumn,
	SummaryMetric,
} from './definition';

/** The format of extensions' metrics: their averages have two decimals. */
export const metricTypes = {
	currency: 'currency',
	number: 'number',
	average: 'decimal',
	percent: 'percent',
} as const satisfies Record<RegisteredMetric['format'], MetricType>;

/** A report's own parts, followed by those of extensions' metrics: number and chart, column, number under the table. */
export function withMetrics(
	slug: string,
	{ charts, columns, summary = [], dated, rows }: Definition,
): Pick<Definition, 'charts' | 'columns'> & { readonly summary: readonly SummaryMetric[] } {
	const metrics = metricsOf(slug);
	const isOfDays = rows === 'intervals';
	return {
		charts: dated === false ? charts : [...charts, ...metrics.map(chartOf)],
		columns: [...columns, ...metrics.flatMap((metric) => columnOf(metric, isOfDays))],
		summary: [...summary, ...metrics.map(summaryMetricOf)],
	};
}

/** Its number above the chart and its chart. */
export function chartOf(metric: RegisteredMetric): ChartMetric {
	const { name, label, format, goodWhen, sortBy, addsUp } = metric;
	return {
		...{ key: name, label, type: metricTypes[format], derived: derivedFrom(metric) },
		...(sortBy !== undefined && { orderby: name, order: 'desc' as const }),
		...(goodWhen === 'down' && { isReverseTrend: true }),
		...(goodWhen === 'neither' && { isNeutralTrend: true }),
		...(!addsUp && { addsUp }),
	};
}

function derivedFrom({ fields, ofTotals }: RegisteredMetric): DerivedNumber {
	return { fields, of: ofTotals };
}

/** A row of days is the stats of its day. */
function columnOf(metric: RegisteredMetric, isOfDays: boolean): ReportTableColumn[] {
	const { name, label, format, sortBy, fields, ofRow, ofTotals } = metric;
	if (!ofRow) return [];
	const of = isOfDays ? ofTotals : ofRow;
	return [
		{
			...{ key: name, label, type: metricTypes[format], derived: { fields, of } },
			...(sortBy !== undefined && { isSortable: true as const, sortBy }),
		},
	];
}

function summaryMetricOf(metric: RegisteredMetric): SummaryMetric {
	const { name, label, format } = metric;
	return {
		of: name,
		label: () => label,
		type: metricTypes[format],
		derived: derivedFrom(metric),
	};
}
