import { isInOneSum } from '../orders/full-refund';
import type { LineItem, SourceOrder, SourceRefund } from '../orders/order-source';
import type { ReadRefund } from './read/refund';

/** A refund with its order. */
export interface RefundOfOrder {
	readonly order: SourceOrder;
	readonly refund: SourceRefund;
	/** Its parent is another refund of that order. */
	readonly isOfRefund: boolean;
}

/** Refunds of these orders with their counted values. Refunds of other orders are left out. */
export function refundsOf(
	read: readonly ReadRefund[],
	orders: readonly SourceOrder[],
): RefundOfOrder[] {
	const ordersById = new Map(orders.map((order) => [order.id, order]));
	const parents = new Map(read.map(({ refund, parentId }) => [refund.id, parentId]));
	const found = read.flatMap((entry) => {
		const orderId = rootOf(entry.parentId, parents);
		const order = ordersById.get(orderId);
		return order ? [{ ...entry, order, isOfRefund: orderId !== entry.parentId }] : [];
	});
	return found.map(({ order, isOfRefund, ...entry }) => ({
		order,
		isOfRefund,
		refund: refundOf(entry, order),
	}));
}

/** A refund with its counted values. */
export function refundOf({ refund, type, itemOf }: ReadRefund, order: SourceOrder): SourceRefund {
	return {
		...refund,
		items: { ...refund.items, lines: ofItems(refund.items.lines, itemOf, order) },
		isInOneSum: isInOneSum(refund, order, type),
		hasOwnLinesOnly: type !== 'full',
	};
}

/**
 * Lines of a refund take product, variation, options and tax class from the order’s items: after a variation was deleted,
 * they do not name it, and they never name options.
 */
function ofItems(
	lines: readonly LineItem[],
	itemOf: ReadonlyMap<number, number>,
	{ items }: SourceOrder,
): readonly LineItem[] {
	return lines.map((line) => {
		const item = items.lines.find(({ id }) => id === itemOf.get(line.id));
		if (!item) return line;
		const { productId, variationId, options, taxClass } = item;
		return {
			...line,
			productId,
			variationId,
			...(options && { options }),
			...(taxClass && { taxClass }),
		};
	});
}

/** The order at the end of a chain of refunds; damaged data may contain a cycle. */
export function rootOf(parentId: number, parents: ReadonlyMap<number, number>): number {
	const seen = new Set<number>();
	let at = parentId;
	for (let up = parents.get(at); up !== undefined && !seen.has(at); up = parents.get(at)) {
		seen.add(at);
		at = up;
	}
	return at;
}
