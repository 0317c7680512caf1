import { leavesPage, pagingOf, sortOf } from './query';

describe('The table parameters of the address', () => {
	it.each([
		[{}, { page: 1, perPage: 25 }],
		[
			{ paged: '3', per_page: '50' },
			{ page: 3, perPage: 50 },
		],
		[
			{ paged: '0', per_page: '10' },
			{ page: 1, perPage: 25 },
		],
		[
			{ paged: '-2', per_page: 'x' },
			{ page: 1, perPage: 25 },
		],
		[{ paged: '1.5' }, { page: 1, perPage: 25 }],
		[{ paged: ['2', '3'] }, { page: 1, perPage: 25 }],
	])('[S9.shared-settings.1] parse %j to %j', (query, paging) => {
		expect(pagingOf(query)).toEqual(paging);
	});

	const byDate = { by: 'date', order: 'desc' } as const;

	it('[S9.shared-settings.4] sort by the default column until the address names a sortable one', () => {
		expect(sortOf({}, ['date', 'net_total'], byDate)).toEqual({ orderby: 'date', order: 'desc' });
		expect(sortOf({ orderby: 'status', order: 'asc' }, ['date', 'net_total'], byDate)).toEqual({
			orderby: 'date',
			order: 'desc',
		});
		expect(sortOf({ orderby: 'net_total' }, ['date', 'net_total'], byDate)).toEqual({
			orderby: 'net_total',
			order: 'desc',
		});
		expect(sortOf({ orderby: 'net_total', order: 'asc' }, ['net_total'], byDate)).toEqual({
			orderby: 'net_total',
			order: 'asc',
		});
	});

	it.each([
		['a new range', { period: 'year', paged: '3' }, true],
		['a new sort', { period: 'month', orderby: 'taxes', paged: '3' }, true],
		['another chart type', { period: 'month', chartType: 'bar', paged: '3' }, false],
		['another page', { period: 'month', paged: '4' }, false],
		['more rows per page', { period: 'month', per_page: '50', paged: '3' }, false],
		['a new range on the first page', { period: 'year', paged: '1' }, false],
		['a new range without a page', { period: 'year' }, false],
	])('drop the page of the table on %s: %j → %s', (_, next, leaves) => {
		expect(leavesPage({ period: 'month', paged: '3' }, next)).toBe(leaves);
	});
});
