import { __, _x, sprintf } from '@wordpress/i18n';

/** Joins the items of a list as the user's language does. */
export function listed(items: readonly string[]): string {
	return items.join(_x(', ', 'between the items of a list', 'store-analytics'));
}

/** Joins the two ends of a span; a single value stays as it is. */
export function spanned(ends: readonly string[]): string {
	const [first, last] = ends;
	if (first === undefined || last === undefined) return first ?? '';
	/* translators: 1: first value of a span, such as a day or an amount, 2: last value */
	return sprintf(__('%1$s – %2$s', 'store-analytics'), first, last);
}
