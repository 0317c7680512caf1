import type { ReportItem, ReportName, ReportTotals, Stats } from '@store-analytics/rest-api';
import type { Reply } from '@store-analytics/rest-api/client';
import { loadReportRows, loadReportStats } from '@store-analytics/rest-api/load-report';
import {
	byQuery,
	canonicalQuery,
	createResourceStore,
	errorOf,
	fail,
	forgetResponses,
	FRESH_FOR,
	type Loading,
	preparer,
	queryKey,
	receive,
	resolver,
	type ResourceState,
	slot,
	type Thunk,
	valueOf,
} from '../resource';

/** Name of the reports store. */
export const STORE_NAME = 'wc/admin/reports';

/** Row of a report. For a report that is not in ReportEndpoints, it is whatever the shop sends. */
export type ItemOf<Name extends string> = Name extends ReportName
	? ReportItem<Name>
	: Record<string, unknown>;
/** Totals of a report by metric. */
export type TotalsOf<Name extends string> = Name extends ReportName
	? ReportTotals<Name>
	: Record<string, number>;

/** A response with its counts (S3.report-items-and.1). */
export interface ReportReply<Data> {
	data: Data;
	/** Rows or intervals over all pages. */
	totalResults: number;
	totalPages: number;
}

/** Rows of a report. */
export type ReportItemsReply<Name extends string> = ReportReply<ItemOf<Name>[]>;
/** Totals and intervals of a report. */
export type ReportStatsReply<Name extends string> = ReportReply<Stats<TotalsOf<Name>>>;

type Request = [endpoint: string, query?: object];

/** How many responses of a kind are kept: ranges and pages of about ten screens. */
const limit = 200;

const identify = (endpoint: string, query?: object) => `${endpoint}?${queryKey(query)}`;
const items = slot<ReportReply<unknown[]>, Request>('items', identify);
const stats = slot<ReportReply<Stats>, Request>('stats', identify);

/** The value before a response: always the same object. */
const nothingYet = Object.freeze({});

/** A selector whose result is typed by the report's name. */
export interface ItemsSelector {
	(state: ResourceState, endpoint: string, query?: object): object;
	CurriedSignature: <Name extends string>(
		endpoint: Name,
		query?: object,
	) => Partial<ReportItemsReply<Name>>;
	PromiseCurriedSignature: <Name extends string>(
		endpoint: Name,
		query?: object,
	) => Promise<Partial<ReportItemsReply<Name>>>;
}

/** A selector whose result is typed by the report's name. */
export interface StatsSelector {
	(state: ResourceState, endpoint: string, query?: object): object;
	CurriedSignature: <Name extends string>(
		endpoint: Name,
		query?: object,
	) => Partial<ReportStatsReply<Name>>;
	PromiseCurriedSignature: <Name extends string>(
		endpoint: Name,
		query?: object,
	) => Promise<Partial<ReportStatsReply<Name>>>;
}

const selectors = {
	/** Rows of a report with their counts, `{}` until they are there. */
	getReportItems: byQuery(
		1,
		(state: ResourceState, endpoint: string, query?: object): object =>
			valueOf(state, items, endpoint, query) ?? nothingYet,
	) as ItemsSelector, // CurriedSignature is there for the type only
	/** What went wrong when the rows were asked for. */
	getReportItemsError: (state: ResourceState, endpoint: string, query?: object): unknown =>
		errorOf(state, items, endpoint, query),
	/** Totals and intervals of a report with their counts, `{}` until they are there. */
	getReportStats: byQuery(
		1,
		(state: ResourceState, endpoint: string, query?: object): object =>
			valueOf(state, stats, endpoint, query) ?? nothingYet,
	) as StatsSelector, // CurriedSignature is there for the type only
	/** What went wrong when the stats were asked for. */
	getReportStatsError: (state: ResourceState, endpoint: string, query?: object): unknown =>
		errorOf(state, stats, endpoint, query),
};

/** Returns a response with its counts; the number of rows if the shop sends no count. */
export function counted<Data>(
	{ data, total, totalPages }: Reply<Data>,
	rows: number,
): ReportReply<Data> {
	return { data, totalResults: total ?? rows, totalPages: totalPages ?? 1 };
}

const shared = { store: STORE_NAME, limit, freshFor: FRESH_FOR, isSame };

/** Compares responses as text, because one server writes plain JSON in one order. */
function isSame(before: object, value: object): boolean {
	return JSON.stringify(before) === JSON.stringify(value);
}

const loadItems: Loading<Request, ReportReply<unknown[]>> = {
	...shared,
	slot: items,
	async load([endpoint, query], signal) {
		const reply = await loadReportRows(endpoint, query, signal);
		return counted(reply, reply.data.length);
	},
};

const loadStats: Loading<Request, ReportReply<Stats>> = {
	...shared,
	slot: stats,
	async load([endpoint, query], signal) {
		const reply = await loadReportStats(endpoint, query, signal);
		return counted(reply, reply.data.intervals.length);
	},
};

const prepareItems = preparer(loadItems);
const prepareStats = preparer(loadStats);

const actions = {
	setReportItems: (endpoint: string, query: object, reply: unknown, at?: number) =>
		receive({ [items.key(endpoint, query)]: reply }, at),
	setReportItemsError: (endpoint: string, query: object, error: unknown) =>
		fail(items.key(endpoint, query), error),
	setReportStats: (endpoint: string, query: object, reply: unknown, at?: number) =>
		receive({ [stats.key(endpoint, query)]: reply }, at),
	setReportStatsError: (endpoint: string, query: object, error: unknown) =>
		fail(stats.key(endpoint, query), error),
	/** Prefetches rows; see preparer. */
	prepareReportItems: (endpoint: string, query: object, signal: AbortSignal) =>
		prepareItems([endpoint, canonicalQuery(query)], signal),
	/** Prefetches stats; see preparer. */
	prepareReportStats: (endpoint: string, query: object, signal: AbortSignal) =>
		prepareStats([endpoint, canonicalQuery(query)], signal),
	forgetResponses: () => forgetResponses(STORE_NAME),
};

const resolvers: Record<string, (...args: Request) => Thunk> = {
	getReportItems: resolver('getReportItems', loadItems),
	getReportStats: resolver('getReportStats', loadStats),
};

/** `wc/admin/reports`: rows and stats of every report, by endpoint and query (S7.reports.1). */
export const store = createResourceStore(STORE_NAME, { selectors, actions, resolvers });
