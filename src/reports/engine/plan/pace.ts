import { portionOf } from '@store-analytics/currency/arithmetic';
import type { Target, TargetUnit } from '@store-analytics/rest-api';
import { nextMonth, ownPeriod, periodHolding, type Span } from './target-periods';

/** A target in whole smallest units: cents, pieces. */
export type PlannedTarget = Pick<Target, 'unit' | 'start'> & { readonly units: number };

/** The plan of a number: its targets, and the first month of the fiscal year. */
export interface Plan {
	readonly targets: readonly PlannedTarget[];
	readonly fiscalYearStart: number;
	/** False for an average: its target applies at any time and does not add up. */
	readonly addsUp: boolean;
}

/** The progress of a number towards a target, in whole smallest units. */
export interface Pace extends Span {
	/** The target's unit; undefined if the pace is for a range's own days. */
	readonly unit: TargetUnit | undefined;
	readonly target: number;
	readonly reached: number;
	/** Whether its period is in the future, running or over. */
	readonly time: 'to come' | 'now' | 'over';
	/** The value that steady growth would have reached by now. */
	readonly expected: number;
	/** The projected value at the end. Undefined before a whole day has passed, and for an average. */
	readonly forecast: number | undefined;
}

const day = 86_400_000;
const shortestFirst: readonly TargetUnit[] = ['month', 'quarter', 'year'];

interface Holding extends Span {
	readonly unit: TargetUnit;
	readonly units: number;
}

/** Returns a unit's target at a wall time. A target of the period itself wins over one for every period. */
export function targetAt(plan: Plan, unit: TargetUnit, time: number): Holding | undefined {
	const ofUnit = plan.targets.filter((target) => target.unit === unit);
	for (const { start, units } of ofUnit) {
		if (start === '') continue;
		const period = ownPeriod({ unit, start });
		if (period.from <= time && time < period.to) return { ...period, unit, units };
	}
	const ofEach = ofUnit.find(({ start }) => start === '');
	if (!ofEach) return undefined;
	return { ...periodHolding(unit, time, plan.fiscalYearStart), unit, units: ofEach.units };
}

/**
 * Returns the share of the targets that falls in a span. Each target is spread evenly over its period; a month's wins
 * over that of its quarter or year. Exact to the unit: adjoining spans add up to their target. Null if some of the time
 * has no target. For an average, it is the target itself, or null if it changes.
 */
export function plannedIn(plan: Plan, { from, to }: Span): number | null {
	let sum: number | null = null;
	for (let time = from; time < to;) {
		const holding = targetIn(plan, time);
		if (!holding) return null;
		const end = Math.min(to, nextMonth(time));
		if (plan.addsUp) sum = (sum ?? 0) + until(holding, end) - until(holding, time);
		else if (sum !== null && sum !== holding.units) return null;
		else sum = holding.units;
		time = end;
	}
	return sum;
}

function targetIn(plan: Plan, time: number): Holding | undefined {
	for (const unit of shortestFirst) {
		const holding = targetAt(plan, unit, time);
		if (holding) return holding;
	}
	return undefined;
}

function until({ from, to, units }: Holding, time: number): number {
	return portionOf(units, time - from, to - from);
}

/** Returns the pace towards one target. `reached` is the value in its period until `now`, a wall time. */
export function paceTo(target: Holding, reached: number, now: number, addsUp: boolean): Pace {
	const expected = addsUp ? until(target, timeWithin(target, now)) : target.units;
	return { ...target, ...timed(target, reached, now, addsUp), target: target.units, expected };
}

/** Returns the pace in a range's own days; undefined if some days have no target. */
export function paceWithin(
	plan: Plan,
	range: Span,
	reached: number,
	now: number,
): Pace | undefined {
	const target = plannedIn(plan, range);
	if (target === null) return undefined;
	const passed = { from: range.from, to: timeWithin(range, now) };
	const expected = plan.addsUp ? (plannedIn(plan, passed) ?? 0) : target;
	const { from, to } = range;
	return {
		unit: undefined,
		from,
		to,
		target,
		expected,
		...timed(range, reached, now, plan.addsUp),
	};
}

function timed(span: Span, reached: number, now: number, addsUp: boolean) {
	const passed = timeWithin(span, now) - span.from;
	const time = now >= span.to ? 'over' : now < span.from ? 'to come' : 'now';
	const isTelling = addsUp && time === 'now' && passed >= day;
	const forecast = isTelling ? portionOf(reached, span.to - span.from, passed) : undefined;
	return { reached, time, forecast } as const;
}

function timeWithin({ from, to }: Span, time: number): number {
	return Math.min(to, Math.max(from, time));
}
