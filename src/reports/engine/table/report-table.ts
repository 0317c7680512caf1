import type { ReactNode } from 'react';
import type { CellValue } from '../definition/cells';
import type { TableHeader } from './columns';

/** What a cell displays, and its value for sorting and spreadsheets (S3.table-header.2). */
export interface TableCell {
	readonly display?: ReactNode;
	readonly value?: CellValue;
	/** Its part of the greatest number of the column, from 0 to 1, drawn as a bar. */
	readonly share?: number;
}

/** The table that extensions can change: `woocommerce_admin_report_table`. */
export interface ReportTable {
	readonly endpoint: string;
	readonly headers: readonly TableHeader[];
	readonly rows: readonly (readonly TableCell[])[];
	/** Totals of the whole range, zeros until they have loaded; the number of rows while a CSV is made. */
	readonly totals: unknown;
	/** Extensions always get a list, of zeros until the totals have loaded; one may return a table without it. */
	readonly summary:
		| readonly {
				/** The metric, `rows` or `days`; undefined in numbers that extensions add. */
				readonly of?: string;
				readonly label: ReactNode;
				readonly value: string | number;
		  }[]
		| undefined;
	readonly items: { readonly data: readonly unknown[]; readonly totalResults: number };
}
