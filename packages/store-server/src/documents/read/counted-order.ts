import type { SourceOrder } from '../../orders/order-source';
import type { Entry } from '../files/documents';
import type { OrderRules } from '../import-settings';
import { withExactTaxes } from '../taxes/exact-taxes';
import { readOrder, type DeletedProducts } from './orders';

/** Statuses of orders that are not yet, or no longer, orders. */
const NO_ORDERS = new Set(['auto-draft', 'checkout-draft', 'trash']);

/** An order with the taxes that reports count; null when it has no id or date. */
export function readCountedOrder(
	entry: Entry,
	{ time, rules }: Pick<OrderRules, 'time' | 'rules'>,
	deleted: DeletedProducts,
): SourceOrder | null {
	const order = readOrder(entry, time, deleted);
	if (!order || !rules.roundsTaxAtSubtotal) return order;
	return withExactTaxes(order, entry.document, rules);
}

/** Whether it is an order yet, and still. */
export function isOrder({ status }: SourceOrder): boolean {
	return !NO_ORDERS.has(status);
}

/** Pages that shift while they are exported bring an order twice: the one that was modified last is right. */
export function isOlder(order: SourceOrder, other: SourceOrder | undefined): boolean {
	return (order.modified?.utc ?? '') < (other?.modified?.utc ?? '');
}
