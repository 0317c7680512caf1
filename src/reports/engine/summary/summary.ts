import { __ } from '@wordpress/i18n';
import { formatValue } from '@store-analytics/number';
import { getNewPath } from '@store-analytics/navigation';
import type { Store } from '@store-analytics/components';
import { formatCount, formatDecimal, formatPercent } from '../definition/cells';
import type { MetricType } from '../definition/cells';
import type { ChartMetric, SummaryMetric } from '../definition/definition';
import { dash, numberIn } from '../definition/metric-value';
import { numberOf, valueAt, withinTotals } from '../query/chart-rows';
import type { PeriodStats } from '../query/use-both-periods';
import { shownChange, type ShownChange } from './change';
import { filtered } from '../../../extensions/filtered';
import type { Query } from '../../../platform/query';

type Totals = Readonly<Record<string, unknown>>;

/** A summary number with its comparison and the link that shows its chart (S3.summary-item.1). */
interface SummaryItem extends ShownChange {
	readonly key: string;
	readonly label: string;
	readonly value: string | undefined;
	readonly prevValue: string | undefined;
	readonly prevLabel: string;
	readonly href: string;
	readonly selected: boolean;
	readonly reverseTrend: boolean;
	readonly neutralTrend: boolean;
	readonly isCompared: boolean;
	readonly labelTooltipText: string | undefined;
}

/** Returns the chart that the address selects, or the first. */
export function selectedChart<Metric extends ChartMetric>(
	charts: readonly Metric[],
	query: Query,
): Metric | undefined {
	return charts.find(({ key }) => key === query.chart) ?? charts[0];
}

interface SummaryContext {
	readonly query: Query;
	readonly path: string;
	readonly compare: string;
	readonly currency: Store['currency'];
}

/**
 * Returns one item per chart: the totals of both periods, or of one without a comparison, and a link that selects the
 * chart.
 */
export function summaryItems(
	charts: readonly ChartMetric[],
	{ primary, secondary }: { primary: Totals; secondary: Totals | undefined },
	{ query, path, compare, currency }: SummaryContext,
): SummaryItem[] {
	const selected = selectedChart(charts, query);
	return charts.map((chart) => {
		const { key, label, type, order, orderby } = chart;
		const now = numberIn(chart, primary);
		const before = secondary && numberIn(chart, secondary);
		const none = chart.derived && dash;
		return {
			key,
			label,
			value: formatMetric(type, now, currency) ?? none,
			prevValue: formatMetric(type, before, currency) ?? none,
			prevLabel: previousLabel(compare),
			...shownChange(type, now, before, currency),
			href: getNewPath(
				{ chart: key, ...(orderby && { orderby }), ...(order && { order }) },
				path,
				query,
			),
			selected: chart === selected,
			reverseTrend: chart.isReverseTrend ?? false,
			neutralTrend: chart.isNeutralTrend ?? false,
			isCompared: secondary !== undefined,
			labelTooltipText: chart.labelTooltipText,
		};
	});
}

/**
 * Returns the values of each chart over the range, for its sparkline; nothing of intervals that have not begun. `now`
 * is the shop's wall clock, `YYYY-MM-DD HH:mm:ss`.
 */
export function trendsOf(
	charts: readonly ChartMetric[],
	{ totals, intervals }: PeriodStats,
	now: string,
): (number | null)[][] {
	return charts.map((chart) => {
		const metric = withinTotals(chart, totals);
		return intervals.map((one) => valueAt(one, numberOf(one.subtotals, metric), now).value);
	});
}

/** Returns the label of a comparison, shown beside its number. */
export function previousLabel(compare: string): string {
	switch (compare) {
		case 'previous_period':
			return __('Previous period:', 'store-analytics');
		case 'same_weekdays':
			return __('Same weekdays before:', 'store-analytics');
		case 'same_weekdays_last_year':
			return __('Same weekdays last year:', 'store-analytics');
		case 'custom':
			return __('Other dates:', 'store-analytics');
		default:
			return __('Previous year:', 'store-analytics');
	}
}

/**
 * Formats a metric: money in the shop's currency, counts and averages as grouped whole numbers
 * (S5.currency-and-numbers.4), shares in percent.
 */
export function formatMetric(
	type: MetricType,
	value: number | undefined,
	currency: Store['currency'],
): string | undefined {
	if (value === undefined) return undefined;
	switch (type) {
		case 'currency':
			return currency.formatAmount(value);
		case 'average':
			return formatCount(Number(formatValue({}, 'average', value)), currency);
		case 'decimal':
			return formatDecimal(value, currency);
		case 'percent':
			return formatPercent(value, currency);
		default:
			return formatCount(value, currency);
	}
}

/** Footer numbers that are not metrics: rows over all pages and days of the range. */
export interface Counts {
	readonly rows: number;
	readonly days: number;
}

/** Returns the numbers below the table. */
export function footerMetrics(
	metrics: readonly SummaryMetric[],
	totals: Totals,
	counts: Counts,
	currency: Store['currency'],
): { of: string; label: string; value: string }[] {
	return metrics.map(({ of, label, type, derived }) => {
		const isCount = of === 'rows' || of === 'days';
		const value = isCount ? counts[of] : numberIn({ key: of, derived }, totals);
		if (derived && value === undefined) return { of, label: label(0), value: dash };
		const shown = formatMetric(type, value ?? 0, currency) ?? '';
		return { of, label: label(value ?? 0), value: shown };
	});
}

/** Returns the report's numbers, with the names that extensions give them for the address. */
export function namedMetrics(
	{ slug, summary }: { readonly slug: string; readonly summary: readonly SummaryMetric[] },
	query: Query,
): readonly SummaryMetric[] {
	const hook = `experimental_woocommerce_admin_${slug}_report_table_summary`;
	return summary.map((metric) => ({
		...metric,
		label: (value) =>
			metric.derived
				? metric.label(value)
				: filtered(`${hook}_${metric.of}_label`, metric.label(value), value, query),
	}));
}
