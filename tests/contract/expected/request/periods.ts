import { DAY, HOUR, readWall, toWall, writeWall, type Wall } from './clock';
import type { Query } from './query';
import type { Shop } from '../shop';

/** The time that a report covers, including both ends. */
export interface Period {
	readonly after: Wall;
	readonly before: Wall;
}

/** Reads `after` and `before` of a request; without them, the last week until now. */
export function readPeriod(query: Query, shop: Shop, now: Date): Period {
	const limit = (name: string, otherwise: Wall) =>
		query.has(name) ? readLimit(query.text(name), shop) : otherwise;
	const today = shop.now(now);
	return { after: limit('after', today - 7 * DAY), before: limit('before', today) };
}

function readLimit(text: string, shop: Shop): Wall {
	const hasZone = /(?:[Zz]|[+-]\d\d:?\d\d)$/.test(text.slice(19));
	return hasZone ? toWall(Date.parse(text), shop.settings.zone) : readWall(text);
}

export function isWithin({ after, before }: Period, wall: Wall | undefined): boolean {
	return wall !== undefined && wall >= after && wall <= before;
}

/** An interval of a report: its row, with the names and dates of the response, and its natural start and end. */
export interface Interval {
	readonly start: Wall;
	/** The start of the next one. */
	readonly end: Wall;
	readonly row: {
		readonly interval: string;
		readonly date_start: string;
		readonly date_start_gmt: string;
		readonly date_end: string;
		readonly date_end_gmt: string;
	};
}

/** Returns all intervals that overlap a period, in order. Hours that the shop's clock skips are omitted. */
export function intervalsOf(shop: Shop, period: Period, unit: string): Interval[] {
	const { weekStart } = shop.settings;
	const intervals: Interval[] = [];
	let start =
		period.before < period.after ? period.before + 1 : startOf(period.after, unit, weekStart);
	while (start <= period.before) {
		const end = nextStart(start, unit, weekStart);
		const first = Math.max(start, period.after);
		const last = Math.min(end - 1000, period.before);
		if (unit !== 'hour' || isShown(shop, start)) {
			intervals.push({
				start,
				end,
				row: {
					interval: nameOf(start, unit, weekStart),
					date_start: writeWall(first),
					date_start_gmt: writeWall(shop.instants(first)[0]),
					date_end: writeWall(last),
					date_end_gmt: writeWall(shop.instants(last)[1]),
				},
			});
		}
		start = end;
	}
	return intervals;
}

/** Checks whether the shop's clock ever shows a minute of this hour. */
function isShown(shop: Shop, hour: Wall): boolean {
	return [0, 15, 30, 45].some((minutes) => {
		const wall = hour + minutes * 60_000;
		return toWall(shop.instants(wall)[0], shop.settings.zone) === wall;
	});
}

function startOf(wall: Wall, unit: string, weekStart: number): Wall {
	const date = new Date(wall);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
	const day = Math.floor(wall / DAY) * DAY;
	switch (unit) {
		case 'hour':
			return Math.floor(wall / HOUR) * HOUR;
		case 'day':
			return day;
		case 'month':
			return Date.UTC(year, month);
		case 'quarter':
			return Date.UTC(year, month - (month % 3));
		case 'year':
			return Date.UTC(year, 0);
		default: {
			const start = day - ((new Date(day).getUTCDay() - weekStart + 7) % 7) * DAY;
			return weekStart === 1 ? start : Math.max(start, Date.UTC(year, 0));
		}
	}
}

function nextStart(start: Wall, unit: string, weekStart: number): Wall {
	const longest = { hour: HOUR, day: DAY, month: 31 * DAY, quarter: 92 * DAY, year: 366 * DAY };
	// Adding the longest length of such an interval reaches the next one, at most a few days after its start.
	const step = longest[unit as keyof typeof longest] ?? 7 * DAY;
	let next = startOf(start + step, unit, weekStart);
	// The weeks around New Year can be shorter.
	for (let day = start + DAY; unit === 'week' && day < next; day += DAY) {
		const other = startOf(day, unit, weekStart);
		next = other > start ? Math.min(next, other) : next;
	}
	return next;
}

/** Weeks that start on Monday are ISO weeks; others are counted from January 1. */
function nameOf(start: Wall, unit: string, weekStart: number): string {
	const text = writeWall(start);
	const year = Number(text.slice(0, 4));
	const month = Number(text.slice(5, 7));
	switch (unit) {
		case 'hour':
			return text.slice(0, 13);
		case 'day':
			return text.slice(0, 10);
		case 'month':
			return text.slice(0, 7);
		case 'quarter':
			return `${year}-${Math.ceil(month / 3)}`;
		case 'year':
			return String(year);
		default: {
			const thursday = new Date(start + 3 * DAY).getUTCFullYear();
			const of = weekStart === 1 ? thursday : year;
			const january4 = startOf(Date.UTC(of, 0, 4), unit, weekStart);
			const weeks =
				weekStart === 1
					? (start - january4) / (7 * DAY) + 1
					: Math.ceil((start - Date.UTC(of, 0)) / (7 * DAY)) + 1;
			return `${of}-${String(weeks).padStart(2, '0')}`;
		}
	}
}
