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
				seriesLabelOf: () => '',
				helpText: '',
			},
		},
		query,
	);

describe('The chart mode of an extension’s choice', () => {
	it('[S3.report-filter-config.2] splits the chart by the segment in the address', () => {
		expect(series([own, dropdown({})], { view: 'kinds', segmentby: 'customer_type' })).toBe(
			'customer_type',
		);
	});

	it("falls back to the report's own comparison, or to both periods without one", () => {
		expect(series([dropdown({})], { view: 'kinds' }, 'product')).toBe('product');
		expect(whole([dropdown({})], { view: 'kinds' })).toBeUndefined();
	});

	it('shows both periods for other choices, and for an unknown one', () => {
		expect(series([dropdown({})], { segmentby: 'x' })).toBeUndefined();
		expect(series([dropdown({})], { view: 'gone', segmentby: 'x' })).toBeUndefined();
	});

	it('applies to the default choice', () => {
		const always = dropdown({ filters: [{ value: 'all', chartMode: 'item-comparison' }] });
		expect(series([always], { segmentby: 'x' })).toBe('x');
	});

	it("shows the number of series in the chart's title", () => {
		expect(whole([dropdown({})], { view: 'kinds', segmentby: 'x' })).toEqual({
			segmentBy: 'x',
			label: expect.any(Function),
			param: '',
		});
	});

	it('applies only in the last visible dropdown', () => {
		const query = { view: 'kinds', segmentby: 'x' };
		expect(series([dropdown({}), own], query)).toBeUndefined();
		const hidden = { ...own, showFilters: () => false };
		expect(series([dropdown({}), hidden], query)).toBe('x');
	});

	it('waits for the ids of a choice with a search', () => {
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

	it('is found in nested choices and as the default', () => {
		const below = dropdown({
			defaultValue: 'deep',
			filters: [{ value: 'top', subFilters: [{ value: 'deep', chartMode: 'item-comparison' }] }],
		});
		expect(series([below], { segmentby: 'x' })).toBe('x');
	});

	it('does not apply to our own choices', () => {
		expect(series([own], { filter: 'compare-taxes', segmentby: 'x' })).toBeUndefined();
	});
});
