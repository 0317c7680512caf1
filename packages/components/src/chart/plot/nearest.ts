import type { ChartModel } from '../model';

/** The series with an actual value at a date, in the order of the legend. */
export function seriesAt({ series, layers }: ChartModel, index: number): string[] {
	return series
		.filter(({ isTarget }, at) => !isTarget && (layers[at]?.to[index] ?? null) !== null)
		.map(({ key }) => key);
}

/**
 * The series nearest to a point of the plot at a date: the bar beside or below it, the layer around it, else the line
 * with the smallest vertical distance. Undefined if the date has no value.
 */
export function nearestSeries(
	model: ChartModel,
	index: number,
	point: { readonly x: number; readonly y: number },
): string | undefined {
	const far = (key: string) => distance(model, { key, index }, point);
	return seriesAt(model, index).reduce<string | undefined>(
		(best, key) => (best === undefined || far(key) < far(best) ? key : best),
		undefined,
	);
}

function distance(
	{ series, layers, chartType, isStacked, slotOf, x, y }: ChartModel,
	{ key, index }: { readonly key: string; readonly index: number },
	point: { readonly x: number; readonly y: number },
): number {
	if (chartType === 'bar' && !isStacked) {
		const { offset, width } = slotOf(key);
		const left = x.xOf(index) + offset;
		return outside(point.x, left, left + width);
	}
	const layer = layers[series.findIndex((one) => one.key === key)];
	const end = y.yOf(layer?.to[index] ?? 0);
	return outside(point.y, isStacked ? y.yOf(layer?.from[index] ?? 0) : end, end);
}

/** The distance of a pixel from the range between two others. */
function outside(pixel: number, one: number, other: number): number {
	return Math.max(0, Math.min(one, other) - pixel, pixel - Math.max(one, other));
}
