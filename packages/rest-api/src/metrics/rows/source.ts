import type { Query } from '../../query';
import type { ReportName } from '../../report-endpoints';

/** A row of a report; where the rows' source asks for documents with its own as `document`, and that of a refund's order as `order`. */
export type Row = Readonly<Record<string, unknown>>;

/** The shop's own documents: orders, and what came back of them. */
export type DocumentKind = 'orders' | 'refunds';

/** Things whose ids say which rows there are: rows of another report, or the shop's documents of orders. */
export interface Through {
	readonly list: { readonly report: ReportName } | { readonly documents: DocumentKind };
	readonly query: Query;
	readonly idsOf: (thing: Row) => readonly number[];
	/** The parameter of the rows' request that takes the ids. */
	readonly as: string;
}

/** What rows are told by the shop's own documents of their orders and refunds. */
export interface Documents {
	/** The rows that need theirs. */
	readonly of: (row: Row) => boolean;
	/** Fields of the documents; `id` comes along. */
	readonly fields: readonly string[];
}

/** The rows of a report that make a number, and what each has in it. */
export interface RowsBehind {
	readonly report: ReportName;
	/** Filters and dates of the rows' request. */
	readonly query: Query;
	readonly through?: Through;
	readonly documents?: Documents;
	/** Adds up to the number over all rows. */
	readonly value: (row: Row) => number;
	/** What the sum is divided by, over all rows, where the number is an average. */
	readonly per?: (row: Row) => number;
	/** In place of the sum: how many different ones all rows have. */
	readonly distinct?: (row: Row) => readonly unknown[];
	/** Why the rows may give something else, in a sentence. */
	readonly difference?: () => string;
}

/** Where the rows of a metric come from, before it is known what the number is narrowed to. */
export interface Source extends Omit<RowsBehind, 'query' | 'through'> {
	/** What the rows are found by, where their report cannot be asked for the number's filters. */
	readonly found?: Omit<Through, 'query'>;
	/** In its place where the rows' report cannot be asked for the same: it knows no filter of the number's, or goes by another date. */
	readonly narrowed?: Source;
	/** What the rows are asked for, whatever the number is narrowed to: that is of all there is. */
	readonly only?: Query;
}

export type Sources = Readonly<Record<string, Source>>;

export const number = (row: Row, key: string) => Number(row[key] ?? 0);
export const field = (key: string) => (row: Row) => number(row, key);
export const one = () => 1;
export const isOrder = (row: Row) => number(row, 'parent_id') === 0;
export const ifOrder = (row: Row) => (isOrder(row) ? 1 : 0);

/** 1 of a row that anything happened to: what a report is narrowed to it lists in any case. */
export const ifAny = (...fields: readonly string[]) => {
	return (row: Row) => (fields.some((key) => number(row, key) !== 0) ? 1 : 0);
};
