import type { SearchType } from '@store-analytics/rest-api';

/** Rows that can be ticked and compared: the chart then has a series for each (S4.chart.2). */
export interface Comparison<Row> {
	/** Parameter of address and requests that holds the ids, such as `products`. */
	readonly param: string;
	/** The row's id, as it stands in that parameter. */
	idOf(row: Row): number;
	/** How stats are asked to be split up (`segmentby`). */
	readonly segmentBy: string;
	/** Template of the legend's heading with the number of series, such as "%d products". */
	readonly seriesLabelOf: string;
	/** Why Compare is disabled while too few rows are ticked. */
	readonly helpText: string;
	/** Why a row's or series' number may be another one than stats narrowed to its id, in a sentence. */
	readonly difference?: () => string;
	/** How many ids it takes; 2 unless given. With 0 all are compared while none is chosen. */
	readonly minimum?: number;
}

/** A search box above the table: what matches its words becomes the only thing that the report is about (S5.reports.1). */
export interface TableSearch {
	/** Parameter of requests that holds the ids of what was found. */
	readonly param: string;
	/** Collection in which words are looked up, such as `products`. */
	readonly collection: string;
	readonly type: SearchType;
	readonly placeholder: string;
}

/** A detail, one row of the report: its parts are the series of the chart and, by another report's columns, the table. */
export interface DrillDown {
	/** Choice of the report's dropdown that drills down. */
	readonly filter: string;
	/** Parameter that holds its id. */
	readonly param: string;
	readonly segmentBy: string;
	readonly seriesLabelOf: string;
	/** Slug of the report whose table lists the parts. */
	readonly report: string;
	/** Parameter by which that report knows the thing; `param` unless given. */
	readonly tableParam?: string;
	/** Whether parts may be ticked and compared. */
	readonly isComparable: boolean;
	/** For reports in which not everything has parts: where to look, and what to look at. */
	readonly onlyIf?: {
		readonly collection: string;
		readonly test: (item: Readonly<Record<string, unknown>>) => boolean;
		/** Set in the query that dropdowns are given in `showFilters`. */
		readonly flag: string;
	};
}
