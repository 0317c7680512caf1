import { everyDimension, type DimensionKey } from '../dimensions';
import { decodeValues, encodeValue, type DimensionText } from './values';

/** A filter of a query: values that rows must have, or must not have. */
export interface QueryFilter {
	readonly dimension: DimensionKey;
	readonly is?: readonly DimensionText[];
	readonly is_not?: readonly DimensionText[];
}

const rules = ['is', 'is_not'] as const;

/** The rules of filters by dimension, as parameters have them: `device_is`, `device_is_not`. */
export type DimensionRule = (typeof rules)[number];

/**
 * Returns the parameter of an address or a report that limits numbers to values of a dimension.
 * @example dimensionParam('device', 'is', ['Mobile']) // { device_is: 'Mobile' }
 */
export function dimensionParam(
	dimension: string,
	rule: DimensionRule,
	values: readonly DimensionText[],
): Readonly<Record<string, string>> {
	return { [`${dimension}_${rule}`]: values.map(encodeValue).join(',') };
}

/** None of pairs of an attribute and its term, which are WooCommerce's own filter `attribute_is`. */
function valuesIn(asked: unknown): readonly DimensionText[] {
	if (!Array.isArray(asked)) return decodeValues(String(asked ?? ''));
	return asked.some(Array.isArray) ? [] : decodeValues(asked.join(','));
}

/**
 * Reads the filters by dimension from parameters.
 * @example dimensionFilters({ device_is: 'Mobile' }) // [{ dimension: 'device', is: ['Mobile'] }]
 */
export function dimensionFilters(params: Readonly<Record<string, unknown>>): QueryFilter[] {
	return everyDimension().flatMap(({ key }) =>
		rules.flatMap((rule) => {
			const values = valuesIn(params[`${key}_${rule}`]);
			return values.length === 0 ? [] : [{ dimension: key, [rule]: values }];
		}),
	);
}
