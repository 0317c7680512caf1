import type { ShopDescription } from '../shops/shop-description';

/** Ids in the export for the entries of a description, by index. */
export const productId = (product: number): number => 100 + 10 * product;
export const variationId = (product: number, variation: number): number =>
	productId(product) + 1 + variation;
export const categoryId = (category: number): number => 15 + category;
export const attributeId = (attribute: number): number => 1 + attribute;
export const termId = (attribute: number, term: number): number => 30 + 10 * attribute + term;
export const couponId = (coupon: number): number => 300 + coupon;
export const rateId = (rate: number): number => 1 + rate;
export const userId = (person: number): number => 2 + person;

/** Ids of orders, and of refunds by order, assigned by date. */
export function orderIds(shop: ShopDescription) {
	const events = shop.orders.flatMap(({ created, refunds }, order) => [
		{ at: created, order, refund: -1 },
		...refunds.map((one, refund) => ({ at: one.created, order, refund })),
	]);
	events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
	const ids = new Map(events.map(({ order, refund }, at) => [`${order} ${refund}`, 1000 + at]));
	const idOf = (order: number, refund: number) => ids.get(`${order} ${refund}`) ?? NaN;
	return {
		order: (order: number) => idOf(order, -1),
		refund: (order: number, refund: number) => idOf(order, refund),
	};
}
