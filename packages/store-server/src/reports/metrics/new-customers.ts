import type { ShopSettings } from '../../schema/shop-settings';
import type { Measure } from './metric';

const NEW = 'parent_id = 0 AND returning_customer = 0';
const REPEATED = '(SELECT customer_id FROM repeated_newcomers)';

/**
 * How orders say the number of new customers. To count orders is several times quicker than to count their distinct
 * customers, so that it counts only those as customers whom the shop calls new in several orders.
 */
export function newCustomers(newcomers: ShopSettings['newcomers']): Measure {
	switch (newcomers) {
		case 'once':
			return { over: { order: `COUNT(*) FILTER (WHERE ${NEW})` }, ofDays: 'SUM(new_orders)' };
		case 'listed':
			return {
				over: {
					order: `COUNT(*) FILTER (WHERE ${NEW} AND customer_id NOT IN ${REPEATED})
						+ COUNT(DISTINCT customer_id) FILTER (WHERE ${NEW} AND customer_id IN ${REPEATED})`,
				},
				needsRows: true,
			};
		case 'unknown':
			return {
				over: { order: `COUNT(DISTINCT customer_id) FILTER (WHERE ${NEW})` },
				needsRows: true,
			};
	}
}
