import type { Route } from '../router/route';
import type { ProgramKey } from '@store-analytics/rest-api';

const sums = [
	'revenue',
	'orders',
	'products',
	'variations',
	'categories',
	'coupons',
	'taxes',
	'stock',
];
const items = ['products', 'variations', 'categories', 'coupons', 'taxes', 'stock'];

/** Routes that a key may read: numbers, and what they are about. */
const open = new Set([
	...['query', 'changes', 'metrics', 'dimensions', 'schema', 'freshness', 'formats'].map(
		(name) => `/store-analytics/v1/${name}`,
	),
	...sums.map((name) => `/wc-analytics/reports/${name}/stats`),
	...items.map((name) => `/wc-analytics/reports/${name}`),
	'/wc-analytics/reports/performance-indicators',
]);

/** Routes that also name customers. */
const personal = new Set([
	...['orders', 'customers', 'downloads', 'customers/stats', 'downloads/stats'].map(
		(name) => `/wc-analytics/reports/${name}`,
	),
]);

/** Checks whether a key gives access to a route. It never does to settings, and to nothing that writes. */
export function isAllowed(
	key: Pick<ProgramKey, 'personal'>,
	{ path, changes }: Pick<Route, 'path' | 'changes'>,
): boolean {
	if (changes !== undefined && changes !== 'nothing') return false;
	return open.has(path) || (key.personal && personal.has(path));
}
