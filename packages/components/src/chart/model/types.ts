/** How series relate: the same measure in two periods, or several items in one period (S4.chart.2). */
export type ChartMode = 'item-comparison' | 'time-comparison';

/** How values are drawn (S4.chart.1). */
export type ChartType = 'line' | 'bar';

/** Length of one step on the time axis (S4.chart.1). */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** One value of one series at one date; `labelDate` is the date to show instead of the row's own (S3.chart-data-row.1). */
export interface ChartValue {
	readonly label: string;
	readonly value: number | null;
	readonly labelDate?: string;
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
}

/** A row of the legend (S3.legend-item.1). */
export interface LegendItem {
	key: string;
	label: string;
	total: number;
	visible: boolean;
	focus: boolean;
}
