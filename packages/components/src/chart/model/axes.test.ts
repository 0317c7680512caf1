import fc from 'fast-check';
import { createNumberFormats } from './numbers';
import { createDateWriter } from './time';
import { showsMonthsOnly, xTickIndexes, xTickLimit, xTicks } from './x-axis';
import { createYAxis } from './y-axis';

const day = 86_400_000;
const days = (start: string, count: number, step = 1) =>
	Array.from({ length: count }, (_, index) => new Date(Date.parse(start) + index * step * day));

describe('The time axis', () => {
	it('[S9.chart.5] takes 7 marks below 783 px, 12 up to 1130, then 16 or 31 by mode', () => {
		expect(xTickLimit(782, 'time-comparison')).toBe(7);
		expect(xTickLimit(783, 'time-comparison')).toBe(12);
		expect(xTickLimit(1130, 'item-comparison')).toBe(12);
		expect(xTickLimit(1131, 'item-comparison')).toBe(16);
		expect(xTickLimit(1131, 'time-comparison')).toBe(31);
	});

	it('[S9.chart.5] never shows more marks than the limit and always the first date', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 400 }), fc.constantFrom(7, 12, 16, 31), (n, limit) => {
				const indexes = xTickIndexes(days('2026-01-01', n), { interval: 'hour', limit });
				expect(indexes.length).toBeLessThanOrEqual(limit);
				expect(indexes[0]).toBe(0);
			}),
		);
	});

	it('spreads the marks of a month evenly: 1, 4, 7 … 31', () => {
		const indexes = xTickIndexes(days('2026-10-01', 31), { interval: 'day', limit: 12 });
		expect(indexes.map((index) => index + 1)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31]);
	});

	it('[S9.chart.6] shows first dates of months from 63 days or 9 weeks on', () => {
		expect(showsMonthsOnly(62, 'day')).toBe(false);
		expect(showsMonthsOnly(63, 'day')).toBe(true);
		expect(showsMonthsOnly(8, 'week')).toBe(false);
		expect(showsMonthsOnly(9, 'week')).toBe(true);
		expect(showsMonthsOnly(400, 'month')).toBe(false);

		const daily = days('2026-08-10', 80);
		const marks = xTickIndexes(daily, { interval: 'day', limit: 31 }).map((index) => daily[index]);
		expect(marks.map((date) => date?.toISOString().slice(0, 10))).toEqual([
			'2026-08-10',
			'2026-09-01',
			'2026-10-01',
		]);
		const weekly = days('2026-08-03', 10, 7);
		expect(xTickIndexes(weekly, { interval: 'week', limit: 31 })).toEqual([0, 5, 9]);
	});

	it('writes the month under the first mark and under each change, unless the next one is too near', () => {
		const dates = days('2026-09-29', 8);
		const writers = {
			writeX: createDateWriter('%-d', 'en'),
			writeX2: createDateWriter('%b %Y', 'en'),
		};
		const groups = (step: number) =>
			xTicks(dates, [0, 1, 2, 3], { ...writers, xOf: (index) => index * step }).map(
				({ label, group }) => `${label} ${group}`.trim(),
			);
		expect(groups(60)).toEqual(['29 Sep 2026', '30', '1 Oct 2026', '2']);
		expect(groups(20)).toEqual(['29', '30', '1 Oct 2026', '2']);
	});
});

describe('The value axis', () => {
	const format = String;

	it('reaches from zero to a round number above the largest value', () => {
		const { ticks, yOf } = createYAxis([100, 1319], { height: 200, format });
		expect(ticks.map(({ value }) => value)).toEqual([0, 500, 1000, 1500]);
		expect([yOf(0), yOf(1500)]).toEqual([200, 0]);
	});

	it('ends near the data: 2,040 is not drawn up to 3,000', () => {
		const top = (...values: number[]) =>
			createYAxis(values, { height: 300, format }).ticks.map(({ value }) => value);
		expect(top(2040)).toEqual([0, 700, 1400, 2100]);
		expect(top(1319.05)).toEqual([0, 350, 700, 1050, 1400]);
		expect(top(0.38)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
	});

	it('shows losses below the zero line', () => {
		const { ticks, yOf } = createYAxis([-300, 500], { height: 200, format });
		expect(ticks[0]?.value).toBeLessThanOrEqual(-200);
		expect(yOf(-300)).toBeGreaterThan(yOf(0));
	});

	it('gives one small loss beside large gains a little room, not a whole step', () => {
		const { ticks, yOf } = createYAxis([-118, 900, 2950], { height: 300, format });
		expect(ticks.map(({ value }) => value)).toEqual([0, 1000, 2000, 3000]);
		// -118 lies in a strip of 200 below zero, of 3,200 in all.
		expect(yOf(-200)).toBeCloseTo(300);
		expect(yOf(0)).toBeCloseTo(300 - (300 * 200) / 3200);
	});

	it('does the same for a small gain beside large losses', () => {
		const { ticks, yOf } = createYAxis([118, -2950], { height: 300, format });
		expect(ticks.map(({ value }) => value)).toEqual([-3000, -2000, -1000, 0]);
		expect(yOf(200)).toBeCloseTo(0);
	});

	it('has no fractions between whole numbers, and a scale even when all values are zero', () => {
		expect(createYAxis([0, 1], { height: 200, format }).ticks.map((t) => t.value)).toEqual([0, 1]);
		expect(createYAxis([0, 0], { height: 200, format }).ticks.map((t) => t.value)).toEqual([0, 1]);
		expect(createYAxis([], { height: 200, format }).ticks).toHaveLength(2);
	});

	it('keeps every value inside the plot', () => {
		fc.assert(
			fc.property(
				fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1 }),
				(values) => {
					const { yOf } = createYAxis(values, { height: 200, format });
					for (const value of values) {
						expect(yOf(value)).toBeGreaterThanOrEqual(-1e-6);
						expect(yOf(value)).toBeLessThanOrEqual(200 + 1e-6);
					}
				},
			),
		);
	});

	it('[S9.chart.7] writes short SI numbers, and three decimals below 1', () => {
		const { axis } = createNumberFormats({});
		expect([0, 1200, 1_500_000, 2e9].map(axis)).toEqual(['0', '1.2k', '1.5M', '2B']);
		expect([0.12345, 0.5].map(axis)).toEqual(['0.123', '0.5']);
	});

	it('writes money as the shop does', () => {
		const euro = { symbol: '€', symbolPosition: 'right_space', decimalSeparator: ',' } as const;
		const { axis } = createNumberFormats({ valueType: 'currency', currency: euro });
		expect(axis(1200)).toBe('1,2k\u00a0€');
		expect(createNumberFormats({ valueType: 'currency' }).axis(1200)).toBe('$1.2k');
		expect(createNumberFormats({ valueType: 'currency' }).axis(-23)).toBe('-$23');
	});

	it('ignores a format that d3 does not know', () => {
		expect(createNumberFormats({ yFormat: 'nonsense!' }).axis(1200)).toBe('1.2k');
		expect(createNumberFormats({ tooltipValueFormat: '?!?' }).exact(1200)).toBe('1,200');
	});
});
