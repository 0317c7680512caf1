import type { ReactNode } from 'react';
import type { CellValue } from '../definition/cells';
import type { TableHeader } from './columns';

/** What a cell shows and what sorting and spreadsheets take it for (S3.table-header.2). */
export interface TableCell {
	readonly display?: ReactNode;
	readonly value?: CellValue;
}

/** The table as extensions may change it: `woocommerce_admin_report_table`. */
export interface ReportTable {
	readonly endpoint: string;
	readonly headers: readonly TableHeader[];
	readonly rows: readonly (readonly TableCell[])[];
	/** Of the whole range; the number of rows when a CSV is made. */
	readonly totals: unknown;
	readonly summary:
		| readonly {
				/** The metric that it is, the rows or the days; absent in those of extensions. */
				readonly of?: string;
				readonly label: ReactNode;
				readonly value: string | number;
		  }[]
		| null;
	readonly items: { readonly data: readonly unknown[]; readonly totalResults: number };
}
