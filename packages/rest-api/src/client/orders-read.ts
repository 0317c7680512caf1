import { isDictionary } from '../parse-replies';
import { request } from './request';

/** How many orders our plugin has read, of all. */
export interface OrdersRead {
	readonly done: number;
	readonly total: number;
}

/**
 * Asks our plugin how far it has read what orders say of themselves; null once it has read all. Rejects with an ApiError.
 * @example await loadOrdersRead() // { done: 1200, total: 5000 }
 */
export async function loadOrdersRead(): Promise<OrdersRead | null> {
	const { status, done, total } = await request<Record<string, unknown>>({
		path: '/store-analytics/v1/dimensions-status',
		isExpected: (reply) => isDictionary(reply) && typeof reply['status'] === 'string',
	});
	return status === 'filling' ? { done: Number(done), total: Number(total) } : null;
}
