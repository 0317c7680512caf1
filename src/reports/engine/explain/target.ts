import type { ReportName } from '@store-analytics/rest-api';
import { rowMeaningOf } from '@store-analytics/rest-api/metrics';
import type { Query } from '../../../platform/query';
import type { MetricType } from '../definition/cells';
import type { DifferingNumber } from '../definition/capabilities';
import type { ReportRow, ReportTableColumn } from '../definition/definition';
import { numberIn } from '../definition/metric-value';
import { dayBefore } from '../query/day-before';
import type { ReportView } from '../query/view';
import type { Params } from '../query/requests';

/** First and last second, in the format of requests. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

/** What an explanation needs beside the number: the filters of its screen and the time that it is compared with. */
export interface ExplanationContext {
	/** Absent without a comparison. */
	readonly compared?: Span | undefined;
	readonly narrowing?: Narrowing;
}

/** An address, and the filters that it may set. */
export interface Narrowing {
	readonly model: Pick<ReportView['model'], 'filters'> &
		Partial<Pick<ReportView['model'], 'advancedFilters' | 'filtersAlways' | 'search'>>;
	readonly query: Query;
}

/** A number on screen: its stats, its metric, and its days and filters. */
export interface ExplainTarget extends ExplanationContext {
	readonly endpoint: ReportName;
	readonly metric: string;
	/** Its name on screen. */
	readonly label: string;
	readonly type: MetricType;
	/** Days and filters of the stats. Without days, the number covers the present or all time. */
	readonly query: Params;
	/** The name of the table row's item. */
	readonly of?: string;
	/** The value that the table or chart shows. */
	readonly shown?: number | undefined;
	/** Why it differs from stats filtered by the same item. */
	readonly difference?: ((number: DifferingNumber) => string) | undefined;
	/** The numbers of the chart's other series on the same date. */
	readonly beside?: readonly ExplainTarget[] | undefined;
	/** A plain count: its text, and a sentence about what it counts. */
	readonly counted?: { readonly value: string; readonly sentence: () => string } | undefined;
	/** The name of the number that changed, and the time of the comparison. */
	readonly change?: { readonly of: string; readonly since: Span } | undefined;
	/** The row of a single order or customer, which stats cannot filter by. */
	readonly row?: ReportRow;
}

/** Parameters that only shape the response; they do not change which orders it covers. */
const shape = ['fields', 'interval', 'segmentby', 'order', 'orderby', 'page', 'per_page', 'stats'];

/** The number of a metric in a request for stats. */
export function targetOf(
	endpoint: ReportName,
	{ key, label, type }: { readonly key: string; readonly label: string; readonly type: MetricType },
	stats: Params,
	context: ExplanationContext = {},
): ExplainTarget {
	const query = Object.entries(stats).filter(([name]) => !shape.includes(name));
	return {
		...{ endpoint, metric: key, label, type },
		query: Object.fromEntries(query),
		...context,
	};
}

/** The same number in the compared time. */
export function thenOf(target: ExplainTarget, compared: Span): ExplainTarget {
	return { ...target, query: { ...target.query, ...compared }, compared: undefined };
}

/** The context that all numbers of a report's screen share. */
export function explanationContextOf({
	model,
	stats: { secondary },
	dropdownQuery: query,
}: Pick<ReportView, 'model' | 'stats' | 'dropdownQuery'>): ExplanationContext {
	return { compared: spanOf(secondary), narrowing: { model, query } };
}

/** Returns the time of a request; undefined for the present or all time. */
export function spanOf(request: Params | undefined): Span | undefined {
	const { after, before } = request ?? {};
	return after === undefined ? undefined : { after: String(after), before: String(before) };
}

/** Returns the number in a cell: the column's metric for the row's day or item. Undefined if neither is known. */
export function targetOfCell(
	view: Pick<ReportView, 'model' | 'stats' | 'period' | 'dropdownQuery'>,
	column: ReportTableColumn,
	row: ReportRow,
	name: string,
): ExplainTarget | undefined {
	const { model, stats, period } = view;
	const { key, label, screenReaderLabel = label, type, derived } = column;
	if (type === 'text' || type === 'date') return undefined;
	const metric = { key, label: screenReaderLabel, type };
	const ofRow = { ...targetOf(model.endpoint, metric, {}), of: name, row };
	if (rowMeaningOf(model.endpoint, key, row)) return ofRow;
	const scope = scopeOf(model, row);
	if (!scope) return derived && ofRow;
	const asked = { ...stats.primary, ...scope };
	const context = explanationContextOf(view);
	const shown = numberIn(column, row);
	if (model.rows === 'items') {
		const { difference } = model.comparison ?? {};
		const target = targetOf(model.statsEndpoint, metric, asked, context);
		return { ...target, of: name, shown, difference };
	}
	const day = dayBefore(period, String(row['date_start']));
	const compared = day === undefined ? undefined : dayWithin(spanOf(stats.secondary), day);
	const target = targetOf(model.statsEndpoint, metric, asked, { ...context, compared });
	return { ...target, shown };
}

/** A day; its part if the span ends within it. */
function dayWithin(span: Span | undefined, day: string): Span {
	const end = `${day}T23:59:59`;
	const isPart = span?.before.startsWith(day) === true && span.before < end;
	return { after: `${day}T00:00:00`, before: isPart ? span.before : end };
}

function scopeOf(
	{ rows, comparison, rowScope }: ReportView['model'],
	row: ReportRow,
): Params | undefined {
	if (rows === 'intervals') return { ...datesOf(row) };
	if (rowScope) return rowScope(row);
	if (!comparison) return undefined;
	const id = comparison.idOf(row);
	return comparison.filterOf?.(id) ?? { [comparison.param]: id };
}

/** Returns the time of an interval. */
export function datesOf(interval: {
	readonly [key in 'date_start' | 'date_end']?: unknown;
}): Span {
	const iso = (date: unknown) => String(date).replace(' ', 'T');
	return { after: iso(interval['date_start']), before: iso(interval['date_end']) };
}
