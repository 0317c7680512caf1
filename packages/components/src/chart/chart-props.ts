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
	ValueChange,
	ValueFormat,
	ValuesShown,
} from './model';

/** A value of a chart, by indices of dates in `data`, in order of time. */
export interface ChosenValue {
	readonly index: number;
	/** The first date included: the first one of all for a running total. */
	readonly from: number;
	/** Undefined if the date has no value. */
	readonly series: string | undefined;
}

export interface ChartProps {
	data?: readonly ChartRowLike[];
	/** d3 time format of the dates in `data`; the formats of reports are always accepted. */
	dateParser?: string;
	/** Notes on dates: marked on the axis, read out with the date, and included in the table and in copies. */
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
	/** For an item comparison; default: the address's `chartStacking`, which the menu writes, else 'none'. */
	stacking?: Stacking;
	/** Whether values add up over intervals and series; by default all but averages and percentages do. */
	addsUp?: boolean;
	/** Accepted for compatibility. */
	intervalData?: object;
	/** Shows grey instead of data (S4.chart.3). */
	isRequesting?: boolean;
	/** The expected texts of the legend, which reserve its space while data loads. */
	awaitedLabels?: readonly string[];
	/** Default 0; if every value equals it, the chart shows `emptyMessage` (S8.7). */
	baseValue?: number;
	emptyMessage?: string;
	/** The parameter of `query` with comma-separated ids that stay in an item comparison with a total of 0. */
	filterParam?: string;
	/** sprintf template with the number of items, such as '%d products', or a function that returns it for a number. */
	itemsLabel?: string | ((count: number) => string);
	path?: string;
	query?: Record<string, unknown>;
	interactiveLegend?: boolean;
	/** Default by viewport and mode (S4.chart.4). */
	legendPosition?: LegendPosition;
	/** By series; `null` means no total, and missing totals are added up. */
	legendTotals?: Record<string, number | null>;
	showHeaderControls?: boolean;
	/** Default as `showHeaderControls`; without them the menu has no choices of the address. */
	showMenu?: boolean;
	/** Further MenuItems below the chart's own. */
	menuItems?: (onClose: () => void) => ReactNode;
	/** Says in copied pictures where the chart is from, and names their file. */
	source?: { readonly text: string; readonly fileName: () => string };
	/** Shown below the drawing, in the chart's card. */
	children?: ReactNode;
	screenReaderFormat?: DateFormat;
	tooltipLabelFormat?: DateFormat;
	tooltipValueFormat?: ValueFormat;
	/** Called with a value on a click, a second tap, or Enter. */
	onChoose?: (value: ChosenValue) => void;
	/** Compares the values of both periods of a date for the tooltip. */
	changeOf?: (now: number, before: number) => ValueChange;
	/** Replaces the date above the tooltip. */
	tooltipTitle?: string;
	/** 'currency', 'number', 'average' or 'percent'. */
	valueType?: string;
	xFormat?: DateFormat;
	x2Format?: string;
	/** On screen instead of `x2Format`, where the year is clear; paper has the whole. */
	x2ShortFormat?: DateFormat | undefined;
	yFormat?: string;
	yBelow1Format?: string;
	currency?: ChartCurrency;
}
