import sumBy from 'lodash/sumBy.js';
import type {
	ChargeItem,
	LineItem,
	OrderItems,
	SourceOrder,
	SourceRefund,
	TaxItem,
} from './order-source';

/** A refund with the amounts for reports. */
export interface CountedRefund extends SourceRefund {
	/** Negative or zero. */
	readonly netTotal: number;
	/** Returned units: negative or zero. */
	readonly itemCount: number;
	/** The lines are those of its order, because it has none. */
	readonly hasLinesOfOrder: boolean;
	/** The documents whose taxes add up to its own. */
	readonly taxed: readonly TaxedItems[];
}

/** A document's items, and whether its taxes are added or subtracted. */
export interface TaxedItems {
	readonly items: OrderItems;
	readonly sign: 1 | -1;
}

/**
 * Checks whether a refund returns the whole order by the new rules, whatever its lines: its `type` is `full`, or it
 * gives back the order's whole total. The latter may be of type `partial`: the refunded shipping of a free item.
 */
export function isInOneSum(
	{ amount }: Pick<SourceRefund, 'amount'>,
	{ total }: Pick<SourceOrder, 'total'>,
	type: string,
): boolean {
	return type === 'full' || exact(amount - total) === 0;
}

/** A refund with its own amounts, as WooCommerce counted all of them before 10.2. */
export function asItIs(refund: SourceRefund): CountedRefund {
	return {
		...refund,
		netTotal: -refund.amount - refund.totalTax - refund.shippingTotal,
		itemCount: itemCount(refund.items),
		hasLinesOfOrder: false,
		taxed: [{ items: refund.items, sign: 1 }],
	};
}

/**
 * A refund in one sum by the rules since 10.2. It returns the items, net, taxes and shipping of its order, minus
 * `earlier` refunds. Its own lines, if any, are the returned products; without any, those of the order, if its type is
 * `full`. The amount paid to the customer stays. All amounts and quantities are negative or zero.
 */
export function withItemsOfOrder(
	refund: SourceRefund,
	order: SourceOrder,
	earlier: readonly CountedRefund[],
): CountedRefund {
	const { items } = order;
	const hasLinesOfOrder = refund.hasOwnLinesOnly !== true && refund.items.lines.length === 0;
	const all = [items, ...earlier.map((before) => before.items)];
	const net = order.total - order.totalTax - order.shippingTotal;
	return {
		...refund,
		hasLinesOfOrder,
		netTotal: exact(-net - sumBy(earlier, ({ netTotal }) => netTotal)),
		itemCount: exact(-itemCount(items) - sumBy(earlier, (before) => before.itemCount)),
		shippingTotal: exact(
			-order.shippingTotal - sumBy(earlier, ({ shippingTotal }) => shippingTotal),
		),
		totalTax: exact(-order.totalTax - sumBy(earlier, ({ totalTax }) => totalTax)),
		taxed: [
			{ items, sign: -1 },
			...earlier.flatMap(({ taxed }) => taxed.map((one) => ({ ...one, sign: opposite(one.sign) }))),
		],
		items: {
			lines: hasLinesOfOrder ? remainingLines(items.lines, earlier) : refund.items.lines,
			// The rest of each list: all that the order has, and earlier returns with the opposite sign.
			taxes: all.flatMap(({ taxes }) => taxes.map(negativeTax)),
			coupons: [],
			shipping: all.flatMap(({ shipping }) => shipping.map(negativeCharge)),
			fees: all.flatMap(({ fees }) => fees.map(negativeCharge)),
		},
	};
}

const opposite = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1);

/** The order's lines, negated; earlier returns are subtracted from the first line of a product. */
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
		return returnOf([line, ...returned]);
	});
}

function productOf({ productId, variationId }: LineItem): string {
	return `${productId}/${variationId}`;
}

/** The same items with the opposite sign. */
export function negated({ lines, taxes, coupons, shipping, fees }: OrderItems): OrderItems {
	return {
		lines: lines.map((line) => returnOf([line])),
		taxes: taxes.map(negativeTax),
		coupons,
		shipping: shipping.map(negativeCharge),
		fees: fees.map(negativeCharge),
	};
}

/** The first line with the negated sums of all. */
function returnOf(all: readonly [LineItem, ...LineItem[]]): LineItem {
	return {
		...all[0],
		quantity: exact(-sumBy(all, ({ quantity }) => quantity)),
		subtotal: -sumBy(all, ({ subtotal }) => subtotal),
		subtotalTax: -sumBy(all, ({ subtotalTax }) => subtotalTax),
		total: -sumBy(all, ({ total }) => total),
		totalTax: -sumBy(all, ({ totalTax }) => totalTax),
		taxes: all.flatMap(({ taxes }) => taxes.map(([id, amount]) => [id, -amount] as const)),
	};
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

/** Removes floating-point errors, because any remainder decides how a refund counts. */
function exact(amount: number): number {
	return (Math.sign(amount) * Math.round(Math.abs(amount) * 1e6)) / 1e6;
}

/** Units of all lines; goods sold by weight have fractions. */
export function itemCount({ lines }: OrderItems): number {
	return exact(sumBy(lines, ({ quantity }) => quantity));
}
