import type { ReportName } from '@store-analytics/rest-api';
import { rowMeaningOf } from '@store-analytics/rest-api/metrics';
import type { MetricType } from '../definition/cells';
import type { ReportRow, ReportTableColumn } from '../definition/definition';
import type { ReportView } from '../query/view';
import type { Params } from '../query/requests';

/** A number on screen: whose stats it is in, which metric, and of which days and orders. */
export interface ExplainTarget {
	readonly endpoint: ReportName;
	readonly metric: string;
	/** What it is called where it stands. */
	readonly label: string;
	readonly type: MetricType;
	/** Days and filters of the stats; without days it is of now, or of all time. */
	readonly query: Params;
	/** The thing of the table's row that it is of, by name. */
	readonly of?: string;
	/** The row itself where it is a single order or customer, which stats cannot be asked for. */
	readonly row?: ReportRow;
}

/** How stats are cut and listed, which says nothing of what they are about. */
const shape = ['fields', 'interval', 'segmentby', 'order', 'orderby', 'page', 'per_page', 'stats'];

/** The number of a metric that a request for stats brings. */
export function targetOf(
	endpoint: ReportName,
	{ key, label, type }: { readonly key: string; readonly label: string; readonly type: MetricType },
	stats: Params,
): ExplainTarget {
	const query = Object.entries(stats).filter(([name]) => !shape.includes(name));
	return { endpoint, metric: key, label, type, query: Object.fromEntries(query) };
}

/** The number of a metric in one interval of stats. */
export function targetOfDates(
	endpoint: ReportName,
	metric: Parameters<typeof targetOf>[1],
	stats: Params,
	interval: ReportRow,
): ExplainTarget {
	return targetOf(endpoint, metric, { ...stats, ...datesOf(interval) });
}

/** The number in a cell: the metric of its column for the day or thing of its row; undefined where nothing says what that is. */
export function targetOfCell(
	{ model, stats }: Pick<ReportView, 'model' | 'stats'>,
	{ key, label, screenReaderLabel = label, type }: ReportTableColumn,
	row: ReportRow,
	name: string,
): ExplainTarget | undefined {
	if (type === 'text' || type === 'date') return undefined;
	const metric = { key, label: screenReaderLabel, type };
	if (rowMeaningOf(model.endpoint, key, row)) {
		return { ...targetOf(model.endpoint, metric, {}), of: name, row };
	}
	const scope = scopeOf(model, row);
	if (!scope) return undefined;
	const target = targetOf(model.statsEndpoint, metric, { ...stats.primary, ...scope });
	return model.rows === 'intervals' ? target : { ...target, of: name };
}

function scopeOf({ rows, comparison }: ReportView['model'], row: ReportRow): Params | undefined {
	if (rows === 'intervals') return datesOf(row);
	return comparison && { [comparison.param]: comparison.idOf(row) };
}

function datesOf(interval: ReportRow): Params {
	const iso = (date: unknown) => String(date).replace(' ', 'T');
	return { after: iso(interval['date_start']), before: iso(interval['date_end']) };
}
