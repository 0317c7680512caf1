import { oncePer } from '../expected/once-per';
import { DAY, readWall, writeWall, type Wall } from '../expected/request/clock';
import { intervalsOf, isWithin, readPeriod, type Interval } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { expectedStats } from '../expected/stats';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { keptByThem } from './kept-orders';
import { dateAsked, numberOfLines, numberOfOrders } from './numbers-of-rows';
import { isFiltered } from './other-intervals';
import { allRawRows, sum } from './raw-rows';

/** Numbers that add up over intervals. */
const additive = [
	'items_sold',
	'num_items_sold',
	'net_revenue',
	'total_sales',
	'taxes',
	'shipping',
	'orders_count',
	'total_tax',
];

/**
 * Whether the recorded weeks are WooCommerce's, which do not end with the year, and have the numbers of their days. The
 * database names weeks by the date of each row, so rows of the first days of January are a week of their own: the week
 * over New Year has those of the old year alone.
 */
export const areWeeksOverNewYear = oncePer((responses: Responses): boolean => {
	const { request, shop, now, theirs } = responses;
	const period = readPeriod(readQuery(request.query), shop, now);
	const names = namesOfWeeks(period.after, period.before, shop.settings.weekStart);
	const weeks = new Map(
		intervalsOf(shop, period, 'week').map(({ row }) => [row.interval, row] as const),
	);
	const isSplit = [...weeks.keys()].some((name) => name.endsWith('-01') && !names.includes(name));
	return (
		isSplit &&
		listAt(theirs, 'body.intervals').every((week) => {
			const own = weeks.get(String(valueAt(week, 'interval')));
			return own !== undefined && hasNumbersOf(week, own, responses);
		})
	);
});

/** Whether a recorded week has the numbers that the export gives for an interval. */
function hasNumbersOf(week: unknown, own: Interval['row'], responses: Responses): boolean {
	return additive.every((field) => {
		const theirs = valueAt(week, `subtotals.${field}`);
		if (typeof theirs !== 'number') return true;
		const told = rawNumber(field, own, responses) ?? intendedNumber(field, own, responses);
		// Shops that round at the subtotal keep more digits of taxes than the documents have.
		return Math.abs(theirs - told) < (field === 'total_tax' ? 0.05 : 0.006);
	});
}

/** What the report means, for statistics whose filters the model of WooCommerce's tables does not know. */
function intendedNumber(
	field: string,
	{ interval }: Interval['row'],
	responses: Responses,
): number {
	const own = allWeeks(responses)?.intervals.find((one) => one.interval === interval);
	return numberAt(own, `subtotals.${field}`);
}

/** The weeks of all pages. */
const allWeeks = oncePer(({ shop, request, now }: Responses) =>
	expectedStats(shop, request.path, { ...request.query, page: 1, per_page: 1000 }, now, []),
);

/** Whether the recorded headers count WooCommerce's weeks of the whole period, whichever of them its page shows. */
export function areHeadersOverNewYear({ request, shop, now, theirs }: Responses): boolean {
	const query = readQuery(request.query);
	const { after, before } = readPeriod(query, shop, now);
	const count = namesOfWeeks(after, before, shop.settings.weekStart).length;
	const pages = Math.ceil(count / query.number('per_page', 10));
	return (
		numberAt(theirs, 'headers.x-wp-total') === count &&
		numberAt(theirs, 'headers.x-wp-totalpages') === pages
	);
}

/** What WooCommerce's tables give for a week; undefined for reports and filters whose numbers are not known. */
function rawNumber(field: string, week: Interval['row'], responses: Responses): number | undefined {
	const { shop, request } = responses;
	const report = /\/(\w+)\/stats$/.exec(request.path)?.[1] ?? '';
	const isOfOrders = report === 'orders' || report === 'revenue';
	const span = { after: readWall(week.date_start), before: readWall(week.date_end) };
	const dateOf = dateAsked(responses);
	const rows = allRawRows(shop).filter((row) =>
		isWithin(span, isOfOrders ? dateOf(row) : row.created),
	);
	if (isOfOrders) {
		const kept = keptByThem(responses);
		const found = rows.filter(({ id }) => kept.has(id));
		return numberOfOrders(field, found, responses);
	}
	if (isFiltered(request)) return undefined;
	const counted = rows.filter(({ isCounted }) => isCounted);
	switch (report) {
		case 'taxes':
			return field === 'total_tax' ? sum(counted, ({ taxed }) => taxed) : undefined;
		case 'products':
			return numberOfLines(field, counted, () => true);
		case 'variations':
			return numberOfLines(field, counted, ({ isVariation }) => isVariation);
		default:
			return undefined;
	}
}

/** The names of weeks that begin on a day of the week and go on over New Year. */
function namesOfWeeks(after: Wall, before: Wall, weekStart: number): string[] {
	const names: string[] = [];
	for (let at = after; at <= before; at = nextWeek(at, weekStart))
		names.push(nameOfWeek(at, weekStart));
	return names;
}

function nextWeek(at: Wall, weekStart: number): Wall {
	const midnight = at - (at % DAY);
	const days = (weekStart - new Date(midnight).getUTCDay() + 7) % 7 || 7;
	return midnight + days * DAY;
}

/** Week 1 begins on 1 January; each later one on the shop's first day of the week. */
function nameOfWeek(at: Wall, weekStart: number): string {
	const year = writeWall(at).slice(0, 4);
	let week = 1;
	for (
		let next = nextWeek(Date.parse(`${year}-01-01T00:00:00Z`), weekStart);
		next <= at;
		next += 7 * DAY
	)
		week++;
	return `${year}-${String(week).padStart(2, '0')}`;
}
