import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { isFiltered } from './filtered';

describe('The check for filters of extensions', () => {
	const hook = 'woocommerce_admin_report_table';

	it('does not count hooks that were only applied', () => {
		applyFilters(hook, {});
		expect(isFiltered(hook)).toBe(false);
	});

	it('is true from adding a filter to removing it', () => {
		addFilter(hook, 'shop/margin', (table) => table);
		expect(isFiltered(hook)).toBe(true);
		removeFilter(hook, 'shop/margin');
		expect(isFiltered(hook)).toBe(false);
	});
});
