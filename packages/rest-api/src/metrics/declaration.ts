import type { ReportItem, ReportMetric, ReportName } from '../report-endpoints';
import type { ReportSlug } from '../screens';

/** The unit of a metric: money, a plain number, a number with two decimals, or a share (0.25 is 25%). */
export type MetricFormat = 'currency' | 'number' | 'average' | 'percent';

/** A field of REST's responses. Extensions may add any field with their own PHP. */
export type MetricField<Slug extends ReportSlug> =
	(Slug extends ReportName ? ReportMetric<Slug> : never) | (string & {});

/** A row of a report. If an extension's types do not know the report, it is any object. */
export type MetricRow<Slug extends ReportSlug> = Slug extends ReportName
	? ReportItem<Slug>
	: Readonly<Record<string, unknown>>;

/** The formula of a metric from fields of the same response: the sum of `plus` and `minus`, divided by `per`. */
export interface DeclaredFormula<Slug extends ReportSlug = ReportSlug> {
	readonly plus: readonly MetricField<Slug>[];
	readonly minus?: readonly MetricField<Slug>[];
	readonly per?: MetricField<Slug>;
}

/**
 * A metric of an extension, for `window.wc.storeAnalytics.registerMetric` (docs/extending). Its value comes from
 * `field`, from `from` with `value`, or from `formula` alone.
 */
export interface MetricDeclaration<Slug extends ReportSlug = ReportSlug> {
	/**
	 * `extension/metric`, such as `example/margin`. Addresses and preferences store it, and error messages name the
	 * extension by it.
	 */
	readonly name: `${string}/${string}`;
	/** The reports that show it. */
	readonly reports: readonly Slug[];
	readonly label: string;
	/** A sentence for the shop's owner about the metric. */
	readonly meaning: string;
	readonly format: MetricFormat;
	/** The field with the value; numeric text is read as a number. */
	readonly field?: MetricField<Slug>;
	/** The fields that `value` receives. */
	readonly from?: readonly MetricField<Slug>[];
	/**
	 * Calculates the value of totals, intervals, segments and rows alike; null if there is no such number. It must
	 * depend on its argument alone.
	 */
	readonly value?: (numbers: Readonly<Record<string, number>>) => number | null;
	/** The formula that the explanation shows with values. Without `field` and `value` it also calculates the value. */
	readonly formula?: DeclaredFormula<Slug>;
	/**
	 * The field or calculation for rows of the table, if another one; `false` means that rows have no such number and
	 * the table no column.
	 */
	readonly row?: string | false | ((row: MetricRow<Slug>) => number | null);
	/** The direction of good news; `up` by default. */
	readonly goodWhen?: 'up' | 'down' | 'neither';
	/** The `orderby` value for the server; without it the column cannot be sorted. */
	readonly sortBy?: string;
	/**
	 * Whether the numbers of days and rows add up to the whole. By default this holds only for a `formula` without
	 * `per`.
	 */
	readonly addsUp?: boolean;
	/** `false` hides it from Overview. */
	readonly overview?: boolean;
}

/**
 * A dimension of an extension: what orders say of themselves. The plugin's filter `store_analytics_dimensions` says how.
 * @example { key: 'example_gift_wrap', label: 'Gift wrap' }
 */
export interface DimensionDeclaration {
	/** Its name in requests and addresses: the extension's name, and its own. */
	readonly key: string;
	/** Name on screen. */
	readonly label: string;
}

/** The API on `window.wc.storeAnalytics` on a page with extensions. */
export interface StoreAnalytics {
	/**
	 * Adds a metric to its reports and Overview at once. Throws an Error that lists every fault of a declaration and
	 * its fix.
	 */
	readonly registerMetric: <Slug extends ReportSlug>(metric: MetricDeclaration<Slug>) => void;
	/** Removes the metric; does nothing for an unknown one. */
	readonly unregisterMetric: (name: string) => void;
	/**
	 * Adds a dimension of orders to Breakdown, filters, the palette and the columns of Orders at once. Throws an Error that
	 * lists every fault of a declaration and its fix.
	 */
	readonly registerDimension: (dimension: DimensionDeclaration) => void;
	/** Removes the dimension; does nothing for an unknown one. */
	readonly unregisterDimension: (key: string) => void;
}
