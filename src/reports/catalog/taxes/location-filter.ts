import { __ } from '@wordpress/i18n';
import type { AdvancedFilter } from '../../engine/definition/filter-config';
import { advancedFilter } from '../filters/advanced-filters';
import { inRegions } from '../filters/regions';

/** The filter of taxes by country or state. */
export function taxLocation(): AdvancedFilter {
	return inRegions(
		advancedFilter.search('countries', {
			add: __('Location', 'store-analytics'),
			placeholder: __('Search', 'store-analytics'),
			remove: __('Remove location filter', 'store-analytics'),
			rule: __('Condition: location', 'store-analytics'),
			title: __('<title>Location</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select location', 'store-analytics'),
		}),
	);
}
