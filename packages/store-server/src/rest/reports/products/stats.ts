import { contextArgument, idList, optionalIdList } from '../../router/schema';
import { route, type Route, type RouteReply } from '../../router/route';
import type { StoreContext } from '../../../context';
import { attributeList } from '../orders/arguments';
import { readPeriod } from '../core/period';
import { findSegments } from '../core/segments';
import { openShop } from '../core/shop';
import {
	answerStats,
	orderbyArgument,
	statsArguments,
	type StatsArguments,
} from '../core/stats-route';
import type { StatsSource } from '../core/stats-source';
import type { Sql } from '../sql/sql';
import { matchingLines, type LineFilters } from './lines';
import { productsSource, segmentedLines, variationsSource, type LineSegmentation } from './source';

const segmentby = { type: 'string', enum: ['product', 'category', 'variation'] } as const;

const orderby = orderbyArgument(
	[
		'date',
		'net_revenue',
		'coupons',
		'refunds',
		'shipping',
		'taxes',
		'net_revenue',
		'orders_count',
		'items_sold',
	],
	'date',
);

/** `GET reports/products/stats`. */
export const productsStats: Route = route({
	path: '/wc-analytics/reports/products/stats',
	args: {
		...statsArguments,
		orderby,
		match: { type: 'string', enum: ['all', 'any'], default: 'all' },
		categories: optionalIdList,
		products: optionalIdList,
		variations: optionalIdList,
		segmentby,
	},
	handle: ({ args, context }) =>
		statsOfLines(context, args, { filters: args, segmentby: args.segmentby, make: productsSource }),
});

/** `GET reports/variations/stats`. `products` is taken as well, which the single view of a variable product sends. */
export const variationsStats: Route = route({
	path: '/wc-analytics/reports/variations/stats',
	args: {
		...contextArgument,
		...statsArguments,
		orderby,
		match: { type: 'string', enum: ['all', 'any'], default: 'all' },
		segmentby,
		products: idList,
		category_includes: idList,
		category_excludes: idList,
		product_includes: idList,
		product_excludes: idList,
		variations: idList,
		attribute_is: attributeList,
		attribute_is_not: attributeList,
	},
	handle: ({ args, context }) =>
		statsOfLines(context, args, {
			filters: {
				...args,
				products: [...args.product_includes, ...args.products],
				categories: args.category_includes,
				variationsOnly: true,
			},
			segmentby: args.segmentby,
			make: variationsSource,
		}),
});

interface LinesQuestion {
	readonly filters: LineFilters;
	readonly segmentby: LineSegmentation | undefined;
	make(lines: Sql): StatsSource;
}

async function statsOfLines(
	context: StoreContext,
	args: StatsArguments,
	{ filters, segmentby: by, make }: LinesQuestion,
): Promise<RouteReply> {
	const shop = await openShop(context);
	const lines = matchingLines(shop, readPeriod(args, shop.clock, context.now()), filters);
	const segmented = by && {
		source: make(segmentedLines(lines, by)),
		segments: await findSegments(context.database, by, {
			...filters,
			anyVariation: filters.variationsOnly,
		}),
	};
	return answerStats(context, shop, args, make(lines), segmented);
}
