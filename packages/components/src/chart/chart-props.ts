import type { ReactNode } from 'react';
import type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartNote,
	ChartRowLike,
	ChartType,
	DateFormat,
	LegendPosition,
	Stacking,
	ValueFormat,
	ValuesShown,
} from './model';

/** A value of a chart, by places of dates among those of `data`, in order of time. */
export interface ChosenValue {
	readonly index: number;
	/** The first date that is in it: that of a running total is the first one. */
	readonly from: number;
	/** Undefined where the date has no value. */
	readonly series: string | undefined;
}

export interface ChartProps {
	data?: readonly ChartRowLike[];
	/** d3 time format of the dates in `data`; the forms that reports send are read anyway. */
	dateParser?: string;
	/** What is noted for dates: marked on the axis, read out with the date, in the table and in copies. */
	notes?: readonly ChartNote[];
	title?: string;
	/** Default 'time-comparison'. */
	mode?: ChartMode;
	/** Default 'line'; the toggle writes `chartType` to the address. */
	chartType?: ChartType;
	/** Default 'day'; the selector writes `interval` to the address. */
	interval?: ChartInterval;
	allowedIntervals?: readonly string[];
	/** Default: the address's `chartValues`, which the menu writes, else 'values'. */
	valuesShown?: ValuesShown;
	/** Of an item comparison; default: the address's `chartStacking`, which the menu writes, else 'none'. */
	stacking?: Stacking;
	/** Whether the values of intervals and of series give a total; by default all but averages and percentages do. */
	addsUp?: boolean;
	/** Accepted for compatibility. */
	intervalData?: object;
	/** Shows grey instead of data (S4.chart.3). */
	isRequesting?: boolean;
	/** What the legend will say when the data is there, where that is known: it is kept room for. */
	awaitedLabels?: readonly string[];
	/** Default 0; when every value equals it, `emptyMessage` is shown (S8.7). */
	baseValue?: number;
	emptyMessage?: string;
	/** The parameter of `query` whose comma-separated ids stay in an item comparison with a total of 0. */
	filterParam?: string;
	/** sprintf template with the number of items, such as '%d products'. */
	itemsLabel?: string;
	path?: string;
	query?: Record<string, unknown>;
	interactiveLegend?: boolean;
	/** Default by viewport and mode (S4.chart.4). */
	legendPosition?: LegendPosition;
	/** By series; `null` where a series has no total, and a series that is missing is added up. */
	legendTotals?: Record<string, number | null>;
	showHeaderControls?: boolean;
	/** Default as `showHeaderControls`; without them it has no choices of the address. */
	showMenu?: boolean;
	/** Further MenuItems below the chart's own. */
	menuItems?: (onClose: () => void) => ReactNode;
	/** Stands below the drawing, in the chart's card. */
	children?: ReactNode;
	screenReaderFormat?: DateFormat;
	tooltipLabelFormat?: DateFormat;
	tooltipValueFormat?: ValueFormat;
	/** Called with a value that is clicked, tapped a second time, or chosen by Enter. */
	onChoose?: (value: ChosenValue) => void;
	/** Stands above the tooltip instead of the date. */
	tooltipTitle?: string;
	/** 'currency', 'number', 'average' or 'percent'. */
	valueType?: string;
	xFormat?: string;
	x2Format?: string;
	yFormat?: string;
	yBelow1Format?: string;
	currency?: ChartCurrency;
}
