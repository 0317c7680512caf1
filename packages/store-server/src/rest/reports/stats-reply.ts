import type { Database } from '../../database/database';
import type { IntervalUnit } from '../../reports/periods/interval-calendar';
import { hasTooManyIntervals, MOST_INTERVALS, type Period } from '../../reports/periods/intervals';
import type { PeriodArguments } from '../../reports/periods/period';
import type { Shop } from '../../reports/shop';
import { computeStats, type StatsReport } from '../../reports/stats/stats';
import { invalidParameters, outOfBounds, type RestError } from '../router/errors';
import { collection, type RouteReply } from '../router/route';

/** Validated arguments that every stats endpoint has. */
export interface StatsArguments extends PeriodArguments {
	readonly page: number;
	readonly per_page: number;
	readonly order: 'asc' | 'desc';
	readonly orderby: string;
	readonly interval: IntervalUnit;
	readonly fields: readonly string[] | undefined;
}

/** One stats request: its period is read once, so that rows and intervals have the same limits. */
interface StatsRequest {
	readonly shop: Shop;
	readonly period: Period;
	readonly args: StatsArguments;
}

/** Runs a stats report for validated arguments; X-WP-Total counts the intervals of the period. */
export async function statsReply(
	database: Database,
	{ shop, period, args }: StatsRequest,
	report: StatsReport,
): Promise<RouteReply> {
	if (hasTooManyIntervals(args.interval, period)) {
		throw tooManyIntervals(args.interval);
	}
	const { total, totals, intervals } = await computeStats(database, report, {
		calendar: { unit: args.interval, weekStart: shop.settings.weekStart },
		period,
		clock: shop.clock,
		page: args.page,
		perPage: args.per_page,
		order: args.order,
		orderby: args.orderby,
		fields: args.fields,
	});
	return { ...collection([], total, args.per_page), data: { totals, intervals } };
}

function tooManyIntervals(interval: IntervalUnit): RestError {
	const message = `interval must be longer than ${interval}: the period has more than ${MOST_INTERVALS} of them.`;
	return invalidParameters(new Map([['interval', outOfBounds(message)]]));
}
