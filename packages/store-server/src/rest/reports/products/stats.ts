import type { StoreContext } from '../../store-context';
import { lineRows, type LineFilters } from '../../../reports/facts/lines';
import { knownAttributes } from '../../../reports/filters/attribute-filters';
import { readPeriod } from '../../../reports/periods/period';
import { openShop } from '../../../reports/shop';
import { productsReport, variationsReport } from '../../../reports/stats/report-stats';
import { idList, optionalIdList } from '../../router/schema';
import { route, type Route, type RouteReply } from '../../router/route';
import { attributeList, matchArgument, orderbyArgument, statsArguments } from '../arguments';
import { readSplit } from '../split';
import { statsReply, type StatsArguments } from '../stats-reply';

const segmentby = { type: 'string', enum: ['product', 'category', 'variation'] } as const;

const orderings = [
	'date',
	'net_revenue',
	'coupons',
	'refunds',
	'shipping',
	'taxes',
	// Twice, as WooCommerce lists it when it refuses another.
	'net_revenue',
	'orders_count',
	'items_sold',
] as const;

/** `GET reports/products/stats`. */
export const productsStats: Route = route({
	path: '/wc-analytics/reports/products/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(orderings, 'date'),
		match: matchArgument,
		categories: optionalIdList,
		products: optionalIdList,
		variations: optionalIdList,
		segmentby,
	},
	handle: ({ args, context }) =>
		respond(context, args, { filters: args, segmentby: args.segmentby, report: productsReport }),
});

/** `GET reports/variations/stats`. `products` is taken as well, which the single view of a variable product sends. */
export const variationsStats: Route = route({
	path: '/wc-analytics/reports/variations/stats',
	args: {
		...statsArguments,
		orderby: orderbyArgument(orderings, 'date'),
		match: matchArgument,
		segmentby,
		products: { ...idList, isOwn: true },
		category_includes: idList,
		category_excludes: idList,
		product_includes: idList,
		product_excludes: idList,
		variations: idList,
		attribute_is: attributeList,
		attribute_is_not: attributeList,
	},
	handle: ({ args, context }) =>
		respond(context, args, {
			filters: {
				...args,
				products: [...args.product_includes, ...args.products],
				categories: args.category_includes,
				variationsOnly: true,
			},
			segmentby: args.segmentby,
			report: variationsReport,
		}),
});

interface LinesQuery {
	readonly filters: LineFilters;
	readonly segmentby: (typeof segmentby.enum)[number] | undefined;
	readonly report: typeof productsReport;
}

async function respond(
	context: StoreContext,
	args: StatsArguments,
	{ filters, segmentby, report }: LinesQuery,
): Promise<RouteReply> {
	const shop = await openShop(context);
	const known = await knownAttributes(context.database, filters);
	const period = readPeriod(args, shop.clock, context.now());
	const lines = lineRows(shop, period, known);
	const split = await readSplit(context.database, segmentby, {
		...filters,
		anyVariation: filters.variationsOnly,
	});
	return statsReply(context.database, { shop, period, args }, { ...report(lines), split });
}
