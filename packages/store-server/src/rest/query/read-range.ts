import { INTERVAL_UNITS, type IntervalUnit } from '../../reports/periods/interval-calendar';
import { hasTooManyIntervals, type Period } from '../../reports/periods/intervals';
import { readPeriod } from '../../reports/periods/period';
import type { Shop } from '../../reports/shop';
import { refused } from './read-query';

/** The first and last day of a range, both included. */
export interface Days {
	readonly after: string;
	readonly before: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Throws a RestError (400) that shows what two days look like. */
export function readDays(range: unknown, parameter: string): Days {
	const after: unknown = Object(range).after;
	const before: unknown = Object(range).before;
	const isDay = (day: unknown): day is string =>
		typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
	if (!isDay(after) || !isDay(before)) {
		throw refused(
			parameter,
			`${parameter} needs two days of the shop, such as { "after": "2026-10-01", "before": "2026-10-31" }.`,
		);
	}
	if (before < after) {
		throw refused(parameter, `${parameter} ends on ${before}, before it begins on ${after}.`);
	}
	return { after, before };
}

/** The moments of days by the shop's clock. */
export function periodOf({ after, before }: Days, { clock }: Shop, now: Date): Period {
	return readPeriod({ after: `${after}T00:00:00`, before: `${before}T23:59:59` }, clock, now);
}

/** The most intervals of a response; reports have more, and no rows in each. */
const MOST_INTERVALS = 10_000;

/** Throws a RestError (400) that names an interval which is long enough. */
export function checkIntervals(unit: IntervalUnit, period: Period): void {
	const isTooShort = (one: IntervalUnit) => hasTooManyIntervals(one, period, MOST_INTERVALS);
	if (!isTooShort(unit)) return;
	const longer = INTERVAL_UNITS.find((one) => !isTooShort(one));
	throw refused(
		'interval',
		`By ${unit} there are more than 10,000 intervals. Ask ${longer ? `by ${longer}` : 'for fewer days'}.`,
	);
}
