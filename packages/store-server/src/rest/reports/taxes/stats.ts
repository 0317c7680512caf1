import { statsOrderings } from '@store-analytics/rest-api';
import { optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { amount, count } from '../core/metrics';
import { readPeriod } from '../core/period';
import { findSegments } from '../core/segments';
import { openShop, type Shop } from '../core/shop';
import { answerStats, orderbyArgument, statsArguments } from '../core/stats-route';
import type { StatsSource } from '../core/stats-source';
import type { Period } from '../periods/intervals';
import { within } from '../sql/dates';
import { ordersCount } from '../sql/order-filters';
import { allOf, listOf, raw, sql, type Sql } from '../sql/sql';

/** `GET reports/taxes/stats`. */
export const taxesStats: Route = route({
	path: '/wc-analytics/reports/taxes/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(statsOrderings.taxes, 'date'),
		taxes: optionalIdList,
		segmentby: { type: 'string', enum: ['tax_rate_id'] },
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const paid = taxesPaid(shop, readPeriod(args, shop.clock, context.now()), args.taxes);
		const segmented = args.segmentby && {
			source: taxesSource(sql`SELECT *, tax_rate_id AS segment FROM (${paid})`),
			segments: await findSegments(context.database, args.segmentby, args),
		};
		return answerStats(context, shop, args, taxesSource(paid), segmented);
	},
});

/** Taxes by rate of orders and refunds that count, dated by the day of the order. */
export function taxesPaid(shop: Shop, period: Period, taxes: readonly number[] = []): Sql {
	const conditions = [
		within(raw('t.date_created'), period),
		ordersCount('t', period, {}, shop.settings.excludedStatuses),
		...(taxes.length > 0 ? [sql`t.tax_rate_id IN ${listOf(taxes)}`] : []),
	];
	const refunds = sql`SELECT s.order_id FROM wc_order_stats s
		WHERE s.parent_id <> 0 AND ${within(raw('s.date_created'), period)}`;
	return sql`SELECT t.*, t.date_created AS dated, r.order_id IS NOT NULL AS is_refund
		FROM wc_order_tax_lookup t LEFT JOIN (${refunds}) r ON r.order_id = t.order_id
		WHERE ${allOf(conditions)}`;
}

/** What Taxes counts; refunded taxes reduce the sums. */
export function taxesSource(paid: Sql): StatsSource {
	return {
		rowSets: [
			{
				rows: paid,
				metrics: {
					tax_codes: count('COUNT(DISTINCT tax_rate_id)'),
					total_tax: amount('SUM(total_tax)'),
					order_tax: amount('SUM(order_tax)'),
					shipping_tax: amount('SUM(shipping_tax)'),
					orders_count: count('COUNT(DISTINCT order_id) FILTER (WHERE NOT is_refund)'),
				},
			},
		],
		names: ['tax_codes', 'total_tax', 'order_tax', 'shipping_tax', 'orders_count'],
	};
}
