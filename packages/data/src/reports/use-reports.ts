import {
	parseIndicators,
	type PerformanceIndicator,
	type ReportName,
	type ReportParams,
	type ReportStatsParams,
	type Stats,
} from '@store-analytics/rest-api';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { canonicalQuery, FRESH_FOR } from '../resource';
import { useReaders } from '../resource/reading/readers';
import type { Source } from '../resource/reading/readers';
import {
	loadable,
	snapshotOf,
	useFailedRead,
	useLoadable,
	useRetry,
	type Loadable,
	type Snapshot,
} from '../resource/reading/use-loadable';
import { furtherPages, joinPages, replyOf } from './stats-pages';
import { STORE_NAME, type ItemOf, type ReportReply, type TotalsOf } from './store';

/** Rows of one page of a report. */
export interface ReportItemsData<Name extends string> {
	items: ItemOf<Name>[];
	/** Rows over all pages. */
	totalResults: number;
	/** What a breakdown says of its numbers beside them. */
	about?: Readonly<Record<string, unknown>> | undefined;
}

/** Totals and intervals of a report. */
export interface ReportStatsData<Name extends string> extends Stats<TotalsOf<Name>> {
	/** Intervals over all pages. */
	totalResults: number;
}

function source(kind: 'Items' | 'Stats', endpoint: string, query: object): Source {
	return {
		store: STORE_NAME,
		selector: `getReport${kind}`,
		errorSelector: `getReport${kind}Error`,
		args: [endpoint, query],
		freshFor: FRESH_FOR,
	};
}

/** Returns the same source while the query means the same. */
function useSource(kind: 'Items' | 'Stats', endpoint: string, query: object): Source {
	const canonical = canonicalQuery(query);
	return useMemo(() => source(kind, endpoint, canonical), [kind, endpoint, canonical]);
}

function presentItems<Name extends string>(value: unknown): ReportItemsData<Name> | undefined {
	if (typeof value !== 'object' || value === null || !('data' in value)) return undefined;
	const { data, totalResults, about } = value as ReportReply<ItemOf<Name>[]>; // the endpoint's name decides the type of its rows
	return { items: data, totalResults, ...(about && { about }) };
}

function presentStats<Name extends string>(
	reply: ReportReply<Stats> | undefined,
): ReportStatsData<Name> | undefined {
	if (!reply) return undefined;
	const data = reply.data as Stats<TotalsOf<Name>>; // the endpoint's name decides the type of its totals
	return { ...data, totalResults: reply.totalResults };
}

/**
 * Reads the rows of a report's table. With `isEnabled` false it sends no request and stays `loading`.
 * @example const rows = useReportItems('orders', { after, before, per_page: 25 })
 */
export function useReportItems<Name extends ReportName>(
	endpoint: Name,
	query: ReportParams<Name>,
	isEnabled = true,
): Loadable<ReportItemsData<Name>> {
	const source = useSource('Items', endpoint, query);
	return useLoadable<ReportItemsData<Name>>(source, presentItems, isEnabled);
}

const presentReply = <Name extends string>(value: unknown) => presentStats<Name>(replyOf(value));

/**
 * Reads totals and the intervals of one page. With `isEnabled` false it sends no request and stays `loading`.
 * @example const stats = useReportStats('revenue', { after, before, interval: 'day' })
 */
export function useReportStats<Name extends ReportName>(
	endpoint: Name,
	query: ReportStatsParams<Name>,
	isEnabled = true,
): Loadable<ReportStatsData<Name>> {
	const source = useSource('Stats', endpoint, query);
	return useLoadable<ReportStatsData<Name>>(source, presentReply, isEnabled);
}

/** Sources of all pages, as soon as the first page contains their number. */
function pagesOf(endpoint: string, query: object, totalPages: number): Source[] {
	return [query, ...furtherPages(query, totalPages)].map((page) =>
		source('Stats', endpoint, canonicalQuery(page)),
	);
}

/**
 * Works like {@link useReportStats} with the intervals of all pages, for charts of more than 100 intervals.
 * @example const stats = useAllReportStats('revenue', { after, before, interval: 'hour' })
 */
export function useAllReportStats<Name extends ReportName>(
	endpoint: Name,
	query: ReportStatsParams<Name>,
	isEnabled = true,
): Loadable<ReportStatsData<Name>> {
	const canonical = canonicalQuery(query);
	const totalPages = useSelect(
		(select) => {
			if (!isEnabled) return 0;
			const first = snapshotOf(select, source('Stats', endpoint, canonical));
			return Math.max(1, replyOf(first.value)?.totalPages ?? 1);
		},
		[endpoint, canonical, isEnabled],
	);
	const sources = useMemo(
		() => (totalPages === 0 ? [] : pagesOf(endpoint, canonical, totalPages)),
		[endpoint, canonical, totalPages],
	);
	// One flat list, because useSelect compares members: unchanged pages cause no render.
	const fields: unknown[] = useSelect(
		(select) =>
			sources.flatMap((page) => {
				const { value, error, isSettled } = snapshotOf(select, page);
				return [value, error, isSettled];
			}),
		[sources],
	);
	useReaders(sources);
	const retry = useRetry(sources);
	const loaded = useMemo(() => {
		const pages: Snapshot[] = sources.map((_, index) => ({
			value: fields[index * 3],
			error: fields[index * 3 + 1],
			isSettled: fields[index * 3 + 2] === true,
		}));
		const state = {
			error: pages.find(({ error }) => error)?.error,
			isSettled: pages.length > 0 && pages.every(({ isSettled }) => isSettled),
		};
		return loadable(state, presentStats<Name>(joinPages(pages)), retry);
	}, [sources, fields, retry]);
	useFailedRead(loaded);
	return loaded;
}

function presentIndicators(value: unknown): PerformanceIndicator[] | undefined {
	const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : null;
	return data ? parseIndicators(data) : undefined;
}

/**
 * Reads Overview's numbers for a range: `stats` comma-joined, `after`, `before`. One query can contain all of them.
 * @example const indicators = useIndicators({ stats: 'revenue/net_revenue,orders/orders_count', after, before })
 */
export function useIndicators(
	query: { stats: string; after: string; before: string; [filter: string]: unknown },
	isEnabled = true,
): Loadable<PerformanceIndicator[]> {
	const source = useSource('Items', 'performance-indicators', query);
	return useLoadable(source, presentIndicators, isEnabled);
}
