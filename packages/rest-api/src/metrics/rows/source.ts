import type { Query } from '../../query';
import type { ReportName } from '../../report-endpoints';

/**
 * A row of a report. If its source requests documents, `document` is the row's own, `order` that of a refund's order,
 * and `before` those of earlier refunds of that order.
 */
export type Row = Readonly<Record<string, unknown>>;

/** The shop's own documents: orders and their refunds. */
export type DocumentKind = 'orders' | 'refunds';

/** Items whose ids select the rows: rows of another report, or the shop's order documents. */
export interface Through {
	readonly list: { readonly report: ReportName } | { readonly documents: DocumentKind };
	readonly query: Query;
	readonly idsOf: (thing: Row) => readonly number[];
	/** The parameter of the row request that takes the ids. */
	readonly as: string;
}

/** The documents of orders and refunds that rows need. */
export interface Documents {
	/** The rows that need their documents. */
	readonly of: (row: Row) => boolean;
	/** Fields of the documents; `id` is always included. */
	readonly fields: readonly string[];
}

/** The items of one kind in orders: products, variations, coupons or tax rates. */
export interface ItemsOfOrders {
	/** The keys of an item in a row of its report. */
	readonly keysOf: (row: Row) => readonly unknown[];
	/** The keys of the items in an order's document. */
	readonly keysIn: (document: Row) => readonly unknown[];
}

/** Which orders count. */
export interface CountedOrders {
	/** Statuses of orders that do not. */
	readonly excludedStatuses?: readonly string[];
	/** Since 10.7, orders with test payments do not. */
	readonly leavesOutTestOrders?: boolean;
}

/** Orders by the day on which they were placed, as documents, because reports may list them by another day. */
export interface Placed extends ItemsOfOrders {
	readonly counted: CountedOrders;
	/** The report whose rows select the items; undefined if every item counts. */
	readonly among: { readonly report: ReportName; readonly query: Query } | undefined;
}

/** The rows of a report behind a number, and the share of each row. */
export interface RowsBehind {
	readonly report: ReportName;
	/** Filters and dates of the row request. */
	readonly query: Query;
	readonly through?: Through;
	/** The rows are orders by the day on which they were placed. */
	readonly placed?: Placed;
	readonly documents?: Documents;
	/** The share of a row; the shares add up to the number. */
	readonly value: (row: Row) => number;
	/** The divisor over all rows, if the number is an average. */
	readonly per?: (row: Row) => number;
	/** Replaces the sum by the count of distinct values. */
	readonly distinct?: (row: Row) => readonly unknown[];
	/** Why these rows give another number, if they show it. */
	readonly difference?: (rows: readonly Row[]) => string | undefined;
}

/** The source of a metric's rows, before the filters of the number are known. */
export interface Source extends Omit<RowsBehind, 'query' | 'through' | 'placed'> {
	/** The items that select the rows, if their report does not know the filters of the number. */
	readonly found?: Omit<Through, 'query'>;
	/** The items in orders, if the orders must be found by the day on which they were placed. */
	readonly items?: ItemsOfOrders;
	/** Replaces the source if its report does not know a filter of the number, or uses another date. */
	readonly narrowed?: Source;
	/** Fixed parameters of the row request, whatever the filters: the rows are those of all time. */
	readonly only?: Query;
}

export type Sources = Readonly<Record<string, Source>>;

export const number = (row: Row, key: string) => Number(row[key] ?? 0);
export const field = (key: string) => (row: Row) => number(row, key);
export const one = () => 1;
export const isOrder = (row: Row) => number(row, 'parent_id') === 0;
export const ifOrder = (row: Row) => (isOrder(row) ? 1 : 0);

/** 1 for a row with any activity; a report lists items of its filter even without activity. */
export const ifAny = (...fields: readonly string[]) => {
	return (row: Row) => (fields.some((key) => number(row, key) !== 0) ? 1 : 0);
};
