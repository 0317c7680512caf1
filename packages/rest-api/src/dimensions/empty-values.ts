import { __ } from '@wordpress/i18n';

/**
 * What an empty value means, by dimension: nothing was recorded, which is also true of orders before attribution was.
 * Of dimensions without an entry nobody knows. A file of its own, because the view for agents needs no more of dimensions.
 */
const emptyValues: Readonly<Record<string, (() => string) | undefined>> = {
	source: () => __('(no source recorded)', 'store-analytics'),
	campaign: () => __('(no campaign recorded)', 'store-analytics'),
	medium: () => __('(no medium recorded)', 'store-analytics'),
	term: () => __('(no search term recorded)', 'store-analytics'),
	content: () => __('(no content recorded)', 'store-analytics'),
	referrer: () => __('(no referring website recorded)', 'store-analytics'),
	refund_reason: () => __('(no reason given)', 'store-analytics'),
};

/**
 * The name of a dimension's empty value on screen: what it means, or that it is unknown.
 * @example unknownName('campaign') // '(no campaign recorded)'
 */
export const unknownName = (dimension = ''): string =>
	emptyValues[dimension]?.() ?? __('(unknown)', 'store-analytics');
