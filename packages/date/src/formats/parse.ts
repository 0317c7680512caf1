import { moment, type Moment } from '../clock/moment';
import { calendarDay, dateText } from '../clock/wall-clock';

/** The date format of addresses and requests, in moment's notation. */
export const isoDateFormat = 'YYYY-MM-DD';

/** The date and time format of requests: the store's wall time without a zone. */
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';

/** The default date format of tables, in PHP's notation. */
export const defaultTableDateFormat = 'm/d/Y';

/**
 * Reads text strictly as an ISO date or in `format` (moment's notation); a valid moment comes back as it is. Returns
 * null for other text. Throws for a value that is neither text nor moment.
 * @example toMoment('MM/DD/YYYY', '11/20/2026')?.format('YYYY-MM-DD') // '2026-11-20'
 */
export function toMoment(format: string, value: unknown): Moment | null {
	if (moment.isMoment(value)) return value.isValid() ? value : null;
	if (typeof value !== 'string') {
		throw new Error('toMoment() needs a string or a moment; convert the value before the call.');
	}
	// One format at a time: moment would parse with all of them before it chooses.
	const iso = plainDay(value) ?? moment(value, isoDateFormat, true);
	if (iso.isValid()) return iso;
	const date = format === isoDateFormat ? iso : moment(value, format, true);
	return date.isValid() ? date : null;
}

/**
 * Reads a date in its own zone. ISO text without a zone is read as UTC, because the machine's own clock could skip the
 * hour. Returns null for anything but a date.
 * @example readDate('2026-11-20T12:00:00+02:00')?.hour() // 12
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

/**
 * Reads a time in the format of reports without a parser, because a table contains dozens. Returns null for other text
 * and for times that do not exist.
 */
function plainTime(text: string): Moment | null {
	if (!/^[1-9]\d{3}-\d\d-\d\d[T ]\d\d:\d\d:\d\d$/.test(text)) return null;
	const iso = `${text.replace(' ', 'T')}.000Z`;
	const date = new Date(iso);
	return !Number.isNaN(date.getTime()) && date.toISOString() === iso ? moment.utc(date) : null;
}

/**
 * Reads the start of a day of an address without a parser. Returns null for other text and for days that do not exist.
 */
function plainDay(text: string): Moment | null {
	if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null;
	const [year, month, day] = [+text.slice(0, 4), +text.slice(5, 7), +text.slice(8)];
	const date = new Date(year, month - 1, day);
	return date.getMonth() === month - 1 && date.getDate() === day ? moment(date) : null;
}

/**
 * Writes a moment's day as a request time without zone: its start, its end, or the moment's own time of day. Throws for
 * another `timeOfDay`. It does not change the moment (S5.dates.7).
 * @example appendTimestamp(moment('2026-11-20'), 'end') // '2026-11-20T23:59:59'
 */
export function appendTimestamp(date: Moment, timeOfDay: 'start' | 'now' | 'end'): string {
	// Written out, because a day whose midnight a clock change removed would otherwise start at 01:00.
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
