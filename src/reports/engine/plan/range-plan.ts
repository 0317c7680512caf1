import { targetUnits } from '@store-analytics/rest-api';
import { paceTo, paceWithin, plannedIn, targetAt, type Pace, type Plan } from './pace';
import type { Span } from './target-periods';

/** An interval of a range, with what a number came to in it, in whole smallest units. */
interface ReachedIn extends Span {
	readonly reached: number;
}

/** A range that is looked at: its intervals, what the number comes to in all of it, and the wall time that is now. */
export interface SelectedRange extends Span {
	readonly intervals: readonly ReachedIn[];
	readonly reached: number;
	readonly now: number;
}

/** What the targets of a number say of a range. */
export interface RangePlan {
	/** Of each interval; null where some of its time has no target. */
	readonly line: readonly (number | null)[];
	/** Of the whole range; null where some of its time has no target. */
	readonly total: number | null;
	/** Of the month, quarter and year that the range is in or ends with, where it has all of it until now, and of its own days else. */
	readonly paces: readonly Pace[];
}

/** Pure: the same plan, range and now give the same. */
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

/** The pace towards the target of the period that the range has come to; undefined where the range does not tell how far it is. */
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

/** What was reached in a period; undefined where intervals lie on both sides of its ends, and of an average unless the range is all of it. */
function reachedIn(period: Span, { addsUp }: Plan, range: SelectedRange): number | undefined {
	if (period.from === range.from && range.to <= period.to) return range.reached;
	if (!addsUp) return undefined;
	const within = range.intervals.filter(({ from, to }) => from < period.to && to > period.from);
	const isWhole = within.every(({ from, to }) => from >= period.from && to <= period.to);
	return isWhole ? within.reduce((sum, { reached }) => sum + reached, 0) : undefined;
}
