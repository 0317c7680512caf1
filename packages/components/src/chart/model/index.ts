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
	writtenTotal,
	type LegendEntry,
	type LegendChoice,
} from './legend';
export { createNumberFormats, type NumberFormats } from './numbers';
export { averagedIntervals } from './derive';
export { paletteColor } from './palette';
export { shownData } from './stack';
export { createDateReader, createDateWriter, type DateWriter } from './time';
export {
	placeTooltip,
	tooltipContent,
	type ValueChange,
	valueText,
	type TooltipContent,
	type TooltipFormats,
} from './tooltip';
export type {
	ChartCurrency,
	ChartInterval,
	ChartMode,
	ChartNote,
	ChartRow,
	ChartRowLike,
	ChartType,
	ChartValue,
	DateFormat,
	LegendItem,
	Series,
	Stacking,
	ValueFormat,
	ValuesShown,
} from './types';
