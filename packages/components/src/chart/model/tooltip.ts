import type { ChartData } from './data';
import type { DateWriter } from './time';
import type { ChartMode, Series } from './types';

export interface TooltipRow {
	key: string;
	label: string;
	value: string;
	color: string;
	dash: string;
	isTarget: boolean;
}

export interface TooltipContent {
	title: string;
	rows: TooltipRow[];
	/** The notes of the date. */
	notes: readonly string[];
	/** How the period's value differs from the earlier one. */
	change?: ValueChange | undefined;
}

/** A change as the tiles show it: see `Delta`. */
export interface ValueChange {
	readonly delta: number | undefined;
	readonly deltaAmount?: string | undefined;
	readonly isNew?: boolean;
}

export interface TooltipFormats {
	mode: ChartMode;
	tooltipTitle?: string;
	writeDate: DateWriter;
	formatValue: (value: number) => string;
	/** Replaces an unknown value. */
	missing: string;
	/** Compares the values of both periods. */
	changeOf?: ((now: number, before: number) => ValueChange) | undefined;
	/** Marks a value of an unfinished interval. */
	soFar: (value: string) => string;
}

/** Returns the tooltip of one date: items by name under the date, periods by their own dates under the title. */
export function tooltipContent(
	date: Date,
	index: number,
	{ series, notes }: { readonly series: readonly Series[]; readonly notes: ChartData['notes'] },
	formats: TooltipFormats,
): TooltipContent {
	const dateText = formats.writeDate(date);
	const byPeriod = formats.mode === 'time-comparison';
	return {
		title: formats.tooltipTitle || dateText,
		rows: series.map((one) => ({
			key: one.key,
			label:
				byPeriod && !one.isTarget
					? periodLabel(one, index, dateText, formats.writeDate)
					: one.label,
			value: valueText(one, index, formats),
			color: one.color,
			dash: one.dash,
			isTarget: one.isTarget,
		})),
		notes: notes[index] ?? [],
		change: byPeriod ? changeAt(series, index, formats.changeOf) : undefined,
	};
}

/** Returns nothing of an unfinished interval, which is not over as the earlier one is. */
function changeAt(
	series: readonly Series[],
	index: number,
	changeOf: TooltipFormats['changeOf'],
): ValueChange | undefined {
	const [now, before] = series.filter(({ isTarget }) => !isTarget);
	const values = [now?.values[index] ?? null, before?.values[index] ?? null] as const;
	if (values[0] === null || values[1] === null || index === now?.unfinished) return undefined;
	return changeOf?.(values[0], values[1]);
}

/** Formats a value, or returns its replacement. */
export function valueText(
	{ values, unfinished }: Pick<Series, 'values' | 'unfinished'>,
	index: number,
	{ formatValue, missing, soFar }: Pick<TooltipFormats, 'formatValue' | 'missing' | 'soFar'>,
): string {
	const value = values[index] ?? null;
	if (value === null) return missing;
	const text = formatValue(value);
	return index === unfinished ? soFar(text) : text;
}

function periodLabel(series: Series, index: number, dateText: string, write: DateWriter): string {
	const date = series.labelDates[index];
	return date ? write(date) : dateText;
}

/** Left edge of a tooltip: after its date, else before it, else as near as the chart's width allows. */
export function placeTooltip(options: {
	anchorX: number;
	tooltipWidth: number;
	chartWidth: number;
	isRtl: boolean;
	gap?: number;
}): number {
	const { anchorX, tooltipWidth, chartWidth, isRtl, gap = 16 } = options;
	const right = anchorX + gap;
	const left = anchorX - gap - tooltipWidth;
	const sides = isRtl ? [left, right] : [right, left];
	const fitting = sides.find((x) => x >= 0 && x + tooltipWidth <= chartWidth);
	if (fitting !== undefined) return fitting;
	return Math.max(0, Math.min(chartWidth - tooltipWidth, anchorX - tooltipWidth / 2));
}
