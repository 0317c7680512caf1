import type { ReactNode } from 'react';

export type SortOrder = 'asc' | 'desc';

/** A column (S3.table-header.1). */
export interface Header {
	key: string;
	label: ReactNode;
	/** Read instead of the label. */
	screenReaderLabel?: string;
	/** The default sort column. */
	defaultSort?: boolean;
	defaultOrder?: SortOrder;
	isSortable?: boolean;
	isNumeric?: boolean;
	isLeftAligned?: boolean;
	/** Cannot be hidden. */
	required?: boolean;
	/** Undefined means shown. */
	visible?: boolean;
	hiddenByDefault?: boolean;
	/** One of many columns that are hidden until chosen: the menu lists them below the others. */
	isOptIn?: boolean;
	cellClassName?: string;
	/** Approximate length of its longest cells in characters, which placeholder rows reserve. */
	typicalLength?: number;
}

/** The display of a cell, and its value for sorting and CSV (S3.table-header.2). */
export interface Cell {
	display?: ReactNode;
	value?: string | number | boolean | null;
	/** Its part of the greatest number of the column, from 0 to 1, drawn as a bar behind the number. */
	share?: number;
}

export type Row = Cell[];

export type RowKey = (row: Row, index: number) => string | number;

/** The parameters that tables read. */
export interface TableQuery {
	orderby?: string;
	order?: string;
	paged?: string | number;
	per_page?: string | number;
	[param: string]: unknown;
}

/** A number under the table. */
export interface SummaryMetric {
	label: ReactNode;
	value: string | number;
}
