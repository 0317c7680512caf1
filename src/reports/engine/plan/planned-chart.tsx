import { __ } from '@wordpress/i18n';
import { parseAnnotations, parseTargets, type Target } from '@store-analytics/rest-api';
import { amountOf, plannedUnits, unitsOf } from '../definition/units';
import { numberOf } from '../query/chart-rows';
import { annotationsIn, notesOf } from './annotated';
import { isOfAllDays, paceName, PlanWords } from './plan-words';
import { rangePlan, type RangePlan } from './range-plan';
import { daysOf, subjectOf, type PlannedChart, type ShownNumber } from './shown-number';
import { wallTimeOf } from './target-periods';

/** The user's preferences for targets and annotations. */
interface KeptPlan {
	readonly targets: unknown;
	readonly annotations: unknown;
}

type Ready = Extract<ShownNumber['stats'], { status: 'ready' }>;

/**
 * Adds a line of targets and notes of annotations to a chart. `now` is the shop's wall clock, `YYYY-MM-DD HH:mm:ss`.
 */
export function plannedChart(number: ShownNumber, kept: KeptPlan, now: string): PlannedChart {
	const { chart, stats, settings, period } = number;
	const plain = { data: chart.rows, legendTotals: chart.legendTotals };
	if (stats.status !== 'ready') return plain;
	const annotations = parseAnnotations(kept.annotations);
	const intervals = intervalsOf(number, stats);
	const dates = chart.rows.map(({ date }) => date);
	const plan = planOf(number, stats, parseTargets(kept.targets), wallTimeOf(now));
	return {
		...(plan ? withTargets(number, plan) : plain),
		notes: notesOf(annotations, intervals, dates, settings.userLocale),
		children: (
			<PlanWords
				number={number}
				paces={plan?.paces ?? []}
				annotations={annotationsIn(annotations, daysOf(period))}
			/>
		),
	};
}

/** Undefined if the number has no targets, or if the chart splits it: targets apply to the whole. */
function planOf(
	number: ShownNumber,
	stats: Ready,
	targets: readonly Target[],
	now: number,
): RangePlan | undefined {
	const { metric, isSplit, currency, settings, period } = number;
	const { metric: key, query } = subjectOf(number);
	const own = targets.filter((target) => target.metric === key && target.query === query);
	const reached = numberOf(stats.primary.totals, metric);
	if (isSplit || own.length === 0 || reached === null) return undefined;
	const units = (value: number) => unitsOf(plannedUnits(metric.type), value, currency);
	return rangePlan(
		{
			targets: own.map(({ unit, start, amount }) => ({ unit, start, units: units(amount) })),
			fiscalYearStart: settings.fiscalYearStart,
			addsUp: metric.addsUp !== false && metric.type !== 'average',
		},
		{
			...daysOf(period),
			now,
			reached: units(reached),
			intervals: intervalsOf(number, stats),
		},
	);
}

/** Returns the intervals of the stats as spans of wall time. The stats give their ends to the second. */
function intervalsOf({ metric, currency }: ShownNumber, { primary }: Ready) {
	return primary.intervals.map(({ date_start: start, date_end: end, subtotals }) => ({
		from: wallTimeOf(start),
		to: wallTimeOf(end) + 1000,
		reached: unitsOf(plannedUnits(metric.type), numberOf(subtotals, metric) ?? 0, currency),
	}));
}

function withTargets(number: ShownNumber, { line, main }: RangePlan) {
	const { metric, currency, chart, period } = number;
	const amount = (units: number | null) =>
		units && amountOf(plannedUnits(metric.type), units, currency);
	if (line.every((units) => units === null)) {
		return { data: chart.rows, legendTotals: chart.legendTotals };
	}
	const label = __('Target', 'store-analytics');
	// The legend and the text below the chart name the same target.
	const legendLabel = main && !isOfAllDays(main, period) ? paceName(number, main) : label;
	return {
		data: chart.rows.map((row, index) => ({
			...row,
			target: { label, legendLabel, value: amount(line[index] ?? null), isTarget: true },
		})),
		legendTotals: { ...chart.legendTotals, target: main ? amount(main.target) : null },
	};
}
