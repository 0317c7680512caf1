import type { LegendItem, Series } from './types';

/** S9.chart.1: most series that are visible at once. */
export const maxVisibleSeries = 5;

/** A legend row and the state of its checkbox. */
export interface LegendEntry extends LegendItem {
	color: string;
	dash: string;
	/** True for the last visible one, which must stay, and for a sixth, which has no room. */
	isLocked: boolean;
}

/** S9.chart.1: the first five keys are visible initially. */
export function initialVisibleKeys(series: readonly Pick<Series, 'key'>[]): string[] {
	return series.slice(0, maxVisibleSeries).map(({ key }) => key);
}

/**
 * Returns the keys after a click on `key`. The last one stays visible, and a sixth is refused
 * (S5.legend-and-compare.1-2).
 */
export function toggleVisibleKey(visible: readonly string[], key: string): string[] {
	if (visible.includes(key)) {
		return visible.length > 1 ? visible.filter((other) => other !== key) : [...visible];
	}
	return visible.length < maxVisibleSeries ? [...visible, key] : [...visible];
}

/** The visible series that the user chose, and all that were available. */
export interface LegendChoice {
	readonly visible: readonly string[];
	readonly known: readonly string[];
}

/**
 * Keeps a choice over new data: removed series leave, and new ones are added while there is room. An empty choice
 * becomes the first five.
 */
export function keepVisibleKeys(
	{ visible, known }: LegendChoice,
	series: readonly Pick<Series, 'key'>[],
): string[] {
	const kept = visible.filter((key) => series.some((one) => one.key === key));
	if (kept.length === 0) return initialVisibleKeys(series);
	const added = series.map(({ key }) => key).filter((key) => !known.includes(key));
	return [...kept, ...added].slice(0, maxVisibleSeries);
}

/** Formats a series' total; unknown ones become a dash. */
export function writtenTotal(total: number, write: (total: number) => string): string {
	return Number.isNaN(total) ? '–' : write(total);
}

/**
 * Returns the rows of the legend. `focusedKey` is the series under pointer or keyboard; without it all are in focus.
 */
export function legendEntries(
	series: readonly Series[],
	visible: readonly string[],
	focusedKey: string | null = null,
): LegendEntry[] {
	return series.map(({ key, label, legendLabel = label, total, color, dash, isTarget }) => {
		const isVisible = visible.includes(key);
		return {
			key,
			label: legendLabel,
			total,
			color,
			dash,
			isTarget,
			visible: isVisible,
			focus: focusedKey === null || focusedKey === key || !visible.includes(focusedKey),
			isLocked: isVisible ? visible.length === 1 : visible.length >= maxVisibleSeries,
		};
	});
}
