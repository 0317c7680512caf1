import { dimensionOf } from '../dimensions';
import { dimensionParam, type QueryFilter } from './filters';

type Params = Readonly<Record<string, string>>;

/**
 * Returns the parameters by which Orders has the same orders, or refunds, as a query with these filters; undefined if it has no
 * equal of one of them.
 * @example ordersParams([{ dimension: 'product', is: ['12'] }]) // { product_includes: '12' }
 */
export function ordersParams(
	filters: readonly QueryFilter[],
	ofRefunds = false,
): Params | undefined {
	const params = filters.map((filter) => paramsOf(filter, ofRefunds));
	if (params.includes(undefined)) return undefined;
	return { ...(Object.assign({}, ...params) as Params), ...(ofRefunds && { refunds: 'all' }) }; // as: none is undefined
}

/** Filters of Orders by what an order holds, and whether refunds hold it, too. */
const held: Readonly<Record<string, { readonly param: string; readonly byRefunds?: true }>> = {
	product: { param: 'product_includes', byRefunds: true },
	variation: { param: 'variation_includes', byRefunds: true },
	coupon: { param: 'coupon_includes' },
	tax_rate: { param: 'tax_rate_includes' },
};

function paramsOf(
	{ dimension, is = [], is_not: isNot = [] }: QueryFilter,
	ofRefunds: boolean,
): Params | undefined {
	const known = is.filter((value) => value !== null);
	const isKnown = isNot.length === 0 && known.length === is.length;
	const { [dimension]: own } = held;
	if (own) {
		// An order without a product is not the same as one with another product.
		const isEqual = isKnown && (own.byRefunds ?? !ofRefunds);
		return isEqual ? { [own.param]: known.join(',') } : undefined;
	}
	if (dimension === 'customer_type') {
		const [type = ''] = known;
		return isKnown && known.length === 1 && !ofRefunds ? { customer_type: type } : undefined;
	}
	const grain = dimensionOf(dimension)?.grain;
	if (grain !== 'order' && !(grain === 'refund' && ofRefunds)) return undefined;
	return {
		...(is.length > 0 && dimensionParam(dimension, 'is', is)),
		...(isNot.length > 0 && dimensionParam(dimension, 'is_not', isNot)),
	};
}
