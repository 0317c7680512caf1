import type { DescribedOrder, DescribedRefund, ShopDescription } from './shop-description';

const DAY = 86_400_000;

/**
 * The same shop with what owners do seldom: discounts as taxable fees below 0, refunds of taxes alone, orders that are
 * edited after their refunds, deleted accounts, deleted permissions to download, and stock at the very limits. Only a
 * real WooCommerce plays it: an export made from a description leaves these out.
 */
export function withRareEvents(shop: ShopDescription): ShopDescription {
	const limits = [shop.settings.lowStockAmount, 0, shop.settings.lowStockAmount + 1];
	return {
		...shop,
		products: shop.products.map((product, at) =>
			product.stock === null ? product : { ...product, stock: limits[at % limits.length] ?? 0 },
		),
		people: shop.people.map((person, at) => ({ ...person, leaves: at % 3 === 1 })),
		orders: shop.orders.map((order, at) =>
			// WooCommerce ends with a PHP error if no piece comes back in a shop with fractions.
			at % 5 === 1 && shop.settings.sellsFractions ? order : withRareEvent(order, at),
		),
		downloads: shop.downloads.map((download, at) => ({ ...download, isRevoked: at % 2 === 0 })),
	};
}

/** Each order has one of them, in turn, or none. */
function withRareEvent(order: DescribedOrder, at: number): DescribedOrder {
	const fees = order.fees.map(({ name, amount }) => ({ name, amount: `-${amount}`, taxed: true }));
	const isRefunded = order.status === 'completed' || order.status === 'processing';
	switch (at % 5) {
		case 0:
			return { ...order, fees };
		case 1:
			return isRefunded ? { ...order, refunds: [...order.refunds, ofTaxes(order)] } : order;
		case 2:
			return { ...order, edited: { at: after(order, 3), pieces: 2 } };
		default:
			return order;
	}
}

function ofTaxes(order: DescribedOrder): DescribedRefund {
	const lines = order.lines.map((_, line) => ({ line, pieces: 0, share: 1 }));
	return { created: after(order, 1), kind: 'lines', lines, isOfTaxes: true };
}

/** So many days after the last that happened to an order. */
function after({ created, refunds }: DescribedOrder, days: number): string {
	const last = refunds.at(-1)?.created ?? created;
	return new Date(Date.parse(last) + days * DAY).toISOString().replace('.000Z', 'Z');
}
