import type { Stats, StatsInterval, Totals } from '@store-analytics/rest-api';
import type { Snapshot } from '../resource/reading/use-loadable';
import type { ReportReply } from './store';

/**
 * Returns the queries of all further pages of a stats request, once the first response contains the number of pages.
 */
export function furtherPages(query: object, totalPages: number): object[] {
	return Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => ({
		...query,
		page: index + 2,
	}));
}

/** Returns the stats response of a snapshot, if it has arrived. */
export function replyOf(value: unknown): ReportReply<Stats> | undefined {
	const isReply = typeof value === 'object' && value !== null && 'data' in value && value.data;
	return isReply ? (value as ReportReply<Stats>) : undefined; // the reports store keeps nothing else there
}

/** Joins the totals of the first page and the intervals of all pages, once all have arrived. */
export function joinPages(pages: readonly Snapshot[]): ReportReply<Stats> | undefined {
	const replies = pages.map(({ value }) => replyOf(value));
	const first = replies[0];
	if (!first || replies.includes(undefined)) return undefined;
	if (replies.length === 1) return first;
	const intervals = replies.flatMap((reply) => reply?.data.intervals ?? []);
	return { ...first, data: { ...first.data, intervals } };
}

/**
 * Checks whether a report is empty: it has no totals, or no intervals although it should.
 * @example isEmptyStats('stock', { totals: { products: 3 }, intervals: [] }) // false
 */
export function isEmptyStats(
	endpoint: string,
	data: { totals?: Totals | null; intervals?: readonly StatsInterval[] } | undefined,
): boolean {
	if (!data?.totals || Object.keys(data.totals).length === 0) return true;
	const hasIntervals = endpoint !== 'stock' && endpoint !== 'customers';
	return hasIntervals && !data.intervals?.length;
}
