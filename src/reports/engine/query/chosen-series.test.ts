import { choicesOf } from '../definition/filter-config';
import { seriesOfChoice } from './chosen-series';
import type { FilterConfig } from '../definition/filter-config';

const dropdown = (changes: Partial<FilterConfig>): FilterConfig => ({
	param: 'view',
	staticParams: [],
	showFilters: () => true,
	filters: [
		{ value: 'all', label: 'Together' },
		{ value: 'kinds', label: 'Apart', chartMode: 'item-comparison' },
	],
	...changes,
});
const own = dropdown({
	param: 'filter',
	filters: [{ value: 'all' }, { value: 'compare-taxes', chartMode: 'item-comparison' }],
});
const series = (filters: FilterConfig[], query: Record<string, string>, comparison?: 'product') =>
	whole(filters, query, comparison)?.segmentBy;
const whole = (filters: FilterConfig[], query: Record<string, string>, comparison?: 'product') =>
	seriesOfChoice(
		{
			filters,
			ownChoices: choicesOf([own]),
			comparison: comparison && {
				param: 'products',
				segmentBy: comparison,
				idOf: () => 1,
				seriesLabelOf: '',
				helpText: '',
			},
		},
		query,
	);

describe('the chart mode of an extension’s choice', () => {
	it('[S3.report-filter-config.2] splits the chart by the segment that the address names', () => {
		expect(series([own, dropdown({})], { view: 'kinds', segmentby: 'customer_type' })).toBe(
			'customer_type',
		);
	});

	it('falls back to what the report compares, and to both periods where it compares nothing', () => {
		expect(series([dropdown({})], { view: 'kinds' }, 'product')).toBe('product');
		expect(whole([dropdown({})], { view: 'kinds' })).toBeUndefined();
	});

	it('leaves the chart to both periods at other choices, and at one that is not offered', () => {
		expect(series([dropdown({})], { segmentby: 'x' })).toBeUndefined();
		expect(series([dropdown({})], { view: 'gone', segmentby: 'x' })).toBeUndefined();
	});

	it('counts for the choice that is made when nothing is chosen', () => {
		const always = dropdown({ filters: [{ value: 'all', chartMode: 'item-comparison' }] });
		expect(series([always], { segmentby: 'x' })).toBe('x');
	});

	it('counts the series in the title of the chart', () => {
		expect(whole([dropdown({})], { view: 'kinds', segmentby: 'x' })).toEqual({
			segmentBy: 'x',
			label: '%d items',
			param: '',
		});
	});

	it('counts in the last dropdown that is shown only', () => {
		const query = { view: 'kinds', segmentby: 'x' };
		expect(series([dropdown({}), own], query)).toBeUndefined();
		const hidden = { ...own, showFilters: () => false };
		expect(series([dropdown({}), hidden], query)).toBe('x');
	});

	it('waits for the ids of a choice that looks for things', () => {
		const searching = dropdown({
			filters: [
				{
					value: 'kinds',
					chartMode: 'item-comparison',
					settings: { type: 'custom', param: 'ids', getLabels: async () => [] },
				},
			],
		});
		expect(series([searching], { view: 'kinds', segmentby: 'x' })).toBeUndefined();
		expect(whole([searching], { view: 'kinds', segmentby: 'x', ids: '1' })).toMatchObject({
			segmentBy: 'x',
			param: 'ids',
		});
	});

	it('is found below other choices and as the default', () => {
		const below = dropdown({
			defaultValue: 'deep',
			filters: [{ value: 'top', subFilters: [{ value: 'deep', chartMode: 'item-comparison' }] }],
		});
		expect(series([below], { segmentby: 'x' })).toBe('x');
	});

	it('leaves our own choices to the report', () => {
		expect(series([own], { filter: 'compare-taxes', segmentby: 'x' })).toBeUndefined();
	});
});
