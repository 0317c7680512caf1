import { addFilter, applyFilters, removeFilter } from '@wordpress/hooks';
import { isFiltered } from './filtered';

describe('whether an extension filters a hook', () => {
	const hook = 'woocommerce_admin_report_table';

	it('is not decided by the hook having been applied', () => {
		applyFilters(hook, {});
		expect(isFiltered(hook)).toBe(false);
	});

	it('is so from adding a filter to removing it', () => {
		addFilter(hook, 'shop/margin', (table) => table);
		expect(isFiltered(hook)).toBe(true);
		removeFilter(hook, 'shop/margin');
		expect(isFiltered(hook)).toBe(false);
	});
});
