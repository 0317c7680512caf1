import type { SoFar } from '@store-analytics/date';

/** The numbers of Home, each as `report/metric`. All are requested, even hidden ones. */
export const homeStats = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'orders/orders_count',
	'products/items_sold',
] as const;

/** How many tasks are shown at first, about equally high, and how many on demand. */
export const few = { orders: 6, reviews: 4, stock: 5 } as const;
export const many = 100;

/** The numbers of a period and of the one before. */
export function metricRequests({ primary, secondary }: Pick<SoFar, 'primary' | 'secondary'>) {
	const stats = homeStats.join(',');
	return { primary: { ...primary, stats }, secondary: { ...secondary, stats } };
}

/** Orders that need action, newest first. A marker may stand for the statuses. */
export function openOrders(status: readonly string[] | string, rows: number) {
	return { status, per_page: rows, orderby: 'date', order: 'desc' };
}

/** Reviews that wait for approval, newest first. */
export function unapprovedReviews(rows: number) {
	return { status: 'hold', per_page: rows };
}

/** Products low in stock. */
export function lowStock(rows: number) {
	return { status: 'publish', per_page: rows };
}

/** The latest events. */
export const newestOrders = { per_page: 5, orderby: 'date', order: 'desc' };
export const newestRefunds = {
	after: '1970-01-01T00:00:00',
	before: '9999-12-31T23:59:59',
	refunds: 'all',
	status_is_not: 'trash',
	per_page: 3,
	orderby: 'date',
	order: 'desc',
} as const;
export const newestReviews = { status: 'all', per_page: 3 };
