import { oncePer } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import type { Responses } from '../intended/responses';
import { listAt, numberAt } from '../intended/reply-values';
import { rawRows, sum, type RawLine } from './raw-rows';

/** A sale or return of an item. */
interface Sale {
	readonly at: number;
	readonly line: RawLine;
}

/** The column that names the rows of a table of items. */
export function itemColumn({ request }: Responses): 'product_id' | 'variation_id' {
	return request.path.endsWith('/variations') ? 'variation_id' : 'product_id';
}

/**
 * Whether the recorded rows are sorted by any one date of their items, as WooCommerce sorts them, with the numbers that
 * the documents give; and ours by the last date. Nothing is known of deleted items, whose ids differ.
 */
export const isSortedByAnyDate = oncePer((responses: Responses): boolean => {
	const { ours, theirs, request, shop } = responses;
	const sales = salesOf(responses);
	const column = itemColumn(responses);
	const isDescending = request.query?.['order'] !== 'asc';
	const datesOf = (row: unknown) => sales.get(numberAt(row, column))?.map(({ at }) => at);
	const isKnown = (row: unknown) => shop.products.has(numberAt(row, column));
	const known = (reply: unknown) => listAt(reply, 'body').filter(isKnown);
	const isAsSold = (row: unknown) => hasNumbersOf(row, sales.get(numberAt(row, column)) ?? []);
	const lasts = known(ours).map((row) => Math.max(...(datesOf(row) ?? [])));
	return (
		known(theirs).every(isAsSold) &&
		canDescend(known(theirs).map(datesOf), isDescending) &&
		lasts.every((last, at) => at === 0 || isInOrder(lasts[at - 1] ?? last, last, isDescending))
	);
});

function isInOrder(one: number, next: number, isDescending: boolean): boolean {
	return isDescending ? one >= next : one <= next;
}

/** Whether a date can be chosen for each item so that they are sorted. */
function canDescend(all: readonly (readonly number[] | undefined)[], isDescending: boolean) {
	let last = isDescending ? Infinity : -Infinity;
	// What was not sold has no date: it comes last, or first if the dates ascend.
	const sold = all.filter((dates) => dates !== undefined);
	const place = isDescending ? 0 : all.length - sold.length;
	if (all.slice(place, place + sold.length).includes(undefined)) return false;
	for (const dates of sold) {
		const left = dates.filter((date) => isInOrder(last, date, isDescending));
		if (left.length === 0) return false;
		last = isDescending ? Math.max(...left) : Math.min(...left);
	}
	return true;
}

function hasNumbersOf(row: unknown, sales: readonly Sale[]): boolean {
	const pieces = sum(sales, ({ line }) => line.pieces);
	const net = sum(sales, ({ line }) => line.net);
	return (
		numberAt(row, 'items_sold') === pieces && Math.abs(numberAt(row, 'net_revenue') - net) < 0.006
	);
}

function salesOf(responses: Responses): ReadonlyMap<number, readonly Sale[]> {
	const { request, shop, now } = responses;
	const period = readPeriod(readQuery(request.query), shop, now);
	const isVariation = itemColumn(responses) === 'variation_id';
	const sales = new Map<number, Sale[]>();
	for (const { created, lines } of rawRows(shop)) {
		if (!isWithin(period, created)) continue;
		for (const line of lines) {
			const id = isVariation ? line.variation : line.product;
			const own = sales.get(id) ?? [];
			own.push({ at: created, line });
			sales.set(id, own);
		}
	}
	return sales;
}
