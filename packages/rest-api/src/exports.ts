/** The tables of facts that an export has, in their order. */
export const factTableNames = [
	'orders',
	'lines',
	'refunds',
	'taxes',
	'customers',
	'products',
	'days',
] as const;

/** One of these tables. */
export type FactTableName = (typeof factTableNames)[number];

/** The formats of files of an export. */
export const exportFormats = ['csv', 'parquet', 'duckdb'] as const;

/** One of these formats. */
export type ExportFormat = (typeof exportFormats)[number];

/** What to export: facts, or the rows of a report. */
export interface ExportRequest {
	/** The tables of facts; empty with a report. */
	readonly tables: readonly FactTableName[];
	/** The report whose rows are exported, such as `orders`; null for facts. */
	readonly report: string | null;
	readonly format: ExportFormat;
	/** First and last day in the shop's zone, `YYYY-MM-DD`, both included; null for no limit. */
	readonly since: string | null;
	readonly until: string | null;
	/** Whether names, addresses and the like are included. */
	readonly personal: boolean;
}

/** A file of an export. */
export interface ExportFile {
	readonly name: string;
	readonly bytes: number;
}

/** The states of an export. */
export type ExportState = 'waiting' | 'running' | 'done' | 'failed';

/** An export on the store server. */
export interface ExportInfo extends ExportRequest {
	readonly id: string;
	readonly state: ExportState;
	/** Rows that were written so far, and of how many; null until known. */
	readonly rows: number;
	readonly totalRows: number | null;
	/** When it was started and when it ended, in ISO 8601; null until then. */
	readonly startedAt: string;
	readonly endedAt: string | null;
	/** Why it failed, and what to do; null if it did not. */
	readonly problem: string | null;
	readonly files: readonly ExportFile[];
}

/** How often a saved export repeats. */
export const exportRhythms = ['day', 'week', 'month'] as const;

/** One of these. */
export type ExportRhythm = (typeof exportRhythms)[number];

/** Where the files of a saved export go: a folder on the server's machine, or an S3-compatible bucket. */
export type ExportPlace =
	| { readonly kind: 'folder'; readonly folder: string }
	| {
			readonly kind: 'bucket';
			/** Address of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
			readonly endpoint: string;
			readonly region: string;
			readonly bucket: string;
			/** What the names of all objects begin with, without slashes around it. */
			readonly prefix: string;
			/** Id of the access key; its secret is never sent back. */
			readonly accessKey: string;
	  };

/** A run of a saved export. */
export interface ExportRun {
	/** When it ended, in ISO 8601. */
	readonly at: string;
	/** Why it failed, and what to do; null if it did not. */
	readonly problem: string | null;
	readonly rows: number;
	readonly bytes: number;
	/** Where the files are: a path or an address of the bucket; null after a failure. */
	readonly place: string | null;
}

/** An export that repeats. */
export interface SavedExport {
	readonly id: string;
	readonly name: string;
	readonly tables: readonly FactTableName[];
	readonly format: ExportFormat;
	readonly personal: boolean;
	/** All days, or those of the day, week or month before the run. */
	readonly covers: 'all' | 'previous';
	readonly every: ExportRhythm;
	/** Time of day in the shop's zone, `HH:MM`. */
	readonly at: string;
	readonly to: ExportPlace;
	/** When it runs next, in ISO 8601. */
	readonly nextAt: string;
	/** Whether it runs now. */
	readonly isRunning: boolean;
	/** The last runs, the newest first. */
	readonly runs: readonly ExportRun[];
}

/** Everything that Data → Export shows. */
export interface ExportsOverview {
	/** The newest first. */
	readonly exports: readonly ExportInfo[];
	readonly saved: readonly SavedExport[];
	/** The folder of the server's machine below which saved exports may write; null without one. */
	readonly folder: string | null;
	/** The most finished exports that are kept. */
	readonly kept: number;
}
