import { buildChartModel } from '../model/chart-model';
import { readChartData } from '../model/data';
import { nearestSeries, seriesAt } from './nearest';
import { createNumberFormats } from '../model/numbers';
import { createDateReader } from '../model/time';
import type { ChartType, Stacking } from '../model/types';

const rows = [
	{ low: 10, high: 90, gap: null },
	{ low: 0, high: 0, gap: 50 },
];

function modelOf(chartType: ChartType, stacking: Stacking = 'none', isRtl = false) {
	const data = readChartData(
		rows.map((values, day) => ({
			date: `2026-10-0${day + 1}T00:00:00`,
			...Object.fromEntries(
				Object.entries(values).map(([key, value]) => [key, { label: key, value }]),
			),
			target: { label: 'Target', value: 40, isTarget: true },
		})),
		{ mode: 'time-comparison', reader: createDateReader('%Y-%m-%dT%H:%M:%S') },
	);
	return buildChartModel({
		...{ data, chartType, stacking, isRtl, mode: 'item-comparison', interval: 'day' },
		visibleKeys: ['low', 'high', 'gap', 'target'],
		writeX: String,
		writeX2: String,
		numbers: createNumberFormats({}),
	});
}

type Model = ReturnType<typeof modelOf>;

/** The series nearest to a value's height at a date, so many px from the date's middle. */
const at = (model: Model, index: number, value: number, aside = 0) =>
	nearestSeries(model, index, { x: model.x.xOf(index) + aside, y: model.y.yOf(value) });

describe('The series nearest to a point of a chart', () => {
	it('is the line with the smallest vertical distance, never a target or one without a value', () => {
		const model = modelOf('line');
		expect(seriesAt(model, 0)).toEqual(['low', 'high']);
		expect([at(model, 0, 0), at(model, 0, 40), at(model, 0, 60)]).toEqual(['low', 'low', 'high']);
		expect([at(model, 1, 10), at(model, 1, 40)]).toEqual(['low', 'gap']);
	});

	it('is the layer of a stack that contains the point, and above the stack the highest one', () => {
		for (const model of [modelOf('line', 'stacked'), modelOf('bar', 'stacked')]) {
			expect([5, 15, 99].map((value) => at(model, 0, value))).toEqual(['low', 'high', 'high']);
		}
	});

	it('is the bar below the point, in both directions of reading', () => {
		const model = modelOf('bar');
		const { offset, width } = model.slotOf('low');
		expect(at(model, 0, 80, offset + width / 2)).toBe('low');
		expect(at(model, 0, 1, offset + width * 1.5)).toBe('high');
		const rtl = modelOf('bar', 'none', true);
		expect(at(rtl, 0, 80, rtl.slotOf('low').offset + width / 2)).toBe('low');
		expect(rtl.slotOf('low').offset).toBeGreaterThan(rtl.slotOf('high').offset);
	});

	it('is undefined where a date has no value', () => {
		const model = modelOf('line');
		expect(nearestSeries({ ...model, series: [] }, 0, { x: 0, y: 0 })).toBeUndefined();
	});
});
