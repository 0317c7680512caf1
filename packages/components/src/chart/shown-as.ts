import { __ } from '@wordpress/i18n';
import { listed } from '../primitives';
import type { ChartInterval, Stacking, ValuesShown } from './model';
import type { ChartProps } from './chart-props';

/** Parameters of the address that store the choices of a chart's menu. */
export const VALUES_PARAM = 'chartValues';
export const STACKING_PARAM = 'chartStacking';

/** The display mode of a chart's values. */
export interface ShownAs {
	readonly values: ValuesShown;
	readonly stacking: Stacking;
}

/**
 * Returns the display mode of a chart's props and address, as far as it makes sense: averages do not add up, and two
 * periods are no whole.
 */
export function shownAs(
	chart: Pick<ChartProps, 'query' | 'mode' | 'valuesShown' | 'stacking' | 'valueType' | 'addsUp'>,
): ShownAs {
	const values = chart.valuesShown ?? String(chart.query?.[VALUES_PARAM] ?? '');
	const stacking = chart.stacking ?? String(chart.query?.[STACKING_PARAM] ?? '');
	return {
		values: choicesOfValues(chart).find((one) => one === values) ?? 'values',
		stacking: choicesOfStacking(chart).find((one) => one === stacking) ?? 'none',
	};
}

/** The display modes to choose from; the default is the first. */
export function choicesOfValues({
	valueType,
	addsUp = valueType !== 'average' && valueType !== 'percent',
}: Pick<ChartProps, 'valueType' | 'addsUp'>): ValuesShown[] {
	return addsUp ? ['values', 'running-total', 'moving-average'] : ['values', 'moving-average'];
}

/** The stackings to choose from; none if the series are not parts of a whole. */
export function choicesOfStacking(
	chart: Pick<ChartProps, 'mode' | 'valueType' | 'addsUp'>,
): Stacking[] {
	const isWhole = chart.mode === 'item-comparison' && choicesOfValues(chart).length > 2;
	return isWhole ? ['none', 'stacked', 'share'] : [];
}

export function valuesLabel(values: ValuesShown, interval: ChartInterval): string {
	switch (values) {
		case 'values':
			return __('Value of each interval', 'store-analytics');
		case 'running-total':
			return __('Running total', 'store-analytics');
		case 'moving-average':
			return movingAverageLabel(interval);
	}
}

/** The lengths are those of `averagedIntervals`. */
function movingAverageLabel(interval: ChartInterval): string {
	switch (interval) {
		case 'hour':
			return __('Moving average (24 hours)', 'store-analytics');
		case 'day':
			return __('Moving average (7 days)', 'store-analytics');
		case 'week':
			return __('Moving average (4 weeks)', 'store-analytics');
		case 'month':
			return __('Moving average (3 months)', 'store-analytics');
		case 'quarter':
			return __('Moving average (4 quarters)', 'store-analytics');
		case 'year':
			return __('Moving average (3 years)', 'store-analytics');
	}
}

export function stackingLabel(stacking: Stacking): string {
	switch (stacking) {
		case 'none':
			return __('Side by side', 'store-analytics');
		case 'stacked':
			return __('Stacked', 'store-analytics');
		case 'share':
			return __('Share of total', 'store-analytics');
	}
}

/** Names the display mode; '' for plain values. */
export function shownAsLabel(
	{ values, stacking }: ShownAs,
	interval: ChartInterval = 'day',
): string {
	const labels = [
		values === 'values' ? '' : valuesLabel(values, interval),
		stacking === 'none' ? '' : stackingLabel(stacking),
	];
	return listed(labels.filter(Boolean));
}
