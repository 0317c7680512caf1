import { isEmptyRange, pageOf } from './use-table-data';

describe('Rows of a page', () => {
	const all = Array.from({ length: 7 }, (_, index) => index + 1);

	it('are a part of all rows if the server does not page', () => {
		expect(pageOf(all, { page: 1, per_page: 3 })).toEqual([1, 2, 3]);
		expect(pageOf(all, { page: 3, per_page: 3 })).toEqual([7]);
	});

	it("are the server's rows if it does", () => {
		expect(pageOf(all, { page: 4, per_page: 25 })).toEqual(all);
		expect(pageOf(all, { page: 2, per_page: 7 })).toEqual(all);
	});
});

describe('A range counts as empty', () => {
	const day = (subtotals: object) => ({ interval: '2026-10-01', subtotals });
	const range = (subtotals: object, totals: object | undefined, rows = 'intervals' as const) => ({
		model: { rows },
		items: { data: [day({ orders_count: 0 }), day(subtotals)], totalResults: 2 },
		totals: totals && { ...totals },
	});
	const zero = { orders_count: 0, gross_sales: '0.00', segments: [] };

	it('if its days and totals are all zero', () => {
		expect(isEmptyRange(range(zero, zero))).toBe(true);
	});

	it('but not if another page or a part has data', () => {
		expect(isEmptyRange(range(zero, { ...zero, orders_count: 3 }))).toBe(false);
		expect(isEmptyRange(range({ refunds: -5 }, zero))).toBe(false);
	});

	it('but not before its totals have loaded, nor for rows of items', () => {
		expect(isEmptyRange(range(zero, undefined))).toBe(false);
		expect(isEmptyRange({ ...range(zero, zero), model: { rows: 'items' } })).toBe(false);
	});
});
