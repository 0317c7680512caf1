import { oncePer } from '../expected/once-per';
import { DAY, readWall, writeWall, type Wall } from '../expected/request/clock';
import { intervalsOf, isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { keptByThem } from './kept-orders';
import { numberOfLines, numberOfOrders } from './numbers-of-rows';
import { allRawRows, sum, type RawRow } from './raw-rows';

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
 * Whether the recorded weeks are WooCommerce's, which do not end with the year, and hold the numbers of ours: those of
 * the week over New Year are the sum of our last week of the old year and first week of the new one.
 */
export const areWeeksOverNewYear = oncePer((responses: Responses): boolean => {
	const { request, shop, now, ours, theirs } = responses;
	const query = readQuery(request.query);
	const period = readPeriod(query, shop, now);
	const names = namesOfWeeks(period.after, period.before, shop.settings.weekStart);
	const [mine, others] = [listAt(ours, 'body.intervals'), listAt(theirs, 'body.intervals')];
	const shown = others.map((one) => String(valueAt(one, 'interval')));
	const firstWeek = intervalsOf(shop, period, 'week')
		.map(({ row }) => row.interval)
		.find((name) => name.endsWith('-01') && !names.includes(name));
	if (firstWeek === undefined) return false;
	const isThere = (name: string) => names.includes(name) || name === firstWeek;
	const merged = mine.find((_, at) =>
		[at - 1, at + 1].some(
			(next) => nameOf(mine[next]) === firstWeek && String(nameOf(mine[at])) < firstWeek,
		),
	);
	const isMerged = !shown.includes(firstWeek);
	const isPart = numberAt(theirs, 'headers.x-wp-totalpages') > 1;
	return (
		shown.every(isThere) &&
		others.every((other) => {
			const own = mine.find((one) => nameOf(one) === nameOf(other));
			// Of a week on another page there is nothing to compare with.
			if (own === undefined) return true;
			const first = mine.find((one) => nameOf(one) === firstWeek);
			const fits = (added: unknown) => hasNumbersOf(other, added ? [own, added] : [own], responses);
			// The first week of January may be on another page.
			return fits(own === merged && isMerged ? first : undefined) || (isPart && fits(undefined));
		})
	);
});

/** Whether a recorded week has the numbers of these intervals of ours. */
function hasNumbersOf(week: unknown, intervals: readonly unknown[], responses: Responses): boolean {
	return additive.every((field) => {
		const place = `subtotals.${field}`;
		const theirNumber = valueAt(week, place);
		if (typeof theirNumber !== 'number') return true;
		const added = sum(intervals, (one) => numberAt(one, place));
		const raw = rawNumber(field, intervals, responses);
		// Shops that round at the subtotal keep more digits of taxes than the documents have.
		const least = field === 'total_tax' ? 0.05 : 0.006;
		return Math.abs(theirNumber - added) < 0.006 || Math.abs(theirNumber - raw) < least;
	});
}

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

/** What WooCommerce's tables give for some intervals; NaN for reports whose numbers are not known. */
function rawNumber(field: string, intervals: readonly unknown[], responses: Responses): number {
	const { shop, request } = responses;
	const report = /\/(\w+)\/stats$/.exec(request.path)?.[1] ?? '';
	const isOfOrders = report === 'orders' || report === 'revenue';
	const spans = intervals.map((one) => ({
		after: readWall(String(valueAt(one, 'date_start'))),
		before: readWall(String(valueAt(one, 'date_end'))),
	}));
	const inSpans = ({ dated, created }: RawRow) =>
		spans.some((span) => isWithin(span, isOfOrders ? dated : created));
	const rows = allRawRows(shop).filter(inSpans);
	const counted = rows.filter(({ isCounted }) => isCounted);
	if (report === 'taxes') return field === 'total_tax' ? sum(counted, ({ taxed }) => taxed) : NaN;
	if (report === 'products') return numberOfLines(field, counted, () => true) ?? NaN;
	if (report === 'variations')
		return numberOfLines(field, counted, ({ isVariation }) => isVariation) ?? NaN;
	const kept = isOfOrders ? keptByThem(responses) : new Set();
	return (
		numberOfOrders(
			field,
			rows.filter(({ id }) => kept.has(id)),
			responses,
		) ?? NaN
	);
}

const nameOf = (interval: unknown) => String(valueAt(interval, 'interval'));

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
