import type { Query } from '../query';
import { itemName, keyOf, type ItemSource } from './item-sources';
import { both, type FetchReports, type ChangeSubject, type Days, type Row } from './subject';

/** An item with its rows of the two periods; a row is undefined if neither list contains it. */
export interface Item {
	/** A number, or the text of a breakdown's value. */
	readonly id: number | string;
	/** Differs between items of the same id. */
	readonly key: string;
	readonly name: string;
	readonly before: Row | undefined;
	readonly now: Row | undefined;
}

/** The most rows per page of REST. */
const mostRows = 100;

type Listing = Pick<ItemSource, 'report' | 'id' | 'param' | 'metric'>;

/**
 * Returns the hundred items with the greatest numbers in either period, each with its rows of both. Rows missing from
 * one list are requested by id. An item in neither list cannot have changed by more than the last row of both lists.
 */
export async function loadItems(
	subject: ChangeSubject,
	listing: Listing,
	{ rows }: Pick<FetchReports, 'rows'>,
): Promise<Item[]> {
	const { report, id, param, metric } = listing;
	const filters = filtersOf(subject, report);
	const ask = (days: Days, more: Query) =>
		rows(report, { ...filters, ...days, extended_info: true, per_page: mostRows, ...more });
	const greatest = { orderby: metric, order: 'desc', page: 1 };
	const lists = await both(subject, (days) => ask(days, greatest));
	const byKey = (all: readonly Row[]) =>
		new Map(all.map((row) => [keyOf(listing, subject, row), row]));
	const missing = async (days: Days, own: typeof lists.now, other: typeof lists.now) => {
		const listed = byKey(own.rows);
		const unlisted = [...byKey(other.rows)].filter(([key]) => !listed.has(key));
		if (own.total <= own.rows.length || unlisted.length === 0) return listed;
		const ids = [...new Set(unlisted.map(([, row]) => idOf(row, id)))];
		const found = await ask(days, { [param]: ids });
		return new Map([...listed, ...byKey(found.rows)]);
	};
	const [before, now] = await Promise.all([
		missing(subject.before, lists.before, lists.now),
		missing(subject.now, lists.now, lists.before),
	]);
	return [...new Set([...now.keys(), ...before.keys()])].map((key) => {
		const row = now.get(key) ?? before.get(key) ?? {};
		return {
			id: idOf(row, id),
			key,
			name: itemName(listing, row),
			before: before.get(key),
			now: now.get(key),
		};
	});
}

function idOf(row: Row, field: string): number | string {
	const id = row[field];
	return typeof id === 'string' ? id : Number(id);
}

/** Returns the report's filters for its own rows. Filters of Categories apply to the products in them as well. */
function filtersOf({ filters, rows }: ChangeSubject, report: string): Query {
	const isTheirs = rows === report || (rows === 'categories' && report === 'products');
	return isTheirs ? filters : {};
}
