import type { DescribedOrder, DescribedProduct, ShopDescription } from './shop-description';

/**
 * The same shop with what changes a shop's past: a variation moves to another product, the zone is another than at the
 * first orders, and some orders are from the last year with 53 weeks. Only a real WooCommerce plays it.
 */
export function withChanges(shop: ShopDescription): ShopDescription {
	const { settings } = shop;
	const earlierTimeZone = settings.timeZone === 'UTC' ? 'America/New_York' : 'UTC';
	return {
		...shop,
		...inOrder(
			shop,
			shop.orders.map((order, at) => (at % 3 === 1 ? fiveYearsBefore(order) : order)),
		),
		settings: { ...settings, earlierTimeZone },
		products: withMovedVariation(shop.products),
	};
}

/** 2020 and 2026 have 53 weeks. */
function fiveYearsBefore(order: DescribedOrder): DescribedOrder {
	return {
		...order,
		created: early(order.created),
		paid: order.paid && early(order.paid),
		completed: order.completed && early(order.completed),
		refunds: order.refunds.map((refund) => ({ ...refund, created: early(refund.created) })),
		// There was no account yet.
		signedIn: false,
	};
}

function early(date: string): string {
	return date.replace(/^\d+/, (year) => String(Number(year) - 5));
}

function inOrder(
	{ downloads }: ShopDescription,
	orders: readonly DescribedOrder[],
): Pick<ShopDescription, 'orders' | 'downloads'> {
	const sorted = orders
		.map((order, before) => ({ order, before }))
		.sort((a, b) => Date.parse(a.order.created) - Date.parse(b.order.created));
	return {
		orders: sorted.map(({ order }) => order),
		downloads: downloads.map((download) => ({
			...download,
			order: sorted.findIndex(({ before }) => before === download.order),
		})),
	};
}

/** The first variation that can move goes to the next variable product. */
function withMovedVariation(products: readonly DescribedProduct[]): DescribedProduct[] {
	const isVariable = ({ fate, variations }: DescribedProduct) =>
		fate === 'kept' && variations.some((one) => one.fate === 'kept');
	const [from, to] = products.flatMap((product, at) => (isVariable(product) ? [at] : []));
	const moved = products[from ?? -1]?.variations.findIndex(({ fate }) => fate === 'kept');
	return products.map((product, at) => ({
		...product,
		variations: product.variations.map((variation, number) =>
			at === from && number === moved && to !== undefined
				? { ...variation, movesTo: to }
				: variation,
		),
	}));
}
