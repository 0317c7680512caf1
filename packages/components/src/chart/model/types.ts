/** How series relate: the same measure in two periods, or several items in one period (S4.chart.2). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** How values are drawn (S4.chart.1). */
export type ChartType = 'line' | 'bar';

/** Display modes: plain values, running totals, or moving averages. */
export type ValuesShown = 'values' | 'running-total' | 'moving-average';

/** Series side by side, stacked, or as shares of the whole. */
export type Stacking = 'none' | 'stacked' | 'share';

/** Length of one step on the time axis (S4.chart.1). */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** One value of one series at one date; `labelDate` is shown instead of the row's own date (S3.chart-data-row.1). */
export interface ChartValue {
	readonly label: string;
	readonly value: number | null;
	readonly labelDate?: string;
	/** The name in the legend, if it differs from that of single values. */
	readonly legendLabel?: string;
	/** The interval is unfinished: the value may still grow. At most one per series, its last. */
	readonly isUnfinished?: boolean;
	/** A target: a line even among bars, with its own name. The series must be the last. */
	readonly isTarget?: boolean;
}

/** A note on a date of the data, in the same format; a date may have several. */
export interface ChartNote {
	readonly date: string;
	readonly text: string;
}

/** A date (in `dateParser`'s format, the shop's wall clock) and one entry per series key (S3.chart-data-row.1). */
export interface ChartRow {
	readonly date: string;
	readonly [seriesKey: string]: string | ChartValue;
}

/** A ChartRow, or an object of a named type without an index signature. */
export type ChartRowLike = ChartRow | { readonly date: string };

/** A d3 format, or a function; date functions get a Date whose local fields are the shop's wall clock. */
export type DateFormat = string | ((date: Date) => string);
export type ValueFormat = string | ((value: number) => string);

/** The part of the shop's currency that the chart needs. */
export interface ChartCurrency {
	symbol?: string;
	symbolPosition?: 'left' | 'right' | 'left_space' | 'right_space';
	decimalSeparator?: string;
	thousandSeparator?: string;
}

export interface Margins {
	top: number;
	right: number;
	bottom: number;
	left: number;
}

/** One line or one colour of bars. `values[i]` belongs to the i-th date; null is "unknown" and leaves a gap. */
export interface Series {
	key: string;
	label: string;
	/** The name in the legend, if it differs. */
	legendLabel?: string | undefined;
	total: number;
	index: number;
	/** A CSS colour. */
	color: string;
	dash: string;
	/** Of its line, in px. */
	width: number;
	values: (number | null)[];
	labelDates: (Date | null)[];
	/** Index of the value of an unfinished interval; null for none. */
	unfinished: number | null;
	/** Drawn as a line, whatever the others are. */
	isTarget: boolean;
}

/** A row of the legend (S3.legend-item.1). */
export interface LegendItem {
	key: string;
	label: string;
	total: number;
	visible: boolean;
	focus: boolean;
	isTarget?: boolean;
}
