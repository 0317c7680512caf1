import { __, _x } from '@wordpress/i18n';
import type { Moment } from '../clock/moment';
import { translated } from '../formats/translated';

/**
 * Writes a range for people; parts that both ends share appear once.
 * @example getRangeLabel(moment('2026-11-01'), moment('2026-11-20')) // 'Nov 1 - 20, 2026'
 */
export function getRangeLabel(after: Moment, before: Moment): string {
	const { dayOfYear, withinMonth, range } = templates();
	const sameYear = after.year() === before.year();
	if (!sameYear || after.month() !== before.month()) {
		return filled(range, [getDayLabel(after, !sameYear), getDayLabel(before)]);
	}
	if (after.date() === before.date()) return getDayLabel(before);
	// "1er - 20 nov. 2026": French writes the first day of a month as an ordinal.
	const day = (date: Moment) => (dayOfYear.includes('Do') ? date.format('Do') : date.date());
	return filled(withinMonth, [after.format('MMM'), day(after), day(before), before.year()]);
}

/**
 * Writes a day as the language does, without its year if `hasYear` is false.
 * @example getDayLabel(moment('2026-11-20'), false) // 'Nov 20'
 */
export function getDayLabel(day: Moment, hasYear = true): string {
	const { full, dayOfYear } = templates();
	return day.format(hasYear ? full : dayOfYear);
}

const templates = translated(() => ({
	/* translators: a full date in moment's notation, https://momentjs.com/docs/#/displaying/format/ */
	full: __('MMM D, YYYY', 'store-analytics'),
	/* translators: a date without its year in moment's notation */
	dayOfYear: __('MMM D', 'store-analytics'),
	/* translators: a range within one month. 1: short month, 2: first day, 3: last day, 4: year. */
	withinMonth: _x('%1$s %2$d - %3$d, %4$d', 'date range', 'store-analytics'),
	/* translators: a range of dates. 1: first date, 2: last date. */
	range: _x('%1$s - %2$s', 'date range', 'store-analytics'),
}));

/** Works like sprintf for `%s`, `%2$d` and `%%`. */
function filled(template: string, parts: readonly (string | number)[]): string {
	let next = 0;
	return template.replace(/%(?:%|(?:(\d)\$)?[sd])/g, (mark, position?: string) => {
		if (mark === '%%') return '%';
		return String(parts[position ? Number(position) - 1 : next++] ?? '');
	});
}
