import type { ChartData } from './data';
import { defaultMargins, defaultSize, mirrorMargins } from './layout';
import type { NumberFormats } from './numbers';
import { barSlots, barsPath, dotsPath, linePath, placeDates, type XPlacement } from './shapes';
import type { DateWriter } from './time';
import type { ChartInterval, ChartMode, ChartType, Margins, Series } from './types';
import { xTickIndexes, xTickLimit, xTicks, type XTick } from './x-axis';
import { createYAxis, type YAxis } from './y-axis';

export interface ChartModelInput {
	data: ChartData;
	visibleKeys: readonly string[];
	chartType: ChartType;
	mode: ChartMode;
	interval: ChartInterval;
	writeX: DateWriter;
	writeX2: DateWriter;
	numbers: NumberFormats;
	baseValue?: number;
	width?: number;
	height?: number;
	margins?: Margins;
	isRtl?: boolean;
}

/** Everything that is needed to draw: sizes in px, paths relative to the plot's upper left corner. */
export interface ChartModel {
	chartType: ChartType;
	isRtl: boolean;
	width: number;
	height: number;
	margins: Margins;
	plot: { width: number; height: number };
	dates: readonly Date[];
	series: readonly Series[];
	paths: { key: string; d: string; dots: string; color: string; dash: string }[];
	xTicks: XTick[];
	y: YAxis;
	x: XPlacement;
}

/** Computes a chart without drawing it: no DOM, no clock, no machine time zone. */
export function buildChartModel(input: ChartModelInput): ChartModel {
	const { width = defaultSize.width, height = defaultSize.height, isRtl = false } = input;
	const margins = mirrorMargins(input.margins ?? defaultMargins, isRtl);
	const plot = {
		width: Math.max(0, width - margins.left - margins.right),
		height: Math.max(0, height - margins.top - margins.bottom),
	};
	const series = input.data.series.filter(({ key }) => input.visibleKeys.includes(key));
	const { dates } = input.data;
	const { chartType, interval, mode } = input;
	const x = placeDates(dates.length, { width: plot.width, chartType, isRtl });
	const y = createYAxis(knownValues(series), {
		height: plot.height,
		baseValue: input.baseValue,
		format: input.numbers.axis,
	});
	const indexes = xTickIndexes(dates, { interval, limit: xTickLimit(plot.width, mode) });
	return {
		chartType,
		isRtl,
		width,
		height,
		margins,
		plot,
		dates,
		series,
		paths: drawPaths(series, chartType, x, y, isRtl),
		xTicks: xTicks(dates, indexes, { ...input, xOf: x.xOf }),
		y,
		x,
	};
}

function knownValues(series: readonly Series[]): number[] {
	return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** Narrower than this (px between dates), dots would hide the line. */
const minDotDistance = 16;

function drawPaths(
	series: readonly Series[],
	chartType: ChartType,
	x: XPlacement,
	y: YAxis,
	isRtl: boolean,
): ChartModel['paths'] {
	const slots = barSlots(
		series.map(({ key }) => key),
		{ step: x.step, isRtl },
	);
	const hasDots = chartType === 'line' && (x.step >= minDotDistance || x.step === 0);
	return series.map((one) => ({
		key: one.key,
		color: one.color,
		dash: one.dash,
		dots: hasDots ? dotsPath(one.values, x.xOf, y.yOf) : '',
		d:
			chartType === 'bar'
				? barsPath(one, { xOf: x.xOf, yOf: y.yOf, slots })
				: linePath(one.values, x.xOf, y.yOf),
	}));
}
