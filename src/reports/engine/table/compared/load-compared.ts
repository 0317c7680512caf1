import type { ReportRow } from '../../definition/definition';
import { dayBefore } from '../../query/day-before';
import { pagesOfRows } from '../../query/pages-of-rows';
import { requestDates } from '../../query/period';
import { maxPerPage, type Params } from '../../query/requests';
import type { ReportView } from '../../query/view';
import type { ReportTable } from '../report-table';
import { rowsOf } from '../table-model';
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
	const { idOf, keyOf = idOf, param } = comparison;
	const found = new Map<string | number, ReportRow>();
	const inNoOrder = { orderby: undefined, order: undefined, extended_info: undefined };
	for (let at = 0; at < rows.length; at += maxPerPage) {
		const ids = [...new Set(rows.slice(at, at + maxPerPage).map(idOf))];
		const asked = { ...view.table, ...inNoOrder, ...secondary, [param]: ids };
		for (const row of await allRows(view, asked, signal)) found.set(keyOf(row), row);
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
		const loaded = rowsOf('intervals', await allRows(view, asked, signal));
		for (const row of loaded) found.set(dayOf(row), row);
	}
	return (row) => found.get(dayBefore(view.period, dayOf(row)) ?? '');
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

const dayOf = (row: ReportRow) => String(row['date_start']).slice(0, 10);

/** Loads all rows of the table in the order of a compared column, with their compared rows. */
export async function loadSorted(
	view: Compared,
	sort: ComparedSort,
	signal: AbortSignal,
): Promise<{ readonly items: Items; readonly before: RowBefore }> {
	const data = await allRows(view, view.table, signal);
	const all = { data, totalResults: data.length };
	const before = await loadBefore(view, all, signal);
	const sorted = sortedByCompared(view.model, all, sort, before, view.tools);
	return { items: { ...all, data: sorted }, before };
}

async function allRows(
	{ model }: Compared,
	query: Params,
	signal: AbortSignal,
): Promise<ReportRow[]> {
	const all: ReportRow[] = [];
	for await (const { data } of pagesOfRows(model, query, { signal })) {
		all.push(...data.map((row) => row as ReportRow)); // as: a report's rows are objects
	}
	return all;
}
