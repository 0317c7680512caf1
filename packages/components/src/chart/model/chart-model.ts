import type { ChartData } from './data';
import { defaultMargins, defaultSize, mirrorMargins } from './layout';
import type { NumberFormats } from './numbers';
import {
	areaPath,
	barSlots,
	barsPath,
	dotsPath,
	linePath,
	placeDates,
	type BarSlot,
	type XPlacement,
} from './shapes';
import { layersOf, type Layer } from './stack';
import type { DateWriter } from './time';
import type { ChartInterval, ChartMode, ChartType, Margins, Series, Stacking } from './types';
import { xTickIndexes, xTickLimit, xTicks, type XTick } from './x-axis';
import { createYAxis, type YAxis } from './y-axis';

export interface ChartModelInput {
	data: ChartData;
	visibleKeys: readonly string[];
	chartType: ChartType;
	mode: ChartMode;
	/** Default 'none'. */
	stacking?: Stacking;
	interval: ChartInterval;
	writeX: DateWriter;
	writeX2: DateWriter;
	writeShortX2?: DateWriter | undefined;
	numbers: NumberFormats;
	baseValue?: number;
	width?: number;
	height?: number;
	margins?: Margins;
	isRtl?: boolean;
}

/** Everything that drawing needs: sizes in px, paths relative to the plot's upper left corner. */
export interface ChartModel {
	chartType: ChartType;
	isRtl: boolean;
	width: number;
	height: number;
	margins: Margins;
	plot: { width: number; height: number };
	dates: readonly Date[];
	series: readonly Series[];
	notes: ChartData['notes'];
	/** One per series, in the same order. */
	layers: readonly Layer[];
	isStacked: boolean;
	/** The left edge of a series' bar, from the middle of its date, and its width. */
	slotOf: (key: string) => BarSlot;
	paths: SeriesPath[];
	xTicks: XTick[];
	y: YAxis;
	x: XPlacement;
}

/** The drawing of a series. */
export interface SeriesPath {
	key: string;
	d: string;
	/** The area between the line and the one below it, for stacked lines; down to zero for the range of a comparison. */
	area: string;
	dots: string;
	/**
	 * The line to a value of an unfinished interval, or its bar, drawn differently so that nobody takes it for a fall.
	 */
	unfinished: string;
	/** The position of that value on a line. */
	openDot: { x: number; y: number } | null;
	color: string;
	dash: string;
	/** Of the line, in px. */
	width: number;
	isBar: boolean;
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
	const { dates, notes } = input.data;
	const { chartType, interval, mode } = input;
	const x = placeDates(dates.length, { width: plot.width, chartType, isRtl });
	const { stacking = 'none' } = input;
	const layers = layersOf(series, stacking);
	const isStacked = stacking !== 'none';
	const slotOf = slotsOf(series, isStacked, { step: x.step, isRtl });
	const y = createYAxis(knownValues(layers), {
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
		notes,
		layers,
		isStacked,
		slotOf,
		paths: drawPaths(series, layers, {
			chartType,
			mode,
			count: dates.length,
			isStacked,
			slotOf,
			x,
			y,
		}),
		xTicks: xTicks(dates, indexes, { ...input, xOf: x.xOf }),
		y,
		x,
	};
}

function knownValues(layers: readonly Layer[]): number[] {
	return layers.flatMap(({ to }) => to.filter((value) => value !== null));
}

/** With more dates, dots would hide the line. */
const mostDots = 14;

/** Stacked bars share one place per date. */
function slotsOf(
	series: readonly Series[],
	isStacked: boolean,
	options: { step: number; isRtl: boolean },
): ChartModel['slotOf'] {
	const keys = series.filter(({ isTarget }) => !isTarget).map(({ key }) => key);
	const { width, offsetOf } = barSlots(isStacked ? ['all'] : keys, options);
	return (key) => ({ offset: offsetOf(isStacked ? 'all' : key), width });
}

type Drawing = Pick<ChartModel, 'chartType' | 'isStacked' | 'slotOf' | 'x' | 'y'> & {
	mode: ChartMode;
	/** Of dates. */
	count: number;
};

function drawPaths(
	series: readonly Series[],
	layers: readonly Layer[],
	drawing: Drawing,
): SeriesPath[] {
	const { chartType, isStacked, slotOf, count, mode } = drawing;
	const hasRoom = chartType === 'line' && !isStacked && count <= mostDots;
	return series.map(({ key, color, dash, width, unfinished, isTarget }, index) => {
		const isRange = mode === 'time-comparison' && index === 0 && !isTarget;
		const layer = layers[index] ?? { from: [], to: [] };
		return {
			key,
			color,
			dash,
			width,
			isBar: chartType === 'bar' && !isTarget,
			...drawLayer(layer, unfinished, {
				...drawing,
				...(isTarget && { chartType: 'line' }),
				// A single point makes no line.
				hasDots: isTarget ? layer.to.length === 1 : hasRoom,
				hasArea: isStacked || isRange,
				bar: slotOf(key),
			}),
		};
	});
}

type LayerDrawing = Pick<Drawing, 'chartType' | 'x' | 'y'> & {
	hasDots: boolean;
	hasArea: boolean;
	bar: BarSlot;
};

function drawLayer(
	{ from, to }: Layer,
	unfinished: number | null,
	{ chartType, hasArea, hasDots, bar, x, y }: LayerDrawing,
): Omit<SeriesPath, 'key' | 'color' | 'dash' | 'width' | 'isBar'> {
	const { xOf } = x;
	const { yOf } = y;
	const open = unfinished ?? to.length;
	const finished = to.map((value, index) => (index === open ? null : value));
	const last = unfinished === null ? null : (to[unfinished] ?? null);
	if (chartType === 'bar') {
		const draw = (values: readonly (number | null)[]) =>
			barsPath({ from, to: values }, { xOf, yOf, ...bar });
		const unfinishedOnly = to.map((value, index) => (index === open ? value : null));
		return {
			d: draw(finished),
			area: '',
			dots: '',
			unfinished: draw(unfinishedOnly),
			openDot: null,
		};
	}
	const leading = to.map((value, index) => (index === open || index === open - 1 ? value : null));
	return {
		d: linePath(finished, xOf, yOf),
		area: hasArea ? areaPath({ from, to }, xOf, yOf) : '',
		dots: hasDots ? dotsPath(finished, xOf, yOf) : '',
		unfinished: last === null ? '' : linePath(leading, xOf, yOf),
		openDot: last === null ? null : { x: xOf(open), y: yOf(last) },
	};
}
