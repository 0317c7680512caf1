/** The ends of the names of filters, such as `status_is` and `orders_count_between`. */
const ends = [
	...['is', 'is_not', 'is_unknown', 'includes', 'excludes'],
	...['between', 'min', 'max', 'before', 'after'],
];

const pattern = new RegExp(`_(?:${ends.join('|')})$`);

/** Filters of WooCommerce 11 with other names. */
const others: readonly string[] = ['search', 'free_orders'];

/**
 * Says whether a parameter of a report narrows its numbers, as far as its name tells. Such a parameter must never be
 * left out in silence: the numbers would be of more than was asked for.
 * @example isFilterName('payment_method_is') // true
 * @example isFilterName('orderby') // false
 */
export function isFilterName(name: string): boolean {
	return pattern.test(name) || others.includes(name);
}
