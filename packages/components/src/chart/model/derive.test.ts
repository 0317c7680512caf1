import fc from 'fast-check';
import { deriveValues } from './derive';
import { layersOf, sharesOf } from './stack';
import type { Series } from './types';

const series = (key: string, values: (number | null)[]): Series => ({
	key,
	label: key,
	total: 0,
	index: 0,
	color: '',
	width: 2,
	dash: '',
	values,
	labelDates: [],
	unfinished: null,
	isTarget: false,
});

describe('Running totals', () => {
	it('end with the sum of all values, exact to the cent, and skip unknown ones', () => {
		expect(deriveValues([0.1, 0.2, null, 0.3], 'running-total', 'day')).toEqual([
			0.1,
			0.30000000000000004,
			null,
			0.6,
		]);
		const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
		fc.assert(
			fc.property(cents, (values) => {
				const money = values.map((value) => value / 100);
				const last = deriveValues(money, 'running-total', 'day').at(-1) ?? 0;
				expect(Math.round(last * 100)).toBe(values.reduce((sum, value) => sum + value, 0));
			}),
		);
	});
});

describe('A moving average', () => {
	it('is the mean of seven days, four weeks or three months, and begins when there are as many', () => {
		const days = deriveValues([7, 14, 21, 28, 35, 42, 49, 0], 'moving-average', 'day');
		expect(days).toEqual([null, null, null, null, null, null, 28, 27]);
		expect(deriveValues([4, 8, 4, 8], 'moving-average', 'week')).toEqual([null, null, null, 6]);
		expect(deriveValues([3, 6, 9], 'moving-average', 'month')).toEqual([null, null, 6]);
	});

	it('is unknown when one of its values is', () => {
		expect(deriveValues([1, null, 3, 4, 5], 'moving-average', 'month')).toEqual([
			null,
			null,
			null,
			null,
			4,
		]);
	});
});

describe('Stacked series', () => {
	it('reach the sum of gains above zero, and the sum of losses below', () => {
		const layers = layersOf(
			[series('a', [10, -4]), series('b', [5, 6]), series('c', [-2, -1])],
			'stacked',
		);
		expect(layers).toEqual([
			{ from: [0, 0], to: [10, -4] },
			{ from: [10, 0], to: [15, 6] },
			{ from: [0, -4], to: [-2, -5] },
		]);
	});

	it('each begin at zero when they are side by side', () => {
		expect(layersOf([series('a', [1]), series('b', [2])], 'none')).toEqual([
			{ from: [0], to: [1] },
			{ from: [0], to: [2] },
		]);
	});
});

describe('Shares', () => {
	it('add up to one at each date', () => {
		const counts = fc.array(fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000)), { minLength: 1 });
		fc.assert(
			fc.property(counts, (rows) => {
				const shares = sharesOf(
					[0, 1, 2].map((n) =>
						series(
							String(n),
							rows.map((row) => row[n] ?? 0),
						),
					),
				);
				rows.forEach((row, index) => {
					const parts = [...shares.values()].map((values) => values[index] ?? null);
					const whole = row[0] + row[1] + row[2];
					if (whole === 0) expect(parts).toEqual([null, null, null]);
					else expect(parts.map((part) => Math.round((part ?? 0) * whole))).toEqual(row);
				});
			}),
		);
	});

	it('are unknown where a value is negative', () => {
		const shares = sharesOf([series('a', [3, 1]), series('b', [-1, 1])]);
		expect([...shares.values()]).toEqual([
			[null, 0.5],
			[null, 0.5],
		]);
	});
});
