import { DECIMAL, INTEGER } from '@duckdb/node-api';
import { toColumnValue, toPlain } from './values';

describe('A number in a column', () => {
	it.each([
		[0.5, 1],
		[-0.5, -1],
		[1.5, 2],
		[-1.5, -2],
		[2.5, 3],
		[-2.5, -3],
		[2.4, 2],
		[-2.4, -2],
	])('of whole numbers is %d as %d, so that a return undoes its sale', (value, whole) => {
		expect(toColumnValue(value, INTEGER)).toBe(whole);
	});

	it.each([0.5, -0.5, 0.125, -2.5, 33.6])('of decimals keeps its fraction: %d', (value) => {
		expect(toPlain(toColumnValue(value, DECIMAL(18, 6)))).toBe(value);
	});
});
