import { changedLike, headersOf, hiddenKeys, withVisibility } from './columns';

describe('Headers of a table', () => {
	it('[S3.table-header.1] are aligned by the type of their column, and sortable as the report defines', () => {
		const headers = headersOf(
			[
				{ key: 'day', label: 'Day', type: 'date', isSortable: true },
				{ key: 'name', label: 'Name', type: 'text', required: true },
				{ key: 'sold', label: 'Sold', type: 'number', hiddenByDefault: true },
				{ key: 'net', label: 'Net', type: 'currency', screenReaderLabel: 'Net sales' },
			],
			{ by: 'day', order: 'desc' },
		);
		expect(
			headers.map(({ key, isSortable, isNumeric, isLeftAligned, required, defaultOrder }) => [
				...[key, isSortable, isNumeric, isLeftAligned, required, defaultOrder],
			]),
		).toEqual([
			['day', true, false, true, false, 'desc'],
			['name', false, false, undefined, true, undefined],
			['sold', false, true, undefined, false, undefined],
			['net', false, true, undefined, false, undefined],
		]);
		expect(headers.map(({ defaultSort = false }) => defaultSort)).toEqual([
			...[true, false, false, false],
		]);
	});

	it('never store a required column as hidden', () => {
		const headers = [
			{ key: 'name', required: true },
			{ key: 'sold', required: false },
			{ key: 'net' },
		];
		expect(hiddenKeys(headers, ['net'])).toEqual(['sold']);
	});
});

describe('A choice of columns', () => {
	const headers = [
		{ key: 'number', required: true },
		{ key: 'status' },
		{ key: 'dimension_device', isOptIn: true },
		{ key: 'dimension_source', isOptIn: true },
	];
	const shownWith = (hidden: unknown) =>
		withVisibility(headers, hidden).flatMap(({ key, visible }) => (visible ? [key] : []));

	it('shows further columns only if they are chosen, also where others have long been hidden', () => {
		expect(shownWith(undefined)).toEqual(['number', 'status']);
		expect(shownWith('')).toEqual(['number', 'status']);
		expect(shownWith(['status'])).toEqual(['number']);
		expect(shownWith([])).toEqual(['number', 'status']);
	});

	it('is stored so that it shows the same columns again', () => {
		for (const shown of [['number', 'dimension_device'], ['number', 'status'], ['number']])
			expect(shownWith(hiddenKeys(headers, shown))).toEqual(shown);
	});

	it('changes only its own columns of what another browser has chosen meanwhile', () => {
		expect(changedLike(['taxes', 'orders'], ['orders'], ['orders', 'coupons'])).toEqual([
			...['taxes', 'orders', 'coupons'],
		]);
		expect(changedLike(['taxes', 'orders'], ['orders'], [])).toEqual(['taxes']);
		expect(changedLike([], ['orders'], ['orders', 'coupons'])).toEqual(['coupons']);
		expect(changedLike(['coupons'], [], ['coupons'])).toEqual(['coupons']);
	});
});
