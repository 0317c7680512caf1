export { buildChartModel, type ChartModel } from './chart-model';
export { isChartEmpty, readChartData, type ChartData } from './data';
export {
	chartHeight,
	defaultLegendPosition,
	defaultSize,
	inUseMargins,
	sideLegendWidth,
	type LegendPosition,
} from './layout';
export {
	keepVisibleKeys,
	legendEntries,
	maxVisibleSeries,
	toggleVisibleKey,
	type LegendEntry,
	type LegendChoice,
} from './legend';
export { createNumberFormats, type NumberFormats } from './numbers';
export { paletteColor } from './palette';
export { createDateReader, createDateWriter, type DateWriter } from './time';
export { placeTooltip, tooltipContent, type TooltipContent, type TooltipFormats } from './tooltip';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartRow,
	ChartRowLike,
	ChartType,
	ChartValue,
	DateFormat,
	LegendItem,
	Series,
	ValueFormat,
} from './types';
