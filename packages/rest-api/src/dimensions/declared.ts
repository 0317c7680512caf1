import type { DimensionMeaning } from './meaning';
import { orderDimensions } from './order-dimensions';
import { partDimensions } from './part-dimensions';

/** Every dimension, in the order of the list that owners choose from. */
export const dimensionMeanings = [...orderDimensions, ...partDimensions] as const;

/** A declared dimension. Those of extensions are no part of the type of keys. */
export type Dimension = DimensionMeaning & { readonly key: DimensionKey };

const ofExtensions: Dimension[] = [];

/** Returns every dimension, those of extensions last, in the order of the list that owners choose from. */
export function everyDimension(): readonly Dimension[] {
	return [...dimensionMeanings, ...ofExtensions];
}

/**
 * Adds an extension's dimension, which orders say by one of their meta data; replaces one of the same key.
 * @example addDimension({ key: 'gift_wrap', meta: '_gift_wrap', label: () => 'Gift wrap' })
 */
export function addDimension({
	key,
	label,
	meta,
}: Pick<DimensionMeaning, 'key' | 'label' | 'meta'>): void {
	removeDimension(key);
	const own = { key, label, ...(meta !== undefined && { meta }) };
	const dimension: DimensionMeaning = { ...own, group: 'own', grain: 'order', values: 'text' };
	ofExtensions.push(dimension as Dimension); // as: requests take its key like any other
}

/** Removes an extension's dimension; returns whether there was one. */
export function removeDimension(key: string): boolean {
	const at = ofExtensions.findIndex((one) => String(one.key) === key);
	if (at >= 0) ofExtensions.splice(at, 1);
	return at >= 0;
}

/** The name of a dimension in requests. */
export type DimensionKey = (typeof dimensionMeanings)[number]['key'];

/**
 * Returns the declaration of a dimension; undefined for an unknown name.
 * @example dimensionOf('payment_method')?.grain // 'order'
 */
export function dimensionOf(key: string): Dimension | undefined {
	return everyDimension().find((meaning) => meaning.key === key);
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
	return everyDimension().find((one) => one.above === key);
}
