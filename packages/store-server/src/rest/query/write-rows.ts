import type { DimensionKey } from '@store-analytics/rest-api/dimensions';
import type { Breakdown, BreakdownRow } from '../../reports/breakdowns/breakdown';
import type { Query } from './read-query';

type Texts = ReadonlyMap<DimensionKey, ReadonlyMap<string, string>>;

interface Written {
	readonly query: Query;
	readonly found: Breakdown;
	readonly compared: Breakdown | undefined;
	/** Names of values, by their spelling. */
	readonly names: Texts;
	/** Spellings of keys that stand for several. */
	readonly spelled: Texts;
	/** Metrics whose rows add up to the total. */
	readonly summed: readonly string[];
	readonly sort: string;
	readonly order: 'asc' | 'desc';
}

/** A row of a query: values (null: unknown) and numbers by name, with names of values and shares of the total. */
export type QueryRow = Readonly<Record<string, unknown>>;

/** All rows in the requested order; rows of the compared range alone have zeros. */
export function writeRows(written: Written): QueryRow[] {
	const { found, compared, query, sort, order } = written;
	const before = new Map(compared?.rows.map((row) => [row.keys.join('\n'), row]));
	const own = new Set(found.rows.map((row) => row.keys.join('\n')));
	const zeros = Object.fromEntries(query.metrics.map((key) => [key, 0]));
	const rows = [
		...found.rows,
		...[...before.values()]
			.filter((row) => !own.has(row.keys.join('\n')))
			.map(({ keys }) => ({ keys, numbers: zeros })),
	];
	return sorted(rows, query, sort, order).map((row) => {
		const past = before.get(row.keys.join('\n'))?.numbers ?? zeros;
		return {
			...valuesOf(row, written),
			...row.numbers,
			...(query.dimensions.length > 0 && { share: shareOf(row, written) }),
			...(compared && { compared: past }),
		};
	});
}

function valuesOf({ keys }: BreakdownRow, { query, names, spelled }: Written) {
	const values: Record<string, string | null> = {};
	const label: Record<string, string> = {};
	for (const [index, key] of query.dimensions.entries()) {
		const grouped = keys[index] ?? '';
		const value = spelled.get(key)?.get(grouped) ?? grouped;
		values[key] = value === '' ? null : value;
		const name = names.get(key)?.get(value);
		if (name !== undefined && value !== '') label[key] = name;
	}
	return { ...values, ...(query.dimensions.length > 0 && { label }) };
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
	sort: string,
	order: 'asc' | 'desc',
): BreakdownRow[] {
	const direction = order === 'asc' ? 1 : -1;
	const index = dimensions.findIndex((key) => key === sort);
	const byKeys = (a: BreakdownRow, b: BreakdownRow) =>
		a.keys.join('\n').localeCompare(b.keys.join('\n'), 'en', { numeric: true });
	return [...rows].sort((a, b) => {
		const difference =
			index >= 0
				? (a.keys[index] ?? '').localeCompare(b.keys[index] ?? '', 'en', { numeric: true })
				: (a.numbers[sort] ?? 0) - (b.numbers[sort] ?? 0);
		return direction * difference || byKeys(a, b);
	});
}
