import type { QueryRange } from './types';
import { compareWords, rangeWords, type RangeUnit, type RangeWord } from './words';

/** What a named range is counted from. */
export interface RangeClock {
	/** The shop's current day, such as `2026-11-27`. */
	readonly today: string;
	/** The first day of the week: 0 is Sunday, 1 is Monday. */
	readonly weekStart: number;
}

/**
 * Returns the days of a named range, or of two days with `..` between them; undefined for another text.
 * @example rangeOf('last_month', { today: '2026-11-27', weekStart: 1 }) // { after: '2026-10-01', before: '2026-10-31' }
 */
export function rangeOf(text: string, clock: RangeClock): QueryRange | undefined {
	const word = wordOf(text);
	if (word) return daysOf(word, clock);
	const [, after = '', before = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
	return isDay(after) && isDay(before) && after <= before ? { after, before } : undefined;
}

/**
 * Returns the days that a range is compared with: `previous_period`, `previous_year`, or two days. A range that ends today
 * is compared with as many days of the unit before. Undefined for another text.
 * @example comparedRange('previous_period', 'last_month', { today: '2026-11-27', weekStart: 1 }) // { after: '2026-09-01', before: '2026-09-30' }
 */
export function comparedRange(
	text: string,
	range: string,
	clock: RangeClock,
): QueryRange | undefined {
	const kind = compareWords.find((one) => one === text);
	const own = rangeOf(range, clock);
	if (!kind || !own) return text in rangeWords ? undefined : rangeOf(text, clock);
	if (kind === 'previous_year') {
		return { after: yearBefore(own.after), before: yearBefore(own.before) };
	}
	const word = wordOf(range);
	if (!word || word.unit === 'day') {
		const before = plusDays(own.after, -1);
		return { after: plusDays(before, -daysBetween(own.after, own.before)), before };
	}
	const after = startOf(word.unit, word.first - 1, clock);
	const lastDay = plusDays(startOf(word.unit, word.last, clock), -1);
	if (word.last < 0) return { after, before: lastDay };
	const asLong = plusDays(after, daysBetween(own.after, own.before));
	return { after, before: asLong < lastDay ? asLong : lastDay };
}

function wordOf(text: string): RangeWord | undefined {
	const all: Readonly<Record<string, RangeWord>> = rangeWords;
	return Object.hasOwn(all, text) ? all[text] : undefined;
}

function daysOf({ unit, first, last }: RangeWord, clock: RangeClock): QueryRange {
	const end = plusDays(startOf(unit, last + 1, clock), -1);
	return { after: startOf(unit, first, clock), before: end < clock.today ? end : clock.today };
}

/** The first day of a unit, counted from the one that contains today. */
function startOf(unit: RangeUnit, offset: number, { today, weekStart }: RangeClock): string {
	const [year = 0, month = 1] = today.split('-').map(Number);
	switch (unit) {
		case 'day':
			return plusDays(today, offset);
		case 'week': {
			const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
			return plusDays(today, offset * 7 - ((weekday - weekStart + 7) % 7));
		}
		case 'month':
			return dayText(Date.UTC(year, month - 1 + offset, 1));
		case 'quarter':
			return dayText(Date.UTC(year, Math.floor((month - 1) / 3) * 3 + offset * 3, 1));
		case 'year':
			return dayText(Date.UTC(year + offset, 0, 1));
	}
}

const DAY = 86_400_000;
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayText = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const plusDays = (day: string, days: number) => dayText(instantOf(day) + days * DAY);
const daysBetween = (first: string, last: string) => (instantOf(last) - instantOf(first)) / DAY;

/** 29 February becomes the 28th, as in the date picker. */
function yearBefore(day: string): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
	return dayText(Date.UTC(year - 1, month - 1, Math.min(date, last)));
}

function isDay(text: string): boolean {
	const instant = instantOf(text);
	return !Number.isNaN(instant) && dayText(instant) === text;
}
