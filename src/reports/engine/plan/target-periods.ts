import type { Target, TargetUnit } from '@store-analytics/rest-api';

/**
 * A span of the shop's wall clock, in milliseconds; `to` is exclusive. The clock is never set forward or back, so each
 * day has 24 hours and no zone matters.
 */
export interface Span {
	readonly from: number;
	readonly to: number;
}

const monthsOf: Readonly<Record<TargetUnit, number>> = { month: 1, quarter: 3, year: 12 };

/** Parses a wall time `YYYY-MM-DD`, with or without ` HH:mm:ss`. */
export function wallTimeOf(text: string): number {
	return Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19) || '00:00:00'}Z`);
}

/** The calendar day of a wall time, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}

/**
 * Returns the month, quarter or year that contains a wall time. Years start with the month `fiscalYearStart`, 1 to 12.
 */
export function periodHolding(unit: TargetUnit, time: number, fiscalYearStart: number): Span {
	const month = monthOf(time);
	const into = (month - (fiscalYearStart - 1) + 12) % monthsOf[unit];
	return monthsFrom(month - into, monthsOf[unit]);
}

/** Returns periods of a unit in order: `count` on either side of the one that contains `time`. */
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

/** Returns a target's own period. It keeps its months if the shop later moves the start of its year. */
export function ownPeriod({ unit, start }: Pick<Target, 'unit' | 'start'>): Span {
	return monthsFrom(monthOf(wallTimeOf(`${start}-01`)), monthsOf[unit]);
}

/** The start of a period as a target stores it: `2026-10`. */
export function startOf({ from }: Span): string {
	return dayOf(from).slice(0, 7);
}

/** Returns the start of the month after the one that contains a wall time. */
export function nextMonth(time: number): number {
	return monthsFrom(monthOf(time), 1).to;
}

function monthOf(time: number): number {
	const date = new Date(time);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function monthsFrom(month: number, count: number): Span {
	// Date.UTC adds 1900 to years below 100.
	const at = (months: number) => Date.UTC(2000, months - 24_000);
	return { from: at(month), to: at(month + count) };
}
