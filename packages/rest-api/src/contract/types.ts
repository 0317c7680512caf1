import type { DimensionKey } from '../dimensions';
import type { Interval } from '../report-params';

/** Two days of the shop such as `2026-10-01`, or times such as `2026-10-01T12:00:00`; both are included. */
export interface QueryRange {
	readonly after: string;
	readonly before: string;
}

/** A value of a dimension in filters; null is the unknown value. */
export type FilterValue = string | number | null;

/** Limits rows to values, or excludes values. All conditions must apply. */
export interface QueryCondition {
	readonly dimension: DimensionKey;
	readonly is?: FilterValue | readonly FilterValue[];
	readonly is_not?: FilterValue | readonly FilterValue[];
	/** True for rows without a value, false for rows with one. */
	readonly is_unknown?: boolean;
}

/**
 * The body of `POST store-analytics/v1/query` (docs/query.md).
 * @example { metrics: ['net_revenue'], dimensions: ['device'], range: { after: '2026-10-01', before: '2026-10-31' } }
 */
export interface QueryRequest {
	/** Names of `GET store-analytics/v1/metrics`; by default `net_revenue` and `orders_count`. */
	readonly metrics?: readonly string[];
	/** Names of `GET store-analytics/v1/dimensions`, up to three. */
	readonly dimensions?: readonly DimensionKey[];
	readonly filters?: readonly QueryCondition[];
	readonly range: QueryRange;
	/** Adds the numbers of another range. */
	readonly compare?: QueryRange;
	/** Adds numbers over time. */
	readonly interval?: Interval;
	/** A metric or dimension of the request; by default the first metric. */
	readonly sort?: string;
	readonly order?: 'asc' | 'desc';
	/** 1 to 1,000; by default 100. */
	readonly limit?: number;
	readonly offset?: number;
	/** The date of an order that counts; by default the one of the shop's settings. */
	readonly date_type?: 'date_created' | 'date_paid' | 'date_completed';
}

/** Numbers by the name of their metric. Amounts are in the shop's currency. */
export type QueryNumbers = Readonly<Record<string, number>>;

/** A row: values of the dimensions by name (null: unknown), and numbers by name. */
export interface QueryRow {
	/** Names of values that are ids or codes, by dimension. */
	readonly label: Readonly<Record<string, string>>;
	/** Parts of the total, 0.25 for a quarter, of metrics whose rows add up to it. */
	readonly share: QueryNumbers;
	/** Only with `compare`. */
	readonly compared?: QueryNumbers;
	readonly [name: string]: unknown;
}

/** The numbers of an interval, in shop time. */
export interface QueryInterval {
	readonly interval: string;
	readonly date_start: string;
	readonly date_end: string;
	readonly totals: QueryNumbers;
	readonly rows?: readonly Readonly<Record<string, unknown>>[];
}

/** The response to a query. */
export interface QueryResponse {
	readonly version: 1;
	readonly rows: readonly QueryRow[];
	/** All rows, also those that `limit` leaves out. */
	readonly rows_count: number;
	readonly totals: QueryNumbers;
	readonly compared_totals?: QueryNumbers;
	readonly intervals?: readonly QueryInterval[];
	readonly compared_intervals?: readonly QueryInterval[];
	readonly metrics: readonly Readonly<Record<string, unknown>>[];
	readonly dimensions: readonly { readonly key: string; readonly label: string }[];
	/** By dimension: the share of orders with a value, and the shop's first day with one. */
	readonly coverage: Readonly<
		Record<string, { readonly known: number; readonly since: string | null }>
	>;
	/** The screen that shows the same; null if none does. */
	readonly link: string | null;
	readonly rules: string;
	/** UTC; null if unknown. */
	readonly data_as_of: string | null;
	readonly currency: string;
	readonly time_zone: string;
	readonly [name: string]: unknown;
}

/** The body of `POST store-analytics/v1/changes`: a query with a comparison and one metric. */
export interface ChangesRequest {
	/** The number whose change is explained; `metrics` with one name means the same. */
	readonly metric?: string;
	readonly metrics?: readonly [string];
	/** Each gets its own parts. Without one, the server chooses up to three. */
	readonly dimensions?: readonly DimensionKey[];
	readonly filters?: readonly QueryCondition[];
	readonly range: QueryRange;
	readonly compare: QueryRange;
	readonly date_type?: QueryRequest['date_type'];
}

/** A part of a change. */
export interface ChangePart {
	/** The value of the dimension; null if it is unknown. */
	readonly key: string | null;
	readonly label: string;
	readonly value: number;
	readonly compared: number;
	/** `value` less `compared`. */
	readonly change: number;
	/** The screen that shows this part, with its comparison. */
	readonly link: string | null;
}

/** The parts of a change by one dimension: they and the rest add up to the change, to the cent. */
export interface ChangeSplit {
	readonly dimension: DimensionKey;
	readonly label: string;
	/** The greatest change first, up or down. */
	readonly parts: readonly ChangePart[];
	readonly rest: {
		readonly change: number;
		/** Values that are not named in `parts`. */
		readonly count: number;
	};
	/** False if an order can have several values: the rest then takes off what counts more than once. */
	readonly sums_up: boolean;
}

/** The response of `POST store-analytics/v1/changes`. */
export interface ChangesResponse {
	readonly version: 1;
	readonly metric: string;
	readonly value: number;
	readonly compared: number;
	readonly change: number;
	readonly by: readonly ChangeSplit[];
	readonly link: string | null;
	readonly rules: string;
	readonly data_as_of: string | null;
	readonly currency: string;
}
