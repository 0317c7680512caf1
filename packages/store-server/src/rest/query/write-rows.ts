import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Shop } from '../../reports/shop';
import type { Breakdown, BreakdownRow } from '../../reports/breakdowns/breakdown';
import type { BreakdownInterval } from '../../reports/breakdowns/breakdown-intervals';
import type { Query } from './read-query';

type Texts = ReadonlyMap<DimensionKey, ReadonlyMap<string, string>>;

/** Values of rows as the shop spells them, and their names. */
export interface RowTexts {
	/** Names of values, by their spelling. */
	readonly names: Texts;
	/** Spellings of keys that stand for several. */
	readonly spelled: Texts;
}

interface Written extends RowTexts {
	readonly query: Query;
	readonly found: Breakdown;
	readonly compared: Breakdown | undefined;
	/** Metrics whose rows add up to the total. */
	readonly summed: readonly string[];
}

/** A row of a query: values (null: unknown) and numbers by name, with names of values and shares of the total. */
export type QueryRow = Readonly<Record<string, unknown>>;

interface Order {
	readonly sort: string;
	readonly order: 'asc' | 'desc';
	readonly shop: Pick<Shop, 'settings'>;
}

/** All rows in the requested order; rows of the compared range alone have zeros. */
export function sortRows(
	query: Query,
	found: Breakdown,
	compared: Breakdown | undefined,
	by: Order,
): BreakdownRow[] {
	const own = new Set(found.rows.map(idOf));
	const zeros = zerosOf(query);
	const onlyBefore = (compared?.rows ?? []).filter((row) => !own.has(idOf(row)));
	return sorted(
		[...found.rows, ...onlyBefore.map(({ keys }) => ({ keys, numbers: zeros }))],
		query,
		by,
	);
}

/** Rows as in the response. */
export function writeRows(rows: readonly BreakdownRow[], written: Written): QueryRow[] {
	const { compared, query } = written;
	const before = new Map(compared?.rows.map((row) => [idOf(row), row]));
	return rows.map((row) => ({
		...valuesOf(row, written),
		label: namesOf(row, written),
		...row.numbers,
		share: shareOf(row, written),
		...(compared && { compared: before.get(idOf(row))?.numbers ?? zerosOf(query) }),
	}));
}

/** Intervals as the response has them, each with its numbers of the response's rows. */
export function writeIntervals(
	intervals: readonly BreakdownInterval[],
	rows: readonly BreakdownRow[],
	texts: RowTexts & { readonly query: Query },
): QueryRow[] {
	const isBrokenDown = texts.query.dimensions.length > 0;
	const values = rows.map((row) => valuesOf(row, texts));
	return intervals.map(({ interval, date_start, date_end, totals, rows: numbers }) => {
		const whole = { interval, date_start, date_end, totals };
		return isBrokenDown
			? { ...whole, rows: numbers.map((one, index) => Object.assign({}, values[index], one)) }
			: whole;
	});
}

const idOf = ({ keys }: BreakdownRow) => keys.join('\n');
const zerosOf = ({ metrics }: Query) => Object.fromEntries(metrics.map((key) => [key, 0]));

/** The spellings of a row's values, by dimension; empty if unknown. */
function spellingsOf(
	{ keys }: BreakdownRow,
	{ query, spelled }: { readonly query: Query; readonly spelled: Texts },
): readonly (readonly [DimensionKey, string])[] {
	return query.dimensions.map((key, index) => {
		const grouped = keys[index] ?? '';
		return [key, spelled.get(key)?.get(grouped) ?? grouped];
	});
}

function valuesOf(row: BreakdownRow, texts: { readonly query: Query; readonly spelled: Texts }) {
	const values = spellingsOf(row, texts);
	return Object.fromEntries(values.map(([key, value]) => [key, value === '' ? null : value]));
}

function namesOf(row: BreakdownRow, texts: RowTexts & { readonly query: Query }) {
	return Object.fromEntries(
		spellingsOf(row, texts).flatMap(([key, value]) => {
			const name = texts.names.get(key)?.get(value);
			return name === undefined || value === '' ? [] : [[key, name] as const];
		}),
	);
}

/** Parts of the total, 0.25 for a quarter, of metrics that add up to it. */
function shareOf({ numbers }: BreakdownRow, { found: { totals }, summed }: Written) {
	return Object.fromEntries(
		summed
			.filter((key) => totals[key])
			.map((key) => [key, (numbers[key] ?? 0) / (totals[key] ?? 1)]),
	);
}

function sorted(
	rows: readonly BreakdownRow[],
	{ dimensions }: Query,
	{ sort, order, shop }: Order,
): BreakdownRow[] {
	const direction = order === 'asc' ? 1 : -1;
	const index = dimensions.findIndex((key) => key === sort);
	const isByWeekday = index >= 0 && sort === 'weekday';
	const place = ({ keys }: BreakdownRow) =>
		isByWeekday ? weekPlace(keys[index], shop.settings.weekStart) : (keys[index] ?? '');
	const byKeys = (a: BreakdownRow, b: BreakdownRow) =>
		idOf(a).localeCompare(idOf(b), 'en', { numeric: true });
	return [...rows].sort((a, b) => {
		const difference =
			index >= 0
				? place(a).localeCompare(place(b), 'en', { numeric: true })
				: (a.numbers[sort] ?? 0) - (b.numbers[sort] ?? 0);
		return direction * difference || byKeys(a, b);
	});
}

/** Days from the first one of the shop's week to a day of 1 (Monday) to 7; an unknown day has none. */
function weekPlace(day = '', weekStart: number): string {
	return day === '' ? '' : String((Number(day) + 7 - weekStart) % 7);
}
