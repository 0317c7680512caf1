import type { ChosenValue } from '@store-analytics/components';
import type { ChartData } from '../chart/use-chart-data';
import type { ChartMetric } from '../definition/definition';
import { partnersIn, type StatsInterval } from '../query/chart-rows';
import type { Params } from '../query/requests';
import type { BothPeriods } from '../query/use-both-periods';
import type { ReportView } from '../query/view';
import { datesOf, explanationContextOf, targetOf, type ExplainTarget, type Span } from './target';

/** What a chart is drawn from. */
interface Drawn {
	readonly view: ReportView;
	readonly metric: ChartMetric;
	readonly stats: Extract<BothPeriods, { readonly status: 'ready' }>;
	readonly chart: ChartData;
}

/**
 * Returns the number behind a value in a chart: that of its series on its date. In a running total, it covers all dates
 * up to that one.
 */
export function targetOfValue(drawn: Drawn, value: ChosenValue): ExplainTarget | undefined {
	const { view, metric, stats } = drawn;
	const span = spanOfValue(stats.primary.intervals, value);
	if (!span) return undefined;
	const compared = partnerOf(drawn, value);
	if (view.series) return targetOfSeries(drawn, value, { span, compared });
	const isBefore = value.series === 'secondary' && compared !== undefined;
	const asked = { ...view.stats.primary, ...(isBefore ? compared : span) };
	const context = { ...explanationContextOf(view), compared: isBefore ? undefined : compared };
	return {
		...targetOf(view.model.statsEndpoint, metric, asked, context),
		shown: shownIn(drawn, value, isBefore ? 'secondary' : 'primary'),
	};
}

/** The value that the chart shows for a single date; undefined for a running total. */
function shownIn({ chart }: Drawn, { index, from }: ChosenValue, key: string): number | undefined {
	const value = chart.rows[index]?.[key as 'primary']; // as: rows have a value for each series
	return from === index && typeof value === 'object' ? (value.value ?? undefined) : undefined;
}

interface Spans {
	readonly span: Span;
	readonly compared: Span | undefined;
}

/** The value of one of several series, with the values of the other series at the same time. */
function targetOfSeries(
	drawn: Drawn,
	value: ChosenValue,
	{ span, compared }: Spans,
): ExplainTarget {
	const { view, metric, chart } = drawn;
	// The parts of a drill-down belong to another report, as in the table below.
	const { model, stats } = view.parts ?? view;
	const context = { ...explanationContextOf(view), compared };
	const narrowed = (scope: Params) =>
		targetOf(model.statsEndpoint, metric, { ...stats.primary, ...span, ...scope }, context);
	const all = Object.entries(chart.rows[value.index] ?? {}).flatMap(([key, drawnAs]) => {
		const scope = scopeOfSeries(view, key);
		if (typeof drawnAs !== 'object' || !scope) return [];
		const { difference } = model.comparison ?? {};
		const shown = shownIn(drawn, value, key);
		return [{ key, target: { ...narrowed(scope), of: drawnAs.label, shown, difference } }];
	});
	const chosen = all.find(({ key }) => key === value.series);
	// An extension's segments may not be filterable.
	if (!chosen) return narrowed({});
	const others = all.filter(({ key }) => key !== chosen.key && chart.legendTotals[key] !== 0);
	return { ...chosen.target, beside: others.map(({ target }) => target) };
}

/** The filter that selects a chart's series. */
function scopeOfSeries({ model, parts, series }: ReportView, key: string): Params | undefined {
	const { comparison } = (parts ?? { model }).model;
	const isRow = comparison && comparison.segmentBy === series?.segmentBy;
	if (isRow && comparison.filterOf) return comparison.filterOf(key);
	// 0 means sales of a product without a variation, which no filter selects.
	return isRow && Number(key) > 0 ? { [comparison.param]: Number(key) } : undefined;
}

function spanOfValue(
	intervals: readonly StatsInterval[],
	{ from, index }: ChosenValue,
): Span | undefined {
	const [first, last] = [intervals[from], intervals[index]];
	return first && last && { after: datesOf(first).after, before: datesOf(last).before };
}

/** The same time in the compared period; undefined without a comparison. */
function partnerOf({ view, stats }: Drawn, { from, index }: ChosenValue): Span | undefined {
	const { primary, secondary } = stats;
	if (!secondary) return undefined;
	const partner = partnersIn(view.period, secondary.intervals);
	const [first, last] = [from, index].map((at) => {
		const interval = primary.intervals[at];
		const found = interval && partner(interval, at);
		return found === 'no such day' ? undefined : found;
	});
	return first && last && { after: datesOf(first).after, before: datesOf(last).before };
}
