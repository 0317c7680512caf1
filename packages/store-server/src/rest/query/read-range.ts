import { momentPattern, queryLimits } from '@store-analytics/rest-api/contract';
import { INTERVAL_UNITS, type IntervalUnit } from '../../reports/periods/interval-calendar';
import { hasTooManyIntervals, type Period } from '../../reports/periods/intervals';
import { readPeriod } from '../../reports/periods/period';
import type { Shop } from '../../reports/shop';
import { refused } from './read-query';

/** The limits of a range, both included: days, or moments by the shop's clock such as `2026-10-31T12:00:00`. */
export interface Range {
	readonly after: string;
	readonly before: string;
}

const MOMENT = new RegExp(momentPattern);

/** Throws a RestError (400) that shows what two days look like. */
export function readRange(range: unknown, parameter: string): Range {
	const after: unknown = Object(range).after;
	const before: unknown = Object(range).before;
	const others = Object.keys(Object(range)).length > 2;
	if (!isMoment(after) || !isMoment(before) || others) {
		throw refused(
			parameter,
			`${parameter} needs two days of the shop, such as { "after": "2026-10-01", "before": "2026-10-31" }.`,
		);
	}
	if (lastOf(before) < firstOf(after)) {
		throw refused(parameter, `${parameter} ends on ${before}, before it begins on ${after}.`);
	}
	return { after, before };
}

function isMoment(text: unknown): text is string {
	return typeof text === 'string' && MOMENT.test(text) && isDay(text.slice(0, 10));
}

/** 30 February is none. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
const firstOf = (moment: string) => (moment.includes('T') ? moment : `${moment}T00:00:00`);
const lastOf = (moment: string) => (moment.includes('T') ? moment : `${moment}T23:59:59`);

/** The moments of a range by the shop's clock. */
export function periodOf({ after, before }: Range, { clock }: Shop, now: Date): Period {
	return readPeriod({ after: firstOf(after), before: lastOf(before) }, clock, now);
}

/** Throws a RestError (400) that names an interval which is long enough. */
export function checkIntervals(unit: IntervalUnit, period: Period): void {
	const isTooShort = (one: IntervalUnit) => hasTooManyIntervals(one, period, queryLimits.intervals);
	if (!isTooShort(unit)) return;
	const longer = INTERVAL_UNITS.find((one) => !isTooShort(one));
	throw refused(
		'interval',
		`By ${unit} there are more than 10,000 intervals. Ask ${longer ? `by ${longer}` : 'for fewer days'}.`,
	);
}
