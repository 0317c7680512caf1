import type { ReportName } from '@store-analytics/rest-api';
import type { MetricType } from '../definition/definition';
import type { Params } from '../query/requests';

/** A number on screen: whose stats it is in, which metric, and of which days and orders. */
export interface ExplainTarget {
	readonly endpoint: ReportName;
	readonly metric: string;
	/** What it is called where it stands. */
	readonly label: string;
	readonly type: MetricType;
	/** Days and filters of the stats. */
	readonly query: Params;
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
