import { moment, type Moment } from '../clock/moment';
import { wallTime } from '../clock/wall-clock';

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** Returns the English ending of a day's number, which PHP's `S` writes in every language. */
function ordinalEnding(day: number): string {
	if (day >= 11 && day <= 13) return 'th';
	return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** The meaning of each letter of PHP's date(); moment supplies names in its locale. */
const letters: Record<string, (date: Moment) => string> = {
	d: (date) => pad(date.date()),
	D: (date) => date.format('ddd'),
	j: (date) => String(date.date()),
	l: (date) => date.format('dddd'),
	N: (date) => String(date.isoWeekday()),
	S: (date) => ordinalEnding(date.date()),
	w: (date) => String(date.day()),
	z: (date) => String(date.dayOfYear() - 1),
	W: (date) => pad(date.isoWeek()),
	F: (date) => date.format('MMMM'),
	m: (date) => pad(date.month() + 1),
	M: (date) => date.format('MMM'),
	n: (date) => String(date.month() + 1),
	t: (date) => String(date.daysInMonth()),
	L: (date) => (date.isLeapYear() ? '1' : '0'),
	o: (date) => String(date.isoWeekYear()),
	Y: (date) => pad(date.year(), 4),
	y: (date) => pad(date.year() % 100),
	a: (date) => date.localeData().meridiem(date.hour(), date.minute(), true),
	A: (date) => date.localeData().meridiem(date.hour(), date.minute(), false),
	B: (date) => pad(swatchBeat(date), 3),
	g: (date) => String(date.hour() % 12 || 12),
	G: (date) => String(date.hour()),
	h: (date) => pad(date.hour() % 12 || 12),
	H: (date) => pad(date.hour()),
	i: (date) => pad(date.minute()),
	s: (date) => pad(date.second()),
	u: (date) => pad(date.millisecond() * 1000, 6),
	v: (date) => pad(date.millisecond(), 3),
	e: (date) => offset(date, ':'),
	I: (date) => (date.isDST() ? '1' : '0'),
	O: (date) => offset(date, ''),
	P: (date) => offset(date, ':'),
	p: (date) => (date.utcOffset() === 0 ? 'Z' : offset(date, ':')),
	T: (date) => (date.isUTC() ? 'UTC' : offset(date, ':')),
	Z: (date) => String(date.utcOffset() * 60),
	c: (date) => formatPhpDate(date, 'Y-m-d\\TH:i:sP'),
	r: (date) => formatPhpDate(date.clone().locale('en'), 'D, d M Y H:i:s O'),
	U: (date) => String(Math.floor(date.valueOf() / 1000)),
};

/**
 * Formats a date in the notation of PHP's date(), such as `F j, Y` or `g:ia`. Month and day names come from the
 * moment's locale; `\` escapes the next character. Returns '' for an invalid date (S9.dates-and-periods.1).
 * @example formatPhpDate('2026-11-20', 'F j, Y') // 'November 20, 2026'
 */
export function formatPhpDate(date: Moment | Date | string, format: string): string {
	const value = moment.isMoment(date) ? date : moment(date);
	if (!value.isValid()) return '';
	return format.replace(/\\(.?)|./gsu, (part: string, escaped: string | undefined) => {
		if (escaped !== undefined) return escaped;
		return letters[part]?.(value) ?? part;
	});
}

function offset(date: Moment, separator: string): string {
	const minutes = Math.abs(date.utcOffset());
	const sign = date.utcOffset() < 0 ? '-' : '+';
	return `${sign}${pad(Math.floor(minutes / 60))}${separator}${pad(minutes % 60)}`;
}

function swatchBeat(date: Moment): number {
	const inBiel = wallTime(date.clone().utcOffset(60)) % 86_400_000;
	return Math.floor(inBiel / 86_400);
}
