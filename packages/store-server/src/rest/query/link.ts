import { dimensionParam } from '@store-analytics/rest-api/breakdowns';
import { encodeQuery } from '@store-analytics/rest-api';
import type { DimensionFilter } from '../../reports/filters/dimension-filters';
import type { Query } from './read-query';
import type { Range } from './read-range';

/**
 * The address in wp-admin, without its folder, of the screen that shows the numbers of a query; null if none does.
 * @example 'admin.php?page=wc-admin&path=/analytics/breakdown&by=device&period=custom&after=2026-10-01&before=2026-10-31'
 */
export function linkOf(
	{ dimensions, filters, metrics }: Pick<Query, 'dimensions' | 'filters' | 'metrics'>,
	range: Range,
	compared?: Range,
): string | null {
	const [by, ...others] = dimensions;
	const asked = filters.flatMap(paramsOf);
	const params = Object.assign({}, ...asked) as Record<string, string>; // as: names and values of filters
	if (others.length > 0 || Object.keys(params).length < asked.length) return null;
	const query = {
		...(by !== undefined && { by }),
		period: 'custom',
		after: range.after,
		before: range.before,
		...(compared && {
			compare: 'custom',
			compare_after: compared.after,
			compare_before: compared.before,
		}),
		...(asked.length > 0 && { filter: 'advanced' }),
		...params,
		...(metrics[0] !== undefined && { chart: metrics[0] }),
	};
	const report = by === undefined ? 'revenue' : 'breakdown';
	return `admin.php?page=wc-admin&path=/analytics/${report}&${encodeQuery(query)}`;
}

/** A parameter for each condition of a filter; an address has one of each. */
function paramsOf({ dimension, is, isNot, isUnknown }: DimensionFilter) {
	const values = (texts: readonly string[]) => texts.map((text) => text || null);
	return [
		...(is ? [dimensionParam(dimension, 'is', values(is))] : []),
		...(isNot ? [dimensionParam(dimension, 'is_not', values(isNot))] : []),
		...(isUnknown === undefined
			? []
			: [dimensionParam(dimension, isUnknown ? 'is' : 'is_not', [null])]),
	];
}
