import type { ChartData } from './data';
import { deriveValues } from './derive';
import type { ChartInterval, Series, Stacking, ValuesShown } from './types';

/** Start and end of a series at each date; null where unknown. */
export interface Layer {
	readonly from: readonly number[];
	readonly to: readonly (number | null)[];
}

/** Stacks series in their order: gains upwards from zero, losses downwards. Series side by side each begin at zero. */
export function layersOf(series: readonly Series[], stacking: Stacking): Layer[] {
	if (stacking === 'none') {
		return series.map(({ values }) => ({ from: values.map(() => 0), to: values }));
	}
	const gained: number[] = [];
	const lost: number[] = [];
	return series.map(({ values }) => {
		const from: number[] = [];
		const to = values.map((value, index) => {
			const side = (value ?? 0) < 0 ? lost : gained;
			from[index] = side[index] ?? 0;
			if (value === null) return null;
			side[index] = from[index] + value;
			return side[index];
		});
		return { from, to };
	});
}

/**
 * Returns each value as a fraction of all gains of its date, including hidden series. It is unknown without gains, and
 * with losses, because shares are never negative.
 */
export function sharesOf(all: readonly Series[]): Map<string, (number | null)[]> {
	const count = Math.max(0, ...all.map(({ values }) => values.length));
	const wholes = Array.from({ length: count }, (_, index) => {
		const values = all.map(({ values: own }) => own[index] ?? 0);
		return values.some((value) => value < 0) ? 0 : values.reduce((sum, value) => sum + value, 0);
	});
	return new Map(
		all.map(({ key, values }) => [
			key,
			values.map((value, index) => {
				const whole = wholes[index] ?? 0;
				return value === null || whole === 0 ? null : value / whole;
			}),
		]),
	);
}

/** Returns a chart's values in their display mode: derived first, then as shares if requested. */
export function shownData(
	data: ChartData,
	shown: { values: ValuesShown; stacking: Stacking; interval: ChartInterval },
): ChartData {
	const { values: valuesShown, stacking, interval } = shown;
	if (valuesShown === 'values' && stacking !== 'share') return data;
	const series = data.series.map((one) => ({
		...one,
		values: deriveValues(one.values, valuesShown, interval),
	}));
	if (stacking !== 'share') return { ...data, series };
	const shares = sharesOf(series);
	return {
		...data,
		series: series.map((one) => ({ ...one, values: shares.get(one.key) ?? one.values })),
	};
}
