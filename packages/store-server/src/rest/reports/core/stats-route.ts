import { contextArgument, pagingArguments, sortDirection } from '../../router/schema';
import type { ArgumentSchemas } from '../../router/schema';
import { collection, type RouteReply } from '../../router/route';
import type { StoreContext } from '../../../context';
import { INTERVAL_UNITS, type IntervalUnit } from '../periods/interval-calendar';
import { periodArguments, readPeriod, type PeriodArguments } from './period';
import type { Shop } from './shop';
import { computeStats } from './stats';
import type { SegmentedSource, StatsSource } from './stats-source';

/** What every stats endpoint takes besides its own filters. */
export const statsArguments = {
	...contextArgument,
	...pagingArguments,
	...periodArguments,
	order: sortDirection,
	force_cache_refresh: { type: 'boolean' },
	interval: { type: 'string', enum: INTERVAL_UNITS, default: 'week' },
	fields: { type: 'array', items: { type: 'string' } },
} as const satisfies ArgumentSchemas;

/** The choices of `orderby`, `date` unless the request says otherwise. */
export function orderbyArgument<const Names extends readonly string[]>(
	names: Names,
	fallback: Names[number],
) {
	return { type: 'string', enum: names, default: fallback } as const;
}

export interface StatsArguments extends PeriodArguments {
	readonly page: number;
	readonly per_page: number;
	readonly order: 'asc' | 'desc';
	readonly orderby: string;
	readonly interval: IntervalUnit;
	readonly fields: readonly string[] | undefined;
}

/** Runs a stats report for validated arguments; X-WP-Total counts the intervals of the period. */
export async function answerStats(
	context: StoreContext,
	shop: Shop,
	args: StatsArguments,
	source: StatsSource,
	segmented?: SegmentedSource,
): Promise<RouteReply> {
	const reply = await computeStats(
		context.database,
		source,
		{
			calendar: { unit: args.interval, weekStart: shop.settings.weekStart },
			period: readPeriod(args, shop.clock, context.now()),
			clock: shop.clock,
			page: args.page,
			perPage: args.per_page,
			order: args.order,
			orderby: args.orderby,
			fields: args.fields,
		},
		segmented,
	);
	const { total, totals, intervals } = reply;
	return { ...collection([], total, args.per_page), data: { totals, intervals } };
}
