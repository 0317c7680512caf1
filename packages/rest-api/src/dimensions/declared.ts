import type { DimensionMeaning } from './meaning';
import { orderDimensions } from './order-dimensions';
import { partDimensions } from './part-dimensions';

/** Every dimension, in the order of the list that owners choose from. */
export const dimensionMeanings = [...orderDimensions, ...partDimensions] as const;

/** The name of a dimension in requests. */
export type DimensionKey = (typeof dimensionMeanings)[number]['key'];

/**
 * Returns the declaration of a dimension; undefined for an unknown name.
 * @example dimensionOf('payment_method')?.grain // 'order'
 */
export function dimensionOf(key: string): (DimensionMeaning & { key: DimensionKey }) | undefined {
	return dimensionMeanings.find((meaning) => meaning.key === key);
}
