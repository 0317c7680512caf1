import { targetUnits } from '@store-analytics/rest-api';
import { paceTo, paceWithin, plannedIn, targetAt, type Pace, type Plan } from './pace';
import type { Span } from './target-periods';

/** An interval and the number's value in it, in whole smallest units. */
interface ReachedIn extends Span {
	readonly reached: number;
}

/** The selected range: its intervals, the number's total in it, and the current wall time. */
export interface SelectedRange extends Span {
	readonly intervals: readonly ReachedIn[];
	readonly reached: number;
	readonly now: number;
}

/** The targets of a number in a range. */
export interface RangePlan {
	/** The target of each interval; null if some of its time has no target. */
	readonly line: readonly (number | null)[];
	/** The target of the whole range; null if some of its time has no target. */
	readonly total: number | null;
	/**
	 * The paces of the month, quarter and year at the range's end, if the range covers them until now. Otherwise the
	 * pace of its own days.
	 */
	readonly paces: readonly Pace[];
}

/** Pure: depends only on the plan, the range and its current time. */
export function rangePlan(plan: Plan, range: SelectedRange): RangePlan {
	const ofPeriods = targetUnits.flatMap((unit) => paceOfUnit(plan, unit, range) ?? []);
	const isTold = ofPeriods.some(({ from, to }) => from === range.from && range.to <= to);
	const ofDays = isTold ? undefined : paceWithin(plan, range, range.reached, range.now);
	return {
		line: range.intervals.map((interval) => plannedIn(plan, interval)),
		total: plannedIn(plan, range),
		paces: ofDays ? [...ofPeriods, ofDays] : ofPeriods,
	};
}

/**
 * Returns the pace towards the target of the period at the range's end. Undefined if the range does not cover the
 * period's start.
 */
function paceOfUnit(
	plan: Plan,
	unit: Pace['unit'] & string,
	range: SelectedRange,
): Pace | undefined {
	const { from, to, now } = range;
	const latest = Math.max(from, Math.min(now, to - 1));
	const target = targetAt(plan, unit, latest);
	if (!target || target.from < from || Math.min(target.to, now) > to) return undefined;
	const reached = reachedIn(target, plan, range);
	return reached === undefined ? undefined : paceTo(target, reached, now, plan.addsUp);
}

/**
 * Returns the value in a period. Undefined if an interval crosses its ends. For an average, undefined unless the range
 * matches it.
 */
function reachedIn(period: Span, { addsUp }: Plan, range: SelectedRange): number | undefined {
	if (period.from === range.from && range.to <= period.to) return range.reached;
	if (!addsUp) return undefined;
	const within = range.intervals.filter(({ from, to }) => from < period.to && to > period.from);
	const isWhole = within.every(({ from, to }) => from >= period.from && to <= period.to);
	return isWhole ? within.reduce((sum, { reached }) => sum + reached, 0) : undefined;
}
