import type { LegendItem, Series } from './types';

/** S9.chart.1: most series that are visible at once. */
export const maxVisibleSeries = 5;

/** A legend row with what its checkbox may do. */
export interface LegendEntry extends LegendItem {
	color: string;
	dash: string;
	/** True for the last visible one, which must stay, and for a sixth, which has no room. */
	isLocked: boolean;
}

/** S9.chart.1: the first five keys are visible in the beginning. */
export function initialVisibleKeys(series: readonly Pick<Series, 'key'>[]): string[] {
	return series.slice(0, maxVisibleSeries).map(({ key }) => key);
}

/** Keys after a click on `key`: the last one stays, a sixth does not come in (S5.legend-and-compare.1-2). */
export function toggleVisibleKey(visible: readonly string[], key: string): string[] {
	if (visible.includes(key)) {
		return visible.length > 1 ? visible.filter((other) => other !== key) : [...visible];
	}
	return visible.length < maxVisibleSeries ? [...visible, key] : [...visible];
}

/** The series that somebody chose to see, and all that there were to choose from. */
export interface LegendChoice {
	readonly visible: readonly string[];
	readonly known: readonly string[];
}

/** Keeps a choice over new data: what is gone leaves, what was not there to choose from comes in while there is room; of nothing the first five are seen. */
export function keepVisibleKeys(
	{ visible, known }: LegendChoice,
	series: readonly Pick<Series, 'key'>[],
): string[] {
	const kept = visible.filter((key) => series.some((one) => one.key === key));
	if (kept.length === 0) return initialVisibleKeys(series);
	const added = series.map(({ key }) => key).filter((key) => !known.includes(key));
	return [...kept, ...added].slice(0, maxVisibleSeries);
}

/** A series' total as it is written beside its name: a dash where it is not known. */
export function writtenTotal(total: number, write: (total: number) => string): string {
	return Number.isNaN(total) ? '–' : write(total);
}

/** Rows of the legend; `focusedKey` is the one under pointer or keyboard, all are in focus without it. */
export function legendEntries(
	series: readonly Series[],
	visible: readonly string[],
	focusedKey: string | null = null,
): LegendEntry[] {
	return series.map(({ key, label, total, color, dash, isTarget }) => {
		const isVisible = visible.includes(key);
		return {
			key,
			label,
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
