import { statsOrderings } from '@store-analytics/rest-api';
import { route, type Route, type RouteReply } from '../../router/route';
import type { StoreContext } from '../../../context';
import type { DateType } from '../../../schema/shop-settings';
import { readPeriod } from '../core/period';
import { findSegments } from '../core/segments';
import { openShop } from '../core/shop';
import {
	answerStats,
	orderbyArgument,
	statsArguments,
	type StatsArguments,
} from '../core/stats-route';
import type { SegmentedSource } from '../core/stats-source';
import type { OrderFilters } from '../sql/order-filters';
import type { Sql } from '../sql/sql';
import { orderFilterArguments } from './arguments';
import { matchingOrders } from './matching';
import { segmentedOrders, type OrderSegmentation } from './segments';
import { ordersSource } from './source';

const segmentations = ['product', 'category', 'variation', 'coupon', 'customer_type'] as const;

const customerKind = { type: 'string', enum: ['new', 'returning'] } as const;

/** `GET reports/orders/stats`. */
export const ordersStats: Route = route({
	path: '/wc-analytics/reports/orders/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(statsOrderings.orders, 'date'),
		match: { type: 'string', enum: ['all', 'any'], default: 'all' },
		...orderFilterArguments,
		categories: { type: 'array', items: { type: 'integer' } },
		customer: customerKind,
		customer_type: customerKind,
		segmentby: { type: 'string', enum: segmentations },
	},
	handle: ({ args, context }) =>
		statsOfOrders(context, args, {
			filters: {
				...args,
				category_includes: args.categories,
				customer_type: args.customer_type ?? args.customer,
			},
			segmentby: args.segmentby,
		}),
});

/** `GET reports/revenue/stats`: the same numbers without filters, and by another date when asked. */
export const revenueStats: Route = route({
	path: '/wc-analytics/reports/revenue/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(statsOrderings.revenue, 'date'),
		segmentby: { type: 'string', enum: segmentations },
		date_type: { type: 'string', enum: ['date_created', 'date_paid', 'date_completed'] },
	},
	handle: ({ args, context }) => {
		const orderby = args.orderby === 'items_sold' ? 'num_items_sold' : args.orderby;
		return statsOfOrders(
			context,
			{ ...args, orderby },
			{ filters: {}, segmentby: args.segmentby, dateType: args.date_type },
		);
	},
});

interface OrdersQuestion {
	readonly filters: OrderFilters;
	readonly segmentby?: OrderSegmentation;
	readonly dateType?: DateType;
}

async function statsOfOrders(
	context: StoreContext,
	args: StatsArguments,
	{ filters, segmentby, dateType }: OrdersQuestion,
): Promise<RouteReply> {
	const shop = await openShop(context);
	const period = readPeriod(args, shop.clock, context.now());
	const matching = matchingOrders(shop, period, filters, dateType);
	const segmented = segmentby && (await splitOrders(context, matching, segmentby, filters));
	return answerStats(context, shop, args, ordersSource(matching), segmented);
}

async function splitOrders(
	context: StoreContext,
	matching: Sql,
	by: OrderSegmentation,
	filters: OrderFilters,
): Promise<SegmentedSource> {
	const segments = await findSegments(context.database, by, {
		products: filters.product_includes,
		variations: filters.variation_includes,
		categories: filters.category_includes,
		coupons: filters.coupon_includes,
	});
	return { source: segmentedOrders(matching, by), segments };
}
