import type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartRowLike,
	ChartType,
	DateFormat,
	LegendPosition,
	ValueFormat,
} from './model';

export interface ChartProps {
	data?: readonly ChartRowLike[];
	/** d3 time format of the dates in `data`; the forms that reports send are read anyway. */
	dateParser?: string;
	title?: string;
	/** Default 'time-comparison'. */
	mode?: ChartMode;
	/** Default 'line'; the toggle writes `chartType` to the address. */
	chartType?: ChartType;
	/** Default 'day'; the selector writes `interval` to the address. */
	interval?: ChartInterval;
	allowedIntervals?: readonly string[];
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
	legendTotals?: Record<string, number>;
	showHeaderControls?: boolean;
	screenReaderFormat?: DateFormat;
	tooltipLabelFormat?: DateFormat;
	tooltipValueFormat?: ValueFormat;
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
