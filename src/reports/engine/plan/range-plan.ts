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
	/**
	 * The paces of the month, quarter and year at the range's end, if the range covers them until now. Otherwise the
	 * pace of its own days, or of its last days that have a target.
	 */
	readonly paces: readonly Pace[];
	/** The pace of the line as a whole, one of `paces`, so that legend and text give the same target. */
	readonly main: Pace | undefined;
}

/** Pure: depends only on the plan, the range and its current time. */
export function rangePlan(plan: Plan, range: SelectedRange): RangePlan {
	const ofPeriods = targetUnits.flatMap((unit) => paceOfUnit(plan, unit, range) ?? []);
	const line = range.intervals.map((interval) => plannedIn(plan, interval));
	const told = ofPeriods.find(({ from, to }) => from === range.from && range.to <= to);
	const ofDays = told ? undefined : paceWithin(plan, range, range.reached, range.now);
	const others = ofDays ?? (ofPeriods.length === 0 ? paceOfLast(plan, range, line) : undefined);
	return {
		line,
		paces: others ? [...ofPeriods, others] : ofPeriods,
		main: told ?? others ?? ofPeriods[0],
	};
}

/** Returns the pace in the last intervals that have a target. An average of some intervals is unknown. */
function paceOfLast(plan: Plan, range: SelectedRange, line: RangePlan['line']): Pace | undefined {
	if (!plan.addsUp) return undefined;
	const hasTarget = line.map((target) => target !== null);
	const end = hasTarget.lastIndexOf(true) + 1;
	const start = hasTarget.slice(0, end).lastIndexOf(false) + 1;
	const covered = range.intervals.slice(start, end);
	const [first, last] = [covered[0], covered.at(-1)];
	if (!first || !last) return undefined;
	const reached = covered.reduce((sum, one) => sum + one.reached, 0);
	return paceWithin(plan, { from: first.from, to: last.to }, reached, range.now);
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
