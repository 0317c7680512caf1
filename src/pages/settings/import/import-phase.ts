import { calendarDaysBetween, toMoment, type Moment } from '@store-analytics/date';
import type { ImportForm } from '@store-analytics/data';

/** How much of something there is and how much of it is in the reports. */
export interface Progress {
	readonly imported: number;
	readonly total: number;
}

export type Phase =
	/** The shop has not said yet how much there is. */
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

/** Whether an import of the past is under way or done, as opposed to being chosen. */
export function isUnderWay(phase: Phase): boolean {
	return ['initializing', 'customers', 'orders', 'finalizing'].includes(phase);
}

/** Notation of the own date (S3.import.4). */
export const importDateFormat = 'MM/DD/YYYY';

/** The day from which to import: null for text that is no date, or is one of tomorrow or later. */
export function importDate(text: string, today: Moment): Moment | null {
	if (text.length !== importDateFormat.length) return null;
	const date = toMoment(importDateFormat, text);
	return date && calendarDaysBetween(date, today) >= 0 ? date : null;
}

/** What the server is asked for; null while the own date cannot be taken. */
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
