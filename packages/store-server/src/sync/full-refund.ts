import type { ChargeItem, LineItem, SourceOrder, SourceRefund, TaxItem } from './order-source';

/**
 * Whether a refund gives back all that was left of its order in one sum, without saying what. `type` is what the refund
 * says of itself (`full`, `partial`, or nothing as those before 10.2), which decides unless it says nothing.
 */
export function isInOneSum(
	{ items, amount }: SourceRefund,
	{ total }: SourceOrder,
	about: { readonly type: string; readonly isOnlyOne: boolean },
): boolean {
	if (items.lines.length + items.shipping.length + items.fees.length > 0) return false;
	return about.type === 'full' || (about.type === '' && about.isOnlyOne && amount === total);
}

/**
 * A refund in one sum as WooCommerce counts it since 10.2: it gives back the items, taxes and shipping of its order, as
 * far as `earlier` refunds of the order have not done so. All its amounts and quantities are negative or zero.
 */
export function withItemsOfOrder(
	refund: SourceRefund,
	order: SourceOrder,
	earlier: readonly SourceRefund[],
): SourceRefund {
	const { items } = order;
	return {
		...refund,
		amount: order.total - sum(earlier, ({ amount }) => amount),
		shippingTotal: -order.shippingTotal - sum(earlier, ({ shippingTotal }) => shippingTotal),
		totalTax: -order.totalTax - sum(earlier, ({ totalTax }) => totalTax),
		items: {
			lines: remainingLines(items.lines, earlier),
			taxes: items.taxes.map(negativeTax),
			coupons: [],
			shipping: [
				...items.shipping.map(negativeCharge),
				// What came back before is taken off again.
				...earlier.flatMap((before) => before.items.shipping.map(negativeCharge)),
			],
			fees: items.fees.map(negativeCharge),
		},
	};
}

/** The order's lines, negative; the first line of a product lacks what came back of it before. */
function remainingLines(
	lines: readonly LineItem[],
	earlier: readonly SourceRefund[],
): readonly LineItem[] {
	const before = new Map<string, LineItem[]>();
	for (const line of earlier.flatMap(({ items }) => items.lines)) {
		before.set(productOf(line), [...(before.get(productOf(line)) ?? []), line]);
	}
	return lines.map((line) => {
		const returned = before.get(productOf(line)) ?? [];
		before.delete(productOf(line));
		const all = [line, ...returned];
		return {
			...line,
			quantity: -sum(all, ({ quantity }) => quantity),
			subtotal: -sum(all, ({ subtotal }) => subtotal),
			subtotalTax: -sum(all, ({ subtotalTax }) => subtotalTax),
			total: -sum(all, ({ total }) => total),
			totalTax: -sum(all, ({ totalTax }) => totalTax),
			taxes: all.flatMap(({ taxes }) => taxes.map(([id, amount]) => [id, -amount] as const)),
		};
	});
}

function productOf({ productId, variationId }: LineItem): string {
	return `${productId}/${variationId}`;
}

function negativeTax(tax: TaxItem): TaxItem {
	return { ...tax, taxTotal: -tax.taxTotal, shippingTaxTotal: -tax.shippingTaxTotal };
}

function negativeCharge(charge: ChargeItem): ChargeItem {
	return {
		...charge,
		total: -charge.total,
		totalTax: -charge.totalTax,
		taxes: charge.taxes.map(([rateId, amount]) => [rateId, -amount] as const),
	};
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
	return items.reduce((total, item) => total + amount(item), 0);
}
