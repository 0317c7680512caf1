import type { Database } from '../../database/database';
import { listOf, sql, type Sql } from '../../database/sql';
import type { Dimension } from '../dimensions/dimension';
import { breakdownMetrics, lineBreakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { aggregate } from '../stats/aggregate';
import { breakdownFacts, lineDayFacts, type BreakdownFacts } from './breakdown-facts';
import type { BreakdownRequest } from './breakdown-request';
import { ordersOfLines } from './orders-by-lines';
import { followFromProducts, isOfLines, lineDayMetrics, lineDayMetricsBy } from './line-days';

/** Numbers of rows, by their keys and the begin of an interval (undefined: of the whole period). */
interface Parts {
	readonly segments: readonly (string | number)[];
	find(segment: string | number, bucket: number | undefined): MetricRow;
	/** The share of orders with a value, if it came along. */
	readonly known?: number | undefined;
}

/** Which numbers of rows are asked for. */
interface AskedParts {
	/** Numbers of intervals, too. */
	readonly calendar?: IntervalCalendar;
	/** Only these rows. */
	readonly segments?: readonly string[];
}

/** Returns the numbers of all rows together: of the period (undefined), or of the interval that begins at a bucket. */
export async function computeWhole(
	database: Database,
	request: BreakdownRequest,
	calendar?: IntervalCalendar,
): Promise<(bucket: number | undefined) => MetricRow> {
	const { orders, grain, filters, rules, metrics } = request;
	const days = ['order', 'line'].includes(grain) && filters.length === 0 ? request.days : undefined;
	const { facts, by } = breakdownFacts(orders, grain, [], filters);
	const found = await aggregate(database, {
		...(days ? { facts, days } : { facts, by }),
		metrics: days && grain === 'line' ? lineDayMetrics(rules) : breakdownMetrics(rules),
		wanted: metrics,
		...(calendar && { calendar }),
	});
	return (bucket) => found.find(days ? undefined : '', bucket);
}

/** Returns the numbers of each row: from day sums what these have, the rest from orders and what they hold. */
export async function computeParts(
	database: Database,
	request: BreakdownRequest,
	{ calendar, segments }: AskedParts = {},
): Promise<Parts> {
	const { orders, grain, dimensions, filters, rules, metrics } = request;
	const line = calendar?.unit === 'hour' ? undefined : daysOfLines(request);
	const dayMetrics = lineDayMetricsBy(dimensions, rules);
	const ofDays = line ? metrics.filter((key) => isOfLines(dayMetrics, key)) : [];
	const others = metrics.filter((key) => !ofDays.includes(key));
	const counted =
		calendar || !others.includes('orders_count')
			? undefined
			: await ordersOfLines(database, request);
	const ofRows = counted ? others.filter((key) => key !== 'orders_count') : others;
	const limited = ({ facts, by }: BreakdownFacts) => ({
		facts,
		by: segments ? only(segments, by) : by,
		...(calendar && { calendar }),
	});
	const [days, rows] = await Promise.all([
		line && ofDays.length > 0
			? aggregate(database, {
					...limited(lineDayFacts(line, dimensions)),
					...{ metrics: dayMetrics, wanted: ofDays },
				})
			: undefined,
		ofRows.length > 0
			? aggregate(database, {
					...limited(breakdownFacts(orders, grain, dimensions, filters)),
					metrics: grain === 'line' ? lineBreakdownMetrics(rules) : breakdownMetrics(rules),
					wanted: ofRows,
				})
			: undefined,
	]);
	return {
		segments: [
			...new Set([
				...(days?.segments ?? []),
				...(rows?.segments ?? []),
				...(counted?.byKey.keys() ?? []),
			]),
		],
		find: (segment, bucket) => ({
			...rows?.find(segment, bucket),
			...days?.find(segment, bucket),
			...(counted && { orders_count: counted.byKey.get(String(segment)) ?? 0 }),
		}),
		known: counted?.known,
	};
}

/** The day sums of lines, if they have all rows of a breakdown. */
function daysOfLines({ days, grain, dimensions, filters }: BreakdownRequest): Sql | undefined {
	const isSummed = grain === 'line' && filters.length === 0 && followFromProducts(dimensions);
	return isSummed ? days?.line : undefined;
}

/** A dimension with some of its segments. */
function only(segments: readonly string[], by: Dimension): Dimension {
	return by.map(({ fact, rows }) => ({
		fact,
		rows: (facts) => sql`SELECT * FROM (${rows(facts)}) WHERE segment IN ${listOf(segments)}`,
	}));
}
