import { changedLike, headersOf, hiddenKeys } from './columns';

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
	it('changes only its own columns of what another browser has chosen meanwhile', () => {
		expect(changedLike(['taxes', 'orders'], ['orders'], ['orders', 'coupons'])).toEqual([
			...['taxes', 'orders', 'coupons'],
		]);
		expect(changedLike(['taxes', 'orders'], ['orders'], [])).toEqual(['taxes']);
		expect(changedLike([], ['orders'], ['orders', 'coupons'])).toEqual(['coupons']);
		expect(changedLike(['coupons'], [], ['coupons'])).toEqual(['coupons']);
	});
});
