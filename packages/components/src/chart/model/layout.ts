import type { ChartMode, Margins } from './types';

export type LegendPosition = 'bottom' | 'side' | 'top' | 'hidden';

/** S9.chart.3: default size. */
export const defaultSize = { width: 600, height: 200 } as const;
export const defaultMargins: Margins = { top: 20, right: 0, bottom: 30, left: 40 };
/** S9.chart.3: margins of the charts on screen. */
export const inUseMargins: Margins = { top: 20, right: 30, bottom: 50, left: 80 };
/** S9.chart.4 */
export const sideLegendWidth = 320;

/** S9.chart.2: height in px; mobile and large are the viewport's. */
export function chartHeight(viewport: { isMobile: boolean; isLarge: boolean }): number {
	if (viewport.isLarge) return 300;
	return viewport.isMobile ? 180 : 220;
}

/** S4.chart.4: default position of the legend. */
export function defaultLegendPosition(isWide: boolean, mode: ChartMode): LegendPosition {
	if (!isWide) return 'bottom';
	return mode === 'time-comparison' ? 'top' : 'side';
}

/** Margins for right-to-left pages: the value axis moves to the right, where time begins. */
export function mirrorMargins(margins: Margins, isRtl: boolean): Margins {
	return isRtl ? { ...margins, left: margins.right, right: margins.left } : margins;
}
