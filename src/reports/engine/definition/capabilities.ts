import type { SearchType } from '@store-analytics/rest-api';
import type { CellTools } from './cells';

/** A number of a row or series, and what stats filtered by its id give instead. */
export interface DifferingNumber {
	readonly metric: string;
	readonly shown: number;
	readonly value: number;
}

/** A number, or a text for rows that have none. */
export type RowId = number | string;

/** Rows that users can select and compare: the chart then has a series for each (S4.chart.2). */
export interface Comparison<Row> {
	/** Parameter of address and requests with the ids, such as `products`. */
	readonly param: string;
	/** The row's id, as it stands in that parameter. */
	idOf(row: Row): RowId;
	/** Ids are texts without commas, not numbers. */
	readonly hasTextIds?: true;
	/** The filter of requests that selects a row alone by its id, if it is not that parameter. */
	readonly filterOf?: (id: RowId) => Readonly<Record<string, string>>;
	/** Tells rows of the same id apart. */
	keyOf?(row: Row): string;
	/** Fields with numbers that describe the item and do not depend on the period. */
	readonly describedBy?: readonly string[];
	/** The `segmentby` of stats. */
	readonly segmentBy: string;
	/** Returns the template of the legend's heading for a number of series, such as "%d products". */
	readonly seriesLabelOf: (count: number) => string;
	/** Why Compare is disabled while too few rows are ticked. */
	readonly helpText: string;
	/** A sentence about why a row's or series' number differs from stats filtered by its id; '' if that is unknown. */
	readonly difference?: (number: DifferingNumber) => string;
	/** A sentence below the table if its rows count by another rule than the chart; '' without a difference. */
	readonly rowNote?: (related: CellTools['related'], shownColumns: readonly string[]) => string;
	/** The minimum of ids; 2 by default. With 0 all are compared while none is chosen. */
	readonly minimum?: number;
}

/** A search box above the table: the report is limited to its results (S5.reports.1). */
export interface TableSearch {
	/** Parameter of requests with the found ids. */
	readonly param: string;
	/** Collection that the words are searched in, such as `products`. */
	readonly collection: string;
	readonly type: SearchType;
	readonly placeholder: string;
}

/**
 * A drill-down to one row of the report: its parts are the series of the chart and, with another report's columns, the
 * table.
 */
export interface DrillDown {
	/** Choice of the report's dropdown that drills down. */
	readonly filter: string;
	/** Parameter with its id. */
	readonly param: string;
	readonly segmentBy: string;
	readonly seriesLabelOf: (count: number) => string;
	/** Slug of the report whose table lists the parts. */
	readonly report: string;
	/** Parameter of the item in that report; `param` by default. */
	readonly tableParam?: string;
	/** Whether parts can be selected and compared. */
	readonly isComparable: boolean;
	/** For reports in which only some items have parts: the collection and field to check. */
	readonly onlyIf?: {
		readonly collection: string;
		readonly test: (item: Readonly<Record<string, unknown>>) => boolean;
		/** Set in the query that dropdowns get in `showFilters`. */
		readonly flag: string;
	};
}
