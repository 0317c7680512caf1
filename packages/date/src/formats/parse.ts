import { moment, type Moment } from '../clock/moment';
import { calendarDay, dateText } from '../clock/wall-clock';

/** The date format of addresses and requests, in moment's notation. */
export const isoDateFormat = 'YYYY-MM-DD';

/** The date and time format of requests: the store's wall time without a zone. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** The date format of tables when the shop has none, in PHP's notation. */
export const defaultTableDateFormat = 'm/d/Y';

/**
 * Reads text strictly as an ISO date or in `format` (moment's notation); a valid moment is handed back as it is.
 * Null when it is no date; throws for a value that is neither text nor moment.
 */
export function toMoment(format: string, value: unknown): Moment | null {
	if (moment.isMoment(value)) return value.isValid() ? value : null;
	if (typeof value !== 'string') {
		throw new Error('toMoment() needs a string or a moment; convert the value before the call.');
	}
	// One format at a time: moment parses with all that it is given before it chooses.
	const iso = plainDay(value) ?? moment(value, isoDateFormat, true);
	if (iso.isValid()) return iso;
	const date = format === isoDateFormat ? iso : moment(value, format, true);
	return date.isValid() ? date : null;
}

/**
 * A date as it is written: an ISO text on the clock of the zone that it names, without one on a clock that never changes, for the
 * machine's own could skip the hour. Null for what is no date.
 */
export function readDate(value: string | Moment | Date): Moment | null {
	const date = typeof value === 'string' ? readIsoText(value) : moment(value);
	return date.isValid() ? date : null;
}

function readIsoText(text: string): Moment {
	const plain = plainTime(text);
	if (plain) return plain;
	const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
	return hasZone ? moment.parseZone(text, moment.ISO_8601) : moment.utc(text, moment.ISO_8601);
}

/** A time as reports write it, which takes no parser: a table reads dozens; null for other text and for what no clock shows. */
function plainTime(text: string): Moment | null {
	if (!/^[1-9]\d{3}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/.test(text)) return null;
	const iso = `${text.replace(' ', 'T')}.000Z`;
	const date = new Date(iso);
	return !Number.isNaN(date.getTime()) && date.toISOString() === iso ? moment.utc(date) : null;
}

/** The start of a day of addresses, which takes no parser; null for other text and for what no calendar has. */
function plainDay(text: string): Moment | null {
	if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null;
	const [year, month, day] = [+text.slice(0, 4), +text.slice(5, 7), +text.slice(8)];
	const date = new Date(year, month - 1, day);
	return date.getMonth() === month - 1 && date.getDate() === day ? moment(date) : null;
}

/**
 * The moment's day as a request time without zone: its start, its end, or the moment's own time of day.
 * Throws for another `timeOfDay`. The moment stays as it is. (S5.dates.7)
 */
export function appendTimestamp(date: Moment, timeOfDay: 'start' | 'now' | 'end'): string {
	// Written out, because days whose midnight a clock change removed would otherwise start at 01:00.
	switch (timeOfDay) {
		case 'start':
			return `${calendarDay(date)}T00:00:00`;
		case 'end':
			return `${calendarDay(date)}T23:59:59`;
		case 'now':
			return dateText(date, defaultDateTimeFormat, 'en');
		default:
			throw new Error(`appendTimestamp() takes 'start', 'now' or 'end', not '${timeOfDay}'.`);
	}
}
