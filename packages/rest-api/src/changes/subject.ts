import type { Query } from '../query';
import type { ReportName } from '../report-endpoints';
import { meaningOf, type MeaningRules, type MetricMeaning } from '../metrics';

export type Row = Readonly<Record<string, unknown>>;
export type Numbers = Readonly<Record<string, number | undefined>>;

/** A number in two periods whose change is to be explained. */
export interface ChangeSubject extends MeaningRules {
	/** The report whose stats contain the number. */
	readonly endpoint: ReportName;
	/** The report whose rows are listed. */
	readonly rows: ReportName;
	readonly metric: string;
	/** Filters of stats and rows, without dates. */
	readonly filters: Query;
	readonly before: Days;
	readonly now: Days;
	/** Converts a number of REST to whole smallest units of the metric. */
	readonly toUnits: (value: number) => number;
	/** Returns a country's name for its code, such as `US`. */
	readonly countryName: (code: string) => string;
	/** Set for an extension's number, which REST does not contain by name. */
	readonly own?: OwnNumber;
}

/** A number of an extension, calculated from others. */
export interface OwnNumber {
	readonly meaning: MetricMeaning;
	/** The metrics that are requested from REST. */
	readonly fields: readonly string[];
	/** Null if there is no such number. */
	readonly of: (totals: Row) => number | null;
	/** Returns the name of a number in its formula. */
	readonly labelOf: (field: string) => string;
	/** Reads the number from a row of the report, if rows add up; the server sorts rows by `orderby`. */
	readonly rows?: { readonly of: (row: Row) => number | null; readonly sortBy: string };
}

/** Returns the metadata of the number; undefined for an unknown one. */
export function meaningFor(subject: ChangeSubject): MetricMeaning | undefined {
	const { own, endpoint, metric } = subject;
	return own ? own.meaning : meaningOf(endpoint, metric, subject);
}

/** A period in the format of requests. */
export interface Days {
	readonly after: string;
	readonly before: string;
}

/** Sends the requests: totals of a report's stats with their segments, and pages of its rows. */
export interface FetchReports {
	readonly totals: (report: ReportName, query: Query) => Promise<Row>;
	readonly rows: (
		report: ReportName,
		query: Query,
	) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** Requests both periods at the same time. */
export async function both<Result>(
	{ before, now }: Pick<ChangeSubject, 'before' | 'now'>,
	ask: (days: Days) => Promise<Result>,
): Promise<{ readonly before: Result; readonly now: Result }> {
	const [was, is] = await Promise.all([ask(before), ask(now)]);
	return { before: was, now: is };
}

/** Builds a stats query for totals, with as few intervals as possible. */
export function totalsQuery(
	filters: Query,
	{ after, before }: Days,
	fields: readonly string[],
): Query {
	return { interval: 'year', order: 'asc', per_page: 1, ...filters, after, before, fields };
}

/** Reads a metric of totals or of a row; a missing one is 0. */
export function numberOf(row: Row | undefined, key: string): number {
	const value = Number(row?.[key] ?? 0);
	return Number.isFinite(value) ? value : 0;
}

/** Checks whether the number follows the rules of Orders and Revenue. */
export function isOfOrders({ endpoint }: Pick<ChangeSubject, 'endpoint'>): boolean {
	return endpoint === 'orders' || endpoint === 'revenue';
}

/** Checks whether the number is one of a breakdown, which follows the same rules. */
export function isOfBreakdown({ endpoint }: Pick<ChangeSubject, 'endpoint'>): boolean {
	return endpoint === 'breakdown';
}

/** Returns the filters that have a value. */
export function filtersIn({ filters }: Pick<ChangeSubject, 'filters'>): string[] {
	return Object.keys(filters).filter((key) => filters[key] !== undefined && key !== 'match');
}
