import { __ } from '@wordpress/i18n';
import type { AdvancedFilter } from '../../engine/definition/filter-config';
import { isOrNot } from './advanced-filters';

/** A product attribute and one of its terms; may be used several times. */
export function attributeFilter(): AdvancedFilter {
	return {
		labels: {
			add: __('Product attribute', 'store-analytics'),
			placeholder: __('Search product attributes', 'store-analytics'),
			remove: __('Remove product attribute filter', 'store-analytics'),
			rule: __('Condition: product attribute', 'store-analytics'),
			title: __('<title>Product attribute</title> <rule/> <filter/>', 'store-analytics'),
			filter: __('Select attributes', 'store-analytics'),
		},
		rules: isOrNot(),
		allowMultiple: true,
		input: { component: 'ProductAttribute' },
	};
}
