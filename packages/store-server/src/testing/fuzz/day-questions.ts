import { reportNames } from '../report-table';
import type { Ask, OwnShop, Query } from '../made-shop';

export const periods: readonly Query[] = [
	{},
	{ after: '2025-10-01T00:00:00', before: '2025-12-31T23:59:59' },
	{ after: '2025-11-05T00:00:00', before: '2026-02-17T23:59:59' },
	{ after: '2025-12-31T00:00:00', before: '2025-12-31T23:59:59' },
	// Days that are not whole.
	{ after: '2025-10-13T12:00:00', before: '2026-03-05T23:59:59' },
	{ after: '2025-10-13T00:00:00', before: '2026-03-05T11:30:00' },
];

export const units = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export const dateTypes = ['date_created', 'date_paid', 'date_completed'] as const;
const allRows = { per_page: 100, orderby: 'orders_count', order: 'desc' } as const;

type Question = readonly [path: string, query: Query];

/** Everything that may be read of days. */
export function questionsBy(interval: (typeof units)[number]): Question[] {
	const byTime = { interval, per_page: 100, order: 'asc' };
	return [
		...reportNames.map((report): Question => [`reports/${report}/stats`, byTime]),
		...dateTypes.map((date_type): Question => ['reports/revenue/stats', { ...byTime, date_type }]),
		['reports/products/stats', { ...byTime, segmentby: 'product' }],
		['reports/taxes/stats', { ...byTime, taxes: [1] }],
		...['products', 'variations', 'coupons', 'taxes'].map((report): Question => [
			`reports/${report}`,
			allRows,
		]),
		...['products', 'variations'].map((report): Question => [
			`reports/${report}`,
			{ per_page: 100, orderby: 'date' },
		]),
		['reports/categories', { per_page: 100, orderby: 'items_sold' }],
		['reports/performance-indicators', {}],
		['leaderboards', { per_page: 20 }],
	];
}

export async function replies(ask: Ask, period: Query, questions: readonly Question[]) {
	const found: Record<string, unknown> = {};
	for (const [path, query] of questions) {
		found[`${path} ${JSON.stringify(query)}`] = (await ask(path, { ...period, ...query })).body;
	}
	return found;
}

/** Dimensions with day sums, and some without, whose new customers are counted in the same way. */
const ofLines = ['product', 'variation', 'product_type', 'category', 'tag', 'brand', 'attribute'];
const breakdowns: readonly (readonly [dimension: string, metrics: readonly string[]])[] = [
	...[...ofLines, 'tax_class'].map(
		(key) =>
			[
				key,
				['net_revenue', 'num_items_sold', 'orders_count', 'refunds', 'total_sales', 'taxes'],
			] as const,
	),
	['category', ['orders_count', 'new_customers', 'gross_sales', 'coupons', 'shipping']],
	['tax_rate', ['taxes', 'order_tax', 'shipping_tax', 'orders_count']],
	['coupon', ['coupons', 'orders_count', 'net_revenue', 'avg_order_value', 'total_sales', 'taxes']],
	['coupon', ['shipping', 'num_items_sold', 'avg_items_per_order', 'new_customers', 'refunds']],
	['billing_city', ['net_revenue', 'orders_count', 'refunds', 'new_customers']],
	['payment_method', ['new_customers', 'refunds_count', 'repeat_rate']],
	['product', ['repeat_customers']],
];

export async function breakdownsOf(
	{ query }: OwnShop,
	{ after = '2025-10-01', before = '2026-03-31' }: Query,
	isAsked: (at: number) => boolean,
) {
	const range = { after: String(after).slice(0, 10), before: String(before).slice(0, 10) };
	const found: Record<string, unknown> = {};
	for (const [dimension, metrics] of breakdowns.filter((_, at) => isAsked(at))) {
		for (const more of [{}, { interval: 'week', limit: 3 }]) {
			const body = { range, metrics, dimensions: [dimension], sort: dimension, ...more };
			found[JSON.stringify(body)] = await query(body);
		}
	}
	return found;
}
