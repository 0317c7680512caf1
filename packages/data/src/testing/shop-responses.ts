import type { ShopResponse } from './fake-shop';

/** One day of revenue, in the shape of a real shop's. */
export const revenueDay = {
	interval: '2026-10-01',
	date_start: '2026-10-01 00:00:00',
	date_start_gmt: '2026-10-01 04:00:00',
	date_end: '2026-10-01 23:59:59',
	date_end_gmt: '2026-10-02 03:59:59',
	subtotals: { orders_count: 3, net_revenue: 573.05 },
};

/** A stats reply with its headers. */
export const revenueStats: ShopResponse = {
	body: { totals: { orders_count: 141, net_revenue: 15196.53 }, intervals: [revenueDay] },
	headers: { 'X-WP-Total': '31', 'X-WP-TotalPages': '1' },
};

/** A page of orders with its headers. */
export const orders: ShopResponse = {
	body: [{ order_id: 3173, parent_id: 0, status: 'completed', net_total: 78.6 }],
	headers: { 'X-WP-Total': '153', 'X-WP-TotalPages': '7' },
};

/** The error of an operation when the shop has a critical error. */
export const operationError = { name: 'OperationError', message: 'Critical error' };

/** The shop's critical error. */
export const serverError: ShopResponse = {
	status: 500,
	body: { code: 'internal_server_error', message: 'Critical error', data: { status: 500 } },
};
