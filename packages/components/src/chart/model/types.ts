/** How series relate: the same measure in two periods, or several items in one period (S4.chart.2). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** How values are drawn (S4.chart.1). */
export type ChartType = 'line' | 'bar';

/** Values as they are, added up from the first on, or evened out over some intervals. */
export type ValuesShown = 'values' | 'running-total' | 'moving-average';

/** Series side by side, on top of one another, or as parts of all together. */
export type Stacking = 'none' | 'stacked' | 'share';

/** Length of one step on the time axis (S4.chart.1). */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** One value of one series at one date; `labelDate` is the date to show instead of the row's own (S3.chart-data-row.1). */
export interface ChartValue {
	readonly label: string;
	readonly value: number | null;
	readonly labelDate?: string;
	/** The time that it stands for is not over: the value may still grow. At most one of a series, its last. */
	readonly isUnfinished?: boolean;
	/** What is to be reached: a line also among bars, under its own name. The series stands last. */
	readonly isTarget?: boolean;
}

/** Something that somebody has noted for a date of the data, written as there; a date may have several. */
export interface ChartNote {
	readonly date: string;
	readonly text: string;
}

/** A date (in `dateParser`'s format, the shop's wall clock) and one entry per series key (S3.chart-data-row.1). */
export interface ChartRow {
	readonly date: string;
	readonly [seriesKey: string]: string | ChartValue;
}

/** A ChartRow, or an object of a named type that has no index signature but is one all the same. */
export type ChartRowLike = ChartRow | { readonly date: string };

/** A d3 format, or a function; date functions get a Date whose local fields are the shop's wall clock. */
export type DateFormat = string | ((date: Date) => string);
export type ValueFormat = string | ((value: number) => string);

/** What the chart needs to know of the shop's currency. */
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

/** One line or one colour of bars. `values[i]` belongs to the i-th date; null is "not known" and leaves a gap. */
export interface Series {
	key: string;
	label: string;
	total: number;
	index: number;
	color: string;
	dash: string;
	values: (number | null)[];
	labelDates: (Date | null)[];
	/** Index of the value whose time is not over; null for none. */
	unfinished: number | null;
	/** Drawn as a line whatever the others are. */
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
