import type { Target, TargetUnit } from '@store-analytics/rest-api';

/**
 * A span of the shop's wall clock, in milliseconds on a clock that is never set, so that each day has 24 hours and no zone matters;
 * the end is not part of it.
 */
export interface Span {
	readonly from: number;
	readonly to: number;
}

const monthsOf: Readonly<Record<TargetUnit, number>> = { month: 1, quarter: 3, year: 12 };

/** The wall time `YYYY-MM-DD`, also with ` HH:mm:ss`. */
export function wallTimeOf(text: string): number {
	return Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`);
}

/** The calendar day of a wall time, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/** The month, quarter or year of a shop that holds a wall time; its years begin with the month `fiscalYearStart`, 1 to 12. */
export function periodHolding(unit: TargetUnit, time: number, fiscalYearStart: number): Span {
	const month = monthOf(time);
	const into = (month - (fiscalYearStart - 1) + 12) % monthsOf[unit];
	return monthsFrom(month - into, monthsOf[unit]);
}

/** So many periods of a unit as there are between the one before and the one after, in order; `count` on either side of the one that holds `time`. */
export function periodsAround(
	unit: TargetUnit,
	time: number,
	{ fiscalYearStart, count }: { fiscalYearStart: number; count: number },
): Span[] {
	const first = monthOf(periodHolding(unit, time, fiscalYearStart).from);
	const length = monthsOf[unit];
	return Array.from({ length: 2 * count + 1 }, (_, index) =>
		monthsFrom(first + (index - count) * length, length),
	);
}

/** The period of a target's own; it keeps its months when the shop's year is begun with another month later. */
export function ownPeriod({ unit, start }: Pick<Target, 'unit' | 'start'>): Span {
	return monthsFrom(monthOf(wallTimeOf(`${start}-01`)), monthsOf[unit]);
}

/** The start of a period as a target has it: `2026-10`. */
export function startOf({ from }: Span): string {
	return dayOf(from).slice(0, 7);
}

/** The month after the one that holds a wall time. */
export function nextMonth(time: number): number {
	return monthsFrom(monthOf(time), 1).to;
}

function monthOf(time: number): number {
	const date = new Date(time);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function monthsFrom(month: number, count: number): Span {
	// Date.UTC takes years before 100 for others.
	const at = (months: number) => Date.UTC(2000, months - 24_000);
	return { from: at(month), to: at(month + count) };
}
