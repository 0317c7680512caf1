import { statsOrderings } from '@store-analytics/rest-api';
import { idList, optionalIdList } from '../../router/schema';
import { route, type Route } from '../../router/route';
import { amount, count } from '../core/metrics';
import { readPeriod } from '../core/period';
import { findSegments } from '../core/segments';
import { openShop, type Shop } from '../core/shop';
import { answerStats, orderbyArgument, statsArguments } from '../core/stats-route';
import type { SegmentedSource, StatsSource } from '../core/stats-source';
import type { Period } from '../periods/intervals';
import { segmentedLines, type LineSegmentation } from '../products/source';
import { within } from '../sql/dates';
import { ordersCount } from '../sql/order-filters';
import { allOf, listOf, raw, sql, type Sql } from '../sql/sql';
import type { Database } from '../../../context';

const names = ['amount', 'coupons_count', 'orders_count'] as const;

const counts = {
	coupons_count: count('COUNT(DISTINCT coupon_id)'),
	orders_count: count('COUNT(DISTINCT order_id)'),
};

type CouponSegmentation = LineSegmentation | 'coupon';

/** `GET reports/coupons/stats`. */
export const couponsStats: Route = route({
	path: '/wc-analytics/reports/coupons/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(statsOrderings.coupons, 'date'),
		match: { type: 'string', enum: ['all', 'any'], default: 'all' },
		coupons: idList,
		products: optionalIdList,
		variations: optionalIdList,
		categories: optionalIdList,
		segmentby: { type: 'string', enum: ['product', 'variation', 'category', 'coupon'] },
	},
	async handle({ args, context }) {
		const shop = await openShop(context);
		const uses = couponUses(shop, readPeriod(args, shop.clock, context.now()), args.coupons);
		const segmented =
			args.segmentby && (await splitCoupons(context.database, uses, args.segmentby, args));
		return answerStats(context, shop, args, couponsSource(uses), segmented);
	},
});

/** Uses of coupons in orders that count, dated by the day of the order. */
export function couponUses(shop: Shop, period: Period, coupons: readonly number[]): Sql {
	const conditions = [
		within(raw('c.date_created'), period),
		ordersCount('c', period, {}, shop.settings.excludedStatuses),
		...(coupons.length > 0 ? [sql`c.coupon_id IN ${listOf(coupons)}`] : []),
	];
	return sql`SELECT c.*, c.date_created AS dated FROM wc_order_coupon_lookup c
		WHERE ${allOf(conditions)}`;
}

/** What Coupons counts. */
export function couponsSource(uses: Sql): StatsSource {
	return {
		rowSets: [{ rows: uses, metrics: { amount: amount('SUM(discount_amount)'), ...counts } }],
		names,
	};
}

async function splitCoupons(
	database: Database,
	uses: Sql,
	by: CouponSegmentation,
	limits: Parameters<typeof findSegments>[2],
): Promise<SegmentedSource> {
	const segments = await findSegments(database, by, limits);
	return by === 'coupon'
		? { segments, source: couponsSource(sql`SELECT *, coupon_id AS segment FROM (${uses})`) }
		: { segments, source: couponsByItem(uses, by) };
}

/** An item's part of the discount is taken once, also where its order had two coupons. */
function couponsByItem(uses: Sql, by: LineSegmentation): StatsSource {
	const discounted = sql`SELECT l.* FROM wc_order_product_lookup l WHERE l.coupon_amount > 0`;
	const lines = sql`SELECT l.*, u.dated FROM (${segmentedLines(discounted, by)}) l
		JOIN (SELECT DISTINCT order_id, dated FROM (${uses})) u ON u.order_id = l.order_id`;
	return {
		rowSets: [
			{ rows: lines, metrics: { amount: amount('SUM(coupon_amount)') } },
			{
				rows: sql`SELECT u.*, l.segment FROM (${segmentedLines(discounted, by)}) l
					JOIN (${uses}) u ON u.order_id = l.order_id`,
				metrics: counts,
			},
		],
		names,
	};
}
