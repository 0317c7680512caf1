import type { ReportRow } from '../../definition/definition';
import { dayBefore } from '../../query/day-before';
import { pagesOfRows, type Fetching } from '../../query/pages-of-rows';
import { requestDates } from '../../query/period';
import { maxPerPage, type Params } from '../../query/requests';
import type { ReportView } from '../../query/view';
import type { ReportTable } from '../report-table';
import { rowsOf } from '../table-model';
import { keyIn, rowsOfBoth, type BothPeriods } from './both-periods';
import type { ComparedSort } from './choice';
import { sortedByCompared, type RowBefore } from './compared-columns';

type Items = ReportTable['items'];
type Compared = Pick<ReportView, 'model' | 'period' | 'table' | 'tools'>;

/** Loads the compared period's rows for these rows of the table, and only those if the server can filter by them. */
export async function loadBefore(
	view: Compared,
	items: Items,
	signal: AbortSignal,
): Promise<RowBefore> {
	const rows = rowsOf(view.model.rows, items.data);
	return view.model.rows === 'intervals'
		? loadDays(view, rows, signal)
		: loadThings(view, rows, signal);
}

async function loadThings(
	view: Compared,
	rows: readonly ReportRow[],
	signal: AbortSignal,
): Promise<RowBefore> {
	const { comparison } = view.model;
	const { secondary } = requestDates(view.period);
	if (!comparison || !secondary) return () => undefined;
	const keyOf = keyIn(view.model);
	const { idOf, param } = comparison;
	const found = new Map<string | number, ReportRow>();
	const inNoOrder = { orderby: undefined, order: undefined, extended_info: undefined };
	for (let at = 0; at < rows.length; at += maxPerPage) {
		const ids = [...new Set(rows.slice(at, at + maxPerPage).map(idOf))];
		const asked = { ...view.table, ...inNoOrder, ...secondary, [param]: ids };
		for (const row of await allRows(view, asked, { signal })) found.set(keyOf(row), row);
	}
	// An item without a row in the compared period had no sales then.
	return (row) => found.get(keyOf(row)) ?? {};
}

async function loadDays(
	view: Compared,
	rows: readonly ReportRow[],
	signal: AbortSignal,
): Promise<RowBefore> {
	const days = rows.flatMap((row) => dayBefore(view.period, dayOf(row)) ?? []).sort();
	const [first, last] = [days[0], days.at(-1)];
	const { secondary } = requestDates(view.period);
	const found = new Map<string, ReportRow>();
	if (first && last && secondary) {
		const range = {
			after: later(`${first}T00:00:00`, secondary.after),
			before: earlier(`${last}T23:59:59`, secondary.before),
		};
		const asked = { ...view.table, ...range, orderby: 'date', order: 'asc' };
		const loaded = rowsOf('intervals', await allRows(view, asked, { signal }));
		for (const row of loaded) found.set(dayOf(row), row);
	}
	return (row) => found.get(dayBefore(view.period, dayOf(row)) ?? '');
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

const dayOf = (row: ReportRow) => String(row['date_start']).slice(0, 10);

/** All rows of a table in their order. */
export interface AllRowsOfTable {
	readonly items: Items;
	readonly before: RowBefore;
	/** How many rows only the compared period has. */
	readonly ended: number;
}

interface Loading extends Fetching {
	/** The compared column that sorts the rows, if one does. */
	readonly sort: ComparedSort | undefined;
	/** The most rows to load of a period; without it, all. */
	readonly most?: number;
	/** The rows on screen, which need no request if they are all. */
	readonly known?: Items;
}

/** Loads all rows of the table and of the compared period; undefined if one of them has more than `most`. */
export async function loadAll(
	view: Compared,
	{ sort, ...loading }: Loading,
): Promise<AllRowsOfTable | undefined> {
	const { model, tools } = view;
	const found = await (model.rows === 'intervals' ? allDays : allThings)(view, loading);
	if (!found || !sort) return found;
	const data = sortedByCompared(model, found.items, sort, found.before, tools);
	return { ...found, items: { ...found.items, data } };
}

async function allDays(
	view: Compared,
	{ most, ...fetching }: Omit<Loading, 'sort'>,
): Promise<AllRowsOfTable | undefined> {
	const data = await rowsUpTo(most, view, view.table, fetching);
	if (!data) return undefined;
	const items = { data, totalResults: data.length };
	return { items, before: await loadBefore(view, items, fetching.signal), ended: 0 };
}

async function allThings(
	view: Compared,
	loading: Omit<Loading, 'sort'>,
): Promise<AllRowsOfTable | undefined> {
	const both = await loadBoth(view, loading);
	if (!both) return undefined;
	const { rows, ...found } = rowsOfBoth(view.model, view.tools, both);
	return { ...found, items: { data: rows, totalResults: rows.length } };
}

async function loadBoth(
	view: Compared,
	{ most, known, signal, onProgress }: Omit<Loading, 'sort'>,
): Promise<BothPeriods | undefined> {
	const { secondary } = requestDates(view.period);
	const isKnown = known !== undefined && known.data.length === known.totalResults;
	const progressOf = addedUp(onProgress);
	const load = (query: Params) => rowsUpTo(most, view, query, { signal, onProgress: progressOf() });
	const [now, before] = await Promise.all([
		isKnown ? rowsOf('items', known.data) : load(view.table),
		load({ ...view.table, ...secondary }),
	]);
	return now && before && { now, before };
}

/** Returns a function that makes the progress of each list a part of the whole. */
function addedUp(onProgress: Fetching['onProgress']) {
	const lists: { done: number; total: number }[] = [];
	const sum = (key: 'done' | 'total') => lists.reduce((whole, list) => whole + list[key], 0);
	return () => {
		const list = { done: 0, total: 0 };
		lists.push(list);
		return (done: number, total: number) => {
			Object.assign(list, { done, total });
			onProgress?.(sum('done'), sum('total'));
		};
	};
}

async function allRows(view: Compared, query: Params, fetching: Fetching): Promise<ReportRow[]> {
	return (await rowsUpTo(undefined, view, query, fetching)) ?? [];
}

/** Loads all rows; undefined after the first page if there are more than `most`. */
async function rowsUpTo(
	most = Infinity,
	{ model }: Compared,
	query: Params,
	fetching: Fetching,
): Promise<ReportRow[] | undefined> {
	const all: ReportRow[] = [];
	for await (const { data, totalResults } of pagesOfRows(model, query, fetching)) {
		if (totalResults > most) return undefined;
		all.push(...data.map((row) => row as ReportRow)); // as: a report's rows are objects
	}
	return all;
}
