import { __ } from '@wordpress/i18n';
import type { FilterOption } from '../../engine/definition/filter-config';
import { filterOption } from './filter-options';

/** Parameter of the address with the chosen variations. */
export const variationParam = 'filter-variations';

/** One variation, or several side by side; in the report of variations and of a product with variations. */
export function variationOptions(separator: string): FilterOption[] {
	const variations = { type: 'variations', param: 'variations', separator } as const;
	const placeholder = __('Type to search for a variation', 'store-analytics');
	return [
		filterOption.single(
			'variation',
			variations,
			{ label: __('Single variation', 'store-analytics'), placeholder },
			'item-comparison',
		),
		filterOption.compare(variations, {
			label: __('Comparison', 'store-analytics'),
			title: __('Compare variations', 'store-analytics'),
			placeholder: __('Search for variations to compare', 'store-analytics'),
			update: __('Compare', 'store-analytics'),
			helpText: compareVariationsHelp(),
		}),
	];
}

export function compareVariationsHelp(): string {
	return __('Check at least two variations below to compare', 'store-analytics');
}

/** A choice of products that clears the variations of the former product. */
export function forgettingVariations(option: FilterOption): FilterOption {
	return {
		...option,
		query: { ...option.query, [variationParam]: undefined, variations: undefined },
		...(option.subFilters && { subFilters: option.subFilters.map(forgettingVariations) }),
	};
}
