import type { ShopSettings } from '../../schema/shop-settings';
import type { Measure } from './metric';

const NEW = 'parent_id = 0 AND returning_customer = 0';
const REPEATED = '(SELECT customer_id FROM repeated_newcomers)';

/** How orders say the number of new customers. */
export function newCustomers(newcomers: ShopSettings['newcomers']): Measure {
	const over = { order: customersWith(NEW, newcomers) };
	return newcomers === 'once' ? { over, ofDays: 'SUM(new_orders)' } : { over, needsRows: true };
}

/** How orders say the number of new customers who have ordered again since. */
export function repeatCustomers(newcomers: ShopSettings['newcomers']): Measure {
	return { over: { order: customersWith(`${NEW} AND came_back`, newcomers) }, needsRows: true };
}

/**
 * The number of customers with new orders of a condition. To count orders is several times quicker than to count their
 * distinct customers, so that it counts only those as customers whom the shop calls new in several orders.
 */
function customersWith(which: string, newcomers: ShopSettings['newcomers']): string {
	switch (newcomers) {
		case 'once':
			return `COUNT(*) FILTER (WHERE ${which})`;
		case 'listed':
			return `COUNT(*) FILTER (WHERE ${which} AND customer_id NOT IN ${REPEATED})
				+ COUNT(DISTINCT customer_id) FILTER (WHERE ${which} AND customer_id IN ${REPEATED})`;
		case 'unknown':
			return `COUNT(DISTINCT customer_id) FILTER (WHERE ${which})`;
	}
}
