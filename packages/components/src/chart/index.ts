export { Chart } from './chart';
export { ChartTypeButtons, IntervalSelect } from './controls/chart-choices';
export { ChartPlaceholder } from './chart-placeholder';
export type { ChartProps, ChosenValue } from './chart-props';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartNote,
	ChartRow,
	ChartType,
	ChartValue,
	LegendItem,
	LegendPosition,
} from './model';
