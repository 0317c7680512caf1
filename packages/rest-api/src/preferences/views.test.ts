import {
	defaultViewOf,
	parseViews,
	viewAddress,
	viewName,
	writeViews,
	type SavedView,
} from './views';

const refunds: SavedView = {
	id: 'a1',
	name: 'Refunds "weekly" \\ 100 % – é 🎉',
	path: '/analytics/orders',
	query: 'period=last_7_days&compare=none&refunds=all&attribute_is%5B0%5D%5B0%5D=1',
	isDefault: true,
};

describe('Saved views', () => {
	it('read back as they were written, although the shop removes backslashes when it stores them', () => {
		const stored = JSON.stringify(writeViews([refunds])).replaceAll('\\', '');
		expect(parseViews(stored)).toEqual([refunds]);
		expect(parseViews(JSON.parse(stored))).toEqual([refunds]);
	});

	it.each([
		['nothing', undefined],
		['an empty text', ''],
		['broken JSON', '[{"id":'],
		['no list', { id: 'a1' }],
		['a list of anything', [null, 7, 'x', [], {}]],
		['no name', [{ ...refunds, name: ' \n ' }]],
		['an id that is none', [{ ...refunds, id: '"><b>' }]],
		['an address elsewhere', [{ ...refunds, path: '//evil.example' }]],
		['a path that is no text', [{ ...refunds, path: 3 }]],
		['another page in the query', [{ ...refunds, query: 'period=today&page=users' }]],
		['another path in the query', [{ ...refunds, query: 'path=/analytics/stock' }]],
		['HTML in the query', [{ ...refunds, query: 'a="><script>' }]],
	])('are an empty list for %s', (_what, stored) => {
		expect(parseViews(stored)).toEqual([]);
		if (stored !== undefined) expect(parseViews(JSON.stringify(stored))).toEqual([]);
	});

	it('are read beside invalid entries, each id once', () => {
		const other = { ...refunds, id: 'b2', isDefault: false };
		const stored = [null, refunds, { ...refunds, name: '%E0%A4%A' }, other];
		expect(parseViews(stored).map(({ id, name }) => [id, name])).toEqual([
			['a1', '%E0%A4%A'],
			['b2', refunds.name],
		]);
	});

	it('include at most one default view of a screen', () => {
		const stored = [
			refunds,
			{ ...refunds, id: 'b2' },
			{ ...refunds, id: 'c3', path: '/customers' },
		];
		const views = parseViews(stored);
		expect(views.map(({ isDefault }) => isDefault)).toEqual([true, false, true]);
		expect(defaultViewOf(views, '/analytics/orders')?.id).toBe('a1');
		expect(defaultViewOf(views, '/analytics/stock')).toBeUndefined();
	});

	it('have names of one line and at most 60 characters', () => {
		expect(viewName('  two\r\n\u0000lines \ud800 ')).toBe('two lines');
		expect([...viewName('🎉'.repeat(80))]).toHaveLength(60);
	});

	it('have addresses', () => {
		expect(viewAddress({ path: '/customers', query: '' })).toBe(
			'admin.php?page=wc-admin&path=%2Fcustomers',
		);
		expect(viewAddress(refunds)).toContain('&path=%2Fanalytics%2Forders&period=last_7_days&');
	});
});
