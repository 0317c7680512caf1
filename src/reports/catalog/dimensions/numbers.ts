import type { ReportMetric } from '@store-analytics/rest-api';
import type { DimensionGrain } from '@store-analytics/rest-api/dimensions';
import { meaningOf, type MeaningRules } from '@store-analytics/rest-api/metrics';
import type { ChartMetric } from '../../engine/definition/definition';
import { lookOf } from './number-looks';

type Metric = ReportMetric<'breakdown'>;

export interface Numbers {
	/** Tiles, charts and columns; the first one is what rows are sorted by. */
	readonly main: readonly Metric[];
	/** Columns that are hidden at first. */
	readonly further: readonly Metric[];
}

/**
 * The numbers of a report by what its rows are: refunds sell nothing, and lines have no customers of their own. A report has no
 * dimensions of a grain without numbers.
 */
export type NumbersByGrain = Readonly<
	Record<'order', Numbers> & Partial<Record<DimensionGrain, Numbers>>
>;

/** A number with its column: sortable under its own name. */
export interface BreakdownNumber {
	readonly chart: ChartMetric<Metric>;
	readonly isHidden: boolean;
	/** As its meaning says (`MetricMeaning`). */
	readonly sumsOver: readonly string[];
}

/** The charts and columns of a report's numbers. */
export function breakdownNumbers(
	{ main, further }: Numbers,
	rules: MeaningRules,
): BreakdownNumber[] {
	return [...main, ...further].map((key, index) => ({
		chart: chartOf(key, rules),
		isHidden: index >= main.length,
		sumsOver: meaningOf('breakdown', key, rules)?.sumsOver ?? [],
	}));
}

function chartOf(key: Metric, rules: MeaningRules): ChartMetric<Metric> {
	const meaning = meaningOf('breakdown', key, rules);
	return {
		key,
		label: meaning?.label() ?? key,
		...lookOf(key, meaning?.unit),
		orderby: key,
		order: 'desc',
		...(!meaning?.sumsOver.includes('interval') && { addsUp: false }),
	};
}
