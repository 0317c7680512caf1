import { __ } from '@wordpress/i18n';
import type { DifferingNumber } from '../engine/definition/capabilities';

/**
 * Why a row of Variations has other orders than its variation: WooCommerce, and a store server that answers in its
 * place, count each refund there.
 */
export function variationDifference({ metric, shown, value }: DifferingNumber): string {
	return metric === 'orders_count' && shown > value
		? __('The other number counts each refund as an order.', 'store-analytics')
		: '';
}

/** Why a row of a category has other numbers than its page: the same, or the categories below it. */
export function categoryDifference(number: DifferingNumber): string {
	return (
		variationDifference(number) ||
		__('That total leaves out products that are only in subcategories.', 'store-analytics')
	);
}

/** What a row of a category counts, if it is not what its chart and page count. */
export function categoryRowNote(): string {
	return __(
		'Each row counts only the products in that category. The chart and the category’s page include its subcategories.',
		'store-analytics',
	);
}
