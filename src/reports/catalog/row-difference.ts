import { __ } from '@wordpress/i18n';
import type { DifferingNumber } from '../engine/definition/capabilities';

/**
 * Why a row of Variations has other orders than its variation: WooCommerce, and a store server that answers in its
 * place, count each refund there.
 */
export function variationDifference({ metric, shown, value }: DifferingNumber): string {
	return metric === 'orders_count' && shown > value
		? __('There each refund counts as an order.', 'store-analytics')
		: '';
}

/** Why a row of a category has other numbers than its page: the same, or the categories below it. */
export function categoryDifference(number: DifferingNumber): string {
	return (
		variationDifference(number) ||
		__('There it lacks what is only in the categories below it.', 'store-analytics')
	);
}

/** What a row of a category counts, if it is not what its chart and page count. */
export function categoryRowNote(): string {
	return __(
		'A row counts the products of its category alone. The chart and the page of a category include the categories below it.',
		'store-analytics',
	);
}
