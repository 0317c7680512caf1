import fc from 'fast-check';
import { shadeOf, shadeOfStep, stepBounds, stepEnds } from './steps';

describe('The steps of shades', () => {
	it('are equally wide and round', () => {
		// The greatest by five is 8.6, which is rounded up to 10.
		expect(stepBounds([4, 12, 25, 33, 43])).toEqual([10, 20, 30, 40]);
	});

	it('grow by a factor if few values are much greater than the others', () => {
		// From 9, a thousandth of the greatest, by the fifth root of 1000: 36, 143, 568, 2261. No value is from 200 to 9,000.
		expect(stepBounds([1, 3, 9, 20, 45, 100, 9_000])).toEqual([50, 200]);
	});

	it('of whole numbers begin at whole numbers, and end before the next one', () => {
		// A fifth of 12 is 2.4, which is rounded up to 2.5: steps would begin at 2.5, 5, 7.5 and 10.
		const values = [1, 2, 3, 5, 6, 8, 12];
		expect(stepBounds(values)).toEqual([3, 5, 8, 10]);
		expect(stepEnds(values, [3, 5, 8, 10])).toEqual([2, 4, 7, 9]);
		expect(stepEnds([1.5, 3, 9], [3, 5])).toEqual([3, 5]);
	});

	it('each have a value in them', () => {
		expect(stepBounds([1, 100])).toEqual([20]);
		expect(stepBounds([7])).toEqual([]);
		expect(stepBounds([0, -5, null, NaN])).toEqual([]);
	});

	it('are at most five, ascend, and give a greater value no lighter shade, for any values', () => {
		fc.assert(
			fc.property(fc.array(fc.double({ noNaN: true, min: 0, max: 1e12 })), (values) => {
				const bounds = stepBounds(values);
				expect(bounds.length).toBeLessThanOrEqual(4);
				expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
				const steps = [...values]
					.sort((a, b) => a - b)
					.map((value) => shadeOf(value, bounds))
					.flatMap((shade) => (shade.kind === 'step' ? [shade.step] : []));
				expect([...steps].sort((a, b) => a - b)).toEqual(steps);
			}),
		);
	});

	it('tell zero, unknown and below zero apart from values', () => {
		const kinds = [0, null, undefined, NaN, -1, 3].map((value) => shadeOf(value, [2]).kind);
		expect(kinds).toEqual(['zero', 'unknown', 'unknown', 'unknown', 'negative', 'step']);
	});

	it('end with the darkest shade; a single one is in the middle', () => {
		expect([0, 1, 2, 3, 4].map((step) => shadeOfStep(step, [1, 2, 3, 4]))).toEqual([1, 2, 3, 4, 5]);
		expect([0, 1].map((step) => shadeOfStep(step, [1]))).toEqual([3, 5]);
		expect(shadeOfStep(0, [])).toBe(3);
	});
});
