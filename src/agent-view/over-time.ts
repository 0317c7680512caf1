import { getRangeLabel, readDate } from '@store-analytics/date';
import type { ChartRow } from '@store-analytics/components';
import type { QueryInterval, QueryResponse } from '@store-analytics/rest-api/contract';
import { unknownName } from '@store-analytics/rest-api/dimensions';
import { decodeEntities } from '@store-analytics/currency';

export type Asked = Readonly<Record<string, unknown>>;

/** Lines of a chart. More cannot be told apart. */
const MOST_LINES = 5;

/** The numbers of a request over time: of the greatest rows, or of both ranges. */
export interface OverTime {
	readonly mode: 'time-comparison' | 'item-comparison';
	readonly interval: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
	readonly rows: readonly ChartRow[];
	readonly legendTotals: Record<string, number | null>;
}

/** The days of a request's range, such as "Oct 1 - 31, 2026"; '' if there are none. */
export function rangeText(range: unknown): string {
	const [after, before] = [dayOf(range, 'after'), dayOf(range, 'before')].map((day) =>
		readDate(day),
	);
	return after && before ? getRangeLabel(after, before) : '';
}

function dayOf(range: unknown, edge: 'after' | 'before'): string {
	const edges = Object(range) as Asked; // as: what an agent sent; of other than an object there is no edge
	return String(edges[edge] ?? '').slice(0, 10);
}

/** The request for the same numbers over time. */
export function askOverTime(asked: Asked, metric: string): Asked {
	const { dimensions, filters, range, compare, date_type: dateType } = asked;
	return {
		metrics: [metric],
		...{ range, interval: intervalFor(range), limit: MOST_LINES },
		...(dimensions !== undefined && asked['metric'] === undefined && { dimensions }),
		...(filters !== undefined && { filters }),
		...(compare !== undefined && { compare }),
		...(dateType !== undefined && { date_type: dateType }),
	};
}

/** About thirty points, as reports have them. */
export function intervalFor(range: unknown): OverTime['interval'] {
	const [from, to] = [dayOf(range, 'after'), dayOf(range, 'before')].map((day) => Date.parse(day));
	const days = ((to ?? NaN) - (from ?? NaN)) / 86_400_000 + 1;
	if (!(days > 1)) return 'hour';
	return days <= 62 ? 'day' : days <= 370 ? 'week' : 'month';
}

/** A row's name: its values, parted by dots. */
export function rowName(row: Asked, dimensions: QueryResponse['dimensions']): string {
	return dimensions.map(({ key }) => valueName(row, key)).join(' · ');
}

/** The name of a value. Names that WordPress keeps as HTML become plain text. */
export function valueName(row: Asked, key: string): string {
	const label = (Object(row['label']) as Asked)[key] ?? row[key]; // as: a row of the query
	return label === null || label === undefined ? unknownName(key) : decodeEntities(String(label));
}

/** The chart of a response with intervals; undefined without. */
export function overTime(data: QueryResponse, metric: string, asked: Asked): OverTime | undefined {
	const { intervals, rows, dimensions } = data;
	if (!intervals || intervals.length === 0) return undefined;
	const interval = String(asked['interval'] ?? intervalFor(asked['range'])) as OverTime['interval']; // as: REST accepted it
	return dimensions.length > 0 && rows.length > 0
		? { mode: 'item-comparison', interval, ...byRow(data, intervals, metric) }
		: { mode: 'time-comparison', interval, ...byPeriod(data, intervals, metric, asked) };
}

function byRow(
	{ rows, dimensions }: QueryResponse,
	intervals: readonly QueryInterval[],
	metric: string,
) {
	const lines = rows.slice(0, MOST_LINES).map((row, index) => ({
		key: `row-${index}`,
		index,
		label: rowName(row, dimensions),
		total: numberOf(row, metric),
	}));
	return {
		rows: intervals.map((one) => ({
			date: timeOf(one),
			...Object.fromEntries(
				lines.map(({ key, label, index }) => [
					key,
					{ label, value: numberOf(one.rows?.[index] ?? {}, metric) },
				]),
			),
		})),
		legendTotals: Object.fromEntries(lines.map(({ key, total }) => [key, total])),
	};
}

function byPeriod(
	{ totals, compared_totals: before, compared_intervals: earlier }: QueryResponse,
	intervals: readonly QueryInterval[],
	metric: string,
	asked: Asked,
) {
	const [label, beforeLabel] = [rangeText(asked['range']), rangeText(asked['compare'])];
	return {
		rows: intervals.map((one, index) => {
			const partner = earlier?.[index];
			return {
				date: timeOf(one),
				primary: { label, labelDate: timeOf(one), value: numberOf(one.totals, metric) },
				...(earlier && {
					secondary: {
						label: beforeLabel,
						labelDate: partner ? timeOf(partner) : '-',
						value: partner ? numberOf(partner.totals, metric) : null,
					},
				}),
			};
		}),
		legendTotals: {
			primary: numberOf(totals, metric),
			...(before && { secondary: numberOf(before, metric) }),
		},
	};
}

const timeOf = ({ date_start: start }: QueryInterval) => start.replace(' ', 'T');

export function numberOf(numbers: Asked, metric: string): number {
	const value = Number(numbers[metric] ?? 0);
	return Number.isFinite(value) ? value : 0;
}
