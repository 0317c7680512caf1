import type { ReportItem, ReportMetric, ReportName } from '../report-endpoints';
import type { ReportSlug } from '../screens';

/** How a metric reads: money of the shop, a number as it is, one with two decimals, or a share (0.25 is 25%). */
export type MetricFormat = 'currency' | 'number' | 'average' | 'percent';

/** A field of REST's responses; those that the extension's own PHP adds are any text. */
export type MetricField<Slug extends ReportSlug> =
	(Slug extends ReportName ? ReportMetric<Slug> : never) | (string & {});

/** A row of a report; whatever REST lists where an extension's types do not know it. */
export type MetricRow<Slug extends ReportSlug> = Slug extends ReportName
	? ReportItem<Slug>
	: Readonly<Record<string, unknown>>;

/** How a metric follows from fields of the same response: `plus` and `minus` added up, divided by `per`. */
export interface DeclaredFormula<Slug extends ReportSlug = ReportSlug> {
	readonly plus: readonly MetricField<Slug>[];
	readonly minus?: readonly MetricField<Slug>[];
	readonly per?: MetricField<Slug>;
}

/**
 * A metric of an extension, for `window.wc.storeAnalytics.registerMetric` (docs/extending). Its value comes from one of `field`, `from` with `value`, or
 * `formula` alone.
 */
export interface MetricDeclaration<Slug extends ReportSlug = ReportSlug> {
	/** `extension/metric`, such as `example/margin`: what addresses and preferences keep, and what the extension is called when it fails. */
	readonly name: `${string}/${string}`;
	/** Reports that show it. */
	readonly reports: readonly Slug[];
	readonly label: string;
	/** What it is, in a sentence for the shop's owner. */
	readonly meaning: string;
	readonly format: MetricFormat;
	/** The field that has it; text that is a number is read as one. */
	readonly field?: MetricField<Slug>;
	/** The fields that `value` is given. */
	readonly from?: readonly MetricField<Slug>[];
	/** Works it out, of totals, intervals, segments and rows alike; null where there is no such number. Must depend on its argument alone. */
	readonly value?: (numbers: Readonly<Record<string, number>>) => number | null;
	/** What the explanation shows with the values in it. Without `field` and `value` it is also where the value comes from. */
	readonly formula?: DeclaredFormula<Slug>;
	/** Where a row of the table has it under another field, or works it out otherwise; `false`: rows have no such number, and the table no column. */
	readonly row?: string | false | ((row: MetricRow<Slug>) => number | null);
	/** Which way is good news; `up` unless given. */
	readonly goodWhen?: 'up' | 'down' | 'neither';
	/** What the server is asked for as `orderby`; without it the column cannot be sorted. */
	readonly sortBy?: string;
	/** Whether the numbers of days, and of rows, add up to the whole. Unless given only a `formula` without `per` does. */
	readonly addsUp?: boolean;
	/** `false` keeps it off Overview. */
	readonly overview?: boolean;
}

/** What is on `window.wc.storeAnalytics` on a page with extensions. */
export interface StoreAnalytics {
	/** Puts a metric into its reports and Overview, at once. Throws an Error that says all that is wrong with a declaration, and what to do. */
	readonly registerMetric: <Slug extends ReportSlug>(metric: MetricDeclaration<Slug>) => void;
	/** Takes it out again; does nothing where there is none. */
	readonly unregisterMetric: (name: string) => void;
}
