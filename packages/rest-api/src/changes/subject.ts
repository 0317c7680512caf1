import type { Query } from '../query';
import type { ReportName } from '../report-endpoints';
import { meaningOf, type MeaningRules, type MetricMeaning } from '../metrics';

export type Row = Readonly<Record<string, unknown>>;
export type Numbers = Readonly<Record<string, number | undefined>>;

/** A number of two periods whose change is to be explained. */
export interface ChangeSubject extends MeaningRules {
	/** Whose stats the number is in. */
	readonly endpoint: ReportName;
	/** Whose rows the report lists. */
	readonly rows: ReportName;
	readonly metric: string;
	/** Filters of stats and rows, without days. */
	readonly filters: Query;
	readonly before: Days;
	readonly now: Days;
	/** A number of REST's as whole smallest units of the metric. */
	readonly toUnits: (value: number) => number;
	/** A country's name by its code, such as `US`. */
	readonly countryName: (code: string) => string;
	/** For a number that REST does not have under its name. */
	readonly own?: OwnNumber;
}

/** A number of an extension's, worked out of others. */
export interface OwnNumber {
	readonly meaning: MetricMeaning;
	/** What REST is asked for. */
	readonly fields: readonly string[];
	/** Null where there is none. */
	readonly of: (totals: Row) => number | null;
	/** What a number of its formula is called. */
	readonly labelOf: (field: string) => string;
	/** Of a row of the report, where rows add up, and what the server sorts them by. */
	readonly rows?: { readonly of: (row: Row) => number | null; readonly sortBy: string };
}

/** What is known of the number; undefined for one that nobody explains. */
export function meaningFor(subject: ChangeSubject): MetricMeaning | undefined {
	const { own, endpoint, metric } = subject;
	return own ? own.meaning : meaningOf(endpoint, metric, subject);
}

/** A period as requests have it. */
export interface Days {
	readonly after: string;
	readonly before: string;
}

/** How REST is asked: totals of a report's stats with their segments, and a page of its rows. */
export interface FetchReports {
	readonly totals: (report: ReportName, query: Query) => Promise<Row>;
	readonly rows: (
		report: ReportName,
		query: Query,
	) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** The same of both periods, at once. */
export async function both<Result>(
	{ before, now }: Pick<ChangeSubject, 'before' | 'now'>,
	ask: (days: Days) => Promise<Result>,
): Promise<{ readonly before: Result; readonly now: Result }> {
	const [was, is] = await Promise.all([ask(before), ask(now)]);
	return { before: was, now: is };
}

/** What is asked of stats: totals, with as few intervals as can be. */
export function totalsQuery(
	filters: Query,
	{ after, before }: Days,
	fields: readonly string[],
): Query {
	return { interval: 'year', order: 'asc', per_page: 1, ...filters, after, before, fields };
}

/** A metric of totals or of a row; what is missing is 0. */
export function numberOf(row: Row | undefined, key: string): number {
	const value = Number(row?.[key] ?? 0);
	return Number.isFinite(value) ? value : 0;
}

/** Whether the number is one of orders, by the arithmetic of Orders and Revenue. */
export function isOfOrders({ endpoint }: Pick<ChangeSubject, 'endpoint'>): boolean {
	return endpoint === 'orders' || endpoint === 'revenue';
}

/** Filters that say something. */
export function filtersIn({ filters }: Pick<ChangeSubject, 'filters'>): string[] {
	return Object.keys(filters).filter((key) => filters[key] !== undefined && key !== 'match');
}
