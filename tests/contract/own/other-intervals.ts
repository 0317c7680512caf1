import { oncePer } from '../expected/once-per';
import { readWall } from '../expected/request/clock';
import { intervalsOf, isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import { listAt, numberAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { numberOfLines } from './numbers-of-rows';
import { rawRows, sum, type RawLine, type RawRow } from './raw-rows';

const FILTERS = ['products', 'categories', 'variations', 'coupons', 'taxes', 'match'];

/**
 * Whether the recorded intervals are others of the same period, or in another order: each is one of the period, once,
 * with the numbers that the documents give for its time. Numbers of filtered statistics are not checked here.
 */
export const areOfThePeriod = oncePer((responses: Responses): boolean => {
	const { request, shop, now, theirs } = responses;
	const query = readQuery(request.query);
	const period = readPeriod(query, shop, now);
	const all = intervalsOf(shop, period, query.text('interval') || 'week');
	const names = new Set(all.map(({ row }) => row.interval));
	const shown = listAt(theirs, 'body.intervals');
	return (
		new Set(shown.map((one) => valueAt(one, 'interval'))).size === shown.length &&
		shown.every((one) => names.has(String(valueAt(one, 'interval')))) &&
		(isFiltered(request) || shown.every((one) => hasItsNumbers(one, responses)))
	);
});

/** Whether statistics are about some of their rows only. */
export function isFiltered({ query = {} }: Responses['request']): boolean {
	return Object.keys(query).some(
		(name) => FILTERS.includes(name) || /_(ex|in)cludes$|^attribute_/.test(name),
	);
}

function hasItsNumbers(interval: unknown, { request, shop }: Responses): boolean {
	const span = {
		after: readWall(String(valueAt(interval, 'date_start'))),
		before: readWall(String(valueAt(interval, 'date_end'))),
	};
	const rows = rawRows(shop).filter(({ created }) => isWithin(span, created));
	return Object.entries(numbersOf(request.path, rows)).every(([field, number]) => {
		const told = numberAt(interval, `subtotals.${field}`);
		return Number.isNaN(told) || Math.abs(told - number) < 0.006;
	});
}

function numbersOf(path: string, rows: readonly RawRow[]): Readonly<Record<string, number>> {
	switch (/\/(\w+)\/stats$/.exec(path)?.[1]) {
		case 'coupons':
			return { amount: sum(rows, ({ coupons }) => sum(coupons, (one) => one)) };
		case 'taxes':
			return { total_tax: sum(rows, ({ taxed }) => taxed) };
		default: {
			const isAsked = ({ isVariation }: RawLine) => isVariation || path.endsWith('/products/stats');
			const of = (field: string) => numberOfLines(field, rows, isAsked) ?? NaN;
			return { items_sold: of('items_sold'), net_revenue: of('net_revenue') };
		}
	}
}
