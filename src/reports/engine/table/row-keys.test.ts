import { rowKeys } from './row-keys';

const keys = (data: readonly object[], count = data.length, comparison?: 'by product') =>
	rowKeys(
		{
			comparison: comparison && {
				param: 'products',
				segmentBy: 'product',
				idOf: (row) => Number(Reflect.get(row, 'product_id')),
				seriesLabelOf: () => '',
				helpText: '',
			},
		},
		{
			rows: Array.from({ length: count }, () => []),
			items: { data, totalResults: data.length },
		},
	);

describe('The key of a row', () => {
	it('is the id of the compared item, or its own id, its order or its day', () => {
		expect(keys([{ id: 3, product_id: 74 }], 1, 'by product')).toEqual([74]);
		expect(keys([{ id: 3, order_id: 5 }, { id: 4 }])).toEqual([3, 4]);
		expect(keys([{ order_id: 5, date_start: '2026-10-01' }, { order_id: 6 }])).toEqual([5, 6]);
		expect(keys([{ date_start: '2026-10-01' }, { date_start: '2026-10-02' }])).toEqual([
			'2026-10-01',
			'2026-10-02',
		]);
	});

	it('is its position if it has no id', () => {
		expect(keys([{ id: null }, { id: { of: 2 } }, { id: 7 }])).toEqual([0, 1, 7]);
	});

	it('is its position if an extension has changed the rows, or if two have the same id', () => {
		expect(keys([{ id: 3 }, { id: 4 }], 3)).toEqual([0, 1, 2]);
		expect(keys([{ id: 3 }, { id: 4 }], 1)).toEqual([0]);
		expect(keys([{ id: 3 }, { id: 3 }])).toEqual([0, 1]);
	});
});
