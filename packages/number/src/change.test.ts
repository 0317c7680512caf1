import { changeBetween } from './change';

describe('The change between two numbers', () => {
	it.each([
		// now, before, direction, percent
		[150, 100, 1, 50],
		[50, 100, -1, -50],
		[0, 100, -1, -100],
		[100, 100, 0, 0],
		[0, 0, 0, 0],
		[-5, -5, 0, 0],
		[1001, 1000, 1, 0],
		[999, 1000, -1, 0],
		[5, 3, 1, 67],
		[4, 3, 1, 33],
		[1, 3, -1, -67],
		[2, 3, -1, -33],
		[300, 100, 1, 200],
	])(
		'[S5.currency-and-numbers.4] to %d, after %d, is in whole percent',
		(now, before, direction, percent) => {
			expect(changeBetween(now, before)).toEqual({ direction, percent });
		},
	);

	it.each([
		[930, -40, 1],
		[-20, -40, 1],
		[-60, -40, -1],
		[-40, 930, -1],
		[0, -40, 1],
		[5, 0, 1],
		[-5, 0, -1],
		[301, 100, 1],
	])('has a direction, but no percentage: %d after %d', (now, before, direction) => {
		expect(changeBetween(now, before)).toEqual({ direction, percent: undefined });
	});

	it('does not exist if a number is missing', () => {
		expect(changeBetween(NaN, 1)).toBeNull();
		expect(changeBetween(1, Infinity)).toBeNull();
	});
});
