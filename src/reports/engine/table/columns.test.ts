import { headersOf, hiddenKeys, sentColumns } from './columns';

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

	it('leave out what the shop does not send; before there are rows, its version decides', () => {
		const columns = [
			{ key: 'name', label: 'Name', type: 'text' },
			{ key: 'old', label: 'Old', type: 'text', isSent: false },
			{ key: 'new', label: 'New', type: 'text', isSent: true },
		] as const;
		const keys = (rows: readonly object[]) =>
			sentColumns(columns, rows as readonly Record<string, unknown>[]).map(({ key }) => key);
		expect(keys([])).toEqual(['name', 'new']);
		expect(keys([{ name: 'Ann' }])).toEqual(['name']);
		expect(keys([{ name: 'Ann' }, { name: 'Ben', old: '' }])).toEqual(['name', 'old']);
		expect(keys([{ old: '', new: undefined }])).toEqual(['name', 'old', 'new']);
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
