import type { SourceOrder, SourceRefund } from '../orders/order-source';
import type { ShopWriter } from '../orders/shop-writer';
import type { RefundOfOrder } from './refunds-of-orders';

/** The creation of an order or a refund. */
export interface ShopEvent {
	readonly at: string;
	readonly id: number;
	readonly order: SourceOrder;
	readonly refund: SourceRefund | null;
	/** The refund is stored, but not counted. */
	readonly isKeptOnly: boolean;
}

/** Orders and refunds by date. */
export function eventsOf(
	orders: readonly SourceOrder[],
	refunds: readonly RefundOfOrder[],
	fullRefunds: boolean,
): ShopEvent[] {
	return [
		...orders.map(orderEvent),
		...refunds.map((refund) => refundEvent(refund, fullRefunds)),
	].sort((one, other) => compare(one.at, other.at) || one.id - other.id);
}

export function orderEvent(order: SourceOrder): ShopEvent {
	return { at: order.created.local, id: order.id, order, refund: null, isKeptOnly: false };
}

/** `fullRefunds`: a refund of another refund is not counted. */
export function refundEvent(
	{ order, refund, isOfRefund }: RefundOfOrder,
	fullRefunds: boolean,
): ShopEvent {
	const isKeptOnly = isOfRefund && fullRefunds;
	return { at: refund.created.local, id: refund.id, order, refund, isKeptOnly };
}

/** Writes one event; events must arrive by date. */
export async function writeEvent(writer: ShopWriter, event: ShopEvent): Promise<void> {
	if (!event.refund) await writer.writeOrder(event.order);
	else if (event.isKeptOnly) writer.keepRefund(event.refund, event.order.id);
	else await writer.writeRefund(event.refund, event.order);
}

function compare(one: string, other: string): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}
