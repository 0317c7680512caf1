import { periods, whole, type Asked } from './asked';
import type { Chance } from './chance';
import type { ShopIds } from './queries';

/** An id that no shop has. */
const NONE = '999999';

/** Sorted intervals, pages of them, and days cut at their ends. */
export function furtherStats(chance: Chance, ids: ShopIds): Asked[] {
	const numbers: Readonly<Record<string, readonly string[]>> = {
		'orders/stats': ['net_revenue', 'orders_count', 'num_items_sold', 'avg_order_value'],
		'revenue/stats': ['gross_sales', 'total_sales', 'refunds', 'taxes', 'shipping', 'coupons'],
		'products/stats': ['items_sold', 'net_revenue', 'orders_count'],
		'variations/stats': ['items_sold', 'net_revenue', 'orders_count'],
		'coupons/stats': ['amount', 'coupons_count', 'orders_count'],
		'taxes/stats': ['total_tax', 'order_tax', 'shipping_tax', 'orders_count'],
	};
	const days = [
		{ after: '2026-01-05T00:00:00', before: '2026-01-05T23:59:59' },
		{ after: '2025-12-31T23:59:59', before: '2026-01-01T00:00:00' },
		{ after: '2025-10-05T00:00:00', before: '2025-10-06T00:00:00' },
	];
	return Object.entries(numbers).flatMap(([report, fields]) => {
		const name = report.replace('/', '-');
		return [
			...['day', 'week', 'month'].map((interval): Asked => [
				`${name}-sorted-${interval}`,
				report,
				{
					...chance.pick(periods),
					interval,
					orderby: chance.pick(fields),
					order: chance.pick(['asc', 'desc']),
					per_page: chance.pick([5, 25, 100]),
					page: chance.pick([1, 1, 2]),
				},
			]),
			...days.map((day, index): Asked => [
				`${name}-edge-${index}`,
				report,
				{ ...day, interval: chance.pick(['hour', 'day']), per_page: 100, order: 'asc' },
			]),
			[
				`${name}-products`,
				report,
				{
					...chance.pick(periods),
					interval: 'month',
					...(report === 'products/stats' || report === 'variations/stats'
						? { products: chance.some([...ids.simple, ...ids.variable], 0.5).join(',') || NONE }
						: {}),
					...(report === 'products/stats' && { segmentby: 'product' }),
				},
			],
		];
	});
}

/** Pages of tables, and three filters at once. */
export function furtherTables(chance: Chance, ids: ShopIds): Asked[] {
	const pages: readonly (readonly [string, readonly string[]])[] = [
		['orders', ['date', 'net_total', 'num_items_sold']],
		['products', ['items_sold', 'net_revenue', 'orders_count', 'product_name', 'sku']],
		['variations', ['items_sold', 'net_revenue', 'orders_count', 'sku']],
		['categories', ['items_sold', 'net_revenue', 'products_count', 'category']],
		['coupons', ['code', 'amount', 'orders_count']],
		['taxes', ['tax_code', 'total_tax', 'orders_count']],
		['revenue/stats', ['date', 'net_revenue']],
	];
	const searches = ['o', 'neil', 'ł', '@', 'EXAMPLE', ' ', '%', "'"];
	return [
		...pages.flatMap(([report, columns]) =>
			[1, 2].map((page): Asked => [
				`${report.replace('/', '-')}-page-${page}`,
				report,
				{
					...chance.pick(periods),
					orderby: chance.pick(columns),
					order: chance.pick(['asc', 'desc']),
					per_page: chance.pick([2, 3, 5]),
					page,
					...(report !== 'revenue/stats' && chance.is(0.5) && { extended_info: true }),
				},
			]),
		),
		...searches.map((search, index): Asked => [
			`customers-search-${index}`,
			'customers',
			{ search, searchby: chance.pick(['name', 'username', 'email', 'all']), per_page: 100 },
		]),
		...Array.from({ length: 6 }, (_, index): Asked => {
			const query = {
				...whole,
				match: chance.pick(['all', 'any']),
				product_includes: chance.some(ids.simple, 0.5).join(',') || NONE,
				status_is_not: [chance.pick(['pending', 'failed', 'refunded'])],
				...(chance.is(0.5)
					? { tax_rate_excludes: ids.taxes.slice(0, 1).join(',') || '1' }
					: { coupon_includes: ids.coupons.slice(0, 2).join(',') || '1' }),
				...(chance.is(0.4) && { refunds: chance.pick(['all', 'none', 'partial']) }),
			};
			return [`orders-stats-three-${index}`, 'orders/stats', { ...query, interval: 'quarter' }];
		}),
	];
}
