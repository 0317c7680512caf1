import { reportEndpoints } from '@store-analytics/rest-api';
import type { StoreContext } from '../../store-context';
import { orderDays, orderRows } from '../../../reports/facts/orders';
import { knownAttributes } from '../../../reports/filters/attribute-filters';
import type { OrderFilters } from '../../../reports/filters/order-filters';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { ordersReport } from '../../../reports/stats/report-stats';
import type { DateType } from '../../../schema/shop-settings';
import { route, type Route, type RouteReply } from '../../router/route';
import {
	dateTypeArgument,
	matchArgument,
	orderbyArgument,
	orderFilterArguments,
	statsArguments,
} from '../arguments';
import { readSplit } from '../split';
import { statsReply, type StatsArguments } from '../stats-reply';

const segmentations = ['product', 'category', 'variation', 'coupon', 'customer_type'] as const;

const customerKind = { type: 'string', enum: ['new', 'returning'] } as const;

/** `GET reports/orders/stats`. */
export const ordersStats: Route = route({
	path: '/wc-analytics/reports/orders/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(reportEndpoints.orders.stats, 'date'),
		match: matchArgument,
		...orderFilterArguments,
		categories: { type: 'array', items: { type: 'integer' } },
		customer: customerKind,
		customer_type: customerKind,
		segmentby: { type: 'string', enum: segmentations },
	},
	handle: ({ args, context }) =>
		respond(context, args, {
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
		orderby: orderbyArgument(reportEndpoints.revenue.stats, 'date'),
		segmentby: { type: 'string', enum: segmentations },
		date_type: dateTypeArgument,
	},
	handle: ({ args, context }) => {
		const orderby = args.orderby === 'items_sold' ? 'num_items_sold' : args.orderby;
		return respond(
			context,
			{ ...args, orderby },
			{ filters: {}, segmentby: args.segmentby, dateType: args.date_type },
		);
	},
});

interface OrdersQuery {
	readonly filters: OrderFilters;
	readonly segmentby?: (typeof segmentations)[number];
	readonly dateType?: DateType;
}

async function respond(
	context: StoreContext,
	args: StatsArguments,
	{ filters, segmentby, dateType }: OrdersQuery,
): Promise<RouteReply> {
	const shop = await openShop(context);
	const period = readPeriod(args, shop.clock, context.now());
	const known = await knownAttributes(context.database, filters);
	const report = ordersReport(
		orderRows(shop, period, known, dateType),
		shop.settings.rules,
		orderDays(shop, period, known, dateType),
	);
	const split = await readSplit(context.database, segmentby, {
		products: filters.product_includes,
		variations: filters.variation_includes,
		categories: filters.category_includes,
		coupons: filters.coupon_includes,
	});
	return statsReply(context.database, { shop, period, args }, { ...report, split });
}
