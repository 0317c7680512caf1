import type { DimensionMeaning } from './meaning';
import { orderDimensions } from './order-dimensions';
import { partDimensions } from './part-dimensions';

/** Every dimension, in the order of the list that owners choose from. */
export const dimensionMeanings = [...orderDimensions, ...partDimensions] as const;

/** A declared dimension. */
export type Dimension = DimensionMeaning & { readonly key: DimensionKey };

/** The name of a dimension in requests. */
export type DimensionKey = (typeof dimensionMeanings)[number]['key'];

/**
 * Returns the declaration of a dimension; undefined for an unknown name.
 * @example dimensionOf('payment_method')?.grain // 'order'
 */
export function dimensionOf(key: string): Dimension | undefined {
	return dimensionMeanings.find((meaning) => meaning.key === key);
}

/** Returns the declaration of a dimension by its own name. */
export function dimensionNamed(key: DimensionKey): Dimension {
	const found = dimensionOf(key);
	if (!found) throw new Error(`There is no dimension "${key}".`);
	return found;
}

/**
 * Returns the dimension of the level below, such as the state of a country; undefined if there is none.
 * @example dimensionBelow('billing_country')?.key // 'billing_state'
 */
export function dimensionBelow(key: string): Dimension | undefined {
	return dimensionMeanings.find((one) => 'above' in one && one.above === key);
}
