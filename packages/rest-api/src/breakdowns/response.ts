import { unknownName } from '../dimensions';
import { isDictionary, parseStats } from '../parse-replies';
import type { BreakdownRow } from '../rows/breakdown';
import type { Stats } from '../rows/stats';
import { encodeValue, type DimensionText } from './values';

type Dictionary = Readonly<Record<string, unknown>>;

/** Checks whether a reply has the shape of a query's. */
export function isQueryReply(reply: unknown): boolean {
	return isDictionary(reply) && Array.isArray(reply['rows']) && isDictionary(reply['totals']);
}

/** The rows of a reply by one dimension with their shares of a metric, and the number of all rows. */
export function rowsIn(
	reply: unknown,
	by: string,
	main = '',
): { rows: BreakdownRow[]; total: number } {
	const { rows, rows_count: total } = reply as Dictionary; // as: isQueryReply has checked it
	const all = Array.isArray(rows) ? rows.filter(isDictionary) : [];
	return { rows: all.map((row) => rowOf(row, by, main)), total: Number(total ?? all.length) };
}

function rowOf(row: Dictionary, by: string, main: string): BreakdownRow {
	const raw = row[by];
	const value = raw === null || raw === undefined ? null : String(raw);
	const labels = isDictionary(row['label']) ? row['label'] : {};
	const label = value === null ? unknownName(by) : String(labels[by] ?? value);
	const shares = isDictionary(row['share']) ? row['share'] : {};
	const share = typeof shares[main] === 'number' ? shares[main] : null;
	return { ...numbersIn(row), value, id: encodeValue(value), label, share };
}

function numbersIn(row: Dictionary): Record<string, number> {
	return Object.fromEntries(
		Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
	);
}

/** What a reply says of its numbers beside them: coverage, currencies, how many orders have been read, and what extensions change elsewhere. */
export function aboutOf(reply: unknown): Dictionary {
	const about = reply as Dictionary; // as: isQueryReply has checked it
	const { coverage, currencies, filling, without_extensions } = about;
	return { coverage, currencies, filling, without_extensions };
}

/** A number by two dimensions. */
export interface GridCell {
	readonly row: DimensionText;
	readonly column: DimensionText;
	readonly value: number;
}

/** The numbers of a reply by two dimensions; a combination without a row has none. */
export function cellsIn(
	reply: unknown,
	[row, column]: readonly [string, string],
	metric: string,
): GridCell[] {
	const { rows } = reply as Dictionary; // as: isQueryReply has checked it
	const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
	return (Array.isArray(rows) ? rows : []).filter(isDictionary).map((cell) => ({
		row: text(cell[row]),
		column: text(cell[column]),
		value: Number(cell[metric] ?? 0),
	}));
}

/** Totals and intervals of a reply in the shape of a report's stats; its rows are segments. */
export function statsIn(reply: unknown, by: string, isSplit: boolean): Stats {
	const { totals, intervals, rows } = reply as Dictionary; // as: isQueryReply has checked it
	const { rows: whole } = rowsIn({ rows }, by);
	const labels = new Map(whole.map(({ id, label }) => [id, label]));
	const withSegments = (numbers: unknown, parts: unknown) => ({
		...(isDictionary(numbers) && numbers),
		...(isSplit && { segments: rowsIn({ rows: parts }, by).rows.map(segmentOf) }),
	});
	const segmentOf = ({ id, value: _value, label, share: _share, ...subtotals }: BreakdownRow) => ({
		segment_id: id,
		segment_label: labels.get(id) ?? label,
		subtotals,
	});
	const parts = Array.isArray(intervals) ? intervals.filter(isDictionary) : [];
	return parseStats({
		totals: withSegments(totals, rows),
		intervals: parts.map(({ totals: numbers, rows: own, ...dates }) => ({
			...dates,
			subtotals: withSegments(numbers, own),
		})),
	});
}
