import { productFilters } from '../../testing/product-filters';
import { chosenFilter, updateFor, type ReportFilterConfig } from './filter-config';

const config: ReportFilterConfig = {
	...productFilters,
	param: 'segment',
	defaultValue: 'top',
	staticParams: ['chartType', 'products'],
	filters: [
		{ value: 'all', label: 'All' },
		{ value: 'top', label: 'Best', query: { orderby: 'sales' } },
		{ value: 'one', label: 'One', settings: { ...settings('products') } },
		{ value: 'pair', label: 'Two', settings: { ...settings('pair') } },
	],
};

function settings(param: string) {
	return { type: 'products', param, getLabels: async () => [] } as const;
}

describe('The choice of a dropdown', () => {
	it('[S3.report-filter-config.1] writes its param into the address, and nothing for the default value', () => {
		expect(updateFor(config, 'top', {}, {}, {})).toHaveProperty('segment', undefined);
		expect(updateFor(config, 'one', {}, {}, {})).toHaveProperty('segment', 'one');
		expect(updateFor({ ...config, defaultValue: undefined }, 'all', {}, {}, {})).toHaveProperty(
			'segment',
			undefined,
		);
	});

	it('[S3.report-filter-config.1] writes "all" where that is not the default', () => {
		const { segment } = updateFor(config, 'all', {}, {}, {});
		expect(chosenFilter(config, { segment: String(segment) })?.value).toBe('all');
		expect(chosenFilter(config, {})?.value).toBe('top');
	});

	it('[S3.report-filter-config.1] keeps static params, also those that an option sets, and drops the other options’', () => {
		const query = { segment: 'one', products: '12', pair: '1,2', chartType: 'bar' };
		expect(updateFor(config, 'top', {}, query, {})).toEqual({
			segment: undefined,
			products: '12',
			pair: undefined,
			chartType: 'bar',
		});
	});

	it('does not change the advanced filters when it is not the main filter', () => {
		const status = { rules: [{ value: 'is' }], input: { component: 'SelectControl' } };
		const query = { filter: 'advanced', status_is: 'completed', match: 'any' };
		expect(updateFor(config, 'one', {}, query, { status })).not.toHaveProperty('status_is');
		const main = { ...config, param: 'filter' };
		expect(updateFor(main, 'one', {}, query, { status })).toMatchObject({
			filter: 'one',
			status_is: undefined,
			match: undefined,
		});
	});
});
