import { seriesRows, seriesOf, seriesTotals } from './series';

const comparison = {
	param: 'products',
	idOf: () => 0,
	segmentBy: 'product',
	seriesLabelOf: () => '%d products',
	helpText: '',
};

function segment(id: number | string, label: string, items: number) {
	return { segment_id: id, segment_label: label, subtotals: { items_sold: items } };
}

function day(date: string, segments: readonly unknown[]) {
	return {
		interval: date,
		date_start: `${date} 00:00:00`,
		date_end: `${date} 23:59:59`,
		subtotals: { items_sold: 9, segments },
	};
}

describe('The series of a chart', () => {
	const { seriesLabelOf: label } = comparison;
	const products = { segmentBy: 'product', label, param: 'products' };

	it('[S4.chart.2] are the compared items if the address compares at least two', () => {
		const query = { filter: 'compare-products', products: '10,11' };
		expect(seriesOf({ comparison }, query, undefined)).toEqual(products);
	});

	it.each([
		['nothing is compared', { products: '10,11' }],
		['another filter is chosen', { filter: 'single_product', products: '10,11' }],
		['only one is chosen', { filter: 'compare-products', products: '10' }],
		['ids are no ids', { filter: 'compare-products', products: 'x,y' }],
	])('[S4.chart.2] are the two periods if %s', (_case, query) => {
		expect(seriesOf({ comparison }, query, undefined)).toBeUndefined();
	});

	it('follow the parameter of the report’s own dropdown, and a report that compares all items', () => {
		const query = { 'filter-variations': 'compare-products' };
		const all = { ...comparison, minimum: 0 };
		const filterParam = 'filter-variations';
		expect(seriesOf({ comparison: all, filterParam }, query, undefined)).toEqual(products);
		expect(seriesOf({ comparison: all }, query, undefined)).toBeUndefined();
	});
});

describe('Rows of an item comparison', () => {
	it('[S3.chart-data-row.1] have a date and one entry per item', () => {
		const intervals = [
			day('2026-10-01', [segment(10, 'Beanie', 3), segment('11', 'Cap', 0)]),
			day('2026-10-02', [segment(10, 'Beanie', -1), segment('11', 'Cap', 2)]),
		];
		expect(seriesRows({ key: 'items_sold' }, intervals)).toEqual([
			{
				date: '2026-10-01T00:00:00',
				10: { label: 'Beanie', value: 3 },
				11: { label: 'Cap', value: 0 },
			},
			{
				date: '2026-10-02T00:00:00',
				10: { label: 'Beanie', value: -1 },
				11: { label: 'Cap', value: 2 },
			},
		]);
	});

	it('distinguish items of the same name by their ids, and decode HTML in names', () => {
		const intervals = [
			day('2026-10-01', [segment(1, 'Hats', 1), segment(2, 'Hats', 1), segment(3, 'A &amp; B', 1)]),
		];
		const [row] = seriesRows({ key: 'items_sold' }, intervals);
		expect(row).toMatchObject({
			1: { label: 'Hats (#1)' },
			2: { label: 'Hats (#2)' },
			3: { label: 'A & B' },
		});
	});

	it("use the response's totals for the legend, and ignore invalid values", () => {
		expect(seriesTotals({ key: 'items_sold' }, { segments: [segment(10, 'Beanie', 9)] })).toEqual({
			10: 9,
		});
		expect(seriesTotals({ key: 'net_revenue' }, { segments: [segment(10, 'Beanie', 9)] })).toEqual({
			10: 0,
		});
		expect(seriesTotals({ key: 'items_sold' }, {})).toEqual({});
		expect(seriesRows({ key: 'items_sold' }, [day('2026-10-01', [{}])])).toEqual([
			{ date: '2026-10-01T00:00:00' },
		]);
	});
});
