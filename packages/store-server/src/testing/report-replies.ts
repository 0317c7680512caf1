import { FROM, UNTIL, type Ask, type Query } from './made-shop';
import type { Numbers } from './sums';

interface SegmentReply {
	readonly segment_id: number;
	readonly segment_label: string | null;
	readonly subtotals: Numbers;
}

/** Metrics, and the segments of a segmented report. */
type TotalsReply = Numbers & { readonly segments: readonly SegmentReply[] };

interface IntervalReply {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
	readonly date_start_gmt: string;
	readonly date_end_gmt: string;
	readonly subtotals: TotalsReply;
}

export interface StatsReply {
	readonly totals: TotalsReply;
	readonly intervals: readonly IntervalReply[];
}

/** Totals of a report, with any filter. */
export async function totalsOf(ask: Ask, report: string, query: Query = {}): Promise<TotalsReply> {
	const { body } = await ask<StatsReply>(`reports/${report}/stats`, { per_page: 1, ...query });
	return body.totals;
}

/** All intervals of a report, from all pages, first to last. */
export async function statsOf(ask: Ask, report: string, query: Query): Promise<StatsReply> {
	const pages: StatsReply[] = [];
	for (let page = 1, last = 1; page <= last; page++) {
		const asked = { order: 'asc', per_page: 100, after: FROM, before: UNTIL, ...query, page };
		const reply = await ask<StatsReply>(`reports/${report}/stats`, asked);
		pages.push(reply.body);
		last = reply.pages;
	}
	const [first] = pages;
	if (!first) throw new Error(`reports/${report}/stats has no page.`);
	return { totals: first.totals, intervals: pages.flatMap(({ intervals }) => intervals) };
}

/** All rows of a table, from all pages. */
export async function rowsOf<Entry = Numbers>(
	ask: Ask,
	report: string,
	query: Query = {},
): Promise<Entry[]> {
	const rows: Entry[] = [];
	for (let page = 1, last = 1; page <= last; page++) {
		const reply = await ask<Entry[]>(`reports/${report}`, { per_page: 100, ...query, page });
		rows.push(...reply.body);
		last = reply.pages;
	}
	return rows;
}

/** Metrics of one segment of a report. */
export function segmentOf({ segments }: TotalsReply, id: number): Numbers | undefined {
	return segments.find(({ segment_id }) => segment_id === id)?.subtotals;
}
