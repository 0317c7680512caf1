import type { ShopDescription } from '../../packages/store-server/src/testing/shops/shop-description';

/**
 * Returns the smallest shop it finds for which `stillDiffers` is true. It first removes as many orders as possible,
 * then refunds, coupons, fees and shipping, one order after the other. It calls `stillDiffers` at most `most` times.
 */
export async function shrink(
	shop: ShopDescription,
	stillDiffers: (shop: ShopDescription) => Promise<boolean>,
	most: number,
): Promise<ShopDescription> {
	let smallest = shop;
	let left = most;
	const tries = async (candidate: ShopDescription) => {
		if (left <= 0) return false;
		left -= 1;
		const differs = await stillDiffers(candidate);
		if (differs) smallest = candidate;
		return differs;
	};
	for (let part = Math.ceil(shop.orders.length / 2); part >= 1; part = Math.floor(part / 2)) {
		for (let from = 0; from < smallest.orders.length && left > 0;) {
			const end = from + part;
			const gone = await tries(withOrders(smallest, (place) => place < from || place >= end));
			if (!gone) from = end;
		}
	}
	for (let place = 0; place < smallest.orders.length && left > 0; place++) {
		for (const simpler of simplerOrders(smallest, place)) await tries(simpler);
	}
	return smallest;
}

function withOrders(shop: ShopDescription, keeps: (place: number) => boolean): ShopDescription {
	const kept = shop.orders.map((_order, place) => place).filter(keeps);
	return {
		...shop,
		orders: kept.flatMap((place) => shop.orders[place] ?? []),
		downloads: shop.downloads.flatMap((download) => {
			const order = kept.indexOf(download.order);
			return order < 0 ? [] : [{ ...download, order }];
		}),
	};
}

function simplerOrders(shop: ShopDescription, place: number): ShopDescription[] {
	const order = shop.orders[place];
	if (!order) return [];
	const parts = [
		...(order.refunds.length > 0
			? [{ refunds: [], ...(order.status === 'refunded' && { status: 'completed' }) }]
			: []),
		...(order.coupons.length > 0 ? [{ coupons: [] }] : []),
		...(order.fees.length > 0 ? [{ fees: [] }] : []),
		...(order.shipping === null ? [] : [{ shipping: null }]),
	];
	return parts.map((part) => ({
		...shop,
		orders: shop.orders.map((each, at) => (at === place ? { ...each, ...part } : each)),
	}));
}
