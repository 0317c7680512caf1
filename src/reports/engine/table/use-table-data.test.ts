import { pageOf } from './use-table-data';

describe('rows of a page', () => {
	const all = Array.from({ length: 7 }, (_, index) => index + 1);

	it('are cut out of all rows, where the server does not page', () => {
		expect(pageOf(all, { page: 1, per_page: 3 })).toEqual([1, 2, 3]);
		expect(pageOf(all, { page: 3, per_page: 3 })).toEqual([7]);
	});

	it('are what the server sends, where it does', () => {
		expect(pageOf(all, { page: 4, per_page: 25 })).toEqual(all);
		expect(pageOf(all, { page: 2, per_page: 7 })).toEqual(all);
	});
});
