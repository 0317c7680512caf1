import { queryLimits } from '@store-analytics/rest-api/contract';
import type { Database } from '../../database/database';
import { listOf, sql } from '../../database/sql';
import type { Dimension } from '../dimensions/dimension';
import { breakdownMetrics, lineBreakdownMetrics } from '../metrics/breakdown-metrics';
import type { MetricRow } from '../metrics/metric';
import type { IntervalCalendar } from '../periods/interval-calendar';
import { aggregate } from '../stats/aggregate';
import { breakdownFacts, KEY_SEPARATOR, type BreakdownFacts } from './breakdown-facts';
import type { BreakdownRequest } from './breakdown-request';
import { breakdownDays, isOfDays, wholeDays } from './breakdown-days';

/** Numbers of rows, by their keys and the begin of an interval (undefined: of the whole period). */
export interface Parts {
	readonly segments: readonly (string | number)[];
	find(segment: string | number, bucket: number | undefined): MetricRow;
	/** Whether those of all intervals are among them. */
	readonly hasIntervals: boolean;
	/** How rows are spelled, if the numbers tell it. */
	readonly spellings?: ReadonlyMap<string, string> | undefined;
}

/** Which numbers of rows are asked for. */
interface AskedParts {
	/** Numbers of intervals, too. */
	readonly calendar?: IntervalCalendar;
	/** Only these rows, of intervals alone. */
	readonly segments?: readonly string[];
	/** Beside these rows, all others as one. */
	readonly withOthers?: boolean;
}

/** Returns the numbers of all rows together: of the period (undefined), or of the interval that begins at a bucket. */
export async function computeWhole(
	database: Database,
	request: BreakdownRequest,
	calendar?: IntervalCalendar,
): Promise<(bucket: number | undefined) => MetricRow> {
	const { metrics } = request;
	const summed = wholeDays(request);
	const { facts, by } = breakdownFacts(request, []);
	const found = await aggregate(database, {
		...(summed ? { facts, ...summed } : { facts, by, metrics: breakdownMetrics(request) }),
		wanted: metrics,
		...(calendar && { calendar }),
	});
	return (bucket) => found.find(summed ? undefined : '', bucket);
}

/** Returns the numbers of each row: from day sums what these have, the rest from orders and what they hold. */
export async function computeParts(
	database: Database,
	request: BreakdownRequest,
	{ calendar, segments, withOthers = false }: AskedParts = {},
): Promise<Parts> {
	const { grain, dimensions, metrics } = request;
	const summed = calendar?.unit === 'hour' ? undefined : breakdownDays(request);
	const ofDays = summed ? metrics.filter((key) => isOfDays(summed, key)) : [];
	const others = metrics.filter((key) => !ofDays.includes(key));
	const limited = ({ facts, by }: BreakdownFacts) => ({
		facts,
		by: segments ? (withOthers ? joinOthers : only)(segments, by) : by,
		...(calendar && (segments ? { calendar, intervalsOnly: true } : { calendar, few: true })),
	});
	const [days, rows] = await Promise.all([
		summed && ofDays.length > 0
			? aggregate(database, {
					...limited(summed),
					...{ metrics: summed.metrics, wanted: ofDays },
				})
			: undefined,
		others.length > 0
			? aggregate(database, {
					...limited(breakdownFacts(request, dimensions)),
					metrics: grain === 'line' ? lineBreakdownMetrics(request) : breakdownMetrics(request),
					wanted: others,
				})
			: undefined,
	]);
	return {
		segments: [...new Set([...(days?.segments ?? []), ...(rows?.segments ?? [])])],
		find: (segment, bucket) => {
			const [one, other] = [rows?.find(segment, bucket), days?.find(segment, bucket)];
			return one && other ? { ...one, ...other } : (one ?? other ?? {});
		},
		hasIntervals: calendar !== undefined && !days?.isCut && !rows?.isCut,
		spellings: rows && rows.spellings.size > 0 ? rows.spellings : undefined,
	};
}

/** A dimension with some of its segments. */
function only(segments: readonly string[], by: Dimension): Dimension {
	return by.map(({ fact, rows }) => ({
		fact,
		rows: (facts) => sql`SELECT * FROM (${rows(facts)}) WHERE segment IN ${listOf(segments)}`,
	}));
}

/** A dimension whose other segments are one, with a key that no row of theirs has. */
function joinOthers(segments: readonly string[], by: Dimension): Dimension {
	return by.map(({ fact, rows }) => ({
		fact,
		rows: (facts) => sql`SELECT * REPLACE (CASE WHEN segment IN ${listOf(segments)} THEN segment
			ELSE ${OTHERS} END AS segment) FROM (${rows(facts)})`,
	}));
}

/** More separators than a key of the most dimensions has. */
const OTHERS = KEY_SEPARATOR.repeat(queryLimits.dimensions);
