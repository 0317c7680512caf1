import type { ReportName } from '@store-analytics/rest-api';
import { rowMeaningOf } from '@store-analytics/rest-api/metrics';
import type { Query } from '../../../platform/query';
import type { MetricType } from '../definition/cells';
import type { ReportRow, ReportTableColumn } from '../definition/definition';
import { numberIn } from '../definition/metric-value';
import { dayBefore } from '../query/day-before';
import type { ReportView } from '../query/view';
import type { Params } from '../query/requests';

/** First and last moment, in the format of requests. */
export interface Span {
	readonly after: string;
	readonly before: string;
}

/** What an explanation has to know beside the number: an address that narrows it by the filters of its screen, and the time that it is compared with. */
export interface ExplanationContext {
	/** Absent without a comparison. */
	readonly compared?: Span | undefined;
	readonly narrowing?: Narrowing;
}

/** An address, and the filters that it may name. */
export interface Narrowing {
	readonly model: Pick<ReportView['model'], 'filters'> &
		Partial<Pick<ReportView['model'], 'advancedFilters'>>;
	readonly query: Query;
}

/** A number on screen: its stats, its metric, and its days and filters. */
export interface ExplainTarget extends ExplanationContext {
	readonly endpoint: ReportName;
	readonly metric: string;
	/** What it is called where it stands. */
	readonly label: string;
	readonly type: MetricType;
	/** Days and filters of the stats; without days it covers the present, or all time. */
	readonly query: Params;
	/** The item of the table's row, by name. */
	readonly of?: string;
	/** Its description, if a table or chart shows several numbers. */
	readonly shown?: number | undefined;
	/** Why it may differ from stats filtered by the same item. */
	readonly difference?: (() => string) | undefined;
	/** The other series' numbers of the same date, in a chart with several. */
	readonly beside?: readonly ExplainTarget[] | undefined;
	/** A number that is only counted, as it is shown, and the counted things. */
	readonly counted?: { readonly value: string; readonly sentence: () => string } | undefined;
	/** The change of a number: its name, and the time before. */
	readonly change?: { readonly of: string; readonly since: Span } | undefined;
	/** The row itself if it is a single order or customer, which stats cannot select. */
	readonly row?: ReportRow;
}

/** Parameters of the display of stats, which do not change their subject. */
const shape = ['fields', 'interval', 'segmentby', 'order', 'orderby', 'page', 'per_page', 'stats'];

/** The number of a metric that a request for stats brings. */
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

/** The same number of the time that it is compared with. */
export function thenOf(target: ExplainTarget, compared: Span): ExplainTarget {
	return { ...target, query: { ...target.query, ...compared }, compared: undefined };
}

/** What all numbers of a report's screen stand in. */
export function explanationContextOf({
	model,
	stats: { secondary },
	dropdownQuery: query,
}: Pick<ReportView, 'model' | 'stats' | 'dropdownQuery'>): ExplanationContext {
	return { compared: spanOf(secondary), narrowing: { model, query } };
}

/** The time of a request; undefined for the present, or all time. */
export function spanOf(request: Params | undefined): Span | undefined {
	const { after, before } = request ?? {};
	return after === undefined ? undefined : { after: String(after), before: String(before) };
}

/** The number in a cell: the metric of its column for the day or item of its row; undefined if neither is known. */
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
	const compared = day === undefined ? undefined : wholeDay(day);
	const target = targetOf(model.statsEndpoint, metric, asked, { ...context, compared });
	return { ...target, shown };
}

const wholeDay = (day: string): Span => ({ after: `${day}T00:00:00`, before: `${day}T23:59:59` });

function scopeOf({ rows, comparison }: ReportView['model'], row: ReportRow): Params | undefined {
	if (rows === 'intervals') return { ...datesOf(row) };
	return comparison && { [comparison.param]: comparison.idOf(row) };
}

/** The time of an interval of stats. */
export function datesOf(interval: {
	readonly [key in 'date_start' | 'date_end']?: unknown;
}): Span {
	const iso = (date: unknown) => String(date).replace(' ', 'T');
	return { after: iso(interval['date_start']), before: iso(interval['date_end']) };
}
