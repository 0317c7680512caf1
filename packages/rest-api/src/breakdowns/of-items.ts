import { dimensionOf, type DimensionKey } from '../dimensions';
import { dimensionFilters, type QueryFilter } from './filters';

/** What follows from a product. A variation tells no more of itself: the tax class may have changed since it was sold. */
const ofProducts: readonly DimensionKey[] = ['product', 'product_type', 'category', 'tag', 'brand'];
const toldByItem: Readonly<Partial<Record<string, readonly DimensionKey[]>>> = {
	products: ofProducts,
	variations: [...ofProducts, 'variation'],
};

/**
 * Returns the filters by what orders say, for orders that are found by the items of a report, such as its products: the items tell
 * its other filters. Undefined if one of them is told by neither, such as the chosen size of a product.
 * @example filtersOfOrders('products', { tag_is: '7', device_is: 'Mobile' }) // { device_is: 'Mobile' }
 */
export function filtersOfOrders(
	report: string,
	params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | undefined {
	const filters = dimensionFilters(params);
	const others = filters.filter(({ dimension }) => !toldByItem[report]?.includes(dimension));
	const isOfOrders = ({ dimension }: QueryFilter) => dimensionOf(dimension)?.grain === 'order';
	const isAny = params['match'] === 'any' && filters.length > 0;
	if (isAny || !others.every(isOfOrders)) return undefined;
	const names = others.flatMap(({ dimension }) => [`${dimension}_is`, `${dimension}_is_not`]);
	return Object.fromEntries(
		names.flatMap((name) => (params[name] === undefined ? [] : [[name, String(params[name])]])),
	);
}
