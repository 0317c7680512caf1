import type { SourceOrder } from '../../orders/order-source';
import type { Entry } from '../files/documents';
import type { OrderRules } from '../import-settings';
import { withExactTaxes } from '../taxes/exact-taxes';
import { readOrder, type DeletedProducts } from './orders';

/** Statuses of drafts and deleted orders. */
const NO_ORDERS = new Set(['auto-draft', 'checkout-draft', 'trash']);

/** An order with the taxes that reports count; null if it has no id or date. */
export function readCountedOrder(
	entry: Entry,
	{ time, rules }: Pick<OrderRules, 'time' | 'rules'>,
	deleted: DeletedProducts,
): SourceOrder | null {
	const order = readOrder(entry, time, deleted);
	return order && withExactTaxes(order, entry.document, rules);
}

/** Whether it is neither a draft nor deleted. */
export function isOrder({ status }: SourceOrder): boolean {
	return !NO_ORDERS.has(status);
}

/** An order is repeated if pages shift during the export. The version that was modified last counts. */
export function isOlder(order: SourceOrder, other: SourceOrder | undefined): boolean {
	return (order.modified?.utc ?? '') < (other?.modified?.utc ?? '');
}
