import { calendarDaysBetween, toMoment, type Moment } from '@store-analytics/date';
import type { ImportForm } from '@store-analytics/data';

/** How much of a collection exists, and how much the reports contain. */
export interface Progress {
	readonly imported: number;
	readonly total: number;
}

export type Phase =
	/** The shop has not sent the count. */
	| 'unknown'
	| 'nothing'
	| 'ready'
	| 'initializing'
	| 'customers'
	| 'orders'
	| 'finalizing'
	| 'finished'
	| 'error';

export interface Lookup {
	readonly customers: Progress;
	readonly orders: Progress;
	readonly isKnown: boolean;
	readonly isInProgress: boolean;
	readonly hasFailed: boolean;
}

/** Where the import stands; customers come before orders. */
export function phaseOf(lookup: Lookup): Phase {
	const { customers, orders, isKnown, isInProgress, hasFailed } = lookup;
	if (hasFailed) return 'error';
	const total = customers.total + orders.total;
	if (!isInProgress) {
		if (!isKnown) return 'unknown';
		if (total === 0) return 'nothing';
		return isComplete(customers) && isComplete(orders) ? 'finished' : 'ready';
	}
	if (total === 0) return 'initializing';
	if (!isComplete(customers)) return 'customers';
	return isComplete(orders) ? 'finalizing' : 'orders';
}

const isComplete = ({ imported, total }: Progress) => imported >= total;

/** Checks whether an import is running or done, as opposed to being chosen. */
export function isUnderWay(phase: Phase): boolean {
	return ['initializing', 'customers', 'orders', 'finalizing'].includes(phase);
}

/** Format of the custom date (S3.import.4). */
export const importDateFormat = 'MM/DD/YYYY';

/** Returns the first day to import; null for invalid text and for future days. */
export function importDate(text: string, today: Moment): Moment | null {
	if (text.length !== importDateFormat.length) return null;
	const date = toMoment(importDateFormat, text);
	return date && calendarDaysBetween(date, today) >= 0 ? date : null;
}

/** Returns the server's parameters; null while the custom date is invalid. */
export function importQuery(
	{ period, skipPrevious }: ImportForm,
	today: Moment,
): { skip_existing: boolean; days?: number } | null {
	if (period.label === 'all') return { skip_existing: skipPrevious };
	if (period.label !== 'custom') {
		return { skip_existing: skipPrevious, days: Number(period.label) };
	}
	const date = importDate(period.date, today);
	if (date === null) return null;
	return { skip_existing: skipPrevious, days: Math.max(1, calendarDaysBetween(date, today)) };
}
